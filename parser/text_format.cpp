// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text_format.h"

#include "parser/bytes.h"

#include <algorithm>
#include <array>

namespace castwright::parser {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// Length of the well-formed UTF-8 sequence at the start of `bytes`, 0 when there is none (Unicode Standard, table 3-7).
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

Encoding detectEncoding(std::string_view bytes) {
    Encoding encoding = Encoding::Ascii;
    while (!bytes.empty()) {
        const std::size_t length = utf8Length(bytes);
        if (length == 0)
            return Encoding::Bytes;
        if (length > 1)
            encoding = Encoding::Utf8;
        bytes.remove_prefix(length);
    }
    return encoding;
}

void detectLineEndings(std::string_view bytes, TextFormat& format) {
    std::array<std::size_t, 3> counts{};
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (bytes[i] == '\r' && bytes.substr(i, 2) == "\r\n") {
            ++counts[static_cast<std::size_t>(LineEnding::CrLf)];
            ++i;
        } else if (bytes[i] == '\r') {
            ++counts[static_cast<std::size_t>(LineEnding::Cr)];
        } else if (bytes[i] == '\n') {
            ++counts[static_cast<std::size_t>(LineEnding::Lf)];
        }
    }
    format.lineEnding = static_cast<LineEnding>(std::ranges::max_element(counts) - counts.begin());
    format.mixedLineEndings = std::ranges::count_if(counts, [](std::size_t count) { return count > 0; }) > 1;
}

}  // namespace

TextFormat detectTextFormat(std::string_view bytes) {
    TextFormat format;
    format.byteOrderMark = bytes.starts_with(kByteOrderMark);
    format.holdsNul = bytes.contains('\0');
    format.encoding = detectEncoding(bytes);
    detectLineEndings(bytes, format);
    return format;
}

std::string_view lineEndingBytes(LineEnding ending) {
    constexpr std::array<std::string_view, 3> kBytes{"\n", "\r\n", "\r"};
    return kBytes.at(static_cast<std::size_t>(ending));
}

}  // namespace castwright::parser
