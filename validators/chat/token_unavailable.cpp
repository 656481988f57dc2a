// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/chat/chat_rules.h"
#include "validators/chat/word_range.h"
#include "validators/checking/diagnostic_sink.h"

namespace castwright::validators::chat {

using namespace parser;

namespace {

/// chat/token-unavailable: the line needs what the event does not supply, and is never said.
class TokenUnavailable final : public Rule {
public:
    TokenUnavailable()
        : Rule{
              "chat/token-unavailable", CASTWRIGHT_TR_NOOP("A line holds a token that its event cannot supply."),
              Severity::Error} {}

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
    void checkLine(const RuleContext& context, const ChatEvent& event, const ChatLine& line, DiagnosticSink& sink) const {
        for (const ChatWord& word : chatWords(line.text)) {
            if (!word.token || event.supplied.contains(*word.token))
                continue;
            Report report{.where = wordRange(context, line, word)};
            report.message = {
                CASTWRIGHT_TR_NOOP("The event \"%1\" has no %2: the game never says this line. Write it without the token."),
                {event.name, std::string{word.text}}};
            sink.report(*this, std::move(report));
        }
    }
};

}  // namespace

const Rule& tokenUnavailable() {
    static const TokenUnavailable rule;
    return rule;
}

}  // namespace castwright::validators::chat
