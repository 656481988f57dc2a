// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/text/byte_range.h"

#include <cstdint>

namespace castwright::parser {

enum class TokenType : std::uint8_t {
    Name,
    String,   ///< "…", possibly several parts joined by a backslash
    Literal,  ///< '…'
    Number,
    Punctuation,
    Error,  ///< bytes that the game's reader refuses; see Token::error
    End,    ///< the end of the file, or a NUL byte, which the game takes for it
};

enum class TokenError : std::uint8_t {
    None,
    NewlineInString,       ///< a line end inside quotes
    UnterminatedString,    ///< the end of the file inside quotes
    StringAfterBackslash,  ///< a string, a backslash, and then no string
    TooManyDots,           ///< a number with two dots or more
    UnknownByte,           ///< a byte that starts no token; the game never gets past it
};

/// One token of the game's reader (engine specification, section 2).
///
/// The white space and the comments between the token before and this one are its leading trivia: [triviaBegin, begin).
/// All tokens of a file with their trivia cover every byte of it once, in order.
struct Token {
    std::uint32_t triviaBegin = 0;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::uint32_t line = 1;  ///< the game's line number, from 1; it can be short of the real one (see Trivia::SwallowedByte)
    std::uint32_t linesCrossed = 0;  ///< line ends the game counted in the leading trivia
    TokenType type = TokenType::End;
    TokenError error = TokenError::None;
    /// String: made of several parts, or holds a backslash; Name: holds a backslash; Number: the game complains about it (`1.#INF`).
    bool special = false;

    [[nodiscard]] constexpr ByteRange range() const { return {begin, end}; }
    [[nodiscard]] constexpr ByteRange triviaRange() const { return {triviaBegin, begin}; }

    bool operator==(const Token&) const = default;
};

}  // namespace castwright::parser
