// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/display_text.h"
#include "validators/wording/fixes.h"

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// The game mostly does not look whether a word is in quotes (engine specification, section 7): a line "}" closes its block, and a reply
/// "trigger" is the keyword.
class QuotedKeyword final : public Rule {
public:
    QuotedKeyword()
        : Rule{
              "syntax/quoted-keyword", CASTWRIGHT_TR_NOOP("The game takes a text in quotes for a brace or a keyword."),
              Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const CheckedFile& file : context.files()) {
            for (std::size_t i = 1; i < file.tokensRead().size(); ++i) {
                const Token& token = file.tokens()[i];
                if (token.type != TokenType::String || sink.isExplained(file.index(), token.begin)
                    || context.isSkipped(file.index(), token.begin))
                    continue;
                if (closesBlock(context, file, i))
                    reportBrace(file, token, sink);
                else if (context.hasNote(LoadNoteKind::MissingValue, file.at(token)) || separates(context, file, i))
                    reportKeyword(file, token, sink);
            }
        }
    }

private:
    /// Values and names stand behind a word, on its line; a string elsewhere is a line or a statement.
    static bool isStatement(const CheckedFile& file, std::size_t index) {
        const Token& before = file.tokens()[index - 1];
        return !file.continuesLine(index) || before.type == TokenType::String || file.isPunctuation(before, "{");
    }

    static bool closesBlock(const RuleContext& context, const CheckedFile& file, std::size_t index) {
        const Token& token = file.tokens()[index];
        return file.is(token, "}") && isStatement(file, index) && !context.hasNoteIn(file.index(), token.range());
    }

    static bool separates(const RuleContext& context, const CheckedFile& file, std::size_t index) {
        const Token& token = file.tokens()[index];
        return file.kind() == ContentKind::Chat && !file.stop() && file.is(token, ";") && isStatement(file, index)
            && !context.isLine(file.index(), token.begin) && !context.hasNoteIn(file.index(), token.range());
    }

    void reportBrace(const CheckedFile& file, const Token& token, DiagnosticSink& sink) const {
        Report report{.where = file.at(token), .severity = Severity::Error};
        report.message = {CASTWRIGHT_TR_NOOP("The game takes this \"}\" for the end of the block, in spite of its quotes."), {}};
        report.fixes.push_back(removeFix(file, token.range(), {CASTWRIGHT_TR_NOOP("Remove the line"), {}}));
        report.explains = token.range();
        report.disturbs = true;
        sink.report(*this, std::move(report));
    }

    void reportKeyword(const CheckedFile& file, const Token& token, DiagnosticSink& sink) const {
        Report report{.where = file.at(token)};
        report.message = {
            CASTWRIGHT_TR_NOOP("The game takes \"%1\" for a keyword, in spite of its quotes: it is not something to say."),
            {abbreviated(file.text(token))}};
        report.explains = token.range();
        sink.report(*this, std::move(report));
    }
};

}  // namespace

const Rule& quotedKeyword() {
    static const QuotedKeyword rule;
    return rule;
}

}  // namespace castwright::validators::syntax
