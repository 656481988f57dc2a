// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/cast.h"
#include "previews/traits/layers.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The styles and characters of a cast as things whose traits can be looked at.
namespace castwright::previews {

/// A style or a character of a cast.
struct TraitOwner {
    bool style = false;
    std::size_t index = 0;  ///< into Cast::styles or Cast::characters

    bool operator==(const TraitOwner&) const = default;
};

[[nodiscard]] const std::string& nameOf(const parser::Cast& cast, TraitOwner owner);

/// Its block: keyword to closing brace.
[[nodiscard]] const parser::SourceRange& whereOf(const parser::Cast& cast, TraitOwner owner);

/// What its own body says.
[[nodiscard]] const parser::Layer& layerOf(const parser::Cast& cast, TraitOwner owner);

[[nodiscard]] std::vector<LayerUse> layersOf(const parser::Cast& cast, TraitOwner owner);

/// The character of that name, or else the style, ignoring case; `style:name` and `character:name` say which.
[[nodiscard]] std::optional<TraitOwner> findOwner(const parser::Cast& cast, std::string_view name);

/// All characters, in the order of the cast.
[[nodiscard]] std::vector<TraitOwner> allCharacters(const parser::Cast& cast);

/// All characters, then all styles, each in the order of the cast.
[[nodiscard]] std::vector<TraitOwner> everybody(const parser::Cast& cast);

}  // namespace castwright::previews
