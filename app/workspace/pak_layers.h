// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"

#include <filesystem>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace castwright::workspace {

/// The paks in a content folder, whose bot files the game reads beneath the loose ones; a later one wins over those before it, see
/// packer::layersOf(). `ownPaks`, which were packed from the folder itself, are no ground that it stands on, and do not count.
[[nodiscard]] std::vector<std::filesystem::path>
paksBeneath(const std::filesystem::path& folder, std::span<const std::filesystem::path> ownPaks);

/// What was added from paks.
struct FromPaks {
    std::map<std::string, std::filesystem::path, std::less<>> paks;  ///< by the name of the file, the pak that it is from
    std::vector<std::string> unreadable;                             ///< what is wrong with a pak, as sentences
};

/// Adds what the game reads from the paks: of each name, in any case, what `inputs` do not have, from the topmost pak that has it. A
/// pak that cannot be read has nothing. The order of `inputs` does not matter to the loader.
FromPaks addFromPaks(std::vector<parser::LoadInput>& inputs, std::span<const std::filesystem::path> paks);

}  // namespace castwright::workspace
