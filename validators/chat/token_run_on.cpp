// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/chat/chat_rules.h"
#include "validators/chat/word_range.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/wording/display_text.h"

namespace castwright::validators::chat {

using namespace parser;

namespace {

/// The token that the game replaces at the start of a longer word, or an empty text.
std::string_view tokenInside(std::string_view word) {
    for (const std::string_view name : kChatTokenNames) {
        if (word.size() > name.size() && word.starts_with(name))
            return name;
    }
    return {};
}

/// chat/token-run-on: `$others` becomes a name and an s.
class TokenRunOn final : public Rule {
public:
    TokenRunOn() : Rule{"chat/token-run-on", CASTWRIGHT_TR_NOOP("Letters follow a token without a gap."), Severity::Warning} {}

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
            const std::string_view token = tokenInside(word.text);
            if (word.token || token.empty())
                continue;
            Report report{.where = wordRange(context, line, word)};
            report.message = {
                CASTWRIGHT_TR_NOOP(
                    "The game replaces %1 in \"%2\" and leaves \"%3\" after it. Put a blank or a mark between them."),
                {std::string{token}, abbreviated(word.text), abbreviated(word.text.substr(token.size()))}};
            sink.report(*this, std::move(report));
        }
    }
};

}  // namespace

const Rule& tokenRunOn() {
    static const TokenRunOn rule;
    return rule;
}

}  // namespace castwright::validators::chat
