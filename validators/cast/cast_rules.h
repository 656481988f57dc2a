// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/checking/rule.h"

/// What the characters are to each other.
namespace castwright::validators::cast {

[[nodiscard]] const Rule& modelShared();

}  // namespace castwright::validators::cast
