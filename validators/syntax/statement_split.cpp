// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/display_text.h"
#include "validators/wording/fixes.h"
#include "validators/wording/statements.h"

#include <algorithm>

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// `description⏎"text"`: the values of a statement must stand on its line.
class StatementSplit final : public Rule {
public:
    StatementSplit()
        : Rule{"syntax/statement-split", CASTWRIGHT_TR_NOOP("The value of a statement is on the next line."), Severity::Warning} {
    }

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const LoadNoteKind kind :
             {LoadNoteKind::MissingValue, LoadNoteKind::MissingTrait, LoadNoteKind::MissingEvent,
              LoadNoteKind::MissingReplyName}) {
            for (const LoadNote* note : context.notes(kind)) {
                if (!sink.isExplained(*note))
                    checkNote(context, *note, sink);
            }
        }
    }

private:
    void checkNote(const RuleContext& context, const LoadNote& note, DiagnosticSink& sink) const {
        const CheckedFile& file = context.file(note.where.file);
        const std::size_t keyword = file.tokenFrom(note.where.range.begin);
        const std::size_t value = file.endOfLine(keyword);
        if (value >= file.tokensRead().size() || !isValue(context, file, keyword, value))
            return;
        const Token& first = file.tokens()[value];
        Report report{.where = file.at(file.tokens()[keyword])};
        report.message = {
            CASTWRIGHT_TR_NOOP("The values of \"%1\" must be on its line: the game drops the statement and reads \"%2\", on the "
                               "next line, as a new one."),
            {abbreviated(file.text(file.tokens()[keyword])), abbreviated(file.text(first))}};
        const ByteRange gap = first.triviaRange();
        const auto isBlank = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; };
        if (std::ranges::all_of(slice(file.bytes(), gap), isBlank))
            report.fixes.push_back(replaceFix(file, gap, " ", {CASTWRIGHT_TR_NOOP("Join the lines"), {}}));
        report.explains = {note.where.range.begin, file.textLineEnd(first.begin)};
        report.disturbs = opensBlock(file, value);
        sink.report(*this, std::move(report));
    }

    /// Whether the first token of the next line looks like what the statement lacks, and not like a statement of its own.
    static bool isValue(const RuleContext& context, const CheckedFile& file, std::size_t keyword, std::size_t value) {
        const Token& statement = file.tokens()[keyword];
        const Token& token = file.tokens()[value];
        if (token.type == TokenType::End || token.type == TokenType::Error || token.type == TokenType::Punctuation)
            return file.isPunctuation(token, "-") && takesNumber(context, file, keyword, value);
        const std::string text = file.text(token);
        if (takesNumber(context, file, keyword, value))
            return startsNumber(file, token);
        if (file.isKeyword(statement, "set") || file.isKeyword(statement, "add") || file.isKeyword(statement, "scale"))
            return context.profile().findTrait(text).has_value();
        if (file.isKeyword(statement, "chat"))
            return context.profile().findEvent(text).has_value();
        if (file.isKeyword(statement, "trigger"))
            return token.type == TokenType::String;
        return token.type == TokenType::String || !valuesOf(context, file, token);
    }

    static bool takesNumber(const RuleContext& context, const CheckedFile& file, std::size_t keyword, std::size_t value) {
        const Token& statement = file.tokens()[keyword];
        const bool second = value - keyword > 1;  // a first value stands on the line
        return second || file.isKeyword(statement, "skill") || file.isKeyword(statement, "skillBand")
            || file.isKeyword(statement, "priority") || file.isKeyword(statement, context.profile().model.slotKey);
    }

    /// `skill⏎2 {`, `reply⏎name {`: what becomes of the block is not what was meant.
    static bool opensBlock(const CheckedFile& file, std::size_t value) {
        const std::size_t end = std::min(file.tokensRead().size(), value + 3);
        for (std::size_t i = value + 1; i < end; ++i) {
            if (file.isPunctuation(file.tokens()[i], "{"))
                return true;
        }
        return false;
    }
};

}  // namespace

const Rule& statementSplit() {
    static const StatementSplit rule;
    return rule;
}

}  // namespace castwright::validators::syntax
