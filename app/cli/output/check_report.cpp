// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/check_report.h"

#include "app/cli/output/json_text.h"
#include "app/cli/output/severity_name.h"
#include "app/version.h"
#include "parser/text/line_index.h"
#include "parser/text/text_format.h"
#include "validators/wording/display_text.h"

#include <nlohmann/json.hpp>

#include <array>
#include <format>
#include <map>

namespace castwright::cli {

using namespace validators;
using Json = nlohmann::ordered_json;

namespace {

constexpr int kJsonVersion = 1;

/// Says where things are, making the line index of a file when it is first needed.
class Places {
public:
    explicit Places(const CheckedContent& content) : m_content{content} {}

    [[nodiscard]] std::string file(std::uint32_t index) const { return displayText(m_content.paths[index]); }

    /// What the problem is about: a file, or a folder or pak as a whole.
    [[nodiscard]] std::string path(const Diagnostic& diagnostic) const {
        if (!diagnostic.subject)
            return file(diagnostic.where.file);
        const Subject& subject = *diagnostic.subject;
        return displayText((subject.name.empty() ? subject.container : subject.container / subject.name).generic_string());
    }

    parser::LinePosition position(std::uint32_t file, std::uint32_t offset) {
        auto found = m_lines.find(file);
        if (found == m_lines.end())
            found = m_lines.emplace(file, parser::LineIndex{m_content.loaded.inputs[file].text->bytes()}).first;
        return found->second.position(offset);
    }

private:
    const CheckedContent& m_content;
    std::map<std::uint32_t, parser::LineIndex> m_lines;
};

struct Colours {
    std::string_view severity;
    std::string_view quiet;
    std::string_view end;
};

Colours coloursFor(Severity severity, bool colour) {
    if (!colour)
        return {};
    constexpr std::array<std::string_view, 3> kSeverities{"\x1b[36m", "\x1b[33m", "\x1b[31m"};
    return {kSeverities.at(static_cast<std::size_t>(severity)), "\x1b[2m", "\x1b[0m"};
}

std::string place(Places& places, parser::SourceRange where) {
    const parser::LinePosition position = places.position(where.file, where.range.begin);
    return std::format("{}:{}:{}", places.file(where.file), position.line, position.column);
}

void printDiagnostic(Places& places, const Diagnostic& diagnostic, bool colour, std::ostream& out) {
    const Colours colours = coloursFor(diagnostic.severity, colour);
    out << std::format(
        "{}: {}{}:{} {} {}[{}]{}\n", diagnostic.subject ? places.path(diagnostic) : place(places, diagnostic.where),
        colours.severity, severityName(diagnostic.severity), colours.end, displayText(diagnostic.message.english()),
        colours.quiet, diagnostic.rule, colours.end);
    for (const RelatedPlace& related : diagnostic.related)
        out << std::format("    {}: {}\n", place(places, related.where), displayText(related.message.english()));
}

Json positionToJson(Places& places, parser::SourceRange where) {
    const parser::LinePosition position = places.position(where.file, where.range.begin);
    return {{"file", places.file(where.file)}, {"line", position.line}, {"column", position.column}};
}

Json fixToJson(const Places& places, const Fix& fix) {
    Json edits = Json::array();
    for (const parser::TextEdit& edit : fix.edits) {
        Json object{{"offset", edit.range.begin}, {"length", edit.range.size()}, {"replacement", edit.replacement}};
        if (parser::detectTextFormat(edit.replacement).encoding == parser::Encoding::Bytes) {
            object["replacement"] = displayText(edit.replacement);
            object["exact"] = false;  // JSON cannot hold these bytes
        }
        edits.push_back(std::move(object));
    }
    return {{"title", displayText(fix.title.english())}, {"file", places.file(fix.file)}, {"edits", std::move(edits)}};
}

Json diagnosticToJson(Places& places, const Diagnostic& diagnostic) {
    Json object{{"file", places.path(diagnostic)}};
    if (!diagnostic.subject) {
        const parser::LinePosition end = places.position(diagnostic.where.file, diagnostic.where.range.end);
        object = positionToJson(places, diagnostic.where);
        object["endLine"] = end.line;
        object["endColumn"] = end.column;
        object["offset"] = diagnostic.where.range.begin;
        object["length"] = diagnostic.where.range.size();
    }
    object["severity"] = severityName(diagnostic.severity);
    object["rule"] = diagnostic.rule;
    object["message"] = displayText(diagnostic.message.english());
    object["related"] = Json::array();
    for (const RelatedPlace& related : diagnostic.related) {
        Json row = positionToJson(places, related.where);
        row["message"] = displayText(related.message.english());
        object["related"].push_back(std::move(row));
    }
    object["fixes"] = Json::array();
    for (const Fix& fix : diagnostic.fixes)
        object["fixes"].push_back(fixToJson(places, fix));
    return object;
}

std::string counted(std::size_t count, std::string_view one, std::string_view many) {
    return std::format("{} {}", count, count == 1 ? one : many);
}

}  // namespace

std::string CheckSummary::sentence() const {
    std::vector<std::string> parts;
    if (errors > 0)
        parts.push_back(counted(errors, "error", "errors"));
    if (warnings > 0)
        parts.push_back(counted(warnings, "warning", "warnings"));
    if (information > 0)
        parts.push_back(counted(information, "note", "notes"));
    std::string list = parts.empty() ? "No problems" : parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i)
        list += (i + 1 == parts.size() ? " and " : ", ") + parts[i];
    return std::format("{} in {}.", list, counted(files, "file", "files"));
}

CheckSummary summarise(const std::vector<CheckedContent>& contents) {
    CheckSummary summary;
    for (const CheckedContent& content : contents) {
        summary.files += content.wanted.size();
        for (const Diagnostic& diagnostic : content.diagnostics) {
            summary.errors += diagnostic.severity == Severity::Error ? 1U : 0U;
            summary.warnings += diagnostic.severity == Severity::Warning ? 1U : 0U;
            summary.information += diagnostic.severity == Severity::Information ? 1U : 0U;
        }
    }
    return summary;
}

void printCheckText(const std::vector<CheckedContent>& contents, bool colour, std::ostream& out) {
    for (const CheckedContent& content : contents) {
        Places places{content};
        for (const Diagnostic& diagnostic : content.diagnostics)
            printDiagnostic(places, diagnostic, colour, out);
    }
    out << summarise(contents).sentence() << '\n';
}

void printCheckJson(const std::vector<CheckedContent>& contents, std::ostream& out) {
    Json object{{"version", kJsonVersion}, {"tool", std::string{"castwright-cli "} + std::string{kVersion}}};
    object["files"] = Json::array();
    object["problems"] = Json::array();
    for (const CheckedContent& content : contents) {
        Places places{content};
        for (const std::uint32_t file : content.wanted)
            object["files"].push_back(places.file(file));
        for (const Diagnostic& diagnostic : content.diagnostics)
            object["problems"].push_back(diagnosticToJson(places, diagnostic));
    }
    const CheckSummary summary = summarise(contents);
    object["summary"] = {
        {"files", summary.files},
        {"errors", summary.errors},
        {"warnings", summary.warnings},
        {"information", summary.information},
        {"text", summary.sentence()}};
    out << jsonText(object, kIndent) << '\n';
}

}  // namespace castwright::cli
