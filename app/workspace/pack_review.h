// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/packing/pack_plan.h"
#include "parser/profile/profile.h"
#include "parser/text/line_index.h"
#include "validators/checking/diagnostic.h"
#include "validators/checking/rule_settings.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace castwright::workspace {

/// A content file that a problem is in.
struct ReviewedFile {
    std::filesystem::path path;                      ///< on disk; empty for a file of a pak beneath the folder
    std::string name;                                ///< as the game calls the file: "botfiles/styles/a.style"
    std::shared_ptr<const parser::LineIndex> lines;  ///< null where no problem is
};

/// What would be packed, and what speaks against it. A plain value; making one writes nothing.
struct PackReview {
    packer::PackPlan plan;
    /// First the errors in the content, then what is said of files as a whole, the plan's refusals among them.
    std::vector<validators::Diagnostic> diagnostics;
    std::vector<ReviewedFile> files;  ///< Diagnostic::where and what hangs on it are about these

    [[nodiscard]] std::size_t errorCount() const;
    /// Whether both say the same to the author: the same problems at the same places.
    [[nodiscard]] bool hasProblemsOf(const PackReview& other) const;
    /// With refusals nothing is packed, whatever the author wants.
    [[nodiscard]] bool isRefused() const { return !plan.refused.empty(); }
    /// Errors stop a pack unless the author forces it.
    [[nodiscard]] bool stops(bool force) const { return isRefused() || (errorCount() > 0 && !force); }
};

/// Plans a pack and looks for what stops it: what the game could not read from a pak, and content that the game would drop, or read no
/// further. Whether a cast is complete is no matter here, so that the level of `settings` does not count. A folder without `botfiles/` has
/// no errors in its content. What is in the paks beneath the folder (see paksBeneath) is there for the game, and so for the content; errors in the paks themselves are not meant.
[[nodiscard]] packer::Result<PackReview> reviewPack(
    const std::filesystem::path& source, const std::filesystem::path& target, const parser::Profile& profile,
    std::span<const std::filesystem::path> ownPaks = {}, const validators::RuleSettings& settings = {});

}  // namespace castwright::workspace
