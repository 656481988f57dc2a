// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/bytes.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/display_text.h"
#include "validators/wording/fixes.h"
#include "validators/wording/statements.h"

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// The game never sees the byte behind the end of a comment (engine specification, section 2). A blank there is harmless; a line end is
/// unless the statement before still waits for a value.
class ByteAfterComment final : public Rule {
public:
    ByteAfterComment()
        : Rule{
              "syntax/byte-after-comment", CASTWRIGHT_TR_NOOP("The game swallows the byte after the end of a comment."),
              Severity::Error} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const CheckedFile& file : context.files()) {
            for (const Trivia& piece : file.commentsRead()) {
                if (piece.kind != TriviaKind::SwallowedByte || sink.isExplained(file.index(), piece.range.begin))
                    continue;
                const char c = file.bytes()[piece.range.begin];
                if (c == '\n')
                    checkLineEnd(context, file, piece.range, sink);
                else if (!isWhiteSpace(c) && c != ';')  // the one byte that may be missing
                    reportByte(file, piece.range, sink);
            }
        }
    }

private:
    void reportByte(const CheckedFile& file, ByteRange byte, DiagnosticSink& sink) const {
        const std::string_view text = slice(file.bytes(), byte);
        Report report{.where = file.at(byte)};
        report.message = {
            CASTWRIGHT_TR_NOOP(
                "The game swallows one byte after \"*/\", here %1: it reads the line as if that byte were missing."),
            {displayText(text)}};
        report.fixes.push_back(insertFix(file, byte.begin, " ", {CASTWRIGHT_TR_NOOP("Put a space after the comment"), {}}));
        report.explains = {byte.begin, file.textLineEnd(byte.begin)};
        report.disturbs = text == "{" || text == "}";
        sink.report(*this, std::move(report));
    }

    void checkLineEnd(const RuleContext& context, const CheckedFile& file, ByteRange byte, DiagnosticSink& sink) const {
        const std::size_t next = file.tokenFrom(byte.end);
        const Token& value = file.tokens()[next];
        if (next == 0 || value.linesCrossed > 0 || value.type == TokenType::End
            || !waitsForValue(context, file, next, byte.begin))
            return;
        Report report{.where = file.at(byte)};
        report.message = {
            CASTWRIGHT_TR_NOOP("The game swallows the line end after \"*/\": to it, \"%1\" is still on this line and is a value "
                               "of the statement before."),
            {abbreviated(file.text(value))}};
        report.fixes.push_back(insertFix(file, byte.begin, " ", {CASTWRIGHT_TR_NOOP("Put a space after the comment"), {}}));
        report.explains = {byte.begin, file.textLineEnd(value.begin)};
        sink.report(*this, std::move(report));
    }

    /// True when the statement on the line of the comment has fewer values than it takes.
    static bool waitsForValue(const RuleContext& context, const CheckedFile& file, std::size_t next, std::uint32_t comment) {
        const std::uint32_t lineStart = file.textLineStart(comment);
        const std::size_t keyword = file.tokenFrom(lineStart);
        if (keyword >= next)
            return false;
        const auto wanted = valuesOf(context, file, file.tokens()[keyword]);
        std::size_t found = 0;
        for (std::size_t i = keyword + 1; i < next; ++i)
            found += file.isPunctuation(file.tokens()[i], "-") ? 0U : 1U;
        return wanted && found < *wanted;
    }
};

}  // namespace

const Rule& byteAfterComment() {
    static const ByteAfterComment rule;
    return rule;
}

}  // namespace castwright::validators::syntax
