// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/checking/rule.h"

/// What the game's reader does with the bytes. Each rule stands in a file of its own.
namespace castwright::validators::syntax {

[[nodiscard]] const Rule& byteOrderMark();
[[nodiscard]] const Rule& nul();
[[nodiscard]] const Rule& byteAfterComment();
[[nodiscard]] const Rule& escapeInString();
[[nodiscard]] const Rule& commentInName();
[[nodiscard]] const Rule& unknownByte();
[[nodiscard]] const Rule& numberSplit();
[[nodiscard]] const Rule& unterminatedString();
[[nodiscard]] const Rule& stringAfterBackslash();
[[nodiscard]] const Rule& badNumber();
[[nodiscard]] const Rule& unterminatedComment();
[[nodiscard]] const Rule& nestedComment();
[[nodiscard]] const Rule& keywordCase();
[[nodiscard]] const Rule& quotedKeyword();
[[nodiscard]] const Rule& missingBrace();
[[nodiscard]] const Rule& skillWithoutLevel();
[[nodiscard]] const Rule& statementSplit();
[[nodiscard]] const Rule& unterminatedBlock();
[[nodiscard]] const Rule& strayToken();
[[nodiscard]] const Rule& secondTrigger();
[[nodiscard]] const Rule& octal();
[[nodiscard]] const Rule& nonAscii();
[[nodiscard]] const Rule& controlByte();
[[nodiscard]] const Rule& mixedLineEndings();

}  // namespace castwright::validators::syntax
