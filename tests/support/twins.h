// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"
#include "parser/text/line_index.h"
#include "tests/support/files.h"
#include "tests/support/golden.h"
#include "validators/checking/diagnostic.h"
#include "validators/wording/display_text.h"

#include <QFile>
#include <QXmlStreamReader>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <format>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// Each rule has a twin in tests/twins/FAMILY/NAME, which breaks that rule and no other. Its `expected.txt` states the whole diagnostic:
///
///     botfiles/styles/a.style:2:6-2:9: error [load/unknown-trait]
///         The message in English.
///     related botfiles/styles/a.style:1:1-1:6
///         What is said of that place.
///     fix Write "fov"
///         botfiles/styles/a.style:2:6-2:9 "fov"
///
/// Lines and columns count as everywhere in the program, ranges are half-open. A problem of a file as a whole has no range.
namespace castwright::test {

/// The folder of all twins. Below it, a twin's folder is the id of its rule.
[[nodiscard]] inline std::filesystem::path twinsFolder() { return std::filesystem::path{CASTWRIGHT_TESTS_DIR} / "twins"; }

[[nodiscard]] inline std::set<std::string> twinIds() {
    std::set<std::string> ids;
    for (const std::filesystem::path& family : foldersIn(twinsFolder())) {
        for (const std::filesystem::path& twin : foldersIn(family))
            ids.insert(twin.lexically_relative(twinsFolder()).generic_string());
    }
    return ids;
}

/// Diagnostics in the form of expected.txt, about files with these names and texts.
class TwinText {
public:
    explicit TwinText(const std::vector<parser::LoadInput>& files) : m_files{files} {}

    [[nodiscard]] std::string of(const std::vector<validators::Diagnostic>& diagnostics) const {
        std::string text;
        for (const validators::Diagnostic& diagnostic : diagnostics)
            text += of(diagnostic);
        return text;
    }

private:
    [[nodiscard]] std::string of(const validators::Diagnostic& diagnostic) const {
        constexpr std::array<std::string_view, 3> kSeverities{"information", "warning", "error"};
        std::string text = std::format(
            "{}: {} [{}]\n    {}\n", diagnostic.subject ? name(*diagnostic.subject) : place(diagnostic.where),
            kSeverities.at(static_cast<std::size_t>(diagnostic.severity)), diagnostic.rule, said(diagnostic.message));
        for (const validators::RelatedPlace& related : diagnostic.related)
            text += std::format("related {}\n    {}\n", place(related.where), said(related.message));
        for (const validators::Fix& fix : diagnostic.fixes) {
            text += std::format("fix {}\n", said(fix.title));
            for (const parser::TextEdit& edit : fix.edits)
                text += std::format("    {} {}\n", place({fix.file, edit.range}), quoted(edit.replacement));
        }
        return text;
    }

    static std::string said(const parser::Message& message) { return validators::displayText(message.english()); }

    static std::string name(const validators::Subject& subject) {
        return subject.container.filename().string() + (subject.name.empty() ? "" : '/' + validators::displayText(subject.name));
    }

    [[nodiscard]] std::string place(const parser::SourceRange& where) const {
        const parser::LoadInput& file = m_files.at(where.file);
        const parser::LineIndex lines{file.text->bytes()};
        const parser::LinePosition begin = lines.position(where.range.begin);
        const parser::LinePosition end = lines.position(where.range.end);
        return std::format("{}:{}:{}-{}:{}", file.path, begin.line, begin.column, end.line, end.column);
    }

    static std::string quoted(std::string_view bytes) {
        std::string text;
        for (const char c : bytes) {
            if (c == '"' || c == '\\')
                text += '\\';
            text += c == '\n' ? "\\n" : c == '\r' ? "\\r" : c == '\t' ? "\\t" : std::string(1, c);
        }
        return '"' + validators::displayText(text) + '"';
    }

    const std::vector<parser::LoadInput>& m_files;
};

/// What expected.txt of a twin says. With CASTWRIGHT_REFRESH_TWINS=1 in the environment it is first written anew from `got`.
[[nodiscard]] inline std::string expectedOf(const std::string& id, const std::string& got) {
    const std::filesystem::path path = twinsFolder() / id / "expected.txt";
    const char* const refresh = std::getenv("CASTWRIGHT_REFRESH_TWINS");
    if (refresh != nullptr && std::string_view{refresh} == "1")
        tests::writeFile(path, got);
    return std::filesystem::exists(path) ? tests::readFile(path) : "(there is no expected.txt)\n";
}

/// The English texts that translations/castwright_en.ts has in the context "messages".
[[nodiscard]] inline std::set<std::string> catalogue() {
    QFile file{QStringLiteral(CASTWRIGHT_TESTS_DIR "/../translations/castwright_en.ts")};
    std::set<std::string> texts;
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    QXmlStreamReader xml{&file};
    bool wanted = false;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            wanted = xml.readElementText() == u"messages";
        else if (wanted && xml.name() == u"source")
            texts.insert(xml.readElementText().toStdString());
    }
    return texts;
}

/// The texts of the diagnostics that are not in the catalogue, and so cannot be translated, one a line.
[[nodiscard]] inline std::string notInCatalogue(const std::vector<validators::Diagnostic>& diagnostics) {
    static const std::set<std::string> known = catalogue();
    std::string missing;
    const auto look = [&missing](const parser::Message& message) {
        if (!known.contains(std::string{message.text}))
            missing += std::string{message.text} + '\n';
    };
    for (const validators::Diagnostic& diagnostic : diagnostics) {
        look(diagnostic.message);
        for (const validators::RelatedPlace& related : diagnostic.related)
            look(related.message);
        for (const validators::Fix& fix : diagnostic.fixes)
            look(fix.title);
    }
    return missing;
}

}  // namespace castwright::test
