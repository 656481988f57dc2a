// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/display_text.h"

#include "parser/text/bytes.h"
#include "parser/text/utf8.h"

#include <algorithm>
#include <array>
#include <format>
#include <iterator>
#include <utility>

namespace castwright::parser {

namespace {

/// The code point of a well-formed sequence.
char32_t codePoint(std::string_view character) {
    if (character.size() == 1)
        return toByte(character[0]);
    char32_t value = toByte(character[0]) & (0x7FU >> character.size());
    for (const char c : character.substr(1))
        value = (value << 6U) | (toByte(c) & 0x3FU);
    return value;
}

template<typename Keeps>
std::string shown(std::string_view bytes, Keeps keeps) {
    std::string text;
    text.reserve(bytes.size());
    while (!bytes.empty()) {
        const std::size_t length = utf8Length(bytes);
        const std::string_view character = bytes.substr(0, length == 0 ? 1 : length);
        if (length > 0 && (keeps(character) || !isHidden(codePoint(character)))) {
            text += character;
        } else {
            for (const char c : character)
                std::format_to(std::back_inserter(text), "\\x{:02X}", toByte(c));
        }
        bytes.remove_prefix(character.size());
    }
    return text;
}

}  // namespace

bool isHidden(char32_t character) {
    constexpr std::array<std::pair<char32_t, char32_t>, 14> kRanges{{
        {0x00, 0x1F},
        {0x7F, 0x9F},
        {0xAD, 0xAD},
        {0x34F, 0x34F},
        {0x61C, 0x61C},
        {0x115F, 0x1160},
        {0x180B, 0x180F},
        {0x200B, 0x200F},
        {0x2028, 0x202E},
        {0x2060, 0x206F},
        {0x3164, 0x3164},
        {0xFEFF, 0xFEFF},
        {0xFFF0, 0xFFFB},
        {0xE0000, 0xE0FFF},
    }};
    return std::ranges::any_of(
        kRanges, [character](const auto& range) { return character >= range.first && character <= range.second; });
}

std::string displayText(std::string_view bytes) {
    return shown(bytes, [](std::string_view) { return false; });
}

std::string displayLines(std::string_view bytes) {
    return shown(bytes, [](std::string_view character) { return character == "\n" || character == "\t"; });
}

}  // namespace castwright::parser
