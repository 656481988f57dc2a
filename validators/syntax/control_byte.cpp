// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/bytes.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/fixes.h"

#include <algorithm>
#include <format>

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// Control bytes in texts, where they stay, and between words, where they are white space to the game. Tabs are as good as blanks, and
/// comments may hold anything.
class ControlByte final : public Rule {
public:
    ControlByte()
        : Rule{
              "syntax/control-byte", CASTWRIGHT_TR_NOOP("A text has a control byte in it, or there is one between words."),
              Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const CheckedFile& file : context.files()) {
            for (const Token& token : file.tokensRead()) {
                if (token.type == TokenType::String || token.type == TokenType::Literal)
                    checkText(context, file, token, sink);
                if (token.triviaBegin != token.begin)
                    checkTrivia(file, token, sink);
            }
        }
    }

private:
    static bool isControl(char c) { return (toByte(c) < 0x20 && c != '\t') || toByte(c) == 0x7F; }

    void checkText(const RuleContext& context, const CheckedFile& file, const Token& token, DiagnosticSink& sink) const {
        if (sink.isExplained(file.index(), token.begin) || context.isSkipped(file.index(), token.begin))
            return;
        for (const ByteRange part : stringParts(file.bytes(), token)) {
            const std::string_view text = slice(file.bytes(), part);
            const auto* found = std::ranges::find_if(text, isControl);
            if (found == text.end())
                continue;
            reportByte(
                file, part.begin + static_cast<std::uint32_t>(found - text.begin()),
                CASTWRIGHT_TR_NOOP("The control byte %1 is in this text: the game keeps it and sends it as it is."), sink);
            return;
        }
    }

    void checkTrivia(const CheckedFile& file, const Token& token, DiagnosticSink& sink) const {
        const auto isOdd = [](char c) { return isControl(c) && c != '\n' && c != '\r'; };
        const std::string_view trivia = slice(file.bytes(), token.triviaRange());
        if (std::ranges::none_of(trivia, isOdd))
            return;
        for (const Trivia& piece : triviaPieces(file.bytes(), token.triviaRange())) {
            const std::string_view text = slice(file.bytes(), piece.range);
            const auto* found = std::ranges::find_if(text, isOdd);
            if (piece.kind != TriviaKind::WhiteSpace || found == text.end())
                continue;
            reportByte(
                file, piece.range.begin + static_cast<std::uint32_t>(found - text.begin()),
                CASTWRIGHT_TR_NOOP("The control byte %1 is between words: the game takes it for white space."), sink);
            return;
        }
    }

    void reportByte(const CheckedFile& file, std::uint32_t offset, std::string_view sentence, DiagnosticSink& sink) const {
        const ByteRange byte{offset, offset + 1};
        Report report{.where = file.at(byte)};
        report.message = {sentence, {std::format("0x{:02X}", toByte(file.bytes()[offset]))}};
        report.fixes.push_back(replaceFix(file, byte, {}, {CASTWRIGHT_TR_NOOP("Remove the byte"), {}}));
        sink.report(*this, std::move(report));
    }
};

}  // namespace

const Rule& controlByte() {
    static const ControlByte rule;
    return rule;
}

}  // namespace castwright::validators::syntax
