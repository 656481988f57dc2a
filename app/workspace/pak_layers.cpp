// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/pak_layers.h"

#include "packer/comparing/game_content.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace castwright::workspace {

namespace fs = std::filesystem;

std::vector<fs::path> paksBeneath(const fs::path& folder, std::span<const fs::path> ownPaks) {
    auto layers = packer::layersOf(folder);
    if (!layers)
        return {};
    std::erase_if(*layers, [&](const fs::path& layer) {
        std::error_code error;
        return layer == folder
            || std::ranges::any_of(ownPaks, [&](const fs::path& own) { return fs::equivalent(own, layer, error); });
    });
    return std::move(*layers);
}

}  // namespace castwright::workspace
