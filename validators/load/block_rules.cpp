// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/load/load_rules.h"
#include "validators/wording/fixes.h"
#include "validators/wording/nearest.h"

#include <array>

/// Whole styles, characters and chat banks that the game drops.
namespace castwright::validators::load {

using namespace parser;

namespace {

void addFirst(const NoteView& view, Report& report) {
    report.related.push_back({view.note.related, {CASTWRIGHT_TR_NOOP("This is the one that the game keeps."), {}}});
}

Message duplicateStyle(const NoteView& view, Report& report) {
    addFirst(view, report);
    if (view.note.related.file != view.note.where.file) {
        return {
            CASTWRIGHT_TR_NOOP(
                "There is a style \"%1\" already: the game keeps the one it reads first, here that of the file whose name comes "
                "first, and drops this one."),
            {view.text()}};
    }
    return {CASTWRIGHT_TR_NOOP("There is a style \"%1\" already: the game drops this one."), {view.text()}};
}

Message duplicateCharacter(const NoteView& view, Report& report) {
    addFirst(view, report);
    if (view.note.related.file != view.note.where.file) {
        return {
            CASTWRIGHT_TR_NOOP(
                "There is a character \"%1\" already: the game keeps the one it reads first, here that of the file whose name "
                "comes first, and drops this one."),
            {view.text()}};
    }
    return {CASTWRIGHT_TR_NOOP("There is a character \"%1\" already: the game drops this one."), {view.text()}};
}

Message emptyName(const NoteView& view, Report& /*report*/) {
    return {CASTWRIGHT_TR_NOOP("This \"%1\" has an empty name: the game drops the block."), {view.text()}};
}

Message unknownChatOwner(const NoteView& view, Report& report) {
    if (const auto lost = view.context.lostBlock(ContentKind::Character, view.note.text)) {
        report.severity = Severity::Information;
        report.related.push_back({*lost, {CASTWRIGHT_TR_NOOP("The character is here."), {}}});
        return {CASTWRIGHT_TR_NOOP("Since the game does not keep the character \"%1\", it skips this chat bank."), {view.text()}};
    }
    std::vector<std::string_view> names;
    for (const Character& character : view.context.cast().characters)
        names.push_back(character.name);
    const std::vector<std::string> nearest = nearestNames(view.note.text, names);
    report.fixes = renameFixes(view.file, view.note.where.range, nearest);
    if (nearest.empty())
        return {CASTWRIGHT_TR_NOOP("There is no character \"%1\": the game skips this chat bank."), {view.text()}};
    return {
        CASTWRIGHT_TR_NOOP("There is no character \"%1\": the game skips this chat bank. Is it %2?"),
        {view.text(), quotedList(nearest)}};
}

}  // namespace

std::span<const NoteRule> blockRules() {
    static const std::array<NoteRule, 4> rules{
        NoteRule{
            "load/duplicate-style",
            CASTWRIGHT_TR_NOOP("Two styles have the same name."),
            Severity::Error,
            {LoadNoteKind::DuplicateStyle},
            duplicateStyle},
        NoteRule{
            "load/duplicate-character",
            CASTWRIGHT_TR_NOOP("Two characters have the same name."),
            Severity::Error,
            {LoadNoteKind::DuplicateCharacter},
            duplicateCharacter},
        NoteRule{
            "load/empty-name",
            CASTWRIGHT_TR_NOOP("A style or character has an empty name."),
            Severity::Error,
            {LoadNoteKind::EmptyName},
            emptyName},
        NoteRule{
            "load/unknown-chat-owner",
            CASTWRIGHT_TR_NOOP("A chat bank is for a character that does not exist."),
            Severity::Error,
            {LoadNoteKind::UnknownChatOwner},
            unknownChatOwner},
    };
    return rules;
}

}  // namespace castwright::validators::load
