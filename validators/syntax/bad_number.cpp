// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/lexer/number.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/display_text.h"
#include "validators/wording/fixes.h"

#include <algorithm>
#include <cmath>
#include <format>

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// Numbers that are none, with two dots or more, and numbers with a value that the game cannot hold.
class BadNumber final : public Rule {
public:
    BadNumber()
        : Rule{
              "syntax/bad-number", CASTWRIGHT_TR_NOOP("A number has more than one dot, or a value that the game cannot hold."),
              Severity::Error} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const CheckedFile& file : context.files()) {
            for (std::size_t i = 0; i < file.tokensRead().size(); ++i) {
                const Token& token = file.tokens()[i];
                if (sink.isExplained(file.index(), token.begin))
                    continue;
                if (token.error == TokenError::TooManyDots)
                    reportNumber(file, i, sink);
                else if (token.type == TokenType::Number && !context.isSkipped(file.index(), token.begin))
                    checkValue(file, token, sink);
            }
        }
    }

private:
    void checkValue(const CheckedFile& file, const Token& token, DiagnosticSink& sink) const {
        const float value = tokenNumber(file.bytes(), token);
        const NumberExtent extent = measureNumber(file.bytes(), token.begin);
        const std::string text = abbreviated(slice(file.bytes(), token.range()));
        Report report{.where = file.at(token), .severity = Severity::Warning};
        if (token.special) {
            report.message = {
                CASTWRIGHT_TR_NOOP("The game complains about \"%1\" and takes it for the meaningless number %2."),
                {text, std::format("{}", value)}};
        } else if (!std::isfinite(value)) {
            report.message = {
                CASTWRIGHT_TR_NOOP("The game cannot hold \"%1\": it calculates with %2."), {text, std::format("{}", value)}};
        } else if (extent.kind == NumberKind::Decimal && wraps(slice(file.bytes(), {token.begin, extent.digitsEnd}))) {
            report.message = {
                CASTWRIGHT_TR_NOOP("The game keeps 32 bits of a whole number: it takes \"%1\" for %2."),
                {text, std::format("{}", value)}};
        } else {
            return;
        }
        sink.report(*this, std::move(report));
    }

    static bool wraps(std::string_view digits) {
        constexpr std::string_view kLargest = "4294967295";
        digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
        return digits.size() > kLargest.size() || (digits.size() == kLargest.size() && digits > kLargest);
    }

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
