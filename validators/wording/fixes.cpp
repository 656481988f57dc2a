// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/wording/fixes.h"

#include "parser/lexer/lexer.h"
#include "validators/wording/display_text.h"

#include <algorithm>

namespace castwright::validators {

using namespace parser;

namespace {

bool isBlank(char c) { return c == ' ' || c == '\t'; }

}  // namespace

Fix replaceFix(const CheckedFile& file, ByteRange range, std::string replacement, Message title) {
    return {std::move(title), file.index(), {{range, std::move(replacement)}}};
}

std::vector<Fix> renameFixes(const CheckedFile& file, ByteRange range, std::span<const std::string> names) {
    const bool quoted = file.bytes()[range.begin] == '"';
    std::vector<Fix> fixes;
    for (const std::string& name : names) {
        fixes.push_back(replaceFix(
            file, range, quoted ? '"' + name + '"' : quotedIfNeeded(name),
            {CASTWRIGHT_TR_NOOP("Write \"%1\""), {abbreviated(name)}}));
    }
    return fixes;
}

Fix removeFix(const CheckedFile& file, ByteRange range, Message title) {
    const std::string_view bytes = file.bytes();
    const std::uint32_t lineStart = file.textLineStart(range.begin);
    const std::uint32_t lineEnd = file.textLineEnd(range.end);
    const bool alone = std::ranges::all_of(slice(bytes, {lineStart, range.begin}), isBlank)
        && std::ranges::all_of(slice(bytes, {range.end, lineEnd}), isBlank);
    if (alone) {
        range = {lineStart, file.lines().lineStart(file.lineOf(range.end) + 1)};
    } else {
        while (range.begin > lineStart && isBlank(bytes[range.begin - 1]))
            --range.begin;
    }
    return replaceFix(file, range, {}, std::move(title));
}

std::string quotedList(std::span<const std::string> names) {
    std::string list;
    for (const std::string& name : names)
        list += (list.empty() ? "\"" : ", \"") + abbreviated(name) + '"';
    return list;
}

std::string quotedIfNeeded(std::string_view text) {
    const TokenList list = lex(text);
    const Token& first = list.tokens.front();
    const bool isName = first.type == TokenType::Name && first.begin == 0 && first.end == text.size() && !text.contains("//")
        && !text.contains("/*");
    return isName ? std::string{text} : '"' + std::string{text} + '"';
}

}  // namespace castwright::validators
