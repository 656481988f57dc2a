// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window/chat_line_length.h"

#include "parser/lexer.h"

#include <algorithm>

namespace castwright::gui {

namespace {

/// The value of a statement such as `trigger "…"` stands behind its keyword on one line; a chat line stands alone.
bool followsKeyword(std::span<const parser::Token> tokens, std::size_t index) {
    if (index == 0 || tokens[index].linesCrossed > 0)
        return false;
    const parser::TokenType before = tokens[index - 1].type;
    return before == parser::TokenType::Name || before == parser::TokenType::Number;
}

}  // namespace

std::optional<std::size_t> chatLineLengthAt(std::string_view bytes, parser::ContentKind kind, std::uint32_t caret) {
    if (kind == parser::ContentKind::Style)
        return std::nullopt;
    const parser::TokenList list = parser::lex(bytes);
    const std::span<const parser::Token> tokens = list.tokens;
    const auto token = std::ranges::upper_bound(tokens, caret, {}, &parser::Token::end);
    if (token == tokens.end() || token->type != parser::TokenType::String || caret <= token->begin)
        return std::nullopt;
    if (followsKeyword(tokens, static_cast<std::size_t>(token - tokens.begin())))
        return std::nullopt;
    return parser::tokenText(bytes, *token).size();
}

}  // namespace castwright::gui
