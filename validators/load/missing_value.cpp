// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/load/load_rules.h"
#include "validators/wording/statements.h"

#include <optional>

namespace castwright::validators::load {

using namespace parser;

namespace {

/// A statement lacks what must stand behind its keyword. When a `}` stands there, the game takes that.
class MissingValue final : public Rule {
public:
    MissingValue() : Rule{"load/missing-value", CASTWRIGHT_TR_NOOP("A statement lacks a value on its line."), Severity::Error} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const CheckedFile& file : context.files())
            checkBraces(context, file, sink);
        for (const LoadNoteKind kind :
             {LoadNoteKind::MissingValue, LoadNoteKind::MissingTrait, LoadNoteKind::MissingEvent,
              LoadNoteKind::MissingReplyName}) {
            for (const LoadNote* note : context.notes(kind)) {
                if (!sink.isExplained(*note))
                    reportNote(context, *note, sink);
            }
        }
    }

private:
    void checkBraces(const RuleContext& context, const CheckedFile& file, DiagnosticSink& sink) const {
        for (std::size_t i = 1; i < file.tokensRead().size(); ++i) {
            const Token& token = file.tokens()[i];
            if (!file.isPunctuation(token, "}") || sink.isExplained(file.index(), token.begin)
                || context.isSkipped(file.index(), token.begin))
                continue;
            if (const auto keyword = takesBrace(context, file, i))
                reportBrace(file, file.tokens()[*keyword], token, sink);
        }
    }

    /// The keyword that takes the `}` for its value.
    static std::optional<std::size_t> takesBrace(const RuleContext& context, const CheckedFile& file, std::size_t brace) {
        for (std::size_t values = 1; values <= 2 && values <= brace; ++values) {
            if (!file.continuesLine(brace - values + 1))
                return std::nullopt;
            const std::size_t keyword = brace - values;
            const auto wanted = valuesOf(context, file, file.tokens()[keyword]);
            if (!wanted || *wanted < values || file.tokens()[keyword].type != TokenType::Name)
                continue;
            // The keyword may itself be the value of one before it.
            const bool isValue = file.continuesLine(keyword) && valuesOf(context, file, file.tokens()[keyword - 1]);
            return isValue ? std::nullopt : std::optional{keyword};
        }
        return std::nullopt;
    }

    void reportBrace(const CheckedFile& file, const Token& keyword, const Token& brace, DiagnosticSink& sink) const {
        Report report{.where = file.at(keyword)};
        report.message = {
            CASTWRIGHT_TR_NOOP(
                "\"%1\" has no value: the game takes the \"}\" after it for the value and does not close the block here."),
            {file.text(keyword)}};
        report.explains = {keyword.begin, brace.end};
        report.disturbs = true;
        sink.report(*this, std::move(report));
    }

    void reportNote(const RuleContext& context, const LoadNote& note, DiagnosticSink& sink) const {
        const CheckedFile& file = context.file(note.where.file);
        const std::size_t keyword = file.tokenFrom(note.where.range.begin);
        Report report{.where = note.where};
        report.message = wording(context, note, abbreviated(file.text(file.tokens()[keyword])));
        const std::size_t next = file.endOfLine(keyword);
        const bool blockFollows = next < file.tokensRead().size() && file.isPunctuation(file.tokens()[next], "{");
        // Level blocks are skipped as they should be; the others are not.
        if (blockFollows && note.kind != LoadNoteKind::MissingValue) {
            report.explains = {note.where.range.begin, file.tokens()[next].end};
            report.disturbs = true;
        }
        sink.report(*this, std::move(report));
    }

    static Message wording(const RuleContext& context, const LoadNote& note, std::string keyword) {
        switch (note.kind) {
        case LoadNoteKind::MissingTrait:
            return {
                CASTWRIGHT_TR_NOOP("\"%1\" needs a trait and a number on its line: the game ignores it."), {std::move(keyword)}};
        case LoadNoteKind::MissingEvent:
            return {
                CASTWRIGHT_TR_NOOP("\"%1\" needs the name of an event on its line: the game ignores it."), {std::move(keyword)}};
        case LoadNoteKind::MissingReplyName:
            return {CASTWRIGHT_TR_NOOP("\"%1\" needs a name on its line: the game ignores it."), {std::move(keyword)}};
        default: break;
        }
        if (context.hasNote(LoadNoteKind::ValueErased, note.where)) {
            return {
                CASTWRIGHT_TR_NOOP("\"%1\" has no value on its line: the game erases the value that an earlier \"%1\" gave."),
                {std::move(keyword)}};
        }
        return {CASTWRIGHT_TR_NOOP("\"%1\" lacks a value on its line: the game ignores it."), {std::move(keyword)}};
    }
};

}  // namespace

const Rule& missingValue() {
    static const MissingValue rule;
    return rule;
}

}  // namespace castwright::validators::load
