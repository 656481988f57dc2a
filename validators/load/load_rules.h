// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/wording/note_rule.h"

#include <span>

/// What the loader drops or changes. Rules that only word one of its notes are rows of a table for each topic: they differ in an id, a
/// severity and a sentence, which forty files of the same twenty lines would hide.
namespace castwright::validators::load {

[[nodiscard]] std::span<const NoteRule> statementRules();
[[nodiscard]] std::span<const NoteRule> chatRules();
[[nodiscard]] std::span<const NoteRule> replyRules();
[[nodiscard]] std::span<const NoteRule> blockRules();
[[nodiscard]] std::span<const NoteRule> linkRules();

[[nodiscard]] const Rule& missingValue();
[[nodiscard]] const Rule& unknownKey();
[[nodiscard]] const Rule& nameWhitespace();
[[nodiscard]] const Rule& noDefinition();

}  // namespace castwright::validators::load
