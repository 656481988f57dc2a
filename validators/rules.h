// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/checking/rule.h"

#include <span>
#include <string_view>

namespace castwright::validators {

/// Every rule, in the order in which they run: causes before what may only be their consequence.
[[nodiscard]] std::span<const Rule* const> allRules();

/// The rule of that id, or null.
[[nodiscard]] const Rule* findRule(std::string_view id);

}  // namespace castwright::validators
