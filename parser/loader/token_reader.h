// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace castwright::parser {

/// Walks the tokens of a file in the way the game's reader does, its failures included (engine specification, sections 2, 3, 7).
///
/// A failed read stands behind a broken string or number, so that a second try goes on there; it stays in front of an unknown byte,
/// a NUL byte and the end of the file, which the game never gets past.
class TokenReader {
public:
    explicit TokenReader(const SourceText& text) : m_bytes{text.bytes()}, m_tokens{text.tokens()} {}

    /// The next token, or null on a failure.
    const Token* read();
    /// The next token when it stands on the line of the token before; otherwise null, and the place is as before.
    const Token* readOnLine();
    /// Skips what stands on the line; an error token ends the skipping too.
    void skipRestOfLine();
    /// Skips a token and, when it is `{`, all up to its `}`. Only punctuation counts: a quoted brace is a token like any other, and a
    /// `}` as the first token makes the game look for one more `{`. False when the file ended before that.
    bool skipBracedSection() { return skipToClosingBrace(0); }
    /// Likewise with `depth` blocks open already.
    bool skipToClosingBrace(std::int64_t depth);
    /// What the game does with a key it does not know: skips a block that follows, even on the next line, else the rest of the line.
    void skipUnknownStatement();
    /// Puts the token read last back.
    void unread() { --m_next; }

    /// The text as the game's strings hold it: a NUL byte ends them.
    [[nodiscard]] std::string text(const Token& token) const {
        std::string text = tokenText(m_bytes, token);
        text.resize(std::min(text.find('\0'), text.size()));
        return text;
    }
    [[nodiscard]] bool is(const Token& token, std::string_view word) const { return tokenIs(m_bytes, token, word); }
    [[nodiscard]] bool isKeyword(const Token& token, std::string_view word) const {
        return tokenIsIgnoringCase(m_bytes, token, word);
    }
    [[nodiscard]] float number(const Token& token) const { return tokenNumber(m_bytes, token); }

    /// The end of the token before the reader's place.
    [[nodiscard]] std::uint32_t previousEnd() const { return m_next == 0 ? 0 : m_tokens[m_next - 1].end; }
    /// What stands at the reader's place.
    [[nodiscard]] const Token& upcoming() const { return m_tokens[m_next]; }
    /// The token at which the last failed read() stopped.
    [[nodiscard]] const Token& failedAt() const { return m_tokens[m_failed]; }

private:
    std::string_view m_bytes;
    std::span<const Token> m_tokens;
    std::size_t m_next = 0;
    std::size_t m_failed = 0;
};

}  // namespace castwright::parser
