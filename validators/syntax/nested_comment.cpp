// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/fixes.h"

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// Comments do not nest: the first `*/` ends the outer one, and its tail is read as content.
class NestedComment final : public Rule {
public:
    NestedComment()
        : Rule{
              "syntax/nested-comment", CASTWRIGHT_TR_NOOP("A comment is opened inside a comment; they do not nest."),
              Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const CheckedFile& file : context.files()) {
            for (const Trivia& piece : file.commentsRead()) {
                if (piece.nestedComments > 0 && !sink.isExplained(file.index(), piece.range.begin))
                    reportComment(context, file, piece, sink);
            }
        }
    }

private:
    void reportComment(const RuleContext& context, const CheckedFile& file, const Trivia& comment, DiagnosticSink& sink) const {
        const std::size_t inner = slice(file.bytes(), comment.range).find("/*", 2);
        const std::uint32_t begin = comment.range.begin + static_cast<std::uint32_t>(inner);
        Report report{.where = file.at(ByteRange{begin, begin + 2})};
        report.message = {
            CASTWRIGHT_TR_NOOP("Comments do not nest: the first \"*/\" ends the whole comment, and the game reads what follows."),
            {}};
        report.fixes.push_back(replaceFix(file, {begin, begin + 2}, {}, {CASTWRIGHT_TR_NOOP("Remove the inner \"/*\""), {}}));
        const ByteRange tail{comment.range.end, tailEnd(file, comment)};
        if (comment.kind == TriviaKind::BlockComment && !tail.empty()) {
            report.explains = tail;
            if (context.hasNoteIn(file.index(), tail))
                report.severity = Severity::Error;
        }
        sink.report(*this, std::move(report));
    }

    /// The end of what was meant to be comment, too: a second `*/` before any other comment opens.
    static std::uint32_t tailEnd(const CheckedFile& file, const Trivia& comment) {
        const std::size_t close = file.bytes().find("*/", comment.range.end);
        const std::size_t open = file.bytes().find("/*", comment.range.end);
        return close != std::string_view::npos && close < open ? static_cast<std::uint32_t>(close) + 2 : comment.range.end;
    }
};

}  // namespace

const Rule& nestedComment() {
    static const NestedComment rule;
    return rule;
}

}  // namespace castwright::validators::syntax
