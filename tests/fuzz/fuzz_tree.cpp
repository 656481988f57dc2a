// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/require.h"
#include "tests/support/tree_invariants.h"

#include <cstdint>
#include <memory>
#include <string>

using namespace castwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string bytes(data, data + size);
    const auto text = std::make_shared<const parser::SourceText>(bytes);
    const parser::SyntaxTree tree{text, parser::defaultProfile()};
    test::require(test::joinedText(*text) == bytes, "tokens and trivia do not give the file back");
    test::require(test::brokenNesting(tree).empty(), test::brokenNesting(tree));
    test::require(test::brokenFolds(tree).empty(), test::brokenFolds(tree));
    (void)parser::outline(tree);
    for (std::uint32_t offset = 0; offset < size; ++offset) {
        const std::uint32_t node = tree.nodeAt(offset);
        test::require(tree.range(node).contains(offset), "nodeAt gives a node that does not hold the offset");
        const parser::Token& token = tree.tokens()[tree.tokenAt(offset)];
        test::require(token.triviaBegin <= offset && offset < token.end, "tokenAt gives a token that does not hold the offset");
        if (const auto other = parser::matchingBrace(*text, offset))
            test::require(parser::matchingBrace(*text, *other) == offset, "a brace does not match its partner");
    }
    for (std::uint32_t index = 0; index < tree.nodes().size(); ++index) {
        const parser::BlockView block{tree, index};
        (void)block.name();
        (void)block.bodyRange();
        (void)parser::ModifierView{tree, index}.number();
        if (tree.node(index).kind == parser::NodeKind::ChatLine)
            (void)parser::ChatLineView{tree, index}.textRanges();
    }
    return 0;
}
