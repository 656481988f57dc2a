// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/lexer/trivia.h"
#include "parser/loader/loader.h"
#include "parser/text/line_index.h"
#include "parser/text/text_format.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace castwright::validators {

/// Where the game stops reading a file too early.
struct FileStop {
    std::size_t token = 0;     ///< index of what stops it: an error token, the end, or the token that cannot stand there
    std::uint32_t offset = 0;  ///< the game reads nothing from here on; the size of the file when nothing follows
    const parser::LoadNote* note = nullptr;  ///< the block that is lost (BlockUnterminated, NameMissing, BraceMissing), or null
};

/// One file as rules look at it. Shares the text; refers to the notes it was made from.
class CheckedFile {
public:
    CheckedFile(const parser::LoadInput& input, std::uint32_t index, std::vector<const parser::LoadNote*> ends);

    [[nodiscard]] std::uint32_t index() const { return m_index; }
    [[nodiscard]] std::string_view path() const { return m_input.path; }
    [[nodiscard]] parser::ContentKind kind() const { return m_input.kind; }
    [[nodiscard]] std::string_view bytes() const { return m_input.text->bytes(); }
    [[nodiscard]] const parser::LineIndex& lines() const { return m_lines; }
    [[nodiscard]] const parser::TextFormat& format() const { return m_format; }

    /// All tokens, those that the game never reaches included.
    [[nodiscard]] std::span<const parser::Token> tokens() const { return m_input.text->tokens(); }
    /// The tokens up to and including the one that stops the game.
    [[nodiscard]] std::span<const parser::Token> tokensRead() const { return tokens().first(m_tokensRead); }
    /// Comments and swallowed bytes of the whole file, in order, those between the parts of a joined string included.
    [[nodiscard]] std::span<const parser::Trivia> comments() const { return m_comments; }
    /// The part of comments() that the game reads.
    [[nodiscard]] std::span<const parser::Trivia> commentsRead() const;
    /// Set when the game gives the file up, or misses the end of a block.
    [[nodiscard]] const std::optional<FileStop>& stop() const { return m_stop; }
    /// True when the game stops at this token.
    [[nodiscard]] bool stopsAt(std::size_t token) const { return m_stop && m_stop->token == token; }

    /// Index of the token that begins at `offset`, or else of the first one behind it.
    [[nodiscard]] std::size_t tokenFrom(std::uint32_t offset) const;
    [[nodiscard]] std::string text(const parser::Token& token) const { return parser::tokenText(bytes(), token); }
    [[nodiscard]] bool is(const parser::Token& token, std::string_view word) const {
        return parser::tokenIs(bytes(), token, word);
    }
    [[nodiscard]] bool isKeyword(const parser::Token& token, std::string_view word) const {
        return parser::tokenIsIgnoringCase(bytes(), token, word);
    }
    [[nodiscard]] bool isPunctuation(const parser::Token& token, std::string_view mark) const {
        return token.type == parser::TokenType::Punctuation && is(token, mark);
    }
    /// True when the game takes the token to stand on the line of the token before it.
    [[nodiscard]] bool continuesLine(std::size_t token) const { return token > 0 && tokens()[token].linesCrossed == 0; }
    /// Index of the first token on the line of `token`, as the game counts lines. Looks back over a limited number of tokens.
    [[nodiscard]] std::size_t firstOnLine(std::size_t token) const;
    /// One past the last token on the line of `token`. Looks ahead over a limited number of tokens.
    [[nodiscard]] std::size_t endOfLine(std::size_t token) const;

    /// The end of the line in the text that holds `offset`, in front of its CR and LF.
    [[nodiscard]] std::uint32_t textLineEnd(std::uint32_t offset) const;
    [[nodiscard]] std::uint32_t textLineStart(std::uint32_t offset) const;
    [[nodiscard]] std::uint32_t lineOf(std::uint32_t offset) const { return m_lines.position(offset).line; }
    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(bytes().size()); }

    /// The word that opens a block of this file's kind: "style", "character", "characterChat".
    [[nodiscard]] std::string_view blockKeyword() const;

    [[nodiscard]] parser::SourceRange at(parser::ByteRange range) const { return {m_index, range}; }
    [[nodiscard]] parser::SourceRange at(const parser::Token& token) const { return {m_index, token.range()}; }

private:
    void scanTokens();
    void findStop(const std::vector<const parser::LoadNote*>& ends);

    parser::LoadInput m_input;
    std::uint32_t m_index;
    parser::LineIndex m_lines;
    parser::TextFormat m_format;
    std::vector<parser::Trivia> m_comments;
    std::optional<FileStop> m_stop;
    std::size_t m_tokensRead;
};

}  // namespace castwright::validators
