// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/chat_words.h"
#include "validators/checking/rule_context.h"

namespace castwright::validators::chat {

/// A word of a line as a range of its file; the game's word may end inside a character of UTF-8, which the range holds whole.
[[nodiscard]] parser::SourceRange
wordRange(const RuleContext& context, const parser::ChatLine& line, const parser::ChatWord& word);

}  // namespace castwright::validators::chat
