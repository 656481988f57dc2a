// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/checking/rule.h"
#include "validators/checking/rule_settings.h"

#include <optional>
#include <span>

/// The rules about files as a whole: what a folder to be packed has in it, whether its pak is up to date, what cannot be read. They look at
/// no text; the part of the program that knows the files reports their problems by diagnose().
namespace castwright::validators {

class FolderRule final : public Rule {
public:
    using Rule::Rule;

    [[nodiscard]] RuleScope scope() const override { return RuleScope::Folder; }
    void check(const RuleContext& /*context*/, DiagnosticSink& /*sink*/) const override {}

    /// The problem, with the severity that the settings give it; nothing when they switch the rule off.
    [[nodiscard]] std::optional<Diagnostic> diagnose(Subject subject, Message message, const RuleSettings& settings) const;
};

/// All of them, by id.
[[nodiscard]] std::span<const FolderRule> folderRules();

namespace folder {

[[nodiscard]] const FolderRule& unreadable();       ///< io/unreadable
[[nodiscard]] const FolderRule& duplicatePath();    ///< pack/duplicate-path
[[nodiscard]] const FolderRule& excludedFile();     ///< pack/excluded-file
[[nodiscard]] const FolderRule& forbiddenFile();    ///< pack/forbidden-file
[[nodiscard]] const FolderRule& looseContent();     ///< pack/loose-content
[[nodiscard]] const FolderRule& neverLoaded();      ///< pack/never-loaded
[[nodiscard]] const FolderRule& requiredMissing();  ///< pack/required-missing
[[nodiscard]] const FolderRule& stale();            ///< pack/stale
[[nodiscard]] const FolderRule& notAFile();         ///< pack/symlink
[[nodiscard]] const FolderRule& tooLarge();         ///< pack/too-large
[[nodiscard]] const FolderRule& unsafePath();       ///< pack/unsafe-path
[[nodiscard]] const FolderRule& upperCase();        ///< pack/upper-case

/// io/unreadable for a file, folder or pak; `reason` says why, as a sentence.
[[nodiscard]] std::optional<Diagnostic> cannotRead(Subject subject, std::string reason, const RuleSettings& settings);

}  // namespace folder

}  // namespace castwright::validators
