// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/bytes.h"
#include "validators/chat/chat_rules.h"
#include "validators/chat/word_range.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/wording/fixes.h"

#include <algorithm>

namespace castwright::validators::chat {

using namespace parser;

namespace {

/// chat/token-case: tokens are replaced only in small letters.
class TokenCase final : public Rule {
public:
    TokenCase() : Rule{"chat/token-case", CASTWRIGHT_TR_NOOP("A token is written with capitals."), Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const Character* character : context.characters()) {
            for (std::size_t event = 0; event < character->events.size(); ++event) {
                for (const ChatLine& line : character->events[event]) {
                    if (!sink.isExplained(line.where.file, line.where.range.begin))
                        checkLine(context, context.profile().events[event], line, sink);
                }
            }
        }
    }

private:
    void checkLine(const RuleContext& context, const ChatEvent& /*event*/, const ChatLine& line, DiagnosticSink& sink) const {
        for (const ChatWord& word : chatWords(line.text)) {
            const std::string lower = toAsciiLower(word.text);
            if (word.token || std::ranges::find(kChatTokenNames, lower) == kChatTokenNames.end())
                continue;
            const SourceRange where = wordRange(context, line, word);
            Report report{.where = where};
            report.message = {
                CASTWRIGHT_TR_NOOP("The game replaces %2, but not \"%1\": players see it as it is."),
                {std::string{word.text}, lower}};
            report.fixes.push_back(
                replaceFix(context.file(where.file), where.range, lower, {CASTWRIGHT_TR_NOOP("Write \"%1\""), {lower}}));
            sink.report(*this, std::move(report));
        }
    }
};

}  // namespace

const Rule& tokenCase() {
    static const TokenCase rule;
    return rule;
}

}  // namespace castwright::validators::chat
