// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/display_text.h"
#include "validators/wording/fixes.h"

#include <algorithm>

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// `/` may stand inside a name, so what follows a name without a blank is no comment. An error when the game drops something for it.
class CommentInName final : public Rule {
public:
    CommentInName()
        : Rule{
              "syntax/comment-in-name", CASTWRIGHT_TR_NOOP("A comment without a space before it is part of the name."),
              Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const CheckedFile& file : context.files()) {
            for (const Token& token : file.tokensRead()) {
                if (token.type != TokenType::Name || sink.isExplained(file.index(), token.begin)
                    || context.isSkipped(file.index(), token.begin))
                    continue;
                const std::string_view name = slice(file.bytes(), token.range());
                const std::size_t comment = std::min(name.find("//"), name.find("/*"));
                if (comment != std::string_view::npos && comment > 0)
                    reportName(context, file, token, token.begin + static_cast<std::uint32_t>(comment), sink);
            }
        }
    }

private:
    void reportName(
        const RuleContext& context, const CheckedFile& file, const Token& token, std::uint32_t comment,
        DiagnosticSink& sink) const {
        Report report{.where = file.at(ByteRange{comment, comment + 2})};
        report.message = {
            CASTWRIGHT_TR_NOOP("This comment has no space before it: the game takes it for a part of the name and reads \"%1\"."),
            {abbreviated(file.text(token))}};
        report.fixes.push_back(insertFix(file, comment, " ", {CASTWRIGHT_TR_NOOP("Put a space before the comment"), {}}));
        report.explains = {token.begin, file.textLineEnd(token.begin)};
        if (context.hasNoteIn(file.index(), report.explains))
            report.severity = Severity::Error;
        sink.report(*this, std::move(report));
    }
};

}  // namespace

const Rule& commentInName() {
    static const CommentInName rule;
    return rule;
}

}  // namespace castwright::validators::syntax
