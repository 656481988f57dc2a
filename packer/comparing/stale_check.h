// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/packing/pack_rules.h"

#include <atomic>
#include <filesystem>

namespace castwright::packer {

/// pack/stale for a pak and the folder it was packed from: one finding for each bot file in which they differ. Reads nothing but the bot
/// files, so that it costs little however large the rest is.
[[nodiscard]] Result<std::vector<PackFinding>>
findStale(const std::filesystem::path& pak, const std::filesystem::path& folder, const std::atomic<bool>* cancel = nullptr);

/// Whether the pak may have been packed from the folder: it has bot files, and the folder has all of them, whatever is in them.
[[nodiscard]] Result<bool> mayBePackedFrom(const std::filesystem::path& pak, const std::filesystem::path& folder);

}  // namespace castwright::packer
