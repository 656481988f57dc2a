// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/tree/syntax_tree.h"

#include <optional>
#include <string>
#include <vector>

/// Typed views on the nodes of a SyntaxTree. Each is a light handle: the tree must outlive it. Parts that the author has not written
/// yet are absent. Ranges are bytes of the file; texts are as the game reads a token.
namespace castwright::parser {

/// What all views share.
class NodeView {
public:
    NodeView(const SyntaxTree& tree, std::uint32_t index) : m_tree{&tree}, m_index{index} {}

    [[nodiscard]] std::uint32_t index() const { return m_index; }
    [[nodiscard]] NodeKind kind() const { return m_tree->node(m_index).kind; }
    [[nodiscard]] ByteRange range() const { return m_tree->range(m_index); }
    [[nodiscard]] ByteRange keywordRange() const;

protected:
    /// The node's own token at that position, or nothing when the node ends before it.
    [[nodiscard]] const Token* token(std::uint32_t position) const;
    [[nodiscard]] std::optional<ByteRange> tokenRange(std::uint32_t position) const;
    [[nodiscard]] std::optional<std::string> textOf(std::uint32_t position) const;

    const SyntaxTree* m_tree;
    std::uint32_t m_index;
};

/// A block: `keyword name {` … `}`.
class BlockView : public NodeView {
public:
    using NodeView::NodeView;

    /// The name, level or event between keyword and `{`.
    [[nodiscard]] std::optional<ByteRange> nameRange() const;
    [[nodiscard]] std::optional<std::string> name() const;
    [[nodiscard]] std::optional<ByteRange> openBrace() const;
    [[nodiscard]] std::optional<ByteRange> closeBrace() const;
    /// Between the braces; up to the end of the block when it is not closed; nothing without `{`.
    [[nodiscard]] std::optional<ByteRange> bodyRange() const;
    /// The nodes directly inside.
    [[nodiscard]] std::vector<std::uint32_t> statements() const { return m_tree->children(m_index); }

private:
    [[nodiscard]] std::optional<std::uint32_t> openBracePosition() const;
};

/// A statement: `keyword value…`.
class StatementView : public NodeView {
public:
    using NodeView::NodeView;

    /// The first value behind the keyword.
    [[nodiscard]] std::optional<ByteRange> valueRange() const { return tokenRange(1); }
    [[nodiscard]] std::optional<std::string> value() const { return textOf(1); }
};

/// A number as written: with its sign, and what the game makes of it.
struct NumberPart {
    ByteRange range;
    float value = 0.0F;
};

/// `set|add|scale <trait> <number>`
class ModifierView : public StatementView {
public:
    using StatementView::StatementView;
    [[nodiscard]] std::optional<ByteRange> traitRange() const { return tokenRange(1); }
    [[nodiscard]] std::optional<std::string> trait() const { return textOf(1); }
    [[nodiscard]] std::optional<NumberPart> number() const;
};

/// `weapon "<class>" <bias>`
class WeaponView : public StatementView {
public:
    using StatementView::StatementView;
    [[nodiscard]] std::optional<ByteRange> classRange() const { return tokenRange(1); }
    [[nodiscard]] std::optional<std::string> weaponClass() const { return textOf(1); }
    [[nodiscard]] std::optional<NumberPart> bias() const;
};

/// `trigger "<phrase>"`
class TriggerView : public StatementView {
public:
    using StatementView::StatementView;
    /// The phrase as written, not normalised.
    [[nodiscard]] std::optional<std::string> phrase() const { return textOf(1); }
    [[nodiscard]] std::optional<ByteRange> phraseRange() const { return tokenRange(1); }
};

/// A quoted line of a chat event or a reply.
class ChatLineView : public NodeView {
public:
    using NodeView::NodeView;
    /// As the game reads it, without quotes.
    [[nodiscard]] std::string text() const;
    /// Between the quotes; a joined line has several ranges.
    [[nodiscard]] std::vector<ByteRange> textRanges() const;
    /// The length that counts against the game's limit.
    [[nodiscard]] std::size_t byteLength() const { return text().size(); }
};

/// The outline: styles, characters, chat banks, level blocks, events and rules of a file, in order.
struct OutlineItem {
    NodeKind kind = NodeKind::Style;
    std::string name;
    ByteRange range;      ///< the whole block
    ByteRange nameRange;  ///< the name, or the keyword when there is none
    std::uint32_t depth = 0;

    bool operator==(const OutlineItem&) const = default;
};
[[nodiscard]] std::vector<OutlineItem> outline(const SyntaxTree& tree);

/// A part of the text that can be folded: from `{` to its `}`, or a comment over several lines. Never crosses another one.
struct FoldRange {
    ByteRange range;
    bool comment = false;

    bool operator==(const FoldRange&) const = default;
};
[[nodiscard]] std::vector<FoldRange> foldRanges(const SyntaxTree& tree);

/// The brace that belongs to the one at `offset`, by counting punctuation as the game does; nothing when there is none.
[[nodiscard]] std::optional<std::uint32_t> matchingBrace(const SourceText& text, std::uint32_t offset);

}  // namespace castwright::parser
