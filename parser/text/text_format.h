// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace castwright::parser {

enum class Encoding : std::uint8_t {
    Ascii,
    Utf8,   ///< valid UTF-8 with at least one byte from 0x80 up
    Bytes,  ///< anything else; shown as Windows-1252 or Latin-1
};

enum class LineEnding : std::uint8_t { Lf, CrLf, Cr };

/// How the bytes of a text file are laid out, so that an editor keeps them so.
struct TextFormat {
    Encoding encoding = Encoding::Ascii;
    bool byteOrderMark = false;              ///< starts with EF BB BF, which the game reads as a name
    bool holdsNul = false;                   ///< the game reads nothing behind a NUL byte
    LineEnding lineEnding = LineEnding::Lf;  ///< the one used most; LF when there is none
    bool mixedLineEndings = false;

    bool operator==(const TextFormat&) const = default;
};

[[nodiscard]] TextFormat detectTextFormat(std::string_view bytes);

/// The bytes of a line ending.
[[nodiscard]] std::string_view lineEndingBytes(LineEnding ending);

}  // namespace castwright::parser
