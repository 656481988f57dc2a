// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// `skill {`: the brace is taken for the level (engine specification, sections 3 and 7).
class SkillWithoutLevel final : public Rule {
public:
    SkillWithoutLevel()
        : Rule{"syntax/skill-without-level", CASTWRIGHT_TR_NOOP("\"skill\" has no level before its \"{\"."), Severity::Error} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const LoadNote* note : context.notes(LoadNoteKind::SkillWithoutLevel)) {
            if (note->text != "{" || sink.isExplained(*note))
                continue;
            const CheckedFile& file = context.file(note->where.file);
            const std::size_t brace = file.tokenFrom(note->where.range.begin);
            Report report{.where = brace > 0 ? file.at(file.tokens()[brace - 1]) : note->where};
            report.message = {
                CASTWRIGHT_TR_NOOP(
                    "\"skill\" needs a level, 1 to 5: the game takes \"{\" for it, so that the statements of this block count at "
                    "every level and its \"}\" closes the block around it."),
                {}};
            report.explains = {report.where.range.begin, note->where.range.end};
            report.disturbs = true;
            sink.report(*this, std::move(report));
        }
    }
};

}  // namespace

const Rule& skillWithoutLevel() {
    static const SkillWithoutLevel rule;
    return rule;
}

}  // namespace castwright::validators::syntax
