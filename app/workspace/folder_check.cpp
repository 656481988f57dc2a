// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/folder_check.h"

#include "packer/archive/entry_name.h"
#include "packer/comparing/game_content.h"
#include "packer/comparing/stale_check.h"
#include "parser/loader/loader.h"
#include "parser/text/bytes.h"
#include "validators/folder/folder_rules.h"

#include <algorithm>
#include <array>
#include <utility>

namespace castwright::workspace {

namespace {

using packer::LeftOutReason;
using packer::RefusalReason;
using parser::Message;
using validators::Diagnostic;
using validators::FolderRule;
using validators::RuleSettings;

const FolderRule& ruleFor(RefusalReason reason) {
    switch (reason) {
    case RefusalReason::NotAFile: return validators::folder::notAFile();
    case RefusalReason::ForbiddenFile: return validators::folder::forbiddenFile();
    case RefusalReason::UnsafePath: return validators::folder::unsafePath();
    case RefusalReason::DuplicatePath: return validators::folder::duplicatePath();
    case RefusalReason::NothingToPack: return validators::folder::requiredMissing();
    case RefusalReason::TooManyFiles: break;
    }
    return validators::folder::tooLarge();
}

std::string_view sentenceFor(LeftOutReason reason) {
    switch (reason) {
    case LeftOutReason::GameOutput:
        return CASTWRIGHT_TR_NOOP("\"%1\" stays out of the pak: the game writes it and never reads it.");
    case LeftOutReason::BuildFile: return CASTWRIGHT_TR_NOOP("\"%1\" stays out of the pak: it belongs to the build.");
    case LeftOutReason::Pak: return CASTWRIGHT_TR_NOOP("\"%1\" stays out of the pak: a pak does not go into a pak.");
    case LeftOutReason::ProjectFile: return CASTWRIGHT_TR_NOOP("\"%1\" stays out of the pak: it holds settings of Castwright.");
    case LeftOutReason::Program: return CASTWRIGHT_TR_NOOP("\"%1\" stays out of the pak: it is program code.");
    case LeftOutReason::EditorBackup:
        return CASTWRIGHT_TR_NOOP("\"%1\" stays out of the pak: it is a backup or temporary file of an editor.");
    case LeftOutReason::VersionControl: break;
    }
    return CASTWRIGHT_TR_NOOP("\"%1\" stays out of the pak: it belongs to version control.");
}

/// The problems of one plan, collected.
class PlanCheck {
public:
    PlanCheck(const packer::PackPlan& plan, const RuleSettings& settings) : m_plan{plan}, m_settings{settings} {}

    std::vector<Diagnostic> run() {
        for (const packer::Refusal& refusal : m_plan.refused)
            add(ruleFor(refusal.reason), refusal.name, refusal.message);
        for (const packer::LeftOut& left : m_plan.leftOut)
            add(validators::folder::excludedFile(), left.name, {sentenceFor(left.reason), {packer::printable(left.name)}});
        for (const packer::PlannedEntry& entry : m_plan.entries)
            checkEntry(entry.name);
        checkRequired();
        std::ranges::stable_sort(m_found, {}, [](const Diagnostic& diagnostic) { return diagnostic.subject->name; });
        return std::move(m_found);
    }

private:
    void add(const FolderRule& rule, const std::string& name, Message message) {
        if (auto diagnostic = rule.diagnose({m_plan.source, name}, std::move(message), m_settings))
            m_found.push_back(std::move(*diagnostic));
    }

    void checkEntry(const std::string& name) {
        const std::string lower = parser::toAsciiLower(name);
        const std::string shown = packer::printable(name);
        if (!lower.starts_with("botfiles/")) {
            if (parser::contentKindOf(lower))
                add(validators::folder::looseContent(), name,
                    {CASTWRIGHT_TR_NOOP("\"%1\" is outside botfiles: the game never reads it."), {shown}});
        } else if (!packer::isBotFile(name)) {
            add(validators::folder::neverLoaded(), name,
                {CASTWRIGHT_TR_NOOP("The game never loads \"%1\". It reads only *.style in botfiles/styles, *.bot in "
                                    "botfiles/characters and *.chat in botfiles/chats, and no sub-folders."),
                 {shown}});
        } else if (lower != name) {
            add(validators::folder::upperCase(), name,
                {CASTWRIGHT_TR_NOOP("\"%1\" has upper-case letters. The game asks for \"%2\": it finds that in a pak, but not "
                                    "in a folder on every system."),
                 {shown, lower}});
        }
    }

    void checkRequired() {
        struct Folder {
            std::string_view name;
            std::string_view extension;
            parser::ContentKind kind;
        };
        constexpr std::array<Folder, 3> kFolders{{
            {"botfiles/styles", "*.style", parser::ContentKind::Style},
            {"botfiles/characters", "*.bot", parser::ContentKind::Character},
            {"botfiles/chats", "*.chat", parser::ContentKind::Chat},
        }};
        const auto any = [this](const auto& test) {
            return std::ranges::any_of(m_plan.entries, [&](const packer::PlannedEntry& entry) { return test(entry.name); });
        };
        if (!any([](std::string_view name) { return parser::toAsciiLower(name).starts_with("botfiles/"); })) {
            // A plan without any file says so already.
            if (!m_plan.entries.empty())
                add(validators::folder::requiredMissing(), "",
                    {CASTWRIGHT_TR_NOOP("There is no folder botfiles with files in it: the game has nothing to load."), {}});
            return;
        }
        for (const Folder& folder : kFolders) {
            if (!any(
                    [&](std::string_view name) { return packer::isBotFile(name) && parser::contentKindOf(name) == folder.kind; }))
                add(validators::folder::requiredMissing(), "",
                    {CASTWRIGHT_TR_NOOP("There is no %1 file in %2: the game has nothing to load from there."),
                     {std::string{folder.extension}, std::string{folder.name}}});
        }
    }

    const packer::PackPlan& m_plan;
    const RuleSettings& m_settings;
    std::vector<Diagnostic> m_found;
};

std::string_view sentenceFor(packer::ChangeKind kind) {
    switch (kind) {
    case packer::ChangeKind::Added:
        return CASTWRIGHT_TR_NOOP("\"%1\" is not in \"%2\": the game does without it until you pack again.");
    case packer::ChangeKind::Removed:
        return CASTWRIGHT_TR_NOOP("\"%1\" is only in \"%2\": the game still reads it until you pack again.");
    case packer::ChangeKind::Changed: break;
    }
    return CASTWRIGHT_TR_NOOP("\"%1\" differs from the one in \"%2\": the game reads that one until you pack again.");
}

}  // namespace

std::vector<Diagnostic> checkPlan(const packer::PackPlan& plan, const RuleSettings& settings) {
    return PlanCheck{plan, settings}.run();
}

std::vector<Diagnostic> checkStale(
    const packer::Comparison& comparison, const std::filesystem::path& pak, const std::filesystem::path& folder,
    const RuleSettings& settings) {
    std::vector<Diagnostic> found;
    for (const packer::Change& change : packer::botFileChanges(comparison)) {
        const std::filesystem::path& container = change.kind == packer::ChangeKind::Removed ? pak : folder;
        auto diagnostic = validators::folder::stale().diagnose(
            {container, change.name}, {sentenceFor(change.kind), {packer::printable(change.name), pak.string()}}, settings);
        if (diagnostic)
            found.push_back(std::move(*diagnostic));
    }
    return found;
}

}  // namespace castwright::workspace
