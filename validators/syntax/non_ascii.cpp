// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/bytes.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/characters.h"
#include "validators/wording/display_text.h"
#include "validators/wording/fixes.h"

#include <algorithm>
#include <format>

namespace castwright::validators::syntax {

using namespace parser;

namespace {

bool isHigh(char c) { return toByte(c) >= 0x80; }

/// The game works on bytes: beyond ASCII each byte counts, and in a trigger some of them part words. One report for each name or text;
/// comments may hold anything.
class NonAscii final : public Rule {
public:
    NonAscii()
        : Rule{"syntax/non-ascii", CASTWRIGHT_TR_NOOP("A name or text holds bytes that are not ASCII."), Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const CheckedFile& file : context.files()) {
            for (const Token& token : file.tokensRead()) {
                const bool isText =
                    token.type == TokenType::Name || token.type == TokenType::String || token.type == TokenType::Literal;
                if (isText && !sink.isExplained(file.index(), token.begin) && !context.isSkipped(file.index(), token.begin))
                    checkText(context, file, token, sink);
            }
        }
    }

private:
    void checkText(const RuleContext& context, const CheckedFile& file, const Token& token, DiagnosticSink& sink) const {
        const std::string_view bytes = slice(file.bytes(), token.range());
        const auto first = static_cast<std::uint32_t>(std::ranges::find_if(bytes, isHigh) - bytes.begin());
        if (first == bytes.size())
            return;
        const ByteRange character = characterAt(file.bytes(), token.begin + first);
        Report report{.where = file.at(character)};
        report.message = wording(context, file, token, slice(file.bytes(), character));
        addFix(file, token, report);
        sink.report(*this, std::move(report));
    }

    static Message wording(const RuleContext& context, const CheckedFile& file, const Token& token, std::string_view character) {
        const std::string shown = describedCharacter(character);
        if (const Trigger* trigger = context.triggerAt(file.index(), token.begin)) {
            return {
                CASTWRIGHT_TR_NOOP("The game compares bytes, not letters: because of %1 it looks for \"%2\" in what is said."),
                {shown, abbreviated(trigger->text)}};
        }
        if (token.type == TokenType::Name)
            return {
                CASTWRIGHT_TR_NOOP("%1 is not ASCII: the game compares names byte by byte, and does not ignore its case."),
                {shown}};
        if (character.size() > 1) {
            return {
                CASTWRIGHT_TR_NOOP(
                    "%1 is not ASCII: to the game it is %2 bytes, which count against limits of length and may be shown as "
                    "%2 other letters."),
                {shown, std::format("{}", character.size())}};
        }
        return {CASTWRIGHT_TR_NOOP("The byte %1 is not ASCII: which letter the game shows for it depends on its font."), {shown}};
    }

    /// Typographic marks have a plain form; offered when that leaves nothing beyond ASCII and no quote that would end the string.
    static void addFix(const CheckedFile& file, const Token& token, Report& report) {
        Fix fix{{CASTWRIGHT_TR_NOOP("Write it in ASCII"), {}}, file.index(), {}};
        for (std::uint32_t offset = token.begin; offset < token.end;) {
            const ByteRange character = characterAt(file.bytes(), offset);
            if (isHigh(file.bytes()[offset])) {
                const auto ascii = asciiFor(slice(file.bytes(), character));
                if (!ascii)
                    return;
                fix.edits.push_back({character, *ascii == "\"" ? "'" : std::string{*ascii}});
            }
            offset = std::max(character.end, offset + 1);
        }
        report.fixes.push_back(std::move(fix));
    }
};

}  // namespace

const Rule& nonAscii() {
    static const NonAscii rule;
    return rule;
}

}  // namespace castwright::validators::syntax
