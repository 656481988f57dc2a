// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/folder/folder_rules.h"

#include <algorithm>
#include <array>
#include <utility>

namespace castwright::validators {

namespace {

/// The rule of that id, which the table has.
const FolderRule& ruleOf(std::string_view id) { return *std::ranges::find(folderRules(), id, &Rule::id); }

}  // namespace

std::optional<Diagnostic> FolderRule::diagnose(Subject subject, Message message, const RuleSettings& settings) const {
    if (!settings.isOn(*this))
        return std::nullopt;
    return Diagnostic{
        .where = {.file = kNoFile, .range = {}},
        .severity = settings.severityOf(*this, severity()),
        .rule = id(),
        .message = std::move(message),
        .related = {},
        .fixes = {},
        .subject = std::move(subject),
    };
}

std::span<const FolderRule> folderRules() {
    static const std::array<FolderRule, 12> rules{{
        {"io/unreadable", CASTWRIGHT_TR_NOOP("A file, folder or pak cannot be read, and is left out."), Severity::Error},
        {"pack/duplicate-path",
         CASTWRIGHT_TR_NOOP("Two paths are equal when upper and lower case count as one. The game would see only one of them."),
         Severity::Error},
        {"pack/excluded-file", CASTWRIGHT_TR_NOOP("A file stays out of the pak."), Severity::Warning},
        {"pack/forbidden-file", CASTWRIGHT_TR_NOOP("A file at the root would make the game take the pak for something else."),
         Severity::Error},
        {"pack/loose-content",
         CASTWRIGHT_TR_NOOP("A style, character or chat file is outside botfiles, where the game does not look for it."),
         Severity::Error},
        {"pack/never-loaded",
         CASTWRIGHT_TR_NOOP("A file in botfiles is never loaded: it is in a sub-folder, in the wrong folder, or has an unknown "
                            "extension."),
         Severity::Warning},
        {"pack/required-missing", CASTWRIGHT_TR_NOOP("A folder that the game reads has no files for it."), Severity::Error},
        {"pack/stale", CASTWRIGHT_TR_NOOP("The bot files in the pak differ from those in the folder."), Severity::Error},
        {"pack/symlink", CASTWRIGHT_TR_NOOP("The source folder has a symbolic link, device or pipe in it."), Severity::Error},
        {"pack/too-large", CASTWRIGHT_TR_NOOP("There are more files, or more bytes, than the game can read from a pak."),
         Severity::Error},
        {"pack/unsafe-path",
         CASTWRIGHT_TR_NOOP("A path cannot be used in a pak: it is not ASCII, too long, or has parts that lead elsewhere."),
         Severity::Error},
        {"pack/upper-case",
         CASTWRIGHT_TR_NOOP("A path has upper-case letters where the game asks for lower case. That works only in a pak."),
         Severity::Warning},
    }};
    return rules;
}

namespace folder {

const FolderRule& unreadable() { return ruleOf("io/unreadable"); }
const FolderRule& duplicatePath() { return ruleOf("pack/duplicate-path"); }
const FolderRule& excludedFile() { return ruleOf("pack/excluded-file"); }
const FolderRule& forbiddenFile() { return ruleOf("pack/forbidden-file"); }
const FolderRule& looseContent() { return ruleOf("pack/loose-content"); }
const FolderRule& neverLoaded() { return ruleOf("pack/never-loaded"); }
const FolderRule& requiredMissing() { return ruleOf("pack/required-missing"); }
const FolderRule& stale() { return ruleOf("pack/stale"); }
const FolderRule& notAFile() { return ruleOf("pack/symlink"); }
const FolderRule& tooLarge() { return ruleOf("pack/too-large"); }
const FolderRule& unsafePath() { return ruleOf("pack/unsafe-path"); }
const FolderRule& upperCase() { return ruleOf("pack/upper-case"); }

std::optional<Diagnostic> cannotRead(Subject subject, std::string reason, const RuleSettings& settings) {
    return unreadable().diagnose(
        std::move(subject), {CASTWRIGHT_TR_NOOP("It cannot be read, and is left out here. %1"), {std::move(reason)}}, settings);
}

}  // namespace folder

}  // namespace castwright::validators
