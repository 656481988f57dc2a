// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/tree/syntax_tree.h"

#include <vector>

namespace castwright::parser {

/// Builds the nodes of a SyntaxTree; see there for what they are.
[[nodiscard]] std::vector<Node> buildTree(const SourceText& text, const Profile& profile);

}  // namespace castwright::parser
