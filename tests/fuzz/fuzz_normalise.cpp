// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/loader/chat_words.h"
#include "parser/text/bytes.h"
#include "parser/text/normalise.h"
#include "previews/chat/chat_lines.h"
#include "previews/chat/chat_timing.h"
#include "previews/chat/reply_match.h"
#include "tests/support/require.h"

#include <algorithm>

using namespace castwright;

namespace {

void checkNormalised(std::string_view text) {
    const std::string normalised = parser::normalise(text);
    test::require(normalised.size() <= text.size(), "normalising made the text longer");
    test::require(!normalised.starts_with(' ') && !normalised.ends_with(' '), "a space at an end");
    test::require(!normalised.contains("  "), "two spaces together");
    const auto allowed = [](char c) { return c == ' ' || parser::isLetter(c) || parser::isDigit(c); };
    test::require(std::ranges::all_of(normalised, allowed), "a byte that is no letter, digit or space");
    test::require(parser::normalise(normalised) == normalised, "normalising twice is not normalising once");
    test::require(normalised.empty() || previews::occursAsWords(normalised, normalised), "a text does not occur in itself");
    test::require(previews::visibleBytes(text) <= std::max<std::size_t>(text.size(), 1), "more bytes are visible than there are");
}

void checkLine(std::string_view line) {
    for (const parser::ChatWord& word : parser::chatWords(line)) {
        test::require(line.substr(word.offset, word.text.size()) == word.text, "a word that is not where it says");
        test::require(!word.token || previews::lineNeeds(line, *word.token), "a token that the line does not need");
    }
    const previews::ChatValues values{.self = "me", .other = "$weapon", .weapon = "#", .map = "$self", .item = std::nullopt};
    const auto said = previews::fillLine(line, values, {});
    test::require(!said || (said->size() <= 160 && !said->starts_with('#')), "a line that the game does not say");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(data, data + size);
    checkNormalised(text);
    checkLine(text);
    return 0;
}
