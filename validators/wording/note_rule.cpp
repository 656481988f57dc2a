// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/wording/note_rule.h"

#include <algorithm>
#include <format>

namespace castwright::validators {

std::string NoteView::value() const { return std::format("{}", static_cast<float>(note.value)); }

parser::ByteRange NoteView::skipped() const {
    using parser::LoadNoteKind;
    const parser::ByteRange where = note.where.range;
    switch (note.kind) {
    case LoadNoteKind::SkillBandTail: return where;
    case LoadNoteKind::UnknownKey:
    case LoadNoteKind::UnquotedLine: return {where.begin, std::max(where.end, note.related.range.end)};
    case LoadNoteKind::UnknownTrait:
    case LoadNoteKind::WeaponInSkill: return {where.begin, file.tokens()[file.endOfLine(token()) - 1].end};
    case LoadNoteKind::NotANumber:
        if (file.kind() != parser::ContentKind::Chat)  // a bad priority leaves the rest of its line alone
            return {where.begin, file.tokens()[file.endOfLine(token()) - 1].end};
        break;
    default: break;
    }
    return {where.begin, where.begin};
}

std::int64_t NoteView::skippedBraces() const {
    std::int64_t braces = 0;
    const parser::ByteRange range = skipped();
    const auto tokens = file.tokens();
    for (std::size_t i = token(); i < tokens.size() && tokens[i].begin < range.end; ++i) {
        braces += file.isPunctuation(tokens[i], "{") ? 1 : 0;
        braces -= file.isPunctuation(tokens[i], "}") ? 1 : 0;
    }
    return braces;
}

void NoteRule::check(const RuleContext& context, DiagnosticSink& sink) const {
    for (const parser::LoadNoteKind kind : m_kinds) {
        for (const parser::LoadNote* note : context.notes(kind)) {
            if (!sink.isExplained(*note))
                reportNote({context, *note, context.file(note->where.file)}, sink);
        }
    }
}

void NoteRule::reportNote(const NoteView& view, DiagnosticSink& sink) const {
    Report report{.where = view.note.where};
    report.message = m_wording(view, report);
    if (report.message.text.empty())
        return;
    if (view.skippedBraces() != 0) {
        report.related.push_back(
            {{view.file.index(), view.skipped()},
             {CASTWRIGHT_TR_NOOP("The game skips the brace on this line, too, and takes the blocks to end elsewhere."), {}}});
        report.explains = view.skipped();
        report.disturbs = true;
    }
    sink.report(*this, std::move(report));
}

}  // namespace castwright::validators
