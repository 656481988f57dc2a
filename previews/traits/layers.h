// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/cast.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace castwright::previews {

/// One body that takes part in what a character becomes.
struct LayerUse {
    std::optional<std::size_t> style;      ///< index into Cast::styles; nothing for the character's own body
    const parser::Layer* layer = nullptr;  ///< in the cast, which must outlive this

    bool operator==(const LayerUse&) const = default;
};

/// The styles of a chain, the oldest ancestor first, `style` last. Indices into Cast::styles.
[[nodiscard]] std::vector<std::size_t> styleChain(const parser::Cast& cast, std::size_t style);

/// The layers of a style, in the order in which the game applies them (engine specification, section 4.3).
[[nodiscard]] std::vector<LayerUse> layersOf(const parser::Cast& cast, std::size_t style);

/// The layers of a character: those of its style, when it has one, then its own. `character` must be one of the cast's or outlive the
/// result in its own right.
[[nodiscard]] std::vector<LayerUse> layersOf(const parser::Cast& cast, const parser::Character& character);

}  // namespace castwright::previews
