// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/checking/rule.h"

/// What statements make of traits and weapons.
namespace castwright::validators::trait {

[[nodiscard]] const Rule& traitCase();
[[nodiscard]] const Rule& unknownWeapon();
[[nodiscard]] const Rule& tooManyChanges();
[[nodiscard]] const Rule& styleDoesIt();
[[nodiscard]] const Rule& burstInverted();

}  // namespace castwright::validators::trait
