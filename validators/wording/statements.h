// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/checking/rule_context.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

/// What the game's grammar knows of statements (engine specification, section 3), for rules that look at tokens.
namespace castwright::validators {

/// How many values a statement takes on its line: 2 for `set fov 90`. Nothing when the token is no keyword of the file's kind. A sign
/// before a number does not count.
[[nodiscard]] std::optional<std::size_t>
valuesOf(const RuleContext& context, const CheckedFile& file, const parser::Token& keyword);

/// The keywords of statements that may stand in a file of that kind, for suggestions.
[[nodiscard]] std::vector<std::string_view> keywordsOf(const RuleContext& context, parser::ContentKind kind);

/// True when the token can be the number of a statement, or its sign.
[[nodiscard]] bool startsNumber(const CheckedFile& file, const parser::Token& token);

}  // namespace castwright::validators
