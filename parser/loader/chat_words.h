// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/profile/profile.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace castwright::parser {

/// A `$word` in a chat or reply line. `$` that no letter, digit or `_` follows is plain text and not listed. The game's high letters
/// count, each byte for itself: a word may end inside a character of UTF-8.
struct ChatWord {
    std::string_view text;           ///< with the `$`
    std::size_t offset = 0;          ///< in the line's text
    std::optional<ChatToken> token;  ///< set when the word is exactly one that the game knows; `$Self` and `$selfish` are none
};

/// All `$words` of a line, in order. The views point into `line`.
[[nodiscard]] std::vector<ChatWord> chatWords(std::string_view line);

}  // namespace castwright::parser
