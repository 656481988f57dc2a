// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/normalise.h"

#include "parser/text/bytes.h"

#include <cstddef>

namespace castwright::parser {

namespace {

/// The game's lower case of a letter or digit. FF and BF are not what a Windows-1252 table would say; they are what the game does.
char foldCase(char c) {
    const std::uint8_t b = toByte(c);
    if (b < 0x80)
        return asciiLower(c);
    if (b >= 0xC0 && b <= 0xDE)
        return static_cast<char>(b + 0x20);
    switch (b) {
    case 0x8A:
    case 0x8C:
    case 0x8D:
    case 0x8E:
    case 0x8F: return static_cast<char>(b + 0x10);
    case 0xA3: return '\xB3';
    case 0xA5: return '\xB9';
    case 0xBF: return '\xAF';
    case 0xFF: return '\xDF';
    default: return c;
    }
}

}  // namespace

std::size_t escapeLength(std::string_view text) {
    if (text.size() < 2 || text[0] != '^')
        return 0;
    switch (text[1]) {
    case 'n':
    case 'N': return text.size() >= 3 ? 3 : 0;
    case 'c':
    case 'C':
    case 'i':
    case 'I': return text.size() >= 5 ? 5 : 0;
    case ':':
    case '-':
    case '+':
    case 'r':
    case 'R': return 2;
    default: return isDigit(text[1]) ? 2 : 0;
    }
}

std::string normalise(std::string_view text) {
    text = text.substr(0, text.find('\0'));  // which ends it for the game, and cuts an escape short
    std::string result;
    bool gap = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '^') {
            if (const std::size_t length = escapeLength(text.substr(i)); length > 0) {
                i += length - 1;
                continue;
            }
            ++i;  // an unknown escape keeps its `^` and loses the byte behind it
        }
        if (!isLetter(c) && !isDigit(c)) {
            gap = true;
            continue;
        }
        if (gap && !result.empty())
            result.push_back(' ');
        gap = false;
        result.push_back(foldCase(c));
    }
    return result;
}

}  // namespace castwright::parser
