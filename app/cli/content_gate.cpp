// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/content_gate.h"

#include "parser/content_folder.h"
#include "parser/line_index.h"
#include "validators/check.h"
#include "validators/display_text.h"

#include <map>

namespace castwright::cli {

std::expected<std::vector<GateProblem>, std::string>
contentErrors(const std::filesystem::path& folder, const parser::Profile& profile) {
    const auto root = parser::contentRootOf(folder);
    if (!root)
        return std::vector<GateProblem>{};
    auto inputs = parser::readContent(*root);
    if (!inputs)
        return std::unexpected{inputs.error().message};
    const parser::LoadResult loaded = parser::load(std::move(*inputs), profile);
    // What the engine does not keep stops a pack; whether a cast is complete is the business of `check`.
    const validators::RuleSettings settings{.level = validators::Level::Addon};
    std::map<std::uint32_t, parser::LineIndex> lines;
    std::vector<GateProblem> problems;
    for (const validators::Diagnostic& diagnostic : validators::check(loaded, profile, settings)) {
        if (diagnostic.severity != validators::Severity::Error)
            continue;
        const parser::LoadInput& input = loaded.inputs[diagnostic.where.file];
        const auto [index, isNew] = lines.try_emplace(diagnostic.where.file, input.text->bytes());
        const parser::LinePosition place = index->second.position(diagnostic.where.range.begin);
        problems.push_back(
            {input.path, place.line, place.column, std::string{diagnostic.rule},
             validators::displayText(diagnostic.message.english())});
    }
    return problems;
}

}  // namespace castwright::cli
