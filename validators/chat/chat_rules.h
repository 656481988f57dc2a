// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/checking/rule.h"

/// What a bot says, and what the players see of it.
namespace castwright::validators::chat {

[[nodiscard]] const Rule& brokenEscape();
[[nodiscard]] const Rule& hashName();
[[nodiscard]] const Rule& tokenUnavailable();
[[nodiscard]] const Rule& tokenCase();
[[nodiscard]] const Rule& tokenRunOn();
[[nodiscard]] const Rule& unknownToken();
[[nodiscard]] const Rule& mayExceedLimit();
[[nodiscard]] const Rule& whitespace();
[[nodiscard]] const Rule& markup();

}  // namespace castwright::validators::chat
