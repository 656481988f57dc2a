// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/comparing/stale_check.h"

#include "packer/comparing/game_content.h"
#include "parser/loader/content_folder.h"
#include "parser/text/bytes.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <system_error>

namespace castwright::packer {

namespace {

namespace fs = std::filesystem;

/// A plan of the bot files alone.
Result<PackPlan> planBotFiles(const fs::path& folder) {
    PackPlan plan{.source = folder};
    if (parser::contentRootOf(folder) != folder)
        return plan;
    const auto files = parser::listContent(folder);
    if (!files)
        return std::unexpected{PackError{PackFailure::Unreadable, files.error().path, files.error().message}};
    for (const parser::ContentFile& file : *files) {
        std::error_code error;
        const std::uint64_t size = fs::file_size(file.path, error);
        if (!error)
            plan.entries.push_back({file.name, file.path, size});
    }
    std::ranges::sort(plan.entries, {}, [](const PlannedEntry& entry) { return parser::toAsciiLower(entry.name); });
    return plan;
}

}  // namespace

std::vector<Change> botFileChanges(const Comparison& comparison) {
    std::vector<Change> changes;
    std::ranges::copy_if(
        comparison.changes, std::back_inserter(changes), [](const Change& change) { return isBotFile(change.name); });
    return changes;
}

Result<std::vector<Change>> findStale(const fs::path& pak, const fs::path& folder, const std::atomic<bool>* cancel) {
    auto plan = planBotFiles(folder);
    if (!plan)
        return std::unexpected{std::move(plan.error())};
    auto before = ContentSide::open(pak);
    if (!before)
        return std::unexpected{std::move(before.error())};
    // What else is in the pak counts as removed, which is known by its name alone.
    const auto comparison = compare(*before, ContentSide{std::move(*plan)}, cancel);
    if (!comparison)
        return std::unexpected{comparison.error()};
    return botFileChanges(*comparison);
}

Result<bool> mayBePackedFrom(const fs::path& pak, const fs::path& folder) {
    const auto files = parser::listContent(folder);
    if (!files)
        return std::unexpected{PackError{PackFailure::Unreadable, files.error().path, files.error().message}};
    const auto packed = readContentFrom(pak);
    if (!packed)
        return std::unexpected{packed.error()};
    std::set<std::string> names;
    for (const parser::ContentFile& file : *files)
        names.insert(parser::toAsciiLower(file.name));
    return !packed->empty() && std::ranges::all_of(*packed, [&names](const parser::LoadInput& file) {
        return names.contains(parser::toAsciiLower(file.path));
    });
}

}  // namespace castwright::packer
