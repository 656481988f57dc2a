// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/lexer/trivia.h"
#include "parser/tree/syntax_tree.h"
#include "parser/tree/syntax_views.h"

#include <string>
#include <vector>

/// What must hold for the tree of any bytes. Used by tests and by the fuzzer, hence without Qt.
namespace castwright::test {

/// The file joined from its tokens and the pieces of their trivia.
inline std::string joinedText(const parser::SourceText& text) {
    std::string joined;
    for (const parser::Token& token : text.tokens()) {
        for (const parser::Trivia& piece : parser::triviaPieces(text.bytes(), token.triviaRange()))
            joined += parser::slice(text.bytes(), piece.range);
        joined += parser::slice(text.bytes(), token.range());
    }
    return joined;
}

/// An empty string when the nodes are nested properly, in order, and inside the file; else what is wrong.
inline std::string brokenNesting(const parser::SyntaxTree& tree) {
    const auto nodes = tree.nodes();
    const auto tokens = tree.tokens();
    if (nodes.empty() || nodes[0].firstToken != 0 || nodes[0].endToken != tokens.size() || nodes[0].endNode != nodes.size())
        return "the file node does not span the file";
    for (std::uint32_t i = 1; i < nodes.size(); ++i) {
        const parser::Node& node = nodes[i];
        const parser::Node& parent = nodes[node.parent];
        if (node.firstToken >= node.endToken)
            return "a node without tokens";
        if (node.parent >= i || node.endNode <= i || node.endNode > parent.endNode)
            return "a node outside its parent's subtree";
        if (node.firstToken < parent.firstToken || node.endToken > parent.endToken)
            return "a node reaches out of its parent";
        if (nodes[i - 1].firstToken > node.firstToken)
            return "nodes out of order";
        const bool sibling = nodes[i - 1].endNode == i;
        if (sibling && nodes[i - 1].endToken > node.firstToken)
            return "nodes overlap";
    }
    return {};
}

/// The same for folds: each inside the file, none crossing another.
inline std::string brokenFolds(const parser::SyntaxTree& tree) {
    std::vector<parser::ByteRange> open;
    for (const parser::FoldRange& fold : parser::foldRanges(tree)) {
        while (!open.empty() && open.back().end <= fold.range.begin)
            open.pop_back();
        if (fold.range.begin >= fold.range.end || fold.range.end > tree.bytes().size())
            return "a fold outside the file";
        if (!open.empty() && fold.range.end > open.back().end)
            return "folds cross";
        open.push_back(fold.range);
    }
    return {};
}

}  // namespace castwright::test
