// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/wording/display_text.h"

#include "parser/text/bytes.h"
#include "parser/text/display_text.h"

namespace castwright::validators {

namespace {

constexpr std::size_t kLongestShown = 60;

}  // namespace

std::string displayText(std::string_view bytes) { return parser::displayText(bytes); }

std::string abbreviated(std::string_view bytes) {
    if (bytes.size() <= kLongestShown)
        return std::string{bytes};
    std::size_t end = kLongestShown;
    while (end > kLongestShown - 4 && (parser::toByte(bytes[end]) & 0xC0) == 0x80)
        --end;
    return std::string{bytes.substr(0, end)} + "…";
}

}  // namespace castwright::validators
