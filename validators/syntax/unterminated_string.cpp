// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/lexer/trivia.h"
#include "parser/text/bytes.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/fixes.h"

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// The quote that is left open: that of the last part of a joined string.
std::uint32_t openQuote(std::string_view bytes, const Token& token) {
    std::uint32_t quote = token.begin;
    for (;;) {
        const std::size_t closing = bytes.find(bytes[quote], quote + 1);
        if (closing == std::string_view::npos || closing >= token.end)
            return quote;
        const std::uint32_t backslash = skipTrivia(bytes, static_cast<std::uint32_t>(closing) + 1).offset;
        quote = skipTrivia(bytes, backslash + 1).offset;
    }
}

/// A string must end on its line. Mostly the game gives the file up there; where it waits for a value it only drops the statement.
class UnterminatedString final : public Rule {
public:
    UnterminatedString()
        : Rule{"syntax/unterminated-string", CASTWRIGHT_TR_NOOP("A quote is not closed on its line."), Severity::Error} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const CheckedFile& file : context.files()) {
            for (std::size_t i = 0; i < file.tokensRead().size(); ++i) {
                const Token& token = file.tokens()[i];
                const bool open = token.error == TokenError::NewlineInString || token.error == TokenError::UnterminatedString;
                if (open && !sink.isExplained(file.index(), token.begin))
                    reportString(file, i, sink);
            }
        }
    }

private:
    void reportString(const CheckedFile& file, std::size_t index, DiagnosticSink& sink) const {
        const Token& token = file.tokens()[index];
        const std::uint32_t quote = openQuote(file.bytes(), token);
        Report report{.where = file.at(ByteRange{quote, quote + 1})};
        report.message = wording(file.bytes()[quote] == '\'', file.stopsAt(index));
        report.explains = {file.tokens()[file.firstOnLine(index)].begin, token.end};
        addFix(file, quote, report);
        sink.report(*this, std::move(report));
    }

    static Message wording(bool apostrophe, bool stops) {
        if (apostrophe) {
            return stops ? Message{CASTWRIGHT_TR_NOOP("To the game this apostrophe opens a text, and no second one closes it on this line: "
                                                      "the game stops reading this file here."),
                                   {}}
                         : Message{CASTWRIGHT_TR_NOOP("To the game this apostrophe opens a text, and no second one closes it on this line: "
                                                      "the game drops this statement."),
                                   {}};
        }
        return stops
            ? Message{CASTWRIGHT_TR_NOOP("This quote is not closed on its line: the game stops reading this file here."), {}}
            : Message{CASTWRIGHT_TR_NOOP("This quote is not closed on its line: the game drops this statement."), {}};
    }

    /// Closes the string at the end of its line, in front of a `}` or `;` there.
    static void addFix(const CheckedFile& file, std::uint32_t quote, Report& report) {
        const std::string_view bytes = file.bytes();
        std::uint32_t end = file.textLineEnd(quote);
        const auto skipBlanks = [&] {
            while (end > quote + 1 && isWhiteSpace(bytes[end - 1]))
                --end;
        };
        skipBlanks();
        while (end > quote + 1 && (bytes[end - 1] == '}' || bytes[end - 1] == ';')) {
            --end;
            skipBlanks();
        }
        const std::string mark{bytes[quote]};
        if (end > quote + 1)
            report.fixes.push_back(
                insertFix(file, end, mark, {CASTWRIGHT_TR_NOOP("Close the quote at the end of the line"), {}}));
        else
            report.fixes.push_back(removeFix(file, {quote, quote + 1}, {CASTWRIGHT_TR_NOOP("Remove the quote"), {}}));
    }
};

}  // namespace

const Rule& unterminatedString() {
    static const UnterminatedString rule;
    return rule;
}

}  // namespace castwright::validators::syntax
