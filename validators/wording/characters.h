// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/text/byte_range.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Characters of UTF-8, which the game does not know: for messages and fixes about single bytes.
namespace castwright::validators {

/// The well-formed UTF-8 character that holds the byte at `offset`, or that byte alone.
[[nodiscard]] parser::ByteRange characterAt(std::string_view bytes, std::uint32_t offset);

/// What ASCII has for a typographic character: `"` for curly quotes, `-` for dashes, a space for a no-break space. Nothing for others.
[[nodiscard]] std::optional<std::string_view> asciiFor(std::string_view character);

/// `é (0xC3 0xA9)` for a character, `0x80` for a byte that is none or cannot be shown.
[[nodiscard]] std::string describedCharacter(std::string_view character);

}  // namespace castwright::validators
