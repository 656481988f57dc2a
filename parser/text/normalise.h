// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace castwright::parser {

/// Length of the colour escape or other markup that `text` starts with, 0 when it starts with none. `^x` of any other kind is none.
[[nodiscard]] std::size_t escapeLength(std::string_view text);

/// Normalises a trigger, a name or an incoming chat message as the game does (engine specification, section 5): colour escapes go,
/// letters and digits stay in lower case, every run of anything else becomes one space, none at the ends.
[[nodiscard]] std::string normalise(std::string_view text);

}  // namespace castwright::parser
