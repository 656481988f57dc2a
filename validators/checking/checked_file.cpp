// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/checked_file.h"

#include <algorithm>
#include <array>

namespace castwright::validators {

using namespace parser;

namespace {

/// How far a line is followed. Lines of real content are far shorter; a file that is one long line must not cost quadratic time.
constexpr std::size_t kTokensOnLine = 64;

void appendComments(std::string_view bytes, ByteRange range, std::vector<Trivia>& comments) {
    std::vector<Trivia> pieces = triviaPieces(bytes, range);
    std::erase_if(pieces, [](const Trivia& piece) { return piece.kind == TriviaKind::WhiteSpace; });
    comments.insert(comments.end(), pieces.begin(), pieces.end());
}

/// The comments around the backslashes that join the parts of a string.
void appendCommentsInside(std::string_view bytes, const Token& token, std::vector<Trivia>& comments) {
    const std::vector<ByteRange> parts = stringParts(bytes, token);
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const std::uint32_t gap = parts[i - 1].end + 1;
        const std::uint32_t backslash = skipTrivia(bytes, gap).offset;
        appendComments(bytes, {gap, backslash}, comments);
        appendComments(bytes, {backslash + 1, parts[i].begin - 1}, comments);
    }
}

}  // namespace

CheckedFile::CheckedFile(const LoadInput& input, std::uint32_t index, std::vector<const LoadNote*> ends)
    : m_input{input},
      m_index{index},
      m_lines{input.text->bytes()},
      m_format{detectTextFormat(input.text->bytes())},
      m_tokensRead{input.text->tokens().size()} {
    scanTokens();
    findStop(ends);
}

void CheckedFile::scanTokens() {
    for (const Token& token : tokens()) {
        if (token.triviaBegin != token.begin)
            appendComments(bytes(), token.triviaRange(), m_comments);
        if (token.type == TokenType::String && token.special)
            appendCommentsInside(bytes(), token, m_comments);
    }
}

/// `ends` are the notes of this file that say how its reading ends.
void CheckedFile::findStop(const std::vector<const LoadNote*>& ends) {
    if (ends.empty())
        return;
    FileStop stop;
    stop.offset = size();
    for (const LoadNote* note : ends) {
        const std::uint32_t begin = note->where.range.begin;
        switch (note->kind) {
        case LoadNoteKind::FileEndsHere:
            stop.offset = begin;
            if (!stop.note)
                stop.token = tokenFrom(begin);
            break;
        case LoadNoteKind::KeywordCase:
        case LoadNoteKind::BraceMissing:
            stop.token = tokenFrom(begin);
            stop.note = note;
            break;
        default:  // BlockUnterminated, NameMissing
            stop.token = tokenFrom(note->related.range.begin);
            stop.note = note;
        }
    }
    m_stop = stop;
    m_tokensRead = std::min(stop.token + 1, m_tokensRead);
}

std::span<const Trivia> CheckedFile::commentsRead() const {
    const std::uint32_t end = tokensRead().back().end;
    const auto last = std::ranges::lower_bound(m_comments, end, {}, [](const Trivia& piece) { return piece.range.begin; });
    return {m_comments.begin(), last};
}

std::size_t CheckedFile::tokenFrom(std::uint32_t offset) const {
    const auto found = std::ranges::lower_bound(tokens(), offset, {}, &Token::begin);
    return std::min(static_cast<std::size_t>(found - tokens().begin()), tokens().size() - 1);
}

std::size_t CheckedFile::firstOnLine(std::size_t token) const {
    for (std::size_t i = 0; i < kTokensOnLine && continuesLine(token); ++i)
        --token;
    return token;
}

std::size_t CheckedFile::endOfLine(std::size_t token) const {
    const std::size_t limit = std::min(tokens().size(), token + kTokensOnLine);
    for (++token; token < limit && continuesLine(token); ++token) {
        if (tokens()[token].type == TokenType::End)
            break;
    }
    return token;
}

std::uint32_t CheckedFile::textLineEnd(std::uint32_t offset) const {
    std::uint32_t end = m_lines.lineStart(lineOf(offset) + 1);
    const std::uint32_t start = textLineStart(offset);
    if (end > start && bytes()[end - 1] == '\n')
        --end;
    if (end > start && bytes()[end - 1] == '\r')
        --end;
    return std::max(end, offset);
}

std::uint32_t CheckedFile::textLineStart(std::uint32_t offset) const { return m_lines.lineStart(lineOf(offset)); }

std::string_view CheckedFile::blockKeyword() const {
    constexpr std::array<std::string_view, 3> kKeywords{"style", "character", "characterChat"};
    return kKeywords.at(static_cast<std::size_t>(kind()));
}

}  // namespace castwright::validators
