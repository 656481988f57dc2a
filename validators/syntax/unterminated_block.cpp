// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/bytes.h"
#include "parser/text/text_format.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/display_text.h"
#include "validators/wording/fixes.h"

#include <algorithm>

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// A `}` is missing: at the end of the file, where the game drops the block and says so, or between two blocks, where it takes the
/// second one for a part of the first.
class UnterminatedBlock final : public Rule {
public:
    UnterminatedBlock() : Rule{"syntax/unterminated-block", CASTWRIGHT_TR_NOOP("A block is not closed."), Severity::Error} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const LoadNoteKind kind : {LoadNoteKind::UnknownKey, LoadNoteKind::UnquotedLine}) {
            for (const LoadNote* note : context.notes(kind)) {
                if (!sink.isExplained(*note) && opensNextBlock(context, *note))
                    reportBetween(context, *note, sink);
            }
        }
        for (const LoadNote* note : context.notes(LoadNoteKind::BlockUnterminated)) {
            if (!sink.isExplained(*note))
                reportAtEnd(context, *note, sink);
        }
        for (const LoadNote* note : context.notes(LoadNoteKind::NameMissing)) {
            if (!sink.isExplained(*note))
                reportNameless(context, *note, sink);
        }
    }

private:
    static constexpr std::size_t kTokensToBrace = 3;  ///< keyword, name, and one too many

    static std::string_view lineEnding(const CheckedFile& file) { return lineEndingBytes(file.format().lineEnding); }

    /// The `{` of the block that starts at `keyword`; the keyword itself when there is none.
    static std::size_t braceOf(const CheckedFile& file, std::size_t keyword) {
        const std::size_t end = std::min(file.tokensRead().size(), keyword + 1 + kTokensToBrace);
        for (std::size_t i = keyword + 1; i < end; ++i) {
            if (file.isPunctuation(file.tokens()[i], "{"))
                return i;
        }
        return keyword;
    }

    /// True for a word that can only be the start of the block behind the one that is not closed.
    static bool opensNextBlock(const RuleContext& context, const LoadNote& note) {
        const CheckedFile& file = context.file(note.where.file);
        const std::size_t index = file.tokenFrom(note.where.range.begin);
        const Token& token = file.tokens()[index];
        if (token.type != TokenType::Name || braceOf(file, index) == index)
            return false;
        if (file.isKeyword(token, file.blockKeyword()))
            return true;
        if (note.kind == LoadNoteKind::UnquotedLine)
            return file.isKeyword(token, "chat") || file.isKeyword(token, "reply");
        // These two are known in the bodies around a level block, and nowhere else unknown.
        return (file.kind() != ContentKind::Chat && file.isKeyword(token, "skill"))
            || (file.kind() == ContentKind::Character && file.isKeyword(token, "chat"));
    }

    void reportBetween(const RuleContext& context, const LoadNote& note, DiagnosticSink& sink) const {
        const CheckedFile& file = context.file(note.where.file);
        const std::size_t keyword = file.tokenFrom(note.where.range.begin);
        const Token& token = file.tokens()[keyword];
        Report report{.where = file.at(token)};
        report.message = {
            CASTWRIGHT_TR_NOOP(
                "The block before this \"%1\" is not closed: the game takes what follows for a part of that block."),
            {abbreviated(file.text(token))}};
        if (const auto open = openBlockBefore(file, keyword))
            report.related.push_back({file.at(file.tokens()[*open]), {CASTWRIGHT_TR_NOOP("This block has no \"}\"."), {}}});
        const ByteRange before{file.textLineStart(token.begin), token.begin};
        std::string indent{slice(file.bytes(), before)};
        indent.resize(std::min(indent.find_first_not_of(" \t"), indent.size()));
        report.fixes.push_back(insertFix(
            file, token.begin, "}" + std::string{lineEnding(file)} + indent, {CASTWRIGHT_TR_NOOP("Close the block before"), {}}));
        report.explains = {token.begin, file.tokens()[braceOf(file, keyword)].end};
        report.disturbs = true;
        sink.report(*this, std::move(report));
    }

    /// The first token on the line of the innermost `{` that is open at `index`.
    static std::optional<std::size_t> openBlockBefore(const CheckedFile& file, std::size_t index) {
        std::size_t closed = 0;
        while (index-- > 0) {
            const Token& token = file.tokens()[index];
            if (file.isPunctuation(token, "}"))
                ++closed;
            else if (file.isPunctuation(token, "{") && closed-- == 0)
                return file.firstOnLine(index);
        }
        return std::nullopt;
    }

    void reportAtEnd(const RuleContext& context, const LoadNote& note, DiagnosticSink& sink) const {
        const CheckedFile& file = context.file(note.where.file);
        const ByteRange stop = note.related.range;
        Report report{.where = note.where};
        report.message = {
            CASTWRIGHT_TR_NOOP(
                "This block of \"%1\" is not closed before the end of the file: the game drops it and all around it."),
            {abbreviated(note.text)}};
        if (note.value > 0) {
            std::string braces{file.bytes().ends_with('\n') ? std::string_view{} : lineEnding(file)};
            for (int depth = 0; depth < static_cast<int>(note.value); ++depth)
                braces += "}" + std::string{lineEnding(file)};
            report.fixes.push_back(
                insertFix(file, stop.begin, std::move(braces), {CASTWRIGHT_TR_NOOP("Close it at the end"), {}}));
        }
        report.explains = {stop.begin, stop.begin + 1};
        sink.report(*this, std::move(report));
    }

    void reportNameless(const RuleContext& context, const LoadNote& note, DiagnosticSink& sink) const {
        const CheckedFile& file = context.file(note.where.file);
        Report report{.where = note.where};
        report.message = {
            CASTWRIGHT_TR_NOOP("The file ends after \"%1\", where a name and a block must follow: the game ignores it."),
            {abbreviated(note.text)}};
        report.fixes.push_back(
            removeFix(file, note.where.range, {CASTWRIGHT_TR_NOOP("Remove \"%1\""), {abbreviated(note.text)}}));
        sink.report(*this, std::move(report));
    }
};

}  // namespace

const Rule& unterminatedBlock() {
    static const UnterminatedBlock rule;
    return rule;
}

}  // namespace castwright::validators::syntax
