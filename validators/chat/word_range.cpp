// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/chat/word_range.h"

#include "parser/lexer/lexer.h"
#include "validators/wording/characters.h"

namespace castwright::validators::chat {

using namespace parser;

SourceRange wordRange(const RuleContext& context, const ChatLine& line, const ChatWord& word) {
    const CheckedFile& file = context.file(line.where.file);
    const Token& token = file.tokens()[file.tokenFrom(line.where.range.begin)];
    const std::uint32_t last = stringOffsetInFile(file.bytes(), token, word.offset + word.text.size() - 1);
    return file.at(ByteRange{stringOffsetInFile(file.bytes(), token, word.offset), characterAt(file.bytes(), last).end});
}

}  // namespace castwright::validators::chat
