// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/text_format.h"

#include "parser/text/utf8.h"

#include <algorithm>
#include <array>

namespace castwright::parser {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

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
