// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/text/byte_range.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace castwright::parser {

enum class TriviaKind : std::uint8_t {
    WhiteSpace,
    LineComment,  ///< `//` up to, not including, the line end
    BlockComment,
    UnterminatedComment,  ///< `/*` without an end: the game reads it as the end of the file, silently
    SwallowedByte,        ///< the one byte behind `*/`, which the game never sees, whatever it is
};

struct Trivia {
    TriviaKind kind = TriviaKind::WhiteSpace;
    ByteRange range;
    std::uint32_t nestedComments = 0;  ///< how often `/*` stands inside a block comment

    bool operator==(const Trivia&) const = default;
};

/// Where skipping white space and comments came to rest.
struct TriviaEnd {
    std::uint32_t offset = 0;          ///< the first byte that is neither; a NUL byte or the end of the file count as a stop
    std::uint32_t lines = 0;           ///< line ends that the game counted on the way
    std::uint32_t nestedComments = 0;  ///< how often the game warned of `/*` inside a block comment
};

/// Skips white space and comments from `offset` on, as the game does (engine specification, section 2): `*/` swallows the byte
/// behind it, and a line end swallowed so is not counted. When `pieces` is given, the pieces skipped are appended to it.
[[nodiscard]] TriviaEnd skipTrivia(std::string_view bytes, std::uint32_t offset, std::vector<Trivia>* pieces = nullptr);

/// The pieces of a token's leading trivia, in order; together they are the range.
[[nodiscard]] std::vector<Trivia> triviaPieces(std::string_view bytes, ByteRange range);

}  // namespace castwright::parser
