// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/diagnostic_sink.h"
#include "validators/display_text.h"
#include "validators/fixes.h"
#include "validators/syntax/syntax_rules.h"

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// A number with two dots is none.
class BadNumber final : public Rule {
public:
    BadNumber() : Rule{"syntax/bad-number", CASTWRIGHT_TR_NOOP("A number has more than one dot."), Severity::Error} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const CheckedFile& file : context.files()) {
            for (std::size_t i = 0; i < file.tokensRead().size(); ++i) {
                const Token& token = file.tokens()[i];
                if (token.error == TokenError::TooManyDots && !sink.isExplained(file.index(), token.begin))
                    reportNumber(file, i, sink);
            }
        }
    }

private:
    void reportNumber(const CheckedFile& file, std::size_t index, DiagnosticSink& sink) const {
        const Token& token = file.tokens()[index];
        const std::string_view text = slice(file.bytes(), token.range());
        Report report{.where = file.at(token)};
        report.message = file.stopsAt(index)
            ? Message{CASTWRIGHT_TR_NOOP("\"%1\" has more than one dot and is no number: the game stops reading this file here."), {abbreviated(text)}}
            : Message{
                  CASTWRIGHT_TR_NOOP("\"%1\" has more than one dot and is no number: the game drops this statement."),
                  {abbreviated(text)}};
        if (const auto better = withoutLastDots(text); !better.empty())
            report.fixes.push_back(replaceFix(file, token.range(), better, {CASTWRIGHT_TR_NOOP("Write %1"), {better}}));
        report.explains = {file.tokens()[file.firstOnLine(index)].begin, token.end};
        sink.report(*this, std::move(report));
    }

    /// `1.5` from `1.5.` or `1..5`; empty when that does not make it a number.
    static std::string withoutLastDots(std::string_view text) {
        std::string better{text};
        while (better.ends_with('.'))
            better.pop_back();
        for (std::size_t i = better.find(".."); i != std::string::npos; i = better.find(".."))
            better.erase(i, 1);
        const std::size_t dot = better.find('.');
        return better.empty() || better.find('.', dot + 1) != std::string::npos ? std::string{} : better;
    }
};

}  // namespace

const Rule& badNumber() {
    static const BadNumber rule;
    return rule;
}

}  // namespace castwright::validators::syntax
