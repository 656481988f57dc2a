// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/lexer/lexer.h"
#include "parser/profile/profile.h"
#include "validators/reply/reply_rules.h"
#include "validators/wording/characters.h"
#include "validators/wording/fixes.h"
#include "validators/wording/nearest.h"
#include "validators/wording/note_rule.h"

#include <array>

namespace castwright::validators::reply {

using namespace parser;

namespace {

Message unknownTokenWording(const NoteView& view, Report& report) {
    constexpr std::array<std::string_view, 3> kReplyTokens{"$self", "$other", "$map"};
    const Token& token = view.file.tokens()[view.token()];
    const auto offset = static_cast<std::size_t>(view.note.value);
    const std::string_view bytes = view.file.bytes();
    const std::uint32_t last = stringOffsetInFile(bytes, token, offset + view.note.text.size() - 1);
    // The game's word may end inside a character of UTF-8.
    const ByteRange word{stringOffsetInFile(bytes, token, offset), characterAt(bytes, last).end};
    report.where = view.file.at(word);
    const std::vector<std::string> nearest = nearestNames(view.note.text, kReplyTokens);
    for (const std::string& name : nearest)
        report.fixes.push_back(replaceFix(view.file, word, name, {CASTWRIGHT_TR_NOOP("Write \"%1\""), {name}}));
    if (nearest.empty())
        return {
            CASTWRIGHT_TR_NOOP("An answer can hold $self, $other and $map, but not \"%1\": the game drops it."), {view.text()}};
    return {
        CASTWRIGHT_TR_NOOP("An answer can hold $self, $other and $map, but not \"%1\": the game drops it. Is it %2?"),
        {view.text(), quotedList(nearest)}};
}

}  // namespace

const Rule& unknownToken() {
    static const NoteRule rule{
        "reply/unknown-token",
        CASTWRIGHT_TR_NOOP("An answer holds a $word that replies cannot have."),
        Severity::Error,
        {LoadNoteKind::ReplyTokenUnknown},
        unknownTokenWording};
    return rule;
}

}  // namespace castwright::validators::reply
