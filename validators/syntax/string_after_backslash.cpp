// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/lexer/trivia.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/fixes.h"

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// Where the last backslash of such a token stands.
std::uint32_t lastBackslash(std::string_view bytes, const Token& token) {
    std::uint32_t quote = token.begin;
    for (;;) {
        const auto closing = static_cast<std::uint32_t>(bytes.find('"', quote + 1));
        const std::uint32_t backslash = skipTrivia(bytes, closing + 1).offset;
        quote = skipTrivia(bytes, backslash + 1).offset;
        if (quote >= token.end)
            return backslash;
    }
}

/// A backslash behind a string announces another string to be joined to it.
class StringAfterBackslash final : public Rule {
public:
    StringAfterBackslash()
        : Rule{
              "syntax/string-after-backslash", CASTWRIGHT_TR_NOOP("A string and a backslash are not followed by another string."),
              Severity::Error} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const CheckedFile& file : context.files()) {
            for (std::size_t i = 0; i < file.tokensRead().size(); ++i) {
                const Token& token = file.tokens()[i];
                if (token.error == TokenError::StringAfterBackslash && !sink.isExplained(file.index(), token.begin))
                    reportString(file, i, sink);
            }
        }
    }

private:
    void reportString(const CheckedFile& file, std::size_t index, DiagnosticSink& sink) const {
        const Token& token = file.tokens()[index];
        const std::uint32_t backslash = lastBackslash(file.bytes(), token);
        const ByteRange mark{backslash, backslash + 1};
        Report report{.where = file.at(mark)};
        report.message = file.stopsAt(index)
            ? Message{CASTWRIGHT_TR_NOOP("This backslash joins the string before it to another one, but none follows: the game stops reading "
                                         "this file here."),
                      {}}
            : Message{CASTWRIGHT_TR_NOOP("This backslash joins the string before it to another one, but none follows: the game drops this "
                                         "statement."),
                      {}};
        report.fixes.push_back(removeFix(file, mark, {CASTWRIGHT_TR_NOOP("Remove the backslash"), {}}));
        report.explains = {file.tokens()[file.firstOnLine(index)].begin, token.end};
        sink.report(*this, std::move(report));
    }
};

}  // namespace

const Rule& stringAfterBackslash() {
    static const StringAfterBackslash rule;
    return rule;
}

}  // namespace castwright::validators::syntax
