// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace castwright::parser {

/// A number as an author would write it: the fewest digits that the game reads back as exactly this float, with a `-` in front where it
/// is negative, and an exponent only where the digits alone would be unwieldy. Does not depend on the locale. Nothing for values that
/// are not finite, and for the rare ones that the game's own arithmetic never arrives at.
[[nodiscard]] std::optional<std::string> numberText(float value);

/// What the game makes of such a text: a float, or nothing when it is not one number with an optional `-`.
[[nodiscard]] std::optional<float> readNumberText(std::string_view text);

}  // namespace castwright::parser
