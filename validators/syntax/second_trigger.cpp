// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/diagnostic_sink.h"
#include "validators/fixes.h"
#include "validators/syntax/syntax_rules.h"

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// `trigger "a" "b"` has one trigger, and `b` is an answer.
class SecondTrigger final : public Rule {
public:
    SecondTrigger()
        : Rule{"syntax/second-trigger", CASTWRIGHT_TR_NOOP("A second text behind \"trigger\" is an answer."), Severity::Warning} {
    }

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const CheckedFile& file : context.files()) {
            for (std::size_t i = 2; i < file.tokensRead().size(); ++i) {
                const Token& token = file.tokens()[i];
                if (token.type == TokenType::String && file.continuesLine(i)
                    && context.triggerAt(file.index(), file.tokens()[i - 1].begin)
                    && !sink.isExplained(file.index(), token.begin))
                    reportString(file, token, sink);
            }
        }
    }

private:
    void reportString(const CheckedFile& file, const Token& token, DiagnosticSink& sink) const {
        Report report{.where = file.at(token)};
        report.message = {
            CASTWRIGHT_TR_NOOP("\"trigger\" takes one phrase: the game takes this text, behind it on the line, for an answer."),
            {}};
        report.fixes.push_back(
            insertFix(file, token.begin, "; trigger ", {CASTWRIGHT_TR_NOOP("Make it a trigger of its own"), {}}));
        sink.report(*this, std::move(report));
    }
};

}  // namespace

const Rule& secondTrigger() {
    static const SecondTrigger rule;
    return rule;
}

}  // namespace castwright::validators::syntax
