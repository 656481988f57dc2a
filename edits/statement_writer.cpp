// SPDX-License-Identifier: GPL-3.0-or-later
#include "edits/statement_writer.h"

#include "parser/lexer/number.h"
#include "parser/lexer/number_text.h"
#include "parser/text/bytes.h"
#include "parser/text/text_format.h"
#include "parser/tree/syntax_views.h"

#include <algorithm>
#include <format>
#include <string>
#include <vector>

namespace castwright::previews {

using namespace parser;

namespace {

/// The width of a tab in the games' own files, which line up by it.
constexpr std::size_t kTabWidth = 8;

bool isBlank(char c) { return c == ' ' || c == '\t'; }

std::uint32_t lineStart(std::string_view bytes, std::uint32_t offset) {
    const std::size_t newline = offset == 0 ? std::string_view::npos : bytes.rfind('\n', offset - 1);
    return newline == std::string_view::npos ? 0 : static_cast<std::uint32_t>(newline) + 1;
}

/// The white space in front of what stands at `offset`, when that is the first thing on its line.
std::optional<std::string> indentationOf(std::string_view bytes, std::uint32_t offset) {
    const std::string_view lead = slice(bytes, {lineStart(bytes, offset), offset});
    if (std::ranges::all_of(lead, isBlank))
        return std::string{lead};
    return std::nullopt;
}

/// Where a new line can be put behind something that ends at `offset`: behind a `//` comment of the same line, else right there.
std::uint32_t lineEndBehind(std::string_view bytes, std::uint32_t offset) {
    std::uint32_t position = offset;
    while (position < bytes.size() && isBlank(bytes[position]))
        ++position;
    const std::string_view rest = bytes.substr(position);
    const bool comment = rest.starts_with("//");
    const std::size_t newline = rest.find('\n');
    if (!comment && newline != 0 && !rest.starts_with("\r\n"))
        return offset;
    if (newline == std::string_view::npos)
        return static_cast<std::uint32_t>(bytes.size());
    const auto end = position + static_cast<std::uint32_t>(newline);
    return end > position && bytes[end - 1] == '\r' ? end - 1 : end;
}

/// The column, from 0, that text reaches when it is printed from the start of a line.
std::size_t columnBehind(std::string_view text) {
    std::size_t column = 0;
    for (const char c : text)
        column = c == '\t' ? (column / kTabWidth + 1) * kTabWidth : column + 1;
    return column;
}

/// How the statements of a block are laid out.
struct Layout {
    std::string indentation;
    std::string behindKeyword = "\t";
    bool spaces = false;           ///< names and numbers are set apart by spaces
    std::size_t numberColumn = 0;  ///< 0: no column is kept
};

std::optional<NumberPart> numberOf(const SyntaxTree& tree, std::uint32_t node) {
    return tree.node(node).kind == NodeKind::Weapon ? WeaponView{tree, node}.bias() : ModifierView{tree, node}.number();
}

/// Takes the layout of a statement that is there: `keyword name number` from the start of its line.
Layout layoutOf(const SyntaxTree& tree, std::uint32_t node, std::string indentation) {
    const std::string_view bytes = tree.bytes();
    const StatementView sibling{tree, node};
    Layout layout{.indentation = std::move(indentation)};
    const auto name = sibling.valueRange();
    if (!name)
        return layout;
    layout.behindKeyword = slice(bytes, {sibling.keywordRange().end, name->begin});
    if (!std::ranges::all_of(layout.behindKeyword, isBlank) || layout.behindKeyword.empty())
        layout.behindKeyword = "\t";
    const auto number = numberOf(tree, node);
    if (!number)
        return layout;
    const std::string_view gap = slice(bytes, {name->end, number->range.begin});
    if (gap.empty() || !std::ranges::all_of(gap, isBlank))
        return layout;
    layout.spaces = !gap.contains('\t');
    // One space everywhere is no column.
    if (gap != " " && indentationOf(bytes, sibling.range().begin))
        layout.numberColumn = columnBehind(slice(bytes, {lineStart(bytes, number->range.begin), number->range.begin}));
    return layout;
}

std::string writeStatement(const Layout& layout, const NewStatement& statement) {
    std::string line = std::format("{}{}{}{}", layout.indentation, statement.keyword, layout.behindKeyword, statement.name);
    const char filler = layout.spaces ? ' ' : '\t';
    do {
        line += filler;
    } while (columnBehind(line) < layout.numberColumn);
    line += statement.number;
    return line;
}

/// What a new statement goes behind.
struct Anchor {
    std::uint32_t end = 0;
    std::optional<std::uint32_t> node;  ///< nothing for the brace that opens the block
};

template<typename Accepts>
Anchor lastStatement(const SyntaxTree& tree, const BlockView& block, std::uint32_t braceEnd, Accepts accepts) {
    Anchor anchor{braceEnd, std::nullopt};
    for (const std::uint32_t child : block.statements()) {
        if (accepts(child))
            anchor = {tree.range(child).end, child};
    }
    return anchor;
}

bool isHeadStatement(NodeKind kind) {
    return kind == NodeKind::Description || kind == NodeKind::Inherit || kind == NodeKind::SkillBand || kind == NodeKind::Model;
}

int levelOf(const SyntaxTree& tree, std::uint32_t block) {
    const auto name = BlockView{tree, block}.name();
    const auto value = name ? readNumberText(*name) : std::nullopt;
    return value ? truncateToInt(*value).value_or(0) : 0;
}

/// The indentation of what stands in a block: that of its first statement with a line of its own, else one tab more than the block's.
std::string innerIndentation(const SyntaxTree& tree, const BlockView& block) {
    for (const std::uint32_t child : block.statements()) {
        if (auto indentation = indentationOf(tree.bytes(), tree.range(child).begin))
            return *indentation;
    }
    return indentationOf(tree.bytes(), block.range().begin).value_or(std::string{}) + "\t";
}

TextEdit insertLine(std::string_view bytes, std::uint32_t behind, std::string_view text) {
    const std::uint32_t place = lineEndBehind(bytes, behind);
    const std::string_view ending = lineEndingBytes(detectTextFormat(bytes).lineEnding);
    return {{place, place}, std::string{ending} + std::string{text}};
}

}  // namespace

std::optional<TextEdit> addStatement(const SyntaxTree& tree, std::uint32_t block, const NewStatement& statement) {
    const BlockView view{tree, block};
    const auto brace = view.openBrace();
    if (!brace)
        return std::nullopt;
    const auto behindLast = [&](auto accepts) {
        return lastStatement(tree, view, brace->end, [&](std::uint32_t child) { return accepts(tree.node(child).kind); });
    };
    Layout layout{.indentation = innerIndentation(tree, view)};
    Anchor anchor = behindLast([&](NodeKind kind) { return kind == statement.kind; });
    if (anchor.node)
        layout = layoutOf(tree, *anchor.node, layout.indentation);
    else
        // Traits come before weapons.
        anchor = behindLast([&](NodeKind kind) {
            return isHeadStatement(kind) || (statement.kind == NodeKind::Weapon && kind == NodeKind::Modifier);
        });
    return insertLine(tree.bytes(), anchor.end, writeStatement(layout, statement));
}

std::optional<TextEdit> addSkillBlock(const SyntaxTree& tree, std::uint32_t owner, int level, const NewStatement& statement) {
    const BlockView view{tree, owner};
    const auto brace = view.openBrace();
    if (!brace)
        return std::nullopt;
    const auto comesBefore = [&](std::uint32_t child) {
        const NodeKind kind = tree.node(child).kind;
        if (kind == NodeKind::SkillBlock)
            return levelOf(tree, child) < level;
        return kind == NodeKind::Modifier || kind == NodeKind::Weapon || isHeadStatement(kind);
    };
    // Behind all that comes before it, also what an author has put behind the block of a higher level.
    const Anchor anchor = lastStatement(tree, view, brace->end, comesBefore);
    const std::string indentation = innerIndentation(tree, view);
    const std::string_view ending = lineEndingBytes(detectTextFormat(tree.bytes()).lineEnding);
    const Layout layout{.indentation = indentation + "\t"};
    return insertLine(
        tree.bytes(), anchor.end,
        std::format(
            "{}skill {} {{{}{}{}{}}}", indentation, level, ending, writeStatement(layout, statement), ending, indentation));
}

std::optional<std::uint32_t> findSkillBlock(const SyntaxTree& tree, std::uint32_t owner, int level) {
    std::optional<std::uint32_t> found;
    for (const std::uint32_t child : tree.children(owner)) {
        if (tree.node(child).kind == NodeKind::SkillBlock && BlockView{tree, child}.openBrace() && levelOf(tree, child) == level)
            found = child;
    }
    return found;
}

}  // namespace castwright::previews
