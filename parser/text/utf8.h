// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace castwright::parser {

/// Length of the well-formed UTF-8 sequence at the start of `bytes`, 0 when there is none (Unicode Standard, table 3-7). For people
/// only: the game never sees more than bytes.
[[nodiscard]] std::size_t utf8Length(std::string_view bytes);

}  // namespace castwright::parser
