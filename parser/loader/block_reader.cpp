// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/loader/block_reader.h"

namespace castwright::parser {

BlockReader::NumberReading BlockReader::readNumber(const Token& keyword, LoadNoteKind bad) {
    const Token* token = m_reader.readOnLine();
    if (!token) {
        note(LoadNoteKind::MissingValue, at(keyword), m_reader.text(keyword));
        return {};
    }
    const Token* first = token;
    const bool negative = m_reader.is(*token, "-");
    if (negative)
        token = m_reader.readOnLine();
    if (!token) {
        note(bad, at(*first), m_reader.text(*first));
        return {std::nullopt, first->range()};
    }
    const ByteRange range{first->begin, token->end};
    if (token->type != TokenType::Number) {
        note(bad, at(range), m_reader.text(*token));
        return {std::nullopt, range};
    }
    const float value = m_reader.number(*token);
    return {negative ? -value : value, range};
}

BlockReader::NumberReading BlockReader::readNumberOrSkipLine(const Token& keyword, LoadNoteKind bad) {
    NumberReading number = readNumber(keyword, bad);
    if (!number.value)
        m_reader.skipRestOfLine();
    return number;
}

const Token* BlockReader::readValue(const Token& keyword) {
    const Token* token = m_reader.readOnLine();
    if (!token)
        note(LoadNoteKind::MissingValue, at(keyword), m_reader.text(keyword));
    return token;
}

bool BlockReader::openBlock(const Token& keyword) {
    const Token* token = m_reader.read();
    if (token && m_reader.is(*token, "{"))
        return true;
    if (token)
        note(LoadNoteKind::BraceMissing, at(*token), m_reader.text(*token), 0.0, at(keyword));
    else
        note(LoadNoteKind::BlockUnterminated, from(keyword), m_reader.text(keyword), 0.0, at(m_reader.failedAt()));
    return false;
}

bool BlockReader::unterminated(const Token& keyword, int depth) {
    note(LoadNoteKind::BlockUnterminated, at(keyword), m_reader.text(keyword), depth, at(m_reader.failedAt()));
    return false;
}

void BlockReader::skipUnknown(const Token& key, LoadNoteKind kind) {
    const std::size_t index = m_context.notes.size();
    note(kind, at(key), m_reader.text(key));
    m_reader.skipUnknownStatement();
    m_context.notes[index].related = from(key);
}

}  // namespace castwright::parser
