// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/tree/syntax_tree.h"

#include "parser/tree/tree_builder.h"

#include <algorithm>

namespace castwright::parser {

SyntaxTree::SyntaxTree(std::shared_ptr<const SourceText> text, const Profile& profile)
    : m_text{std::move(text)}, m_nodes{buildTree(*m_text, profile)} {}

std::vector<std::uint32_t> SyntaxTree::children(std::uint32_t index) const {
    std::vector<std::uint32_t> indices;
    for (std::uint32_t child = index + 1; child < m_nodes[index].endNode; child = m_nodes[child].endNode)
        indices.push_back(child);
    return indices;
}

ByteRange SyntaxTree::range(std::uint32_t index) const {
    if (index == 0)
        return {0, static_cast<std::uint32_t>(bytes().size())};
    const Node& node = m_nodes[index];
    return {tokens()[node.firstToken].begin, tokens()[node.endToken - 1].end};
}

std::uint32_t SyntaxTree::nodeAt(std::uint32_t offset) const {
    // The last node that starts at or before the offset; the node wanted is that one or one around it.
    const auto next = std::ranges::upper_bound(
        m_nodes.begin() + 1, m_nodes.end(), offset, {}, [this](const Node& node) { return tokens()[node.firstToken].begin; });
    auto index = static_cast<std::uint32_t>(next - m_nodes.begin()) - 1;
    while (index != 0 && !range(index).contains(offset))
        index = m_nodes[index].parent;
    return index;
}

std::uint32_t SyntaxTree::tokenAt(std::uint32_t offset) const {
    const auto found = std::ranges::upper_bound(tokens(), offset, {}, &Token::end);
    const auto last = static_cast<std::uint32_t>(tokens().size()) - 1;
    return std::min(static_cast<std::uint32_t>(found - tokens().begin()), last);
}

}  // namespace castwright::parser
