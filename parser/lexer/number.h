// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace castwright::parser {

enum class NumberKind : std::uint8_t {
    Decimal,  ///< an integer, wrapped to 32 bits
    Octal,    ///< `0` and octal digits
    Hex,
    Binary,
    Float,
    FloatException,  ///< `1.#INF` and its kin: the game complains and goes on with a meaningless value
    TooManyDots,     ///< not a number: the game refuses it
};

/// How many bytes of a text the game takes for one number.
struct NumberExtent {
    NumberKind kind = NumberKind::Decimal;
    std::uint32_t digitsEnd = 0;  ///< end of what the value is computed from
    std::uint32_t end = 0;        ///< end of the token: a suffix such as `f` or `ul` is swallowed
};

/// True when a number starts at `offset`: a digit, or a dot before a digit. A sign is never part of a number.
[[nodiscard]] bool startsNumber(std::string_view bytes, std::uint32_t offset);

/// Measures the number that starts at `offset` (engine specification, section 2).
[[nodiscard]] NumberExtent measureNumber(std::string_view bytes, std::uint32_t offset);

/// The value of a number as the game computes it: in double by repeated multiplication, then rounded once to float; integers wrap
/// at 32 bits. `digits` is the text [offset, digitsEnd) of measureNumber. May be infinite or NaN (`0.0e400`).
[[nodiscard]] float numberValue(std::string_view digits, NumberKind kind);

/// The value truncated to an integer; nothing when it is not finite or does not fit 32 bits, where the game's result is undefined.
[[nodiscard]] std::optional<std::int32_t> truncateToInt(float value);

}  // namespace castwright::parser
