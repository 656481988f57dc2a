// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/display_text.h"
#include "validators/wording/fixes.h"

#include <array>

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// What stands between blocks and opens none is skipped, with the rest of its line or the block behind it. Several in a row are one
/// problem.
class StrayToken final : public Rule {
public:
    StrayToken()
        : Rule{
              "syntax/stray-token", CASTWRIGHT_TR_NOOP("There is something between the blocks of a file that is not a block."),
              Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        const LoadNote* previous = nullptr;
        for (const LoadNote* note : context.notes(LoadNoteKind::StrayTopLevel)) {
            const bool sameRun = previous && previous->where.file == note->where.file
                && context.nextBlock(context.file(note->where.file), previous->where.range.begin) >= note->where.range.begin;
            if (!sameRun && !sink.isExplained(*note))
                reportNote(context, *note, sink);
            previous = note;
        }
    }

private:
    void reportNote(const RuleContext& context, const LoadNote& note, DiagnosticSink& sink) const {
        const CheckedFile& file = context.file(note.where.file);
        Report report{.where = note.where};
        if (const auto* folder = folderOf(file, note)) {
            report.severity = Severity::Error;
            report.message = {
                CASTWRIGHT_TR_NOOP(
                    "The game reads only \"%1\" blocks from this file and skips this one: \"%2\" belongs in a file in %3."),
                {std::string{file.blockKeyword()}, abbreviated(note.text), *folder}};
        } else {
            report.message = {
                CASTWRIGHT_TR_NOOP("\"%1\" opens no \"%2\" block: the game skips it and the rest of its line."),
                {abbreviated(note.text), std::string{file.blockKeyword()}}};
        }
        sink.report(*this, std::move(report));
    }

    /// Where a block of another kind belongs; null when it is none.
    static const char* const* folderOf(const CheckedFile& file, const LoadNote& note) {
        static constexpr std::array<const char*, 3> kFolders{"botfiles/styles", "botfiles/characters", "botfiles/chats"};
        static constexpr std::array<std::string_view, 3> kKeywords{"style", "character", "characterChat"};
        const Token& token = file.tokens()[file.tokenFrom(note.where.range.begin)];
        for (std::size_t i = 0; i < kKeywords.size(); ++i) {
            if (token.type == TokenType::Name && file.isKeyword(token, kKeywords.at(i)))
                return &kFolders.at(i);
        }
        return nullptr;
    }
};

}  // namespace

const Rule& strayToken() {
    static const StrayToken rule;
    return rule;
}

}  // namespace castwright::validators::syntax
