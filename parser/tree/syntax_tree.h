// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"
#include "parser/text/byte_range.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace castwright::parser {

/// What a part of the text is meant to be, whether the game takes it so or not.
enum class NodeKind : std::uint8_t {
    File,
    // Blocks
    Style,
    Character,
    ChatBank,
    SkillBlock,
    ChatEvent,
    Reply,
    UnknownBlock,  ///< a key that is not known, with a block behind it
    // Statements
    Description,
    Inherit,
    Modifier,
    Weapon,
    SkillBand,
    Model,
    Priority,
    Source,
    Addressed,
    Trigger,
    ChatLine,          ///< a string in a chat event or a reply
    Separator,         ///< `;` in a reply
    UnknownStatement,  ///< anything else up to the end of its line
};

/// One node of the tree: a run of tokens. Nodes stand in the order of the text, each before its children.
struct Node {
    NodeKind kind = NodeKind::File;
    bool closed = true;  ///< a block: its `}` is there
    std::uint32_t firstToken = 0;
    std::uint32_t endToken = 0;  ///< one past the last token
    std::uint32_t parent = 0;    ///< the File node is its own parent
    std::uint32_t endNode = 0;   ///< one past the last node below this one

    bool operator==(const Node&) const = default;
};

/// A lenient tree over the tokens of one file: everything the author wrote, with recovery after errors.
///
/// Lossless: the tokens and their trivia cover every byte, and each token belongs to one innermost node. Where the game gives up (a missing
/// brace, a broken string), the tree goes on, so that the blocks behind stay alive while the author types; what the game keeps is the
/// Cast, and LoadNote says where the two part ways.
class SyntaxTree {
public:
    /// In time linear in the number of tokens, without recursion.
    explicit SyntaxTree(std::shared_ptr<const SourceText> text, const Profile& profile);

    [[nodiscard]] const SourceText& text() const { return *m_text; }
    [[nodiscard]] std::string_view bytes() const { return m_text->bytes(); }
    [[nodiscard]] std::span<const Token> tokens() const { return m_text->tokens(); }
    [[nodiscard]] std::span<const Node> nodes() const { return m_nodes; }
    [[nodiscard]] const Node& node(std::uint32_t index) const { return m_nodes[index]; }

    /// Indices of the nodes directly below `index`, in order.
    [[nodiscard]] std::vector<std::uint32_t> children(std::uint32_t index) const;
    /// From the first byte of the first token to the last byte of the last one. The File node is the whole file.
    [[nodiscard]] ByteRange range(std::uint32_t index) const;
    /// The innermost node that holds `offset`, its own trivia between tokens included; the File node when none does.
    [[nodiscard]] std::uint32_t nodeAt(std::uint32_t offset) const;
    /// The token that holds `offset`, or the one whose leading trivia does.
    [[nodiscard]] std::uint32_t tokenAt(std::uint32_t offset) const;

private:
    std::shared_ptr<const SourceText> m_text;
    std::vector<Node> m_nodes;
};

}  // namespace castwright::parser
