// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/traits/trait_subject.h"

namespace castwright::previews {

const std::string& nameOf(const parser::Cast& cast, TraitOwner owner) {
    return owner.style ? cast.styles[owner.index].name : cast.characters[owner.index].name;
}

const parser::SourceRange& whereOf(const parser::Cast& cast, TraitOwner owner) {
    return owner.style ? cast.styles[owner.index].where : cast.characters[owner.index].where;
}

const parser::Layer& layerOf(const parser::Cast& cast, TraitOwner owner) {
    return owner.style ? cast.styles[owner.index].layer : cast.characters[owner.index].layer;
}

std::vector<LayerUse> layersOf(const parser::Cast& cast, TraitOwner owner) {
    return owner.style ? layersOf(cast, owner.index) : layersOf(cast, cast.characters[owner.index]);
}

std::optional<TraitOwner> findOwner(const parser::Cast& cast, std::string_view name) {
    constexpr std::string_view kStyle = "style:";
    constexpr std::string_view kCharacter = "character:";
    const auto character = cast.findCharacter(name.starts_with(kCharacter) ? name.substr(kCharacter.size()) : name);
    if (character)
        return TraitOwner{false, *character};
    const auto style = cast.findStyle(name.starts_with(kStyle) ? name.substr(kStyle.size()) : name);
    return style ? std::optional{TraitOwner{true, *style}} : std::nullopt;
}

std::vector<TraitOwner> allCharacters(const parser::Cast& cast) {
    std::vector<TraitOwner> owners;
    for (std::size_t i = 0; i < cast.characters.size(); ++i)
        owners.push_back({false, i});
    return owners;
}

std::vector<TraitOwner> everybody(const parser::Cast& cast) {
    std::vector<TraitOwner> owners = allCharacters(cast);
    for (std::size_t style = 0; style < cast.styles.size(); ++style)
        owners.push_back({true, style});
    return owners;
}

}  // namespace castwright::previews
