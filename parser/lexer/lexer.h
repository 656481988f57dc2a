// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/lexer/token.h"
#include "parser/text/byte_range.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace castwright::parser {

/// The largest file that can be read, in bytes; offsets are 32 bits wide.
inline constexpr std::size_t kMaxFileBytes = std::size_t{1} << 31U;

/// One pass of the game's lexer over a file, seen in two ways.
///
/// *Lossless*: the tokens and their trivia cover every byte, and go on behind an error or a NUL byte, so that an editor keeps its
/// outline while the author types. *The game's*: the game's reader gets a failure at the first error token. It may be asked again:
/// then it goes on behind a broken string or number, but never past an unknown byte, a NUL byte or the end (engine specification,
/// section 2). TokenReader walks the tokens in that way.
///
/// The last token is always an End token with an empty range at the end of the bytes.
struct TokenList {
    std::vector<Token> tokens;

    /// The tokens that the game sees before its reader fails for the first time.
    [[nodiscard]] std::span<const Token> seenByGame() const;
    /// The token at which the game's reader fails for the first time: an error, a NUL byte or the end.
    [[nodiscard]] const Token& firstStop() const;
    /// The line at which the game's reader stands after that failure.
    [[nodiscard]] std::uint32_t stoppedLine() const;
    /// How many errors and warnings the game has put in its log until that failure. `bytes` are those of the file.
    [[nodiscard]] std::uint32_t messagesUntilStop(std::string_view bytes) const;
};

/// Splits `bytes` into tokens, in time linear in their number. Total: any bytes are accepted, up to kMaxFileBytes.
[[nodiscard]] TokenList lex(std::string_view bytes);

/// The text of a token as the game reads it: strings without quotes and joined, `\` turned into `/` in strings and names, numbers
/// without their suffix.
[[nodiscard]] std::string tokenText(std::string_view bytes, const Token& token);

/// Compares tokenText(bytes, token) with `text`, without making it when it can be avoided.
[[nodiscard]] bool tokenIs(std::string_view bytes, const Token& token, std::string_view text);
/// The same, ignoring the case of ASCII letters.
[[nodiscard]] bool tokenIsIgnoringCase(std::string_view bytes, const Token& token, std::string_view text);

/// True for punctuation that reads like that. Unlike tokenIs, a string or name never does.
[[nodiscard]] bool tokenIsMark(std::string_view bytes, const Token& token, std::string_view mark);

/// The value of a Number token.
[[nodiscard]] float tokenNumber(std::string_view bytes, const Token& token);

/// The pieces of a string token that hold its text: the ranges between its quotes. One piece unless it is joined by `\`.
[[nodiscard]] std::vector<ByteRange> stringParts(std::string_view bytes, const Token& token);

/// A position inside tokenText of a String token, as a byte offset into the file. Offsets past the text give the closing quote.
[[nodiscard]] std::uint32_t stringOffsetInFile(std::string_view bytes, const Token& token, std::size_t offsetInText);

}  // namespace castwright::parser
