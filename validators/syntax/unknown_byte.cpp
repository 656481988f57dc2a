// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/characters.h"
#include "validators/wording/fixes.h"

#include <algorithm>

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// Outside of strings and comments there are bytes that start no token; the game's reader never gets past one. Mostly they are part of a
/// UTF-8 character, whose first byte the game may have taken for a letter.
class UnknownByte final : public Rule {
public:
    UnknownByte()
        : Rule{
              "syntax/unknown-byte",
              CASTWRIGHT_TR_NOOP("A byte outside of strings and comments starts no word that the game knows."),
              Severity::Error} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const CheckedFile& file : context.files()) {
            const std::size_t last = file.tokensRead().size() - 1;
            if (file.tokens()[last].error == TokenError::UnknownByte
                && !sink.isExplained(file.index(), file.tokens()[last].begin))
                reportByte(file, last, sink);
        }
    }

private:
    void reportByte(const CheckedFile& file, std::size_t index, DiagnosticSink& sink) const {
        const Token& token = file.tokens()[index];
        const ByteRange character = characterAt(file.bytes(), token.begin);
        Report report{.where = file.at(character)};
        report.message = {
            CASTWRIGHT_TR_NOOP("The game cannot read %1 outside of a string or comment and stops reading this file here."),
            {describedCharacter(slice(file.bytes(), character))}};
        report.fixes.push_back(fixOf(file, character));
        // The letters before it in the same word, and the statement they belong to.
        const std::size_t before = index > 0 && file.tokens()[index - 1].end > character.begin ? index - 1 : index;
        report.explains = {file.tokens()[file.firstOnLine(before)].begin, token.end};
        sink.report(*this, std::move(report));
    }

    /// Curly quotes come in pairs: all on the line change together.
    static Fix fixOf(const CheckedFile& file, ByteRange character) {
        const auto ascii = asciiFor(slice(file.bytes(), character));
        if (!ascii)
            return replaceFix(file, character, {}, {CASTWRIGHT_TR_NOOP("Remove it"), {}});
        Fix fix{{CASTWRIGHT_TR_NOOP("Write %1 in its place"), {std::string{*ascii}}}, file.index(), {}};
        const std::uint32_t lineEnd = file.textLineEnd(character.begin);
        for (std::uint32_t offset = character.begin; offset < lineEnd;) {
            const ByteRange next = characterAt(file.bytes(), offset);
            if (asciiFor(slice(file.bytes(), next)) == ascii)
                fix.edits.push_back({next, std::string{*ascii}});
            offset = std::max(next.end, offset + 1);
        }
        return fix;
    }
};

}  // namespace

const Rule& unknownByte() {
    static const UnknownByte rule;
    return rule;
}

}  // namespace castwright::validators::syntax
