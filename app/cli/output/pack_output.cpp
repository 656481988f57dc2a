// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/pack_output.h"

#include "app/cli/output/json_text.h"
#include "app/cli/output/severity_name.h"
#include "packer/archive/entry_name.h"
#include "parser/text/display_text.h"
#include "validators/wording/display_text.h"

#include <format>

namespace castwright::cli {

namespace {

std::string sizesOf(const packer::Change& change) {
    switch (change.kind) {
    case packer::ChangeKind::Added: return std::format("{} bytes", change.sizeAfter);
    case packer::ChangeKind::Removed: return std::format("{} bytes", change.sizeBefore);
    case packer::ChangeKind::Changed: return std::format("{} bytes before, {} after", change.sizeBefore, change.sizeAfter);
    }
    return {};
}

}  // namespace

std::shared_ptr<std::string> addFormatOption(CLI::App& command) {
    auto format = std::make_shared<std::string>("text");
    command.add_option("--format", *format, "How to print the result: text or json.")
        ->check(CLI::IsMember({"text", "json"}))
        ->type_name("text|json")
        ->capture_default_str();
    return format;
}

void report(const packer::PackError& error, Invocation& invocation, bool json) {
    invocation.fail(error.message);
    if (json)
        printJson({{"status", "failed"}, {"path", error.path.string()}, {"message", error.message}}, invocation);
}

void printJson(const Json& json, Invocation& invocation) { invocation.out << jsonText(json) << '\n'; }

Json toJson(const validators::Diagnostic& diagnostic) {
    return {
        {"rule", diagnostic.rule},
        {"severity", severityName(diagnostic.severity)},
        {"path", diagnostic.subject.value_or(validators::Subject{}).name},
        {"message", validators::displayText(diagnostic.message.english())},
    };
}

Json toJson(const packer::Comparison& comparison) {
    Json changes = Json::array();
    for (const packer::Change& change : comparison.changes) {
        Json row{{"kind", toText(change.kind)}, {"path", change.name}};
        if (change.kind != packer::ChangeKind::Added)
            row["sizeBefore"] = change.sizeBefore;
        if (change.kind != packer::ChangeKind::Removed)
            row["sizeAfter"] = change.sizeAfter;
        if (!change.textDiff.empty())
            row["diff"] = change.textDiff;
        changes.push_back(std::move(row));
    }
    return {{"same", comparison.same}, {"changes", std::move(changes)}};
}

std::string toLine(const validators::Diagnostic& diagnostic) {
    const std::string name = diagnostic.subject.value_or(validators::Subject{}).name;
    const std::string place = name.empty() ? std::string{} : packer::printable(name) + ": ";
    return std::format(
        "{}{}: {} [{}]", place, severityName(diagnostic.severity), validators::displayText(diagnostic.message.english()),
        diagnostic.rule);
}

void printText(const packer::Comparison& comparison, Invocation& invocation) {
    for (const packer::Change& change : comparison.changes) {
        invocation.out << std::format("{:<8} {} ({})\n", toText(change.kind), packer::printable(change.name), sizesOf(change));
        if (!change.textDiff.empty())
            invocation.out << (invocation.outIsTerminal ? parser::displayLines(change.textDiff) : change.textDiff);
    }
}

std::string_view toText(packer::ChangeKind kind) {
    switch (kind) {
    case packer::ChangeKind::Added: return "added";
    case packer::ChangeKind::Removed: return "removed";
    case packer::ChangeKind::Changed: return "changed";
    }
    return "";
}

}  // namespace castwright::cli
