// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/wording/characters.h"

#include "parser/text/bytes.h"
#include "parser/text/utf8.h"
#include "validators/wording/display_text.h"

#include <algorithm>
#include <array>
#include <format>
#include <iterator>
#include <utility>

namespace castwright::validators {

using namespace parser;

ByteRange characterAt(std::string_view bytes, std::uint32_t offset) {
    constexpr std::uint32_t kLongest = 4;
    for (std::uint32_t back = 0; back < kLongest && back <= offset; ++back) {
        const std::uint32_t begin = offset - back;
        const auto length = static_cast<std::uint32_t>(utf8Length(bytes.substr(begin, kLongest)));
        if (length > back)
            return {begin, begin + length};
    }
    return {offset, offset + 1};
}

std::optional<std::string_view> asciiFor(std::string_view character) {
    using Pair = std::pair<std::string_view, std::string_view>;
    constexpr std::array<Pair, 14> kPairs{{
        {"\u201C", "\""},
        {"\u201D", "\""},
        {"\u201E", "\""},
        {"\u00AB", "\""},
        {"\u00BB", "\""},
        {"\u2018", "'"},
        {"\u2019", "'"},
        {"\u00B4", "'"},
        {"\u2013", "-"},
        {"\u2014", "-"},
        {"\u2212", "-"},
        {"\u2026", "..."},
        {"\u00A0", " "},
        {"\u202F", " "},
    }};
    const auto* found = std::ranges::find(kPairs, character, &Pair::first);
    return found == kPairs.end() ? std::nullopt : std::optional{found->second};
}

std::string describedCharacter(std::string_view character) {
    std::string hex;
    for (const char c : character)
        std::format_to(std::back_inserter(hex), "{}0x{:02X}", hex.empty() ? "" : " ", toByte(c));
    const bool shown = displayText(character) == character;
    return shown ? std::format("{} ({})", character, hex) : hex;
}

}  // namespace castwright::validators
