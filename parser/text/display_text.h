// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace castwright::parser {

/// True for characters that are not seen, or that change how the text around them is seen: controls, marks of the writing direction, of
/// zero width and of the byte order, and separators of lines and paragraphs that editors do not break lines at.
[[nodiscard]] bool isHidden(char32_t character);

/// Bytes of a file as people can read them, in one line of valid UTF-8: hidden characters and what is no UTF-8 become `\xNN` for each
/// byte. Whatever may hold bytes of a file goes through this where it is printed or shown.
[[nodiscard]] std::string displayText(std::string_view bytes);

/// The same for a text of several lines, whose line ends and tabs stay.
[[nodiscard]] std::string displayLines(std::string_view bytes);

}  // namespace castwright::parser
