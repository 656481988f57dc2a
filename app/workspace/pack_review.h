// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/packing/pack_plan.h"
#include "packer/packing/pack_rules.h"
#include "parser/profile/profile.h"
#include "parser/text/line_index.h"
#include "parser/text/message.h"
#include "parser/text/text_edit.h"

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace castwright::workspace {

/// An error in the content that is about to be packed.
struct ContentError {
    std::filesystem::path path;  ///< on disk
    std::string name;            ///< as the game calls the file: "botfiles/styles/a.style"
    parser::LinePosition place;
    parser::ByteRange range;
    std::string_view rule;  ///< "family/name"; lives as long as the program
    parser::Message message;

    bool operator==(const ContentError&) const = default;
};

/// What would be packed, and what speaks against it. A plain value; making one writes nothing.
struct PackReview {
    packer::PackPlan plan;
    std::vector<packer::PackFinding> findings;  ///< the plan's refusals among them
    std::vector<ContentError> contentErrors;

    /// Of the findings and of the content.
    [[nodiscard]] std::size_t errorCount() const;
    /// With refusals nothing is packed, whatever the author wants.
    [[nodiscard]] bool isRefused() const { return !plan.refused.empty(); }
    /// Errors stop a pack unless the author forces it.
    [[nodiscard]] bool stops(bool force) const { return isRefused() || (errorCount() > 0 && !force); }
};

/// Plans a pack and looks for what stops it: what the game could not read from a pak, and content that the game would drop, or read no
/// further. Whether a cast is complete is no matter here. A folder without `botfiles/` has no errors in its content. What is in the paks
/// beneath the folder (see paksBeneath) is there for the game, and so for the content; errors in the paks themselves are not meant.
[[nodiscard]] packer::Result<PackReview> reviewPack(
    const std::filesystem::path& source, const std::filesystem::path& target, const parser::Profile& profile,
    std::span<const std::filesystem::path> ownPaks = {});

}  // namespace castwright::workspace
