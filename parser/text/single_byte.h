// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace castwright::parser {

/// UTF-8 text as a file with one byte for a character holds it: Windows-1252, and what that leaves open as in Latin-1, the controls that it
/// replaced included. Nothing when `utf8` is no UTF-8, has nothing but ASCII, or holds a character without a byte.
[[nodiscard]] std::optional<std::string> singleByteText(std::string_view utf8);

}  // namespace castwright::parser
