// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/profile/profile.h"
#include "parser/text/message.h"

#include <span>
#include <vector>

namespace castwright::previews {

/// What a bot with these traits is like to meet, made from the numbers alone: sentences whose arguments are numbers. `values` holds one for each of Profile::traits. A sentence
/// whose traits the profile does not have is left out.
[[nodiscard]] std::vector<parser::Message> describeFeel(const parser::Profile& profile, std::span<const float> values);

}  // namespace castwright::previews
