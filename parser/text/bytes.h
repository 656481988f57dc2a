// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// What a byte means to the game (engine specification, head and section 2). The game never sees Unicode.
namespace castwright::parser {

[[nodiscard]] constexpr std::uint8_t toByte(char c) { return static_cast<std::uint8_t>(c); }

/// Behind the end there are NUL bytes, for the game.
[[nodiscard]] constexpr char byteAt(std::string_view bytes, std::uint32_t offset) {
    return offset < bytes.size() ? bytes[offset] : '\0';
}

[[nodiscard]] constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }

[[nodiscard]] constexpr bool isAsciiLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// The bytes from 0x80 up that the game takes for letters.
[[nodiscard]] constexpr bool isHighLetter(char c) {
    const std::uint8_t b = toByte(c);
    if (b >= 0xC0)
        return b != 0xD7 && b != 0xF7;
    switch (b) {
    case 0x8A:
    case 0x8C:
    case 0x8D:
    case 0x8E:
    case 0x8F:
    case 0x9A:
    case 0x9C:
    case 0x9D:
    case 0x9E:
    case 0x9F:
    case 0xA3:
    case 0xA5:
    case 0xAF:
    case 0xB3:
    case 0xB9:
    case 0xBF: return true;
    default: return false;
    }
}

[[nodiscard]] constexpr bool isLetter(char c) { return isAsciiLetter(c) || isHighLetter(c); }

/// White space for the game's reader: every byte up to 0x20 but NUL, which ends the file.
[[nodiscard]] constexpr bool isWhiteSpace(char c) { return toByte(c) <= 0x20 && c != '\0'; }

[[nodiscard]] constexpr char asciiLower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// Equal when ASCII letters are compared without case and all other bytes exactly.
[[nodiscard]] constexpr bool equalIgnoringCase(std::string_view a, std::string_view b) {
    if (a.size() != b.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (asciiLower(a[i]) != asciiLower(b[i]))
            return false;
    }
    return true;
}

[[nodiscard]] inline std::string toAsciiLower(std::string_view text) {
    std::string lower{text};
    for (char& c : lower)
        c = asciiLower(c);
    return lower;
}

}  // namespace castwright::parser
