// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/display_text.h"
#include "validators/wording/fixes.h"

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// Everything else may be written in any case; these two words are recognised in any case and then refused.
class KeywordCase final : public Rule {
public:
    KeywordCase()
        : Rule{
              "syntax/keyword-case", CASTWRIGHT_TR_NOOP("\"style\" or \"character\" is not written in small letters."),
              Severity::Error} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const LoadNote* note : context.notes(LoadNoteKind::KeywordCase)) {
            if (sink.isExplained(*note))
                continue;
            const CheckedFile& file = context.file(note->where.file);
            const std::string keyword{file.blockKeyword()};
            Report report{.where = note->where};
            report.message = {
                CASTWRIGHT_TR_NOOP("\"%1\" must be written \"%2\": the game refuses it and stops reading this file here."),
                {abbreviated(note->text), keyword}};
            report.fixes.push_back(replaceFix(file, note->where.range, keyword, {CASTWRIGHT_TR_NOOP("Write \"%1\""), {keyword}}));
            report.explains = note->where.range;
            sink.report(*this, std::move(report));
        }
    }
};

}  // namespace

const Rule& keywordCase() {
    static const KeywordCase rule;
    return rule;
}

}  // namespace castwright::validators::syntax
