// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/bytes.h"
#include "validators/chat/chat_rules.h"
#include "validators/chat/word_range.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/wording/display_text.h"
#include "validators/wording/fixes.h"
#include "validators/wording/nearest.h"

#include <algorithm>
#include <string>
#include <vector>

namespace castwright::validators::chat {

using namespace parser;

namespace {

/// chat/unknown-token: a `$word` that is no token.
class UnknownToken final : public Rule {
public:
    UnknownToken()
        : Rule{"chat/unknown-token", CASTWRIGHT_TR_NOOP("A line holds a $word that is no token of the game."), Severity::Error} {}

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
            const std::string lower = toAsciiLower(word.text);
            const auto begins = [&](std::string_view name) { return lower.starts_with(name); };
            if (std::ranges::any_of(kChatTokenNames, begins) || !std::ranges::any_of(word.text, isAsciiLetter))
                continue;  // a token in capitals, or with more letters; or an amount of money
            std::vector<std::string_view> supplied;
            for (std::size_t i = 0; i < kChatTokenNames.size(); ++i) {
                if (event.supplied.contains(static_cast<ChatToken>(i)))
                    supplied.push_back(kChatTokenNames.at(i));
            }
            const SourceRange where = wordRange(context, line, word);
            const std::vector<std::string> nearest = nearestNames(word.text, supplied);
            Report report{.where = where};
            for (const std::string& name : nearest)
                report.fixes.push_back(
                    replaceFix(context.file(where.file), where.range, name, {CASTWRIGHT_TR_NOOP("Write \"%1\""), {name}}));
            report.message = nearest.empty()
                ? Message{CASTWRIGHT_TR_NOOP("\"%1\" is no token of the game: players see it as it is."), {abbreviated(word.text)}}
                : Message{
                      CASTWRIGHT_TR_NOOP("\"%1\" is no token of the game: players see it as it is. Is it %2?"),
                      {abbreviated(word.text), quotedList(nearest)}};
            sink.report(*this, std::move(report));
        }
    }
};

}  // namespace

const Rule& unknownToken() {
    static const UnknownToken rule;
    return rule;
}

}  // namespace castwright::validators::chat
