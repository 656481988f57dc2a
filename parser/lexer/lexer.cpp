// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/lexer/lexer.h"

#include "parser/lexer/number.h"
#include "parser/lexer/trivia.h"
#include "parser/text/bytes.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>

namespace castwright::parser {

namespace {

/// The game's punctuation by length. Those that start with `.`, `/` or `\` never come to be punctuation, since a name may start with
/// these bytes; 0xA1 is the game's own addition.
constexpr std::array<std::string_view, 3> kThreeBytes{">>=", "<<=", "..."};
constexpr std::array<std::string_view, 22> kTwoBytes{"##", "&&", "||", ">=", "<=", "==", "!=", "*=", "/=", "%=", "+=",
                                                     "-=", "++", "--", "&=", "|=", "^=", ">>", "<<", "->", "::", ".*"};
constexpr std::string_view kOneByte = "{};-()[]*/%+=&|^~!><.,:?\\#$\xA1";
/// What can stand at the second place of a longer one; nearly always something else does.
constexpr std::string_view kSecondBytes = "=.#&|+->:<*";

bool startsName(char c) { return isLetter(c) || c == '_' || c == '/' || c == '\\' || c == '.'; }

bool continuesName(char c) { return isLetter(c) || isDigit(c) || c == '_' || c == '/' || c == '\\' || c == ':' || c == '.'; }

std::uint32_t punctuationLength(std::string_view bytes, std::uint32_t offset) {
    if (kSecondBytes.contains(byteAt(bytes, offset + 1))) {
        if (std::ranges::find(kThreeBytes, bytes.substr(offset, 3)) != kThreeBytes.end())
            return 3;
        if (std::ranges::find(kTwoBytes, bytes.substr(offset, 2)) != kTwoBytes.end())
            return 2;
    }
    return kOneByte.contains(bytes[offset]) ? 1 : 0;
}

/// Makes the tokens of one file, one after the other.
class Scanner {
public:
    explicit Scanner(std::string_view bytes) : m_bytes{bytes} {}

    Token next() {
        Token token;
        token.triviaBegin = m_offset;
        const TriviaEnd start = skipTrivia(m_bytes, m_offset);
        m_offset = start.offset;
        m_line += start.lines;
        token.begin = m_offset;
        token.line = m_line;
        token.linesCrossed = start.lines;
        scan(token);
        token.end = m_offset;
        return token;
    }

private:
    void scan(Token& token) {
        const char c = byteAt(m_bytes, m_offset);
        if (c == '\0') {
            token.type = TokenType::End;
            m_offset += m_offset < m_bytes.size() ? 1U : 0U;
        } else if (startsNumber(m_bytes, m_offset)) {
            scanNumber(token);
        } else if (c == '"') {
            scanString(token);
        } else if (c == '\'') {
            scanLiteral(token);
        } else if (startsName(c)) {
            scanName(token);
        } else {
            scanPunctuation(token);
        }
    }

    void scanNumber(Token& token) {
        const NumberExtent extent = measureNumber(m_bytes, m_offset);
        m_offset = extent.end;
        if (extent.kind == NumberKind::TooManyDots) {
            fail(token, TokenError::TooManyDots);
            return;
        }
        token.type = TokenType::Number;
        token.special = extent.kind == NumberKind::FloatException;
    }

    void scanName(Token& token) {
        token.type = TokenType::Name;
        do {
            token.special = token.special || m_bytes[m_offset] == '\\';
            ++m_offset;
        } while (continuesName(byteAt(m_bytes, m_offset)));
    }

    void scanPunctuation(Token& token) {
        const std::uint32_t length = punctuationLength(m_bytes, m_offset);
        if (length == 0) {
            ++m_offset;
            fail(token, TokenError::UnknownByte);
            return;
        }
        token.type = TokenType::Punctuation;
        m_offset += length;
    }

    void scanLiteral(Token& token) {
        token.type = TokenType::Literal;
        ++m_offset;
        (void)scanToQuote(token, '\'');
    }

    void scanString(Token& token) {
        token.type = TokenType::String;
        ++m_offset;
        while (scanToQuote(token, '"')) {
            // The game looks ahead for a backslash, which joins the next string to this one.
            const TriviaEnd mark = skipTrivia(m_bytes, m_offset);
            if (byteAt(m_bytes, mark.offset) != '\\')
                return;
            const TriviaEnd quote = skipTrivia(m_bytes, mark.offset + 1);
            m_line += mark.lines + quote.lines;
            m_offset = quote.offset;
            if (byteAt(m_bytes, m_offset) != '"') {
                fail(token, TokenError::StringAfterBackslash);
                return;
            }
            token.special = true;
            ++m_offset;
        }
    }

    /// Goes to the byte behind the next quote; false, with the token made an error, when the line or the file ends before it.
    bool scanToQuote(Token& token, char quote) {
        for (;; ++m_offset) {
            const char c = byteAt(m_bytes, m_offset);
            if (c == quote) {
                ++m_offset;
                return true;
            }
            if (c == '\0' || c == '\n') {
                fail(token, c == '\n' ? TokenError::NewlineInString : TokenError::UnterminatedString);
                return false;
            }
            token.special = token.special || c == '\\';
        }
    }

    static void fail(Token& token, TokenError error) {
        token.type = TokenType::Error;
        token.error = error;
    }

