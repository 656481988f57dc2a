// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/wording/display_text.h"

#include "parser/text/bytes.h"
#include "parser/text/utf8.h"

#include <format>
#include <iterator>

namespace castwright::validators {

namespace {

constexpr std::size_t kLongestShown = 60;

/// Control characters: those of ASCII, and U+0080 to U+009F, which terminals obey as well.
bool isControl(std::string_view character) {
    const auto first = parser::toByte(character[0]);
    return first < 0x20 || first == 0x7F || (first == 0xC2 && parser::toByte(character[1]) < 0xA0);
}

}  // namespace

std::string displayText(std::string_view bytes) {
    std::string text;
    text.reserve(bytes.size());
    while (!bytes.empty()) {
        const std::size_t length = parser::utf8Length(bytes);
        const std::string_view character = bytes.substr(0, length == 0 ? 1 : length);
        if (length == 0 || isControl(character)) {
            for (const char c : character)
                std::format_to(std::back_inserter(text), "\\x{:02X}", parser::toByte(c));
        } else {
            text += character;
        }
        bytes.remove_prefix(character.size());
    }
    return text;
}

std::string abbreviated(std::string_view bytes) {
    if (bytes.size() <= kLongestShown)
        return std::string{bytes};
    std::size_t end = kLongestShown;
    while (end > kLongestShown - 4 && (parser::toByte(bytes[end]) & 0xC0) == 0x80)
        --end;
    return std::string{bytes.substr(0, end)} + "…";
}

}  // namespace castwright::validators
