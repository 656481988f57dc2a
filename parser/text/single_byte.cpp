// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/single_byte.h"

#include "parser/text/bytes.h"
#include "parser/text/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace castwright::parser {

namespace {

// Windows-1252 from 0x80 to 0x9F; 0 where it leaves a byte open.
constexpr std::array<char32_t, 32> kWindows1252{
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
    0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178};

/// The code point of one well-formed sequence.
char32_t codePoint(std::string_view sequence) {
    constexpr std::array<std::uint8_t, 5> kFirstBits{0, 0x7F, 0x1F, 0x0F, 0x07};
    char32_t code = toByte(sequence.front()) & kFirstBits.at(sequence.size());
    for (const char c : sequence.substr(1))
        code = (code << 6U) | (toByte(c) & 0x3FU);
    return code;
}

}  // namespace

std::optional<std::string> singleByteText(std::string_view utf8) {
    std::string bytes;
    bool ascii = true;
    while (!utf8.empty()) {
        const std::size_t length = utf8Length(utf8);
        if (length == 0)
            return std::nullopt;
        const char32_t code = codePoint(utf8.substr(0, length));
        const auto* const found = code == 0 ? kWindows1252.end() : std::ranges::find(kWindows1252, code);
        if (found != kWindows1252.end())
            bytes.push_back(static_cast<char>(0x80 + (found - kWindows1252.begin())));
        else if (code < 0x100)
            bytes.push_back(static_cast<char>(code));
        else
            return std::nullopt;
        ascii = ascii && code < 0x80;
        utf8.remove_prefix(length);
    }
    return ascii ? std::nullopt : std::optional{bytes};
}

}  // namespace castwright::parser
