// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/lexer/number.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/display_text.h"
#include "validators/wording/fixes.h"

#include <algorithm>
#include <format>

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// Digits behind a leading zero count in eights.
class Octal final : public Rule {
public:
    Octal() : Rule{"syntax/octal", CASTWRIGHT_TR_NOOP("A number with a leading zero is read as octal."), Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const CheckedFile& file : context.files()) {
            for (const Token& token : file.tokensRead()) {
                if (token.type == TokenType::Number && !sink.isExplained(file.index(), token.begin)
                    && !context.isSkipped(file.index(), token.begin))
                    checkNumber(file, token, sink);
            }
        }
    }

private:
    void checkNumber(const CheckedFile& file, const Token& token, DiagnosticSink& sink) const {
        const std::string text = file.text(token);
        if (measureNumber(file.bytes(), token.begin).kind != NumberKind::Octal)
            return;
        const std::size_t zeros = std::min(text.find_first_not_of('0'), text.size());
        const std::string decimal = text.substr(zeros);
        if (decimal.size() < 2)  // 0 to 7 are the same
            return;
        Report report{.where = file.at(token)};
        report.message = {
            CASTWRIGHT_TR_NOOP("The game reads \"%1\" as octal, because of the zero in front: its value is %2."),
            {abbreviated(text), std::format("{}", tokenNumber(file.bytes(), token))}};
        report.fixes.push_back(
            replaceFix(file, token.range(), decimal, {CASTWRIGHT_TR_NOOP("Write %1"), {abbreviated(decimal)}}));
        sink.report(*this, std::move(report));
    }
};

}  // namespace

const Rule& octal() {
    static const Octal rule;
    return rule;
}

}  // namespace castwright::validators::syntax
