// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/fixes.h"

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// The game reads a comment without an end as the end of the file, and says nothing.
class UnterminatedComment final : public Rule {
public:
    UnterminatedComment()
        : Rule{"syntax/unterminated-comment", CASTWRIGHT_TR_NOOP("A comment is never closed."), Severity::Error} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const CheckedFile& file : context.files()) {
            const auto comments = file.commentsRead();
            if (!comments.empty() && comments.back().kind == TriviaKind::UnterminatedComment
                && !sink.isExplained(file.index(), comments.back().range.begin))
                reportComment(file, comments.back().range, sink);
        }
    }

private:
    void reportComment(const CheckedFile& file, ByteRange comment, DiagnosticSink& sink) const {
        Report report{.where = file.at(ByteRange{comment.begin, comment.begin + 2})};
        report.message = {CASTWRIGHT_TR_NOOP("This comment is never closed: to the game the file ends here."), {}};
        report.fixes.push_back(insertFix(
            file, file.textLineEnd(comment.begin), " */ ", {CASTWRIGHT_TR_NOOP("Close the comment at the end of its line"), {}}));
        const std::size_t stop = file.tokensRead().size() - 1;
        report.explains = {comment.begin, file.tokens()[stop].begin + 1};
        // A statement on the line of the comment may wait for a value in vain.
        if (stop > 0 && file.tokens()[stop - 1].end >= file.textLineStart(comment.begin))
            report.explains.begin = file.tokens()[file.firstOnLine(stop - 1)].begin;
        sink.report(*this, std::move(report));
    }
};

}  // namespace

const Rule& unterminatedComment() {
    static const UnterminatedComment rule;
    return rule;
}

}  // namespace castwright::validators::syntax
