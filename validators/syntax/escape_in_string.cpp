// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/display_text.h"
#include "validators/wording/fixes.h"

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// Strings know no escapes: `\"` ends one, and every `\` becomes `/` (engine specification, section 2). A string may well end with a
/// backslash, though: only when the line goes on right behind it, or its quotes do not come out even, was an escape meant.
class EscapeInString final : public Rule {
public:
    EscapeInString()
        : Rule{"syntax/escape-in-string", CASTWRIGHT_TR_NOOP("A backslash in a string escapes nothing."), Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const CheckedFile& file : context.files()) {
            for (std::size_t i = 0; i < file.tokensRead().size(); ++i) {
                const Token& token = file.tokens()[i];
                if (token.type != TokenType::String || !token.special || sink.isExplained(file.index(), token.begin))
                    continue;
                if (endsTooEarly(file, i))
                    reportQuote(context, file, token, sink);
                else if (context.isLine(file.index(), token.begin))
                    reportBackslash(file, token, sink);
            }
        }
    }

private:
    static bool endsTooEarly(const CheckedFile& file, std::size_t index) {
        const Token& token = file.tokens()[index];
        if (file.bytes()[token.end - 2] != '\\' || index + 1 >= file.tokens().size())
            return false;
        const Token& next = file.tokens()[index + 1];
        const bool glued = next.begin == token.end && next.type != TokenType::End && next.type != TokenType::Punctuation;
        if (glued)
            return true;
        for (std::size_t i = index + 1; i < file.endOfLine(index); ++i) {
            const TokenError error = file.tokens()[i].error;
            if (error == TokenError::NewlineInString || error == TokenError::UnterminatedString)
                return true;
        }
        return false;
    }

    void reportQuote(const RuleContext& context, const CheckedFile& file, const Token& token, DiagnosticSink& sink) const {
        const ByteRange escape{token.end - 2, token.end};
        Report report{.where = file.at(escape)};
        report.message = {
            CASTWRIGHT_TR_NOOP("The game knows no escapes: the quote of \\\" ends the string here, and it reads \"%1\"."),
            {abbreviated(file.text(token))}};
        report.explains = {escape.begin, file.textLineEnd(escape.begin)};
        if (context.hasNoteIn(file.index(), report.explains))
            report.severity = Severity::Error;
        Fix fix{{CASTWRIGHT_TR_NOOP("Write ' in place of \\\""), {}}, file.index(), {}};
        const std::string_view line = slice(file.bytes(), {token.begin, report.explains.end});
        for (std::size_t i = line.find("\\\""); i != std::string_view::npos; i = line.find("\\\"", i + 2)) {
            const std::uint32_t begin = token.begin + static_cast<std::uint32_t>(i);
            fix.edits.push_back({{begin, begin + 2}, "'"});
        }
        report.fixes.push_back(std::move(fix));
        sink.report(*this, std::move(report));
    }

    /// In something to be said, the backslash shows.
    void reportBackslash(const CheckedFile& file, const Token& token, DiagnosticSink& sink) const {
        for (const ByteRange part : stringParts(file.bytes(), token)) {
            const std::size_t found = slice(file.bytes(), part).find('\\');
            if (found == std::string_view::npos)
                continue;
            const std::uint32_t begin = part.begin + static_cast<std::uint32_t>(found);
            Report report{.where = file.at(ByteRange{begin, begin + 1})};
            report.message = {
                CASTWRIGHT_TR_NOOP("The game knows no escapes and turns each \\ into /: the bot says \"%1\"."),
                {abbreviated(file.text(token))}};
            report.fixes.push_back(
                replaceFix(file, {begin, begin + 1}, "/", {CASTWRIGHT_TR_NOOP("Write / as the game does"), {}}));
            sink.report(*this, std::move(report));
            return;
        }
    }
};

}  // namespace

const Rule& escapeInString() {
    static const EscapeInString rule;
    return rule;
}

}  // namespace castwright::validators::syntax
