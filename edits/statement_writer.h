// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/text/text_edit.h"
#include "parser/tree/syntax_tree.h"

#include <cstdint>
#include <optional>
#include <string_view>

/// New statements in an author's own layout: line ending, indentation and columns are those of what stands around them.
namespace castwright::previews {

/// `keyword name number`, each as it is written.
struct NewStatement {
    parser::NodeKind kind = parser::NodeKind::Modifier;  ///< or Weapon
    std::string_view keyword;
    std::string_view name;  ///< with quotes where it needs them
    std::string_view number;
};

/// The edit that adds the statement to a block, behind the last one of the same kind. `block` is the node of a style, a character or a
/// `skill` block with an opening brace.
[[nodiscard]] std::optional<parser::TextEdit>
addStatement(const parser::SyntaxTree& tree, std::uint32_t block, const NewStatement& statement);

/// The edit that adds `skill level { statement }` to the body of a style or character, in the order of levels.
[[nodiscard]] std::optional<parser::TextEdit>
addSkillBlock(const parser::SyntaxTree& tree, std::uint32_t owner, int level, const NewStatement& statement);

/// The last `skill` block of that level in the body of a style or character.
[[nodiscard]] std::optional<std::uint32_t> findSkillBlock(const parser::SyntaxTree& tree, std::uint32_t owner, int level);

}  // namespace castwright::previews
