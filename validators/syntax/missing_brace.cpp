// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/display_text.h"
#include "validators/wording/fixes.h"

#include <format>

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// Something else stands where the `{` of a block must: the game drops the block and the rest of the file.
class MissingBrace final : public Rule {
public:
    MissingBrace() : Rule{"syntax/missing-brace", CASTWRIGHT_TR_NOOP("A block has no \"{\" after its name."), Severity::Error} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const LoadNote* note : context.notes(LoadNoteKind::BraceMissing)) {
            if (!sink.isExplained(*note))
                reportNote(context, *note, sink);
        }
    }

private:
    void reportNote(const RuleContext& context, const LoadNote& note, DiagnosticSink& sink) const {
        const CheckedFile& file = context.file(note.where.file);
        const std::size_t wrong = file.tokenFrom(note.where.range.begin);
        const Token& keyword = file.tokens()[file.tokenFrom(note.related.range.begin)];
        const Token& name = file.tokens()[wrong > 0 ? wrong - 1 : 0];
        Report report{.where = note.where};
        if (file.isPunctuation(name, "{")) {
            report.where = file.at(keyword);
            report.message = {
                CASTWRIGHT_TR_NOOP(
                    "\"%1\" needs a name before its \"{\": the game takes \"{\" for the name, drops the block and stops reading "
                    "this file."),
                {abbreviated(file.text(keyword))}};
        } else {
            report.message = {
                CASTWRIGHT_TR_NOOP(
                    "\"{\" must come here, not \"%1\": the game drops this block of \"%2\" and stops reading this file."),
                {abbreviated(note.text), abbreviated(file.text(keyword))}};
            addFix(file, wrong, report);
        }
        addLostBanks(file, wrong, report);
        report.explains = {keyword.begin, note.where.range.end};
        sink.report(*this, std::move(report));
    }

    /// Tells how many chat banks are lost with this one.
    static void addLostBanks(const CheckedFile& file, std::size_t wrong, Report& report) {
        if (file.kind() != ContentKind::Chat)
            return;
        std::size_t count = 0;
        for (const Token& token : file.tokens().subspan(wrong))
            count += token.type == TokenType::Name && file.isKeyword(token, file.blockKeyword()) ? 1U : 0U;
        if (count > 0)
            report.related.push_back(
                {report.where,
                 {CASTWRIGHT_TR_NOOP("All later chat banks of this file are lost with it: %1."), {std::format("{}", count)}}});
    }

    /// A word too many goes when the brace stands behind it; else the brace comes in behind the name.
    static void addFix(const CheckedFile& file, std::size_t wrong, Report& report) {
        const Token& token = file.tokens()[wrong];
        const bool braceFollows = wrong + 1 < file.tokens().size() && file.isPunctuation(file.tokens()[wrong + 1], "{");
        if (braceFollows && file.continuesLine(wrong))
            report.fixes.push_back(
                removeFix(file, token.range(), {CASTWRIGHT_TR_NOOP("Remove \"%1\""), {abbreviated(file.text(token))}}));
        else if (wrong > 0)
            report.fixes.push_back(insertFix(file, file.tokens()[wrong - 1].end, " {", {CASTWRIGHT_TR_NOOP("Put \"{\" in"), {}}));
    }
};

}  // namespace

const Rule& missingBrace() {
    static const MissingBrace rule;
    return rule;
}

}  // namespace castwright::validators::syntax
