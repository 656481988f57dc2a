// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace castwright::parser {

/// Normalises a trigger, a name or an incoming chat message as the game does (engine specification, section 5): colour escapes go,
/// letters and digits stay in lower case, every run of anything else becomes one space, none at the ends.
[[nodiscard]] std::string normalise(std::string_view text);

}  // namespace castwright::parser