    std::string_view m_bytes;
    std::uint32_t m_offset = 0;
    std::uint32_t m_line = 1;
};

bool endsReading(const Token& token) { return token.type == TokenType::Error || token.type == TokenType::End; }

/// Nested comments that the game warns of while it looks behind a string for the backslash that would join another to it.
std::uint32_t nestedCommentsLookedAhead(std::string_view bytes, const Token& token) {
    if (bytes.substr(token.begin, 1) != "\"" || token.error == TokenError::NewlineInString)
        return 0;
    std::uint32_t count = 0;
    std::uint32_t offset = token.begin + 1;
    while (true) {
        const std::size_t quote = bytes.find('"', offset);
        if (quote == std::string_view::npos || quote >= token.end)
            return count;
        const TriviaEnd mark = skipTrivia(bytes, static_cast<std::uint32_t>(quote) + 1);
        count += mark.nestedComments;
        if (byteAt(bytes, mark.offset) != '\\')
            return count;
        const TriviaEnd next = skipTrivia(bytes, mark.offset + 1);
        count += next.nestedComments;
        offset = next.offset + 1;
    }
}

/// The text of a token that needs no change to be what the game reads; nothing otherwise.
std::optional<std::string_view> plainText(std::string_view bytes, const Token& token) {
    switch (token.type) {
    case TokenType::Name:
        if (!token.special)
            return slice(bytes, token.range());
        break;
    case TokenType::String:
    case TokenType::Literal:
        if (!token.special)
            return slice(bytes, {token.begin + 1, token.end - 1});
        break;
    case TokenType::Number:
        if (!token.special)
            return slice(bytes, {token.begin, measureNumber(bytes, token.begin).digitsEnd});
        break;
    case TokenType::Punctuation: return slice(bytes, token.range());
    case TokenType::Error:
    case TokenType::End: return std::string_view{};
    }
    return std::nullopt;
}

}  // namespace

std::span<const Token> TokenList::seenByGame() const {
    const auto stop = std::ranges::find_if(tokens, endsReading);
    return {tokens.begin(), stop};
}

const Token& TokenList::firstStop() const {
    assert(!tokens.empty());
    return *std::ranges::find_if(tokens, endsReading);
}

std::uint32_t TokenList::stoppedLine() const {
    const auto stop = std::ranges::find_if(tokens, endsReading);
    // The reader stands behind a broken token, which can hold line ends of its own: the next token tells where that is.
    const auto next = std::next(stop);
    return stop->type == TokenType::Error && next != tokens.end() ? next->line - next->linesCrossed : stop->line;
}

std::uint32_t TokenList::messagesUntilStop(std::string_view bytes) const {
    const Token& stop = firstStop();
    std::uint32_t messages = stop.type == TokenType::Error ? 1U : 0U;
    for (const Token& token : tokens) {
        messages += skipTrivia(bytes, token.triviaBegin).nestedComments + nestedCommentsLookedAhead(bytes, token);
        if (token == stop)
            break;
        messages += token.type == TokenType::Number && token.special ? 1U : 0U;
    }
    return messages;
}

TokenList lex(std::string_view bytes) {
    assert(bytes.size() <= kMaxFileBytes);
    TokenList list;
    // A token and its trivia take 13 to 18 bytes in real content; too small a guess only makes the list grow once more.
    list.tokens.reserve(bytes.size() / 12 + 1);
    Scanner scanner{bytes};
    for (;;) {
        list.tokens.push_back(scanner.next());
        const Token& token = list.tokens.back();
        if (token.type == TokenType::End && token.begin == bytes.size())
            return list;
    }
}

std::vector<ByteRange> stringParts(std::string_view bytes, const Token& token) {
    std::vector<ByteRange> parts;
    if (token.type != TokenType::String && token.type != TokenType::Literal)
        return parts;
    const char quote = bytes[token.begin];
    std::uint32_t begin = token.begin + 1;
    for (;;) {
        const auto end = static_cast<std::uint32_t>(bytes.find(quote, begin));
        parts.push_back({begin, end});
        if (end + 1 >= token.end)
            return parts;
        const std::uint32_t backslash = skipTrivia(bytes, end + 1).offset;
        begin = skipTrivia(bytes, backslash + 1).offset + 1;
    }
}

std::string tokenText(std::string_view bytes, const Token& token) {
    if (const auto plain = plainText(bytes, token))
        return std::string{*plain};
    std::string text;
    if (token.type == TokenType::Number) {
        text = slice(bytes, {token.begin, measureNumber(bytes, token.begin).digitsEnd});
        text.push_back('\0');  // the game's own terminator became part of the text when it printed its message
        return text;
    }
    if (token.type == TokenType::Name) {
        text = slice(bytes, token.range());
    } else {
        for (const ByteRange part : stringParts(bytes, token))
            text += slice(bytes, part);
    }
    std::ranges::replace(text, '\\', '/');
    return text;
}

bool tokenIs(std::string_view bytes, const Token& token, std::string_view text) {
    if (const auto plain = plainText(bytes, token))
        return *plain == text;
    return tokenText(bytes, token) == text;
}

bool tokenIsIgnoringCase(std::string_view bytes, const Token& token, std::string_view text) {
    if (const auto plain = plainText(bytes, token))
        return equalIgnoringCase(*plain, text);
    return equalIgnoringCase(tokenText(bytes, token), text);
}

bool tokenIsMark(std::string_view bytes, const Token& token, std::string_view mark) {
    return token.type == TokenType::Punctuation && slice(bytes, token.range()) == mark;
}

float tokenNumber(std::string_view bytes, const Token& token) {
    assert(token.type == TokenType::Number);
    const NumberExtent extent = measureNumber(bytes, token.begin);
    return numberValue(slice(bytes, {token.begin, extent.digitsEnd}), extent.kind);
}

std::uint32_t stringOffsetInFile(std::string_view bytes, const Token& token, std::size_t offsetInText) {
    for (const ByteRange part : stringParts(bytes, token)) {
        if (offsetInText < part.size())
            return part.begin + static_cast<std::uint32_t>(offsetInText);
        offsetInText -= part.size();
    }
    return token.end - 1;
}

}  // namespace castwright::parser
