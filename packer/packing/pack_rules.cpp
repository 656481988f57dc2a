// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/packing/pack_rules.h"

#include "packer/archive/entry_name.h"
#include "parser/loader/loader.h"
#include "parser/text/bytes.h"

#include <algorithm>
#include <array>
#include <format>

namespace castwright::packer {

namespace {

constexpr std::array<PackRule, 11> kRules{{
    {"pack/duplicate-path", true,
     "Two paths are equal when upper and lower case count as one; the game would see one of them only."},
    {"pack/excluded-file", false, "A file stays out of the pak."},
    {"pack/forbidden-file", true, "A file at the root would make the game take the pak for something else."},
    {"pack/loose-content", true, "A style, character or chat file lies outside of botfiles, where the game does not look."},
    {"pack/never-loaded", false,
     "A file in botfiles is never loaded: it is in a sub-folder, in the wrong folder, or has an unknown extension."},
    {"pack/required-missing", true, "A folder that the game reads has nothing in it."},
    {"pack/stale", true, "The pak's bot files differ from the folder's."},
    {"pack/symlink", true, "A symbolic link, device or pipe lies in the source folder."},
    {"pack/too-large", true, "There are more files, or more bytes, than the game can read from a pak."},
    {"pack/unsafe-path", true,
     "A path cannot be in a pak: it is not ASCII, too long, leads elsewhere, or cannot be unpacked on every system."},
    {"pack/upper-case", false, "A path differs from what the game asks for by upper case; that works in a pak only."},
}};

const PackRule& ruleOf(std::string_view id) { return *std::ranges::find(kRules, id, &PackRule::id); }

PackFinding finding(std::string_view id, std::string_view name, std::string message) {
    const PackRule& rule = ruleOf(id);
    return {rule.id, rule.isError, std::string{name}, std::move(message)};
}

struct ContentFolder {
    std::string_view path;
    std::string_view extension;
    parser::ContentKind kind;
};
constexpr std::array<ContentFolder, 3> kContentFolders{{
    {"botfiles/styles/", ".style", parser::ContentKind::Style},
    {"botfiles/characters/", ".bot", parser::ContentKind::Character},
    {"botfiles/chats/", ".chat", parser::ContentKind::Chat},
}};

/// Does the game load a file of that lower-cased name, and from which folder?
const ContentFolder* folderOf(std::string_view lower) {
    for (const ContentFolder& folder : kContentFolders) {
        if (lower.starts_with(folder.path) && !lower.substr(folder.path.size()).contains('/')
            && parser::contentKindOf(lower) == folder.kind)
            return &folder;
    }
    return nullptr;
}

void checkEntry(const PlannedEntry& entry, std::vector<PackFinding>& findings) {
    const std::string lower = parser::toAsciiLower(entry.name);
    const std::string shown = printable(entry.name);
    if (!lower.starts_with("botfiles/")) {
        if (parser::contentKindOf(lower))
            findings.push_back(finding(
                "pack/loose-content", entry.name,
                std::format("\"{}\" lies outside of botfiles: the game never reads it.", shown)));
        return;
    }
    if (folderOf(lower) == nullptr) {
        findings.push_back(finding(
            "pack/never-loaded", entry.name,
            std::format(
                "The game never loads \"{}\": it reads only *.style in botfiles/styles, *.bot in botfiles/characters and *.chat "
                "in "
                "botfiles/chats, and no sub-folders.",
                shown)));
        return;
    }
    if (lower != entry.name)
        findings.push_back(finding(
            "pack/upper-case", entry.name,
            std::format(
                "\"{}\" has upper-case letters: the game asks for \"{}\", which a pak answers but a "
                "folder on some systems does not.",
                shown, lower)));
}

void checkRequired(const PackPlan& plan, std::vector<PackFinding>& findings) {
    const bool hasBotfiles = std::ranges::any_of(
        plan.entries, [](const PlannedEntry& entry) { return parser::toAsciiLower(entry.name).starts_with("botfiles/"); });
    if (!hasBotfiles) {
        // A plan without any file says so already.
        if (!plan.entries.empty())
            findings.push_back(finding(
                "pack/required-missing", "", "There is no folder botfiles with files in it: the game has nothing to load."));
        return;
    }
    for (const ContentFolder& folder : kContentFolders) {
        const bool has = std::ranges::any_of(
            plan.entries, [&](const PlannedEntry& entry) { return folderOf(parser::toAsciiLower(entry.name)) == &folder; });
        if (!has)
            findings.push_back(finding(
                "pack/required-missing", "",
                std::format("There is no *{} file in {}: the game has nothing to load there.", folder.extension, folder.path)));
    }
}

}  // namespace

std::span<const PackRule> packRules() { return kRules; }

std::vector<PackFinding> checkPlan(const PackPlan& plan) {
    std::vector<PackFinding> findings;
    for (const Refusal& refusal : plan.refused)
        findings.push_back(finding(refusal.rule, refusal.name, refusal.message));
    for (const LeftOut& left : plan.leftOut)
        findings.push_back(finding(
            "pack/excluded-file", left.name,
            std::format("\"{}\" stays out of the pak: {}.", printable(left.name), toText(left.reason))));
    for (const PlannedEntry& entry : plan.entries)
        checkEntry(entry, findings);
    checkRequired(plan, findings);
    std::ranges::stable_sort(findings, {}, &PackFinding::name);
    return findings;
}

std::vector<PackFinding> checkStale(const Comparison& comparison, const std::filesystem::path& pak) {
    std::vector<PackFinding> findings;
    for (const Change& change : comparison.changes) {
        if (folderOf(parser::toAsciiLower(change.name)) == nullptr)
            continue;
        const std::string_view what = change.kind == ChangeKind::Added ? "is not in"
            : change.kind == ChangeKind::Removed                       ? "is only in"
                                                                       : "differs from";
        findings.push_back(finding(
            "pack/stale", change.name,
            std::format(
                "\"{}\" {} \"{}\": the game reads the pak's state. Pack again.", printable(change.name), what, pak.string())));
    }
    return findings;
}

}  // namespace castwright::packer
