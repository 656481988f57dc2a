// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/fixes.h"

#include <algorithm>

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// `trigger "a" "b"` has one trigger, and `b` is an answer. A reply written on one line means just that; where the answers stand on lines
/// of their own, a second trigger was meant.
class SecondTrigger final : public Rule {
public:
    SecondTrigger()
        : Rule{"syntax/second-trigger", CASTWRIGHT_TR_NOOP("A second text after \"trigger\" is an answer."), Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const Character* character : context.characters()) {
            for (const ReplyRule& rule : character->replies)
                checkReply(context.file(rule.where.file), rule, sink);
        }
    }

private:
    void checkReply(const CheckedFile& file, const ReplyRule& rule, DiagnosticSink& sink) const {
        const auto startsLine = [&file](const ChatLine& line) {
            return !file.continuesLine(file.tokenFrom(line.where.range.begin));
        };
        if (std::ranges::none_of(rule.lines, startsLine))
            return;
        for (const Trigger& trigger : rule.triggers) {
            const std::size_t next = file.tokenFrom(trigger.where.range.begin) + 1;
            const Token& token = file.tokens()[next];
            if (token.type == TokenType::String && file.continuesLine(next) && !sink.isExplained(file.index(), token.begin))
                reportString(file, token, sink);
        }
    }

    void reportString(const CheckedFile& file, const Token& token, DiagnosticSink& sink) const {
        Report report{.where = file.at(token)};
        report.message = {
            CASTWRIGHT_TR_NOOP("\"trigger\" takes one phrase: the game takes this text, after it on the line, for an answer."),
            {}};
        report.fixes.push_back(
            insertFix(file, token.begin, "; trigger ", {CASTWRIGHT_TR_NOOP("Make it a trigger of its own"), {}}));
        sink.report(*this, std::move(report));
    }
};

}  // namespace

const Rule& secondTrigger() {
    static const SecondTrigger rule;
    return rule;
}

}  // namespace castwright::validators::syntax
