// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/comparing/comparison.h"

#include <atomic>
#include <filesystem>
#include <vector>

namespace castwright::packer {

/// The bot files among the changes: those that the game loads.
[[nodiscard]] std::vector<Change> botFileChanges(const Comparison& comparison);

/// The bot files in which a pak and the folder that it was packed from differ. Reads nothing but the bot files, so that it costs little
/// however large the rest is.
[[nodiscard]] Result<std::vector<Change>>
findStale(const std::filesystem::path& pak, const std::filesystem::path& folder, const std::atomic<bool>* cancel = nullptr);

/// Whether the pak may have been packed from the folder: it has bot files, and the folder has all of them, whatever is in them.
[[nodiscard]] Result<bool> mayBePackedFrom(const std::filesystem::path& pak, const std::filesystem::path& folder);

}  // namespace castwright::packer
