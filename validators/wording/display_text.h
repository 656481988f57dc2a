// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace castwright::validators {

/// Bytes of a file as people can read them, in valid UTF-8: control bytes and what is no UTF-8 stand as `\xNN`. Messages, paths and
/// everything else that may hold bytes of a file go through this where they are printed or shown.
[[nodiscard]] std::string displayText(std::string_view bytes);

/// At most 60 bytes of a text, for messages: a longer one is cut, between two characters of UTF-8, and ends in "…".
[[nodiscard]] std::string abbreviated(std::string_view bytes);

}  // namespace castwright::validators
