// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/syntax_tree.h"
#include "parser/text_edit.h"

#include <cstdint>
#include <optional>
#include <string_view>

/// New statements in an author's own layout: line ending, indentation and columns are those of what stands around them.
namespace castwright::previews {

/// The edit that adds `verb name number` to a block, behind the last statement of the same kind. `block` is the node of a style, a
/// character or a `skill` block with an opening brace.
[[nodiscard]] std::optional<parser::TextEdit> addStatement(
    const parser::SyntaxTree& tree, std::uint32_t block, std::string_view verb, std::string_view name, std::string_view number);

/// The edit that adds `skill level { verb name number }` to the body of a style or character, in the order of levels.
[[nodiscard]] std::optional<parser::TextEdit> addSkillBlock(
    const parser::SyntaxTree& tree, std::uint32_t owner, int level, std::string_view verb, std::string_view name,
    std::string_view number);

/// The last `skill` block of that level in the body of a style or character.
[[nodiscard]] std::optional<std::uint32_t> findSkillBlock(const parser::SyntaxTree& tree, std::uint32_t owner, int level);

}  // namespace castwright::previews
