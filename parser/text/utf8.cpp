// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/utf8.h"

#include "parser/text/bytes.h"

#include <cstdint>

namespace castwright::parser {

std::size_t utf8Length(std::string_view bytes) {
    const auto at = [bytes](std::size_t i) { return i < bytes.size() ? toByte(bytes[i]) : std::uint8_t{0}; };
    const auto continues = [&at](std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i) {
            if ((at(i) & 0xC0) != 0x80)
                return false;
        }
        return true;
    };
    const std::uint8_t first = at(0);
    const std::uint8_t second = at(1);
    if (first < 0x80)
        return 1;
    if (first >= 0xC2 && first <= 0xDF)
        return continues(1, 2) ? 2 : 0;
    if (first >= 0xE0 && first <= 0xEF) {
        const bool overlong = first == 0xE0 && second < 0xA0;
        const bool surrogate = first == 0xED && second >= 0xA0;
        return !overlong && !surrogate && continues(1, 3) ? 3 : 0;
    }
    if (first >= 0xF0 && first <= 0xF4) {
        const bool overlong = first == 0xF0 && second < 0x90;
        const bool tooHigh = first == 0xF4 && second >= 0x90;
        return !overlong && !tooHigh && continues(1, 4) ? 4 : 0;
    }
    return 0;
}

}  // namespace castwright::parser
