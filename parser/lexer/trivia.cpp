// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/lexer/trivia.h"

#include "parser/text/bytes.h"

namespace castwright::parser {

namespace {

/// A cursor over the bytes; beyond the last byte it reads NUL, as the game's zero-terminated buffer does.
struct Cursor {
    std::string_view bytes;
    std::uint32_t offset;

    [[nodiscard]] char at(std::uint32_t ahead = 0) const {
        const std::size_t index = std::size_t{offset} + ahead;
        return index < bytes.size() ? bytes[index] : '\0';
    }
};

void append(std::vector<Trivia>* pieces, TriviaKind kind, std::uint32_t begin, std::uint32_t end, std::uint32_t nested = 0) {
    if (pieces && begin != end)
        pieces->push_back({kind, {begin, end}, nested});
}

void skipLineComment(Cursor& cursor, std::vector<Trivia>* pieces) {
    const std::uint32_t begin = cursor.offset;
    while (cursor.at() != '\0' && cursor.at() != '\n')
        ++cursor.offset;
    append(pieces, TriviaKind::LineComment, begin, cursor.offset);
}

/// Adds to `counts`. `/*/` is a whole comment, since the game looks for a `*` before each `/`, the first one's too.
void skipBlockComment(Cursor& cursor, TriviaEnd& counts, std::vector<Trivia>* pieces) {
    const std::uint32_t begin = cursor.offset;
    std::uint32_t nested = 0;
    cursor.offset += 2;
    for (;; ++cursor.offset) {
        const char c = cursor.at();
        if (c == '\0') {
            append(pieces, TriviaKind::UnterminatedComment, begin, cursor.offset, nested);
            counts.nestedComments += nested;
            return;
        }
        if (c == '\n') {
            ++counts.lines;
        } else if (c == '/') {
            if (cursor.bytes[cursor.offset - 1] == '*')
                break;
            nested += cursor.at(1) == '*' ? 1U : 0U;
        }
    }
    ++cursor.offset;
    append(pieces, TriviaKind::BlockComment, begin, cursor.offset, nested);
    counts.nestedComments += nested;
    if (cursor.at() != '\0') {
        append(pieces, TriviaKind::SwallowedByte, cursor.offset, cursor.offset + 1);
        ++cursor.offset;
    }
}

}  // namespace

TriviaEnd skipTrivia(std::string_view bytes, std::uint32_t offset, std::vector<Trivia>* pieces) {
    Cursor cursor{bytes, offset};
    TriviaEnd counts;
    for (;;) {
        const std::uint32_t begin = cursor.offset;
        while (isWhiteSpace(cursor.at())) {
            counts.lines += cursor.at() == '\n' ? 1U : 0U;
            ++cursor.offset;
        }
        append(pieces, TriviaKind::WhiteSpace, begin, cursor.offset);
        if (cursor.at() != '/')
            break;
        if (cursor.at(1) == '/')
            skipLineComment(cursor, pieces);
        else if (cursor.at(1) == '*')
            skipBlockComment(cursor, counts, pieces);
        else
            break;
    }
    counts.offset = cursor.offset;
    return counts;
}

std::vector<Trivia> triviaPieces(std::string_view bytes, ByteRange range) {
    std::vector<Trivia> pieces;
    (void)skipTrivia(bytes.substr(0, range.end), range.begin, &pieces);
    return pieces;
}

}  // namespace castwright::parser
