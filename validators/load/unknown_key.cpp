// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/bytes.h"
#include "validators/load/load_rules.h"
#include "validators/wording/fixes.h"
#include "validators/wording/nearest.h"
#include "validators/wording/statements.h"

#include <vector>

namespace castwright::validators::load {

using namespace parser;

namespace {

/// A word that the game does not know as the start of a statement is skipped: with the block behind it, or with the rest of its line.
class UnknownKey final : public Rule {
public:
    UnknownKey()
        : Rule{
              "load/unknown-key", CASTWRIGHT_TR_NOOP("A statement starts with a word that the game does not know there."),
              Severity::Error} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const LoadNote* note : context.notes(LoadNoteKind::UnknownKey)) {
            if (!sink.isExplained(*note))
                reportNote({context, *note, context.file(note->where.file)}, sink);
        }
    }

private:
    void reportNote(const NoteView& view, DiagnosticSink& sink) const {
        Report report{.where = view.note.where};
        const std::int64_t braces = view.skippedBraces();
        if (braces > 0) {
            report.message = {
                CASTWRIGHT_TR_NOOP("The game does not know \"%1\" here. It skips this line but not the block that opens on it, "
                                   "whose \"}\" closes the block around it."),
                {view.text()}};
        } else if (braces < 0) {
            report.message = {
                CASTWRIGHT_TR_NOOP(
                    "The game does not know \"%1\" here. It skips the rest of this line, and with it the \"}\" that should "
                    "close the block."),
                {view.text()}};
        } else {
            report.message = wording(view);
        }
        if (braces != 0) {
            report.explains = view.skipped();
            report.disturbs = true;
        }
        if (view.note.text == ";" && view.skipped() == view.note.where.range)
            report.severity = Severity::Warning;  // nothing is lost
        addFixes(view, report);
        sink.report(*this, std::move(report));
    }

    static Message wording(const NoteView& view) {
        const Token& key = view.file.tokens()[view.token()];
        if (view.file.isPunctuation(key, ";"))
            return {
                CASTWRIGHT_TR_NOOP(
                    "\";\" separates statements only in a reply: here the game skips it and the rest of its line."),
                {}};
        if (key.type == TokenType::Number || view.file.isPunctuation(key, "-"))
            return {
                CASTWRIGHT_TR_NOOP("No number can come here: the game skips \"%1\" and the rest of its line."), {view.text()}};
        if (key.type == TokenType::String)
            return {CASTWRIGHT_TR_NOOP("No text can come here: the game skips \"%1\" and the rest of its line."), {view.text()}};
        if (view.context.profile().findTrait(view.note.text))
            return {
                CASTWRIGHT_TR_NOOP("\"set\", \"add\" or \"scale\" is missing before \"%1\": the game skips this line."),
                {view.text()}};
        if (view.file.kind() == ContentKind::Character && view.file.isKeyword(key, "reply"))
            return {CASTWRIGHT_TR_NOOP("Replies belong in a chat bank in botfiles/chats: the game skips this one."), {}};
        const std::vector<std::string> nearest = nearestKeys(view);
        if (nearest.empty())
            return {CASTWRIGHT_TR_NOOP("The game does not know \"%1\" here and skips it."), {view.text()}};
        return {
            CASTWRIGHT_TR_NOOP("The game does not know \"%1\" here and skips it. Is it %2?"), {view.text(), quotedList(nearest)}};
    }

    static std::vector<std::string> nearestKeys(const NoteView& view) {
        const auto keywords = keywordsOf(view.context, view.file.kind());
        std::vector<std::string> nearest = nearestNames(view.note.text, keywords);
        // A keyword that is known elsewhere, not here.
        std::erase_if(nearest, [&](const std::string& name) { return equalIgnoringCase(name, view.note.text); });
        return nearest;
    }

    static void addFixes(const NoteView& view, Report& report) {
        const ByteRange key = view.note.where.range;
        if (view.file.tokens()[view.token()].type == TokenType::Name) {
            if (view.context.profile().findTrait(view.note.text) && view.file.kind() != ContentKind::Chat)
                report.fixes.push_back(
                    insertFix(view.file, key.begin, "set ", {CASTWRIGHT_TR_NOOP("Put \"set\" before it"), {}}));
            else
                report.fixes = renameFixes(view.file, key, nearestKeys(view));
        }
        if (!report.disturbs)
            report.fixes.push_back(removeFix(view.file, view.skipped(), {CASTWRIGHT_TR_NOOP("Remove what the game skips"), {}}));
    }
};

}  // namespace

const Rule& unknownKey() {
    static const UnknownKey rule;
    return rule;
}

}  // namespace castwright::validators::load
