// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace castwright::parser {

/// Length of the colour escape or other markup that `text` starts with, 0 when it starts with none: `^0` to `^9`, `^:`, `^-`, `^+` and `^r`
/// have 2 bytes, `^n?` 3, `^cXXX` and `^iXXX` 5, in small letters and capitals. One that the end of `text` cuts short is none, nor is `^x` of
/// any other kind. Everything that knows escapes asks this function; the highlighting definition repeats it.
[[nodiscard]] std::size_t escapeLength(std::string_view text);

/// Normalises a trigger, a name or an incoming chat message as the game does (engine specification, section 5): colour escapes go,
/// letters and digits stay in lower case, every run of anything else becomes one space, none at the ends.
[[nodiscard]] std::string normalise(std::string_view text);

}  // namespace castwright::parser
