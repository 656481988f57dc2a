// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/tree/syntax_views.h"

#include "parser/lexer/lexer.h"
#include "parser/lexer/trivia.h"

#include <algorithm>

namespace castwright::parser {

namespace {

bool isOutlined(NodeKind kind) {
    switch (kind) {
    case NodeKind::Style:
    case NodeKind::Character:
    case NodeKind::ChatBank:
    case NodeKind::SkillBlock:
    case NodeKind::ChatEvent:
    case NodeKind::Reply: return true;
    default: return false;
    }
}

/// A number that starts at one of the node's tokens, with its sign.
std::optional<NumberPart> numberPart(std::string_view bytes, const Token* first, const Token* second) {
    if (!first)
        return std::nullopt;
    const bool negative = tokenIsMark(bytes, *first, "-");
    const Token* number = negative ? second : first;
    if (!number || number->type != TokenType::Number)
        return std::nullopt;
    const float value = tokenNumber(bytes, *number);
    return NumberPart{{first->begin, number->end}, negative ? -value : value};
}

void addCommentFolds(const SyntaxTree& tree, const Token& token, std::vector<FoldRange>& folds) {
    for (const Trivia& piece : triviaPieces(tree.bytes(), token.triviaRange())) {
        const bool comment = piece.kind == TriviaKind::BlockComment || piece.kind == TriviaKind::UnterminatedComment;
        if (comment && slice(tree.bytes(), piece.range).contains('\n'))
            folds.push_back({piece.range, true});
    }
}

}  // namespace

ByteRange NodeView::keywordRange() const { return m_tree->tokens()[m_tree->node(m_index).firstToken].range(); }

const Token* NodeView::token(std::uint32_t position) const {
    const Node& node = m_tree->node(m_index);
    const std::uint32_t index = node.firstToken + position;
    return index < node.endToken ? &m_tree->tokens()[index] : nullptr;
}

std::optional<ByteRange> NodeView::tokenRange(std::uint32_t position) const {
    const Token* found = token(position);
    return found ? std::optional{found->range()} : std::nullopt;
}

std::optional<std::string> NodeView::textOf(std::uint32_t position) const {
    const Token* found = token(position);
    return found ? std::optional{tokenText(m_tree->bytes(), *found)} : std::nullopt;
}

std::optional<std::uint32_t> BlockView::openBracePosition() const {
    for (std::uint32_t position = 0; const Token* candidate = token(position); ++position) {
        if (tokenIsMark(m_tree->bytes(), *candidate, "{"))
            return position;
    }
    return std::nullopt;
}

std::optional<ByteRange> BlockView::nameRange() const { return openBracePosition() == 1 ? std::nullopt : tokenRange(1); }

std::optional<std::string> BlockView::name() const { return openBracePosition() == 1 ? std::nullopt : textOf(1); }

std::optional<ByteRange> BlockView::openBrace() const {
    const auto position = openBracePosition();
    return position ? tokenRange(*position) : std::nullopt;
}

std::optional<ByteRange> BlockView::closeBrace() const {
    const Node& node = m_tree->node(m_index);
    return node.closed ? std::optional{m_tree->tokens()[node.endToken - 1].range()} : std::nullopt;
}

std::optional<ByteRange> BlockView::bodyRange() const {
    const auto brace = openBrace();
    if (!brace)
        return std::nullopt;
    const auto end = closeBrace();
    return ByteRange{brace->end, end ? end->begin : range().end};
}

std::optional<NumberPart> ModifierView::number() const { return numberPart(m_tree->bytes(), token(2), token(3)); }

std::optional<NumberPart> WeaponView::bias() const { return numberPart(m_tree->bytes(), token(2), token(3)); }

std::string ChatLineView::text() const { return textOf(0).value_or(std::string{}); }

std::vector<ByteRange> ChatLineView::textRanges() const { return stringParts(m_tree->bytes(), *token(0)); }

std::vector<OutlineItem> outline(const SyntaxTree& tree) {
    std::vector<OutlineItem> items;
    std::vector<std::uint32_t> ends;  // of the outlined blocks around the node at hand
    for (std::uint32_t index = 1; index < tree.nodes().size(); ++index) {
        while (!ends.empty() && index >= ends.back())
            ends.pop_back();
        if (!isOutlined(tree.node(index).kind))
            continue;
        const BlockView block{tree, index};
        items.push_back(
            {block.kind(), block.name().value_or(std::string{}), block.range(), block.nameRange().value_or(block.keywordRange()),
             static_cast<std::uint32_t>(ends.size())});
        ends.push_back(tree.node(index).endNode);
    }
    return items;
}

std::vector<FoldRange> foldRanges(const SyntaxTree& tree) {
    std::vector<FoldRange> folds;
    for (std::uint32_t index = 1; index < tree.nodes().size(); ++index) {
        const bool block = isOutlined(tree.node(index).kind) || tree.node(index).kind == NodeKind::UnknownBlock;
        if (!block)
            continue;
        if (const auto brace = BlockView{tree, index}.openBrace())
            folds.push_back({{brace->begin, tree.range(index).end}, false});
    }
    for (const Token& token : tree.tokens())
        addCommentFolds(tree, token, folds);
    std::ranges::sort(folds, [](const FoldRange& a, const FoldRange& b) {
        return a.range.begin != b.range.begin ? a.range.begin < b.range.begin : a.range.end > b.range.end;
    });
    return folds;
}

std::optional<std::uint32_t> matchingBrace(const SourceText& text, std::uint32_t offset) {
    const auto tokens = text.tokens();
    const auto at = std::ranges::lower_bound(tokens, offset, {}, &Token::begin);
    if (at == tokens.end() || at->begin != offset)
        return std::nullopt;
    const auto depthOf = [&text](const Token& token) {
        return tokenIsMark(text.bytes(), token, "{") ? 1 : tokenIsMark(text.bytes(), token, "}") ? -1 : 0;
    };
    const int direction = depthOf(*at);
    if (direction == 0)
        return std::nullopt;
    std::int64_t depth = 0;
    for (auto token = at;; token += direction) {
        depth += depthOf(*token);
        if (depth == 0)
            return token->begin;
        if (direction > 0 ? token + 1 == tokens.end() : token == tokens.begin())
            return std::nullopt;
    }
}

}  // namespace castwright::parser
