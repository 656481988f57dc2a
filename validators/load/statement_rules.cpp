// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/load/load_rules.h"
#include "validators/wording/fixes.h"
#include "validators/wording/nearest.h"
#include "validators/wording/statements.h"

#include <algorithm>
#include <array>
#include <format>

/// Statements of styles and characters: traits, weapons, skill, model.
namespace castwright::validators::load {

using namespace parser;

namespace {

Message unknownTrait(const NoteView& view, Report& report) {
    std::vector<std::string_view> names;
    for (const Trait& trait : view.context.profile().traits)
        names.push_back(trait.name);
    const std::vector<std::string> nearest = nearestNames(view.note.text, names);
    report.fixes = renameFixes(view.file, view.note.where.range, nearest);
    if (nearest.empty())
        return {CASTWRIGHT_TR_NOOP("There is no trait \"%1\": the game ignores this statement."), {view.text()}};
    return {
        CASTWRIGHT_TR_NOOP("There is no trait \"%1\": the game ignores this statement. Is it %2?"),
        {view.text(), quotedList(nearest)}};
}

Message notANumber(const NoteView& view, Report& /*report*/) {
    if (view.note.kind == LoadNoteKind::SkillWithoutLevel) {
        return {CASTWRIGHT_TR_NOOP("\"%1\" is no number: the game knows no level for this block and skips it."), {view.text()}};
    }
    const Token& token = view.file.tokens()[view.token()];
    if (token.type == TokenType::String)
        return {CASTWRIGHT_TR_NOOP("A number must come here, without quotes: the game ignores this statement."), {}};
    return {CASTWRIGHT_TR_NOOP("\"%1\" is no number: the game ignores this statement."), {view.text()}};
}

/// Something between the bad level and the `{`, which keeps the game from skipping the block.
void addLeak(const NoteView& view, LoadNoteKind leak, Report& report) {
    const std::size_t next = view.token() + (view.file.isPunctuation(view.file.tokens()[view.token()], "-") ? 2U : 1U);
    report.explains = view.note.where.range;
    if (next >= view.file.tokens().size() || !view.context.hasNote(leak, view.file.at(view.file.tokens()[next])))
        return;
    report.related.push_back(
        {view.file.at(view.file.tokens()[next]),
         {CASTWRIGHT_TR_NOOP("Since this is no \"{\", the game does not skip the block, and its \"}\" closes the block "
                             "around it."),
          {}}});
    report.disturbs = true;
}

Message skillOutOfRange(const NoteView& view, Report& report) {
    addLeak(view, LoadNoteKind::SkillBlockLeaks, report);
    if (view.context.hasNote(LoadNoteKind::HugeNumber, view.note.where)) {
        return {
            CASTWRIGHT_TR_NOOP(
                "%1 is too large for an integer: what the game makes of it is not defined, and no level of skill."),
            {view.value()}};
    }
    return {CASTWRIGHT_TR_NOOP("There is no skill level %1, only 1 to 5: the game skips this block."), {view.value()}};
}

Message weaponInSkill(const NoteView& /*view*/, Report& /*report*/) {
    return {CASTWRIGHT_TR_NOOP("A level block may not name weapons: the game ignores this statement."), {}};
}

Message weaponBiasClamped(const NoteView& view, Report& report) {
    const std::string kept = view.note.value < 0.0 ? "0" : "100";
    report.fixes.push_back(replaceFix(view.file, view.note.where.range, kept, {CASTWRIGHT_TR_NOOP("Write %1"), {kept}}));
    return {CASTWRIGHT_TR_NOOP("The bias %1 is not between 0 and 100: the game takes %2."), {view.value(), kept}};
}

Message weaponReplaced(const NoteView& view, Report& report) {
    report.related.push_back({view.note.related, {CASTWRIGHT_TR_NOOP("This earlier value does not count."), {}}});
    const CheckedFile& file = view.context.file(view.note.related.file);
    report.fixes.push_back(removeFix(file, view.note.related.range, {CASTWRIGHT_TR_NOOP("Remove the earlier statement"), {}}));
    return {CASTWRIGHT_TR_NOOP("The block names the weapon \"%1\" again: the game keeps only this value."), {view.text()}};
}

Message tooManyWeapons(const NoteView& view, Report& /*report*/) {
    return {
        CASTWRIGHT_TR_NOOP("A block can name %1 weapons: the game drops \"%2\"."),
        {std::format("{}", view.context.profile().limits.weapons), view.text()}};
}

Message skillBandClamped(const NoteView& view, Report& report) {
    const std::size_t keyword = view.token();
    const ByteRange values{view.file.tokens()[keyword + 1].begin, view.note.where.range.end};
    const std::string& kept = view.note.text;
    report.fixes.push_back(replaceFix(view.file, values, kept, {CASTWRIGHT_TR_NOOP("Write %1"), {kept}}));
    const std::size_t blank = kept.find(' ');
    if (view.context.hasNote(LoadNoteKind::HugeNumber, view.note.where)) {
        return {
            CASTWRIGHT_TR_NOOP(
                "This skill band holds a number too large for an integer: what the game makes of it is not defined."),
            {}};
    }
    return {
        CASTWRIGHT_TR_NOOP("A skill band goes from 1 to 5 at most, the lower level first: the game takes %1 to %2."),
        {kept.substr(0, blank), kept.substr(blank + 1)}};
}

/// The game reads both levels, and skips the rest of the line then.
Message skillBandTail(const NoteView& view, Report& report) {
    const CheckedFile& file = view.file;
    const std::uint32_t end = view.note.where.range.begin;
    const std::size_t first = file.tokenFrom(end);
    const Token& token = file.tokens()[first];
    const ByteRange lost{token.begin, view.note.where.range.end};
    report.where = file.at(lost);
    if (valuesOf(view.context, file, token) || file.isPunctuation(token, "}")) {
        const std::uint32_t lineStart = file.textLineStart(file.tokens()[file.firstOnLine(first - 1)].begin);
        const std::string_view line = slice(file.bytes(), {lineStart, end});
        std::string indent{line.substr(0, std::min(line.find_first_not_of(" \t"), line.size()))};
        if (file.isPunctuation(token, "}") && !indent.empty())
            indent.pop_back();
        const std::size_t blanks = file.bytes().substr(end).find_first_not_of(" \t");
        const std::string lineEnd{file.format().lineEnding == LineEnding::CrLf ? "\r\n" : "\n"};
        report.fixes.push_back(replaceFix(
            file, {end, end + static_cast<std::uint32_t>(blanks)}, lineEnd + indent,
            {CASTWRIGHT_TR_NOOP("Move the rest to a line of its own"), {}}));
    } else {
        report.fixes.push_back(
            removeFix(file, lost, {CASTWRIGHT_TR_NOOP("Remove \"%1\""), {abbreviated(slice(file.bytes(), lost))}}));
    }
    return {
        CASTWRIGHT_TR_NOOP(
            "The game skips the rest of the line after \"skillBand\": \"%1\" is lost. It needs a line of its own."),
        {abbreviated(slice(file.bytes(), lost))}};
}

Message modelSlot(const NoteView& view, Report& /*report*/) {
    if (view.file.tokens()[view.token()].type == TokenType::String)
        return {CASTWRIGHT_TR_NOOP("A number must come here, without quotes: the game ignores this statement."), {}};
    const ModelKeys& model = view.context.profile().model;
    return {
        CASTWRIGHT_TR_NOOP(
            "\"%1\" is no model slot: it must be a whole number from %2 to %3, and the game ignores this statement."),
        {view.text(), std::format("{}", model.slotMin), std::format("{}", model.slotMax)}};
}

}  // namespace

std::span<const NoteRule> statementRules() {
    static const std::array<NoteRule, 10> rules{
        NoteRule{
            "load/unknown-trait",
            CASTWRIGHT_TR_NOOP("A statement names a trait that the game does not have."),
            Severity::Error,
            {LoadNoteKind::UnknownTrait},
            unknownTrait},
        NoteRule{
            "load/not-a-number",
            CASTWRIGHT_TR_NOOP("A number is missing: there is something else in its place."),
            Severity::Error,
            {LoadNoteKind::NotANumber, LoadNoteKind::SkillWithoutLevel},
            notANumber},
        NoteRule{
            "load/skill-out-of-range",
            CASTWRIGHT_TR_NOOP("A level block is for no level from 1 to 5."),
            Severity::Error,
            {LoadNoteKind::SkillOutOfRange},
            skillOutOfRange},
        NoteRule{
            "load/weapon-in-skill",
            CASTWRIGHT_TR_NOOP("A level block names a weapon."),
            Severity::Warning,
            {LoadNoteKind::WeaponInSkill},
            weaponInSkill},
        NoteRule{
            "load/weapon-bias-clamped",
            CASTWRIGHT_TR_NOOP("A weapon's bias is not between 0 and 100."),
            Severity::Warning,
            {LoadNoteKind::WeaponBiasClamped},
            weaponBiasClamped},
        NoteRule{
            "load/weapon-replaced",
            CASTWRIGHT_TR_NOOP("A block names a weapon twice."),
            Severity::Warning,
            {LoadNoteKind::WeaponReplaced},
            weaponReplaced},
        NoteRule{
            "load/too-many-weapons",
            CASTWRIGHT_TR_NOOP("A block names more weapons than the game keeps."),
            Severity::Error,
            {LoadNoteKind::TooManyWeapons},
            tooManyWeapons},
        NoteRule{
            "load/skill-band-clamped",
            CASTWRIGHT_TR_NOOP("A skill band goes beyond 1 to 5, or its upper level comes first."),
            Severity::Warning,
            {LoadNoteKind::SkillBandClamped},
            skillBandClamped},
        NoteRule{
            "load/skill-band-tail",
            CASTWRIGHT_TR_NOOP("Something follows a skill band on its line."),
            Severity::Error,
            {LoadNoteKind::SkillBandTail},
            skillBandTail},
        NoteRule{
            "load/model-slot",
            CASTWRIGHT_TR_NOOP("A model slot is not one of the game's."),
            Severity::Error,
            {LoadNoteKind::BadModelSlot},
            modelSlot},
    };
    return rules;
}

}  // namespace castwright::validators::load
