// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"
#include "tests/support/tree_invariants.h"

#include <cstdint>
#include <string>
#include <string_view>

/// What must hold for the tokens of any bytes. Used by tests and by a fuzzer, hence without Qt.
namespace castwright::test {

/// An empty string when the tokens with their trivia cover each byte of the file once, in order; else what is wrong.
[[nodiscard]] inline std::string brokenCover(std::string_view bytes) {
    const parser::SourceText text{std::string{bytes}};
    std::uint32_t end = 0;
    for (const parser::Token& token : text.tokens()) {
        if (token.triviaBegin != end || token.begin < token.triviaBegin || token.end < token.begin)
            return "a gap or an overlap at byte " + std::to_string(end);
        end = token.end;
    }
    if (end != bytes.size())
        return "the tokens end at byte " + std::to_string(end);
    const parser::Token& last = text.tokens().back();
    if (last.type != parser::TokenType::End || !last.range().empty())
        return "the last token is not the end";
    return joinedText(text) == bytes ? "" : "joined, the tokens are not the file";
}

/// An empty string when the short cuts of comparing agree with the text of each token, and its pieces make up its text.
[[nodiscard]] inline std::string brokenTexts(std::string_view bytes) {
    for (const parser::Token& token : parser::lex(bytes).tokens) {
        const std::string text = parser::tokenText(bytes, token);
        if (!parser::tokenIs(bytes, token, text) || !parser::tokenIsIgnoringCase(bytes, token, text)
            || parser::tokenIs(bytes, token, text + "x"))
            return "comparing does not agree with the text of a token";
        std::size_t size = 0;
        for (const parser::ByteRange part : parser::stringParts(bytes, token)) {
            if (part.begin <= token.begin || part.end < part.begin || part.end >= token.end)
                return "a part of a string is not inside its token";
            for (std::uint32_t i = 0; i < part.size(); ++i) {
                if (parser::stringOffsetInFile(bytes, token, size + i) != part.begin + i)
                    return "an offset in a string leads elsewhere";
            }
            size += part.size();
        }
        const bool quoted = token.type == parser::TokenType::String || token.type == parser::TokenType::Literal;
        if (quoted && size != text.size())
            return "the parts of a string are not its text";
    }
    return {};
}

}  // namespace castwright::test
