// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/pak_layers.h"

#include "packer/comparing/game_content.h"
#include "parser/text/bytes.h"

#include <algorithm>
#include <set>
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

FromPaks addFromPaks(std::vector<parser::LoadInput>& inputs, std::span<const fs::path> paks) {
    FromPaks added;
    std::set<std::string> taken;
    for (const parser::LoadInput& input : inputs)
        taken.insert(parser::toAsciiLower(input.path));
    packer::GameContent content = packer::readLayers(paks);
    for (packer::PackError& error : content.unreadable)
        added.unreadable.push_back(std::move(error.message));
    for (std::size_t i = 0; i < content.inputs.size(); ++i) {
        parser::LoadInput& input = content.inputs[i];
        if (taken.contains(parser::toAsciiLower(input.path)))
            continue;
        added.paks.emplace(input.path, content.origins[i]);
        inputs.push_back(std::move(input));
    }
    return added;
}

}  // namespace castwright::workspace
