// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/checking/rule.h"

/// What the replies of a chat bank say and when.
namespace castwright::validators::reply {

[[nodiscard]] const Rule& unknownToken();
[[nodiscard]] const Rule& unaddressableName();
[[nodiscard]] const Rule& triggerUnreachable();
[[nodiscard]] const Rule& triggerShadowed();

}  // namespace castwright::validators::reply
