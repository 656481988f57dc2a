// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/traits/layers.h"

#include <algorithm>

namespace castwright::previews {

std::vector<std::size_t> styleChain(const parser::Cast& cast, std::size_t style) {
    std::vector<std::size_t> chain{style};
    // The loader has cut cycles; the bound keeps a cast that was put together by hand from going round for ever.
    for (auto parent = cast.styles[style].parent; parent && chain.size() < cast.styles.size();
         parent = cast.styles[*parent].parent)
        chain.push_back(*parent);
    std::ranges::reverse(chain);
    return chain;
}

std::vector<LayerUse> layersOf(const parser::Cast& cast, std::size_t style) {
    std::vector<LayerUse> layers;
    for (const std::size_t index : styleChain(cast, style))
        layers.push_back({index, &cast.styles[index].layer});
    return layers;
}

std::vector<LayerUse> layersOf(const parser::Cast& cast, const parser::Character& character) {
    std::vector<LayerUse> layers;
    if (character.style)
        layers = layersOf(cast, *character.style);
    layers.push_back({std::nullopt, &character.layer});
    return layers;
}

}  // namespace castwright::previews
