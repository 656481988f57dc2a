// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/bytes.h"
#include "validators/load/load_rules.h"
#include "validators/wording/fixes.h"
#include "validators/wording/nearest.h"

#include <algorithm>
#include <array>
#include <format>

/// The statements of replies, and what becomes of whole rules.
namespace castwright::validators::load {

using namespace parser;

namespace {

Message priorityClamped(const NoteView& view, Report& report) {
    if (view.note.kind == LoadNoteKind::HugeNumber) {
        if (!equalIgnoringCase(view.note.text, "priority"))  // the others have rules of their own
            return {};
        return {CASTWRIGHT_TR_NOOP("This priority is too large for an integer: what the game makes of it is not defined."), {}};
    }
    const std::string kept = view.note.value < 0.0 ? "0" : "100";
    report.fixes.push_back(replaceFix(view.file, view.note.where.range, kept, {CASTWRIGHT_TR_NOOP("Write %1"), {kept}}));
    return {CASTWRIGHT_TR_NOOP("A priority goes from 0 to 100: the game takes %1 for %2."), {kept, view.value()}};
}

Message badSource(const NoteView& view, Report& report) {
    constexpr std::array<std::string_view, 3> kWords{"any", "player", "bot"};
    report.fixes = renameFixes(view.file, view.note.where.range, nearestNames(view.note.text, kWords));
    return {
        CASTWRIGHT_TR_NOOP("\"source\" is \"any\", \"player\" or \"bot\", not \"%1\": the game ignores this statement."),
        {view.text()}};
}

Message badAddressed(const NoteView& view, Report& report) {
    constexpr std::array<std::string_view, 3> kWords{"either", "required", "forbidden"};
    report.fixes = renameFixes(view.file, view.note.where.range, nearestNames(view.note.text, kWords));
    return {
        CASTWRIGHT_TR_NOOP(
            "\"addressed\" is \"either\", \"required\" or \"forbidden\", not \"%1\": the game ignores this statement."),
        {view.text()}};
}

Message triggerNotQuoted(const NoteView& view, Report& report) {
    const CheckedFile& file = view.file;
    std::size_t last = view.token();
    const std::size_t end = std::min(file.endOfLine(last), file.tokensRead().size());
    const auto isWord = [&](const Token& token) {
        return token.type != TokenType::String && token.type != TokenType::Error && !file.isPunctuation(token, "}")
            && !file.isPunctuation(token, ";");
    };
    while (last + 1 < end && isWord(file.tokens()[last + 1]))
        ++last;
    const ByteRange words{view.note.where.range.begin, file.tokens()[last].end};
    report.where = file.at(words);
    report.fixes.push_back(replaceFix(
        file, words, '"' + std::string{slice(file.bytes(), words)} + '"', {CASTWRIGHT_TR_NOOP("Put it in quotes"), {}}));
    return {
        CASTWRIGHT_TR_NOOP("A trigger must be in quotes: the game ignores \"%1\"."), {abbreviated(slice(file.bytes(), words))}};
}

ByteRange statementOf(const NoteView& view) {
    const Token& keyword = view.file.tokens()[view.token() > 0 ? view.token() - 1 : 0];
    return {keyword.begin, view.note.where.range.end};
}

Message triggerEmpty(const NoteView& view, Report& report) {
    report.fixes.push_back(removeFix(view.file, statementOf(view), {CASTWRIGHT_TR_NOOP("Remove the trigger"), {}}));
    return {
        CASTWRIGHT_TR_NOOP("This trigger has neither letters nor digits: nothing is left to look for, and the game drops it."),
        {}};
}

Message triggerTooLong(const NoteView& view, Report& /*report*/) {
    return {
        CASTWRIGHT_TR_NOOP("This trigger is %1 bytes long and may have %2: the game drops it."),
        {view.value(), std::format("{}", view.context.profile().limits.triggerBytes)}};
}

Message tooManyTriggers(const NoteView& view, Report& report) {
    report.fixes.push_back(removeFix(view.file, statementOf(view), {CASTWRIGHT_TR_NOOP("Remove the trigger"), {}}));
    return {
        CASTWRIGHT_TR_NOOP("A reply can have %1 triggers: the game drops this one."),
        {std::format("{}", view.context.profile().limits.triggersPerRule)}};
}

Message duplicateTrigger(const NoteView& view, Report& report) {
    report.related.push_back({view.note.related, {CASTWRIGHT_TR_NOOP("This trigger is the same to the game."), {}}});
    report.fixes.push_back(removeFix(view.file, statementOf(view), {CASTWRIGHT_TR_NOOP("Remove the trigger"), {}}));
    return {CASTWRIGHT_TR_NOOP("This reply already has the trigger \"%1\": the game drops this one."), {view.text()}};
}

Message tooManyLines(const NoteView& view, Report& report) {
    report.fixes.push_back(removeFix(view.file, view.note.where.range, {CASTWRIGHT_TR_NOOP("Remove the line"), {}}));
    return {
        CASTWRIGHT_TR_NOOP("A reply can have %1 answers: the game drops this one."),
        {std::format("{}", view.context.profile().limits.linesPerRule)}};
}

Message duplicateLine(const NoteView& view, Report& report) {
    report.related.push_back({view.note.related, {CASTWRIGHT_TR_NOOP("This answer is the same to the game."), {}}});
    report.fixes.push_back(removeFix(view.file, view.note.where.range, {CASTWRIGHT_TR_NOOP("Remove the line"), {}}));
    return {CASTWRIGHT_TR_NOOP("This reply already has that answer: the game drops this one."), {}};
}

/// True when the game dropped a trigger or an answer of the rule: that is the problem then, and reported.
bool lacksForAnotherReason(const NoteView& view, std::initializer_list<LoadNoteKind> reasons) {
    const auto notes = view.context.notesOf(view.note.where.file);
    for (std::size_t i = static_cast<std::size_t>(&view.note - notes.data()); i-- > 0;) {
        const LoadNote& before = notes[i];
        if (before.where.range.begin < view.note.where.range.begin)
            return false;
        if (std::ranges::find(reasons, before.kind) != reasons.end())
            return true;
    }
    return false;
}

Message ruleWithoutTrigger(const NoteView& view, Report& /*report*/) {
    if (lacksForAnotherReason(
            view,
            {LoadNoteKind::TriggerNotQuoted, LoadNoteKind::TriggerEmpty, LoadNoteKind::TriggerTooLong,
             LoadNoteKind::MissingValue}))
        return {};
    return {CASTWRIGHT_TR_NOOP("The reply \"%1\" has no trigger: the game drops it."), {view.text()}};
}

Message ruleWithoutLine(const NoteView& view, Report& /*report*/) {
    if (lacksForAnotherReason(
            view,
            {LoadNoteKind::UnquotedLine, LoadNoteKind::EmptyLine, LoadNoteKind::LineTooLong, LoadNoteKind::LineStartsWithHash,
             LoadNoteKind::ReplyTokenUnknown}))
        return {};
    return {CASTWRIGHT_TR_NOOP("The reply \"%1\" has no answer: the game drops it."), {view.text()}};
}

Message tooManyRules(const NoteView& view, Report& /*report*/) {
    const std::string limit = std::format("{}", view.context.profile().limits.rules);
    if (view.note.value > 0)
        return {
            CASTWRIGHT_TR_NOOP("A character can have %1 replies, in all its chat banks: the game drops \"%2\"."),
            {limit, view.text()}};
    return {CASTWRIGHT_TR_NOOP("A chat bank can have %1 replies: the game drops \"%2\"."), {limit, view.text()}};
}

}  // namespace

std::span<const NoteRule> replyRules() {
    static const std::array<NoteRule, 13> rules{
        NoteRule{
            "load/priority-clamped",
            CASTWRIGHT_TR_NOOP("A priority is not between 0 and 100."),
            Severity::Warning,
            {LoadNoteKind::PriorityClamped, LoadNoteKind::HugeNumber},
            priorityClamped},
        NoteRule{
            "load/bad-source",
            CASTWRIGHT_TR_NOOP("\"source\" has a value that the game does not know."),
            Severity::Error,
            {LoadNoteKind::BadSource},
            badSource},
        NoteRule{
            "load/bad-addressed",
            CASTWRIGHT_TR_NOOP("\"addressed\" has a value that the game does not know."),
            Severity::Error,
            {LoadNoteKind::BadAddressed},
            badAddressed},
        NoteRule{
            "load/trigger-not-quoted",
            CASTWRIGHT_TR_NOOP("A trigger is not in quotes."),
            Severity::Error,
            {LoadNoteKind::TriggerNotQuoted},
            triggerNotQuoted},
        NoteRule{
            "load/trigger-empty",
            CASTWRIGHT_TR_NOOP("A trigger has neither letters nor digits."),
            Severity::Error,
            {LoadNoteKind::TriggerEmpty},
            triggerEmpty},
        NoteRule{
            "load/trigger-too-long",
            CASTWRIGHT_TR_NOOP("A trigger has too many bytes."),
            Severity::Error,
            {LoadNoteKind::TriggerTooLong},
            triggerTooLong},
        NoteRule{
            "load/too-many-triggers",
            CASTWRIGHT_TR_NOOP("A reply has more triggers than the game keeps."),
            Severity::Error,
            {LoadNoteKind::TooManyTriggers},
            tooManyTriggers},
        NoteRule{
            "load/duplicate-trigger",
            CASTWRIGHT_TR_NOOP("A reply has the same trigger twice."),
            Severity::Warning,
            {LoadNoteKind::DuplicateTrigger},
            duplicateTrigger},
        NoteRule{
            "load/too-many-lines",
            CASTWRIGHT_TR_NOOP("A reply has more answers than the game keeps."),
            Severity::Error,
            {LoadNoteKind::TooManyLines},
            tooManyLines},
        NoteRule{
            "load/duplicate-line",
            CASTWRIGHT_TR_NOOP("A reply has the same answer twice."),
            Severity::Warning,
            {LoadNoteKind::DuplicateLine},
            duplicateLine},
        NoteRule{
            "load/rule-without-trigger",
            CASTWRIGHT_TR_NOOP("A reply has no trigger."),
            Severity::Error,
            {LoadNoteKind::RuleWithoutTrigger},
            ruleWithoutTrigger},
        NoteRule{
            "load/rule-without-line",
            CASTWRIGHT_TR_NOOP("A reply has no answer."),
            Severity::Error,
            {LoadNoteKind::RuleWithoutLine},
            ruleWithoutLine},
        NoteRule{
            "load/too-many-rules",
            CASTWRIGHT_TR_NOOP("A character has more replies than the game keeps."),
            Severity::Error,
            {LoadNoteKind::TooManyRules},
            tooManyRules},
    };
    return rules;
}

}  // namespace castwright::validators::load
