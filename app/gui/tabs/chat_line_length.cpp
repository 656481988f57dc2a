// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/tabs/chat_line_length.h"

#include "parser/tree/syntax_views.h"

namespace castwright::gui {

std::optional<std::size_t> chatLineLengthAt(const parser::SyntaxTree& tree, std::uint32_t caret) {
    const std::uint32_t node = tree.nodeAt(caret);
    if (tree.node(node).kind != parser::NodeKind::ChatLine || caret <= tree.range(node).begin || caret >= tree.range(node).end)
        return std::nullopt;
    return parser::ChatLineView{tree, node}.byteLength();
}

}  // namespace castwright::gui
