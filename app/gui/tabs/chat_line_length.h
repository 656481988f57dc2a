// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/tree/syntax_tree.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace castwright::gui {

/// The length in bytes, as the game counts it, of the chat or reply line whose quotes enclose the caret; nothing when the caret is not in
/// one.
[[nodiscard]] std::optional<std::size_t> chatLineLengthAt(const parser::SyntaxTree& tree, std::uint32_t caret);

}  // namespace castwright::gui
