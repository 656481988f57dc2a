// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/pack_review.h"
#include "packer/comparing/comparison.h"
#include "packer/packing/pack.h"
#include "parser/profile/profile.h"

#include <atomic>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace castwright::gui {

/// What to pack, and into which pak.
struct PackRequest {
    std::filesystem::path source;
    std::filesystem::path target;
    std::shared_ptr<const parser::Profile> profile;
    std::vector<std::filesystem::path> ownPaks;  ///< packed from the folder before, see workspace::paksBeneath()
    bool force = false;                          ///< pack content that has errors
    std::filesystem::path recordFolder;          ///< see packer::PackOptions
    packer::DeflateLevel level = packer::DeflateLevel::Usual;
};

/// What a pack would do, and how that differs from the pak that is there.
struct PackPreview {
    workspace::PackReview review;
    /// From the pak that is there to the folder; nothing when there is none, or when it cannot be read.
    std::optional<packer::Comparison> difference;
    /// Why the pak that is there cannot be compared with, as a sentence.
    std::string unreadablePak;
};

/// Whether both say the same to the author.
[[nodiscard]] bool showTheSame(const PackPreview& a, const PackPreview& b);

/// The preview as it was at the moment of packing, and what came of it.
struct PackOutcome {
    PackPreview preview;
    std::optional<packer::PackReport> report;  ///< nothing: errors stopped the pack, and nothing was written
};

/// What the thread that packs and the one that shows it say to each other.
struct PackFlow {
    std::atomic<bool> cancel = false;
    std::atomic<bool> packs = false;  ///< the numbers below mean something
    std::atomic<packer::PackStage> stage = packer::PackStage::Writing;
    std::atomic<std::size_t> doneEntries = 0;
    std::atomic<std::size_t> entries = 0;
    std::atomic<std::uint64_t> doneBytes = 0;
    std::atomic<std::uint64_t> bytes = 0;
};

/// Both read the disk and may run on any thread. When `flow` is cancelled they end with PackFailure::Cancelled, having left no trace.
[[nodiscard]] packer::Result<PackPreview> previewPack(const PackRequest& request, const PackFlow& flow);
[[nodiscard]] packer::Result<PackOutcome> runPack(const PackRequest& request, PackFlow& flow);

}  // namespace castwright::gui
