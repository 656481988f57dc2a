// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/content_gate.h"

#include "parser/content_folder.h"
#include "parser/line_index.h"

#include <map>
#include <optional>

namespace castwright::cli {

namespace {

/// The game keeps what the author meant, or something close to it: no reason to refuse a pack.
bool isHarmless(const parser::LoadNote& note) {
    using enum parser::LoadNoteKind;
    switch (note.kind) {
    case WeaponInSkill:
    case WeaponBiasClamped:
    case WeaponReplaced:
    case SkillBandClamped:
    case ValueErased:
    case HugeNumber:
    case PriorityClamped:
    case DuplicateTrigger:
    case DuplicateLine:
    case NoStyle: return true;
    case FileEndsHere: return note.where.range.empty();
    default: return false;
    }
}

}  // namespace

std::expected<std::vector<GateProblem>, std::string>
contentErrors(const std::filesystem::path& folder, const parser::Profile& profile) {
    const auto root = parser::contentRootOf(folder);
    if (!root)
        return std::vector<GateProblem>{};
    auto inputs = parser::readContent(*root);
    if (!inputs)
        return std::unexpected{inputs.error().message};
    const parser::LoadResult loaded = parser::load(std::move(*inputs), profile);
    std::map<std::uint32_t, parser::LineIndex> lines;
    std::vector<GateProblem> problems;
    for (const parser::LoadNote& note : loaded.notes) {
        if (isHarmless(note))
            continue;
        const parser::LoadInput& input = loaded.inputs[note.where.file];
        const auto [index, isNew] = lines.try_emplace(note.where.file, input.text->bytes());
        const parser::LinePosition place = index->second.position(note.where.range.begin);
        problems.push_back({input.path, place.line, place.column, "The game does not keep what is written here."});
    }
    return problems;
}

}  // namespace castwright::cli
