// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/loader/token_reader.h"

namespace castwright::parser {

const Token* TokenReader::read() {
    const Token& token = m_tokens[m_next];
    if (token.type == TokenType::End || token.error == TokenError::UnknownByte) {
        m_failed = m_next;
        return nullptr;
    }
    ++m_next;
    if (token.type == TokenType::Error) {
        m_failed = m_next - 1;
        return nullptr;
    }
    return &token;
}

const Token* TokenReader::readOnLine() {
    const std::size_t start = m_next;
    const Token* token = read();
    if (token && token->linesCrossed == 0)
        return token;
    m_next = start;
    return nullptr;
}

void TokenReader::skipRestOfLine() {
    while (const Token* token = read()) {
        if (token->linesCrossed > 0) {
            unread();
            return;
        }
    }
}

bool TokenReader::skipToClosingBrace(std::int64_t depth) {
    do {
        const Token* token = read();
        if (!token)
            return false;
        if (token->type == TokenType::Punctuation) {
            if (is(*token, "{"))
                ++depth;
            else if (is(*token, "}"))
                --depth;
        }
    } while (depth != 0);
    return true;
}

void TokenReader::skipUnknownStatement() {
    const Token* token = read();
    if (!token) {
        skipRestOfLine();
        return;
    }
    unread();
    if (is(*token, "{"))
        (void)skipBracedSection();
    else
        skipRestOfLine();
}

}  // namespace castwright::parser
