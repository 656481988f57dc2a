// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"
#include "parser/text/line_index.h"
#include "validators/checking/check.h"

#include <algorithm>
#include <format>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace castwright::test {

/// Content in memory: paths with bytes.
using Content = std::vector<std::pair<std::string, std::string>>;

[[nodiscard]] inline parser::LoadResult
loadContent(const Content& content, const parser::Profile& profile = parser::defaultProfile()) {
    std::vector<parser::LoadInput> inputs;
    for (const auto& [path, bytes] : content)
        inputs.push_back({path, parser::contentKindOf(path).value(), std::make_shared<const parser::SourceText>(bytes)});
    return parser::load(std::move(inputs), profile);
}

/// `file:line:column severity rule` for each problem.
[[nodiscard]] inline std::vector<std::string>
briefly(const parser::LoadResult& loaded, const std::vector<validators::Diagnostic>& diagnostics) {
    std::vector<std::string> lines;
    for (const validators::Diagnostic& diagnostic : diagnostics) {
        const parser::LoadInput& input = loaded.inputs.at(diagnostic.where.file);
        const auto place = parser::LineIndex{input.text->bytes()}.position(diagnostic.where.range.begin);
        constexpr const char* kSeverities = "IWE";
        lines.push_back(std::format(
            "{}:{}:{} {} {}", input.path, place.line, place.column, kSeverities[static_cast<int>(diagnostic.severity)],
            diagnostic.rule));
    }
    return lines;
}

[[nodiscard]] inline std::vector<std::string> check(const Content& content, const validators::RuleSettings& settings = {}) {
    const parser::LoadResult loaded = loadContent(content);
    return briefly(loaded, validators::check(loaded, parser::defaultProfile(), settings));
}

/// The lines of `check` for one style file, without its name.
[[nodiscard]] inline std::vector<std::string> checkStyle(std::string bytes) {
    std::vector<std::string> lines = check({{"a.style", std::move(bytes)}});
    for (std::string& line : lines)
        line.erase(0, line.find(':') + 1);
    return lines;
}

/// The same for a chat file of the character Tommy, who is there.
[[nodiscard]] inline std::vector<std::string> checkChat(std::string bytes) {
    std::vector<std::string> lines = check({
        {"a.style", "style \"a\" {\n}\n"},
        {"a.bot", "character \"Tommy\" {\n\tinherit \"a\"\n}\n"},
        {"a.chat", std::move(bytes)},
    });
    for (std::string& line : lines)
        line.erase(0, line.find(':') + 1);
    return lines;
}

}  // namespace castwright::test
