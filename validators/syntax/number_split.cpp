// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/bytes.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/display_text.h"
#include "validators/wording/fixes.h"

#include <algorithm>

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// `1.5E3`, `12abc`, `08`: the game's number ends earlier than the author thinks, and the rest is read as something else.
class NumberSplit final : public Rule {
public:
    NumberSplit()
        : Rule{"syntax/number-split", CASTWRIGHT_TR_NOOP("The game reads only the beginning of a number."), Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const CheckedFile& file : context.files()) {
            for (std::size_t i = 0; i + 1 < file.tokensRead().size(); ++i) {
                const Token& token = file.tokens()[i];
                if (token.type == TokenType::Number && isGlued(file, i + 1) && !sink.isExplained(file.index(), token.begin)
                    && !context.isSkipped(file.index(), token.begin))
                    i = reportNumber(context, file, i, sink);
            }
        }
    }

private:
    /// True for a name or number that begins where the token before it ends.
    static bool isGlued(const CheckedFile& file, std::size_t index) {
        const Token& token = file.tokens()[index];
        return token.begin == file.tokens()[index - 1].end && (token.type == TokenType::Name || token.type == TokenType::Number);
    }

    /// Gives the last token that belongs to the number in the author's eyes.
    std::size_t reportNumber(const RuleContext& context, const CheckedFile& file, std::size_t index, DiagnosticSink& sink) const {
        const Token& number = file.tokens()[index];
        std::size_t last = index + 1;
        while (last + 1 < file.tokensRead().size() && file.tokens()[last + 1].begin == file.tokens()[last].end
               && (isGlued(file, last + 1) || file.isPunctuation(file.tokens()[last + 1], "-")
                   || file.isPunctuation(file.tokens()[last + 1], "+")))
            ++last;
        const ByteRange whole{number.begin, file.tokens()[last].end};
        Report report{.where = file.at(whole)};
        report.message = {
            CASTWRIGHT_TR_NOOP("The game takes only \"%1\" for the number and reads the rest, \"%2\", as something else."),
            {abbreviated(file.text(number)), abbreviated(slice(file.bytes(), {number.end, whole.end}))}};
        report.explains = whole;
        if (dropsStatement(context, file, number))
            report.severity = Severity::Error;
        report.disturbs = context.hasNote(LoadNoteKind::SkillBlockLeaks, file.at(file.tokens()[index + 1]));
        if (const std::string better = wholeNumber(slice(file.bytes(), whole)); !better.empty())
            report.fixes.push_back(replaceFix(file, whole, better, {CASTWRIGHT_TR_NOOP("Write %1"), {abbreviated(better)}}));
        sink.report(*this, std::move(report));
        return last;
    }

    static bool dropsStatement(const RuleContext& context, const CheckedFile& file, const Token& number) {
        return context.hasNote(LoadNoteKind::SkillOutOfRange, file.at(number))
            || context.hasNote(LoadNoteKind::BadModelSlot, file.at(number));
    }

    /// The number that was meant: without leading zeros, with a small `e`, without a lonely `f`. Empty when that is not clear.
    static std::string wholeNumber(std::string_view text) {
        std::string better{text};
        std::ranges::replace(better, 'E', 'e');
        if (better.ends_with('f') || better.ends_with('F'))
            better.pop_back();
        const std::size_t zeros = std::min(better.find_first_not_of('0'), better.size() - 1);
        better.erase(0, zeros > 0 && better[zeros] == '.' ? zeros - 1 : zeros);
        const TokenList list = lex(better);
        const Token& first = list.tokens.front();
        return first.type == TokenType::Number && !first.special && first.end == better.size() ? better : std::string{};
    }
};

}  // namespace

const Rule& numberSplit() {
    static const NumberSplit rule;
    return rule;
}

}  // namespace castwright::validators::syntax
