// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <span>
#include <vector>

namespace castwright::workspace {

/// The paks in a content folder, whose bot files the game reads beneath the loose ones; a later one wins over those before it, see
/// packer::layersOf(). `ownPaks`, which were packed from the folder itself, are no ground that it stands on, and do not count.
[[nodiscard]] std::vector<std::filesystem::path>
paksBeneath(const std::filesystem::path& folder, std::span<const std::filesystem::path> ownPaks);

}  // namespace castwright::workspace
