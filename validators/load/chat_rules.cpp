// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/lexer/lexer.h"
#include "validators/load/load_rules.h"
#include "validators/wording/fixes.h"
#include "validators/wording/nearest.h"

#include <algorithm>
#include <array>
#include <format>

/// Events, and the lines of events and replies.
namespace castwright::validators::load {

using namespace parser;

namespace {

Message unknownEvent(const NoteView& view, Report& report) {
    const std::size_t next = view.token() + 1;
    const CheckedFile& file = view.file;
    const bool leaks =
        next < file.tokens().size() && view.context.hasNote(LoadNoteKind::ChatBlockLeaks, file.at(file.tokens()[next]));
    report.explains = view.note.where.range;
    report.disturbs = leaks;
    if (view.note.text == "{" && leaks) {
        report.where = file.at(file.tokens()[view.token() - 1]);
        return {
            CASTWRIGHT_TR_NOOP(
                "\"chat\" needs the name of an event before its \"{\": the game takes \"{\" for it, does not skip the block, "
                "and its \"}\" closes the block around it."),
            {}};
    }
    std::vector<std::string_view> names;
    for (const ChatEvent& event : view.context.profile().events)
        names.push_back(event.name);
    const std::vector<std::string> nearest = nearestNames(view.note.text, names);
    report.fixes = renameFixes(file, view.note.where.range, nearest);
    if (leaks) {
        report.related.push_back(
            {file.at(file.tokens()[next]),
             {CASTWRIGHT_TR_NOOP("Since this is no \"{\", the game does not skip the block, and its \"}\" closes the "
                                 "block around it."),
              {}}});
    }
    if (nearest.empty())
        return {CASTWRIGHT_TR_NOOP("There is no event \"%1\": the game skips its lines."), {view.text()}};
    return {
        CASTWRIGHT_TR_NOOP("There is no event \"%1\": the game skips its lines. Is it %2?"), {view.text(), quotedList(nearest)}};
}

/// Words without quotes that stand together on one line are one problem, reported at the first of them.
bool standsBehindAnother(const NoteView& view) {
    const std::size_t index = view.token();
    if (!view.file.continuesLine(index))
        return false;
    const SourceRange before = view.file.at(view.file.tokens()[index - 1]);
    return view.context.hasNote(LoadNoteKind::UnquotedLine, before)
        || view.context.hasNote(LoadNoteKind::TriggerNotQuoted, before);
}

/// `"say "hi" now"`: the quotes around the word were meant to be a part of the line.
bool isInnerQuote(const NoteView& view, std::size_t last) {
    const auto tokens = view.file.tokens();
    const std::size_t first = view.token();
    return first > 0 && last + 1 < tokens.size() && tokens[first - 1].type == TokenType::String
        && tokens[first - 1].end == tokens[first].begin && tokens[last + 1].type == TokenType::String
        && tokens[last].end == tokens[last + 1].begin;
}

Message unquotedLine(const NoteView& view, Report& report) {
    if (standsBehindAnother(view))
        return {};
    const CheckedFile& file = view.file;
    const std::size_t first = view.token();
    if (file.isPunctuation(file.tokens()[first], ";")) {
        report.severity = Severity::Warning;
        report.fixes.push_back(removeFix(file, view.note.where.range, {CASTWRIGHT_TR_NOOP("Remove the semicolon"), {}}));
        return {CASTWRIGHT_TR_NOOP("No semicolon separates the lines of an event: the game skips it."), {}};
    }
    std::size_t last = first;
    const std::size_t end = std::min(file.endOfLine(first), file.tokensRead().size());
    const auto isWord = [&](const Token& token) {
        return token.type != TokenType::String && token.type != TokenType::Error && !file.isPunctuation(token, "}")
            && !file.isPunctuation(token, "{") && !file.isPunctuation(token, ";");
    };
    while (last + 1 < end && isWord(file.tokens()[last + 1]))
        ++last;
    const ByteRange words{file.tokens()[first].begin, file.tokens()[last].end};
    report.where = file.at(words);
    if (isInnerQuote(view, last)) {
        const Fix fix{
            {CASTWRIGHT_TR_NOOP("Write ' in place of the inner quotes"), {}},
            file.index(),
            {{{words.begin - 1, words.begin}, "'"}, {{words.end, words.end + 1}, "'"}}};
        report.fixes.push_back(fix);
        return {
            CASTWRIGHT_TR_NOOP("A text cannot hold quotes: the one before \"%1\" ends it, and the game skips this part."),
            {abbreviated(slice(file.bytes(), words))}};
    }
    if (isWord(file.tokens()[first])) {
        const std::string text{slice(file.bytes(), words)};
        report.fixes.push_back(replaceFix(file, words, '"' + text + '"', {CASTWRIGHT_TR_NOOP("Put it in quotes"), {}}));
    }
    return {
        CASTWRIGHT_TR_NOOP("A text to say must be in quotes: the game skips \"%1\"."), {abbreviated(slice(file.bytes(), words))}};
}

Message emptyLine(const NoteView& view, Report& report) {
    report.fixes.push_back(removeFix(view.file, view.note.where.range, {CASTWRIGHT_TR_NOOP("Remove the line"), {}}));
    return {CASTWRIGHT_TR_NOOP("This text is empty: the game drops it."), {}};
}

Message lineTooLong(const NoteView& view, Report& report) {
    const std::uint32_t limit = view.context.profile().limits.lineBytes;
    const Token& token = view.file.tokens()[view.token()];
    report.where = view.file.at(ByteRange{stringOffsetInFile(view.file.bytes(), token, limit), token.end - 1});
    return {
        CASTWRIGHT_TR_NOOP("This text is %1 bytes long and may have %2: the game drops it."),
        {view.value(), std::format("{}", limit)}};
}

Message lineStartsWithHash(const NoteView& view, Report& report) {
    const Token& token = view.file.tokens()[view.token()];
    const std::uint32_t begin = stringOffsetInFile(view.file.bytes(), token, 0);
    report.where = view.file.at(ByteRange{begin, begin + 1});
    const std::string_view rest = slice(view.file.bytes(), {begin, token.end - 1});
    const auto marks = static_cast<std::uint32_t>(std::min(rest.find_first_not_of('#'), rest.size()));
    if (marks < rest.size())
        report.fixes.push_back(replaceFix(view.file, {begin, begin + marks}, {}, {CASTWRIGHT_TR_NOOP("Remove the #"), {}}));
    return {CASTWRIGHT_TR_NOOP("A text that starts with # is a key for translated text: the game drops it."), {}};
}

}  // namespace

std::span<const NoteRule> chatRules() {
    static const std::array<NoteRule, 5> rules{
        NoteRule{
            "load/unknown-event",
            CASTWRIGHT_TR_NOOP("Lines are for an event that the game does not have."),
            Severity::Error,
            {LoadNoteKind::UnknownEvent},
            unknownEvent},
        NoteRule{
            "load/unquoted-line",
            CASTWRIGHT_TR_NOOP("A text to say is not in quotes."),
            Severity::Error,
            {LoadNoteKind::UnquotedLine},
            unquotedLine},
        NoteRule{
            "load/empty-line",
            CASTWRIGHT_TR_NOOP("A text to say is empty."),
            Severity::Error,
            {LoadNoteKind::EmptyLine},
            emptyLine},
        NoteRule{
            "load/line-too-long",
            CASTWRIGHT_TR_NOOP("A text to say has too many bytes."),
            Severity::Error,
            {LoadNoteKind::LineTooLong},
            lineTooLong},
        NoteRule{
            "load/line-starts-with-hash",
            CASTWRIGHT_TR_NOOP("A text to say starts with #."),
            Severity::Error,
            {LoadNoteKind::LineStartsWithHash},
            lineStartsWithHash},
    };
    return rules;
}

}  // namespace castwright::validators::load
