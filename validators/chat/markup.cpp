// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/normalise.h"
#include "validators/chat/chat_rules.h"
#include "validators/checking/diagnostic_sink.h"

#include <algorithm>
#include <string_view>

namespace castwright::validators::chat {

using namespace parser;

namespace {

/// chat/markup: what the game may draw in another way than it is written.
class Markup final : public Rule {
public:
    Markup() : Rule{"chat/markup", CASTWRIGHT_TR_NOOP("A line holds colours or other markup."), Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const Character* character : context.characters()) {
            for (const auto& lines : character->events) {
                for (const ChatLine& line : lines) {
                    if (!sink.isExplained(line.where.file, line.where.range.begin))
                        checkLine(context, line, sink);
                }
            }
            for (const ReplyRule& reply : character->replies) {
                for (const ChatLine& line : reply.lines) {
                    if (!sink.isExplained(line.where.file, line.where.range.begin))
                        checkLine(context, line, sink);
                }
            }
        }
    }

private:
    void checkLine(const RuleContext& /*context*/, const ChatLine& line, DiagnosticSink& sink) const {
        Message message;
        for (std::size_t i = line.text.find('^'); i != std::string::npos && message.text.empty();
             i = line.text.find('^', i + 1)) {
            if (escapeLength(std::string_view{line.text}.substr(i)) > 0)
                message = {
                    CASTWRIGHT_TR_NOOP("This line has a colour escape: players see a colour, and the chat's own colour is gone. "
                                       "Write it without."),
                    {}};
        }
        if (line.text.contains("#str_"))
            message = {
                CASTWRIGHT_TR_NOOP("This line names a text of the game's language files: players see \"#str_\" as it is."), {}};
        const std::size_t open = line.text.find('<');
        const std::size_t close = line.text.find('>', std::min(open, line.text.size()));
        if (close != std::string::npos && close > open + 1)
            message = {
                CASTWRIGHT_TR_NOOP("This line has markup in \"<\" and \">\": players see it as it is. Write it without."), {}};
        if (message.text.empty())
            return;
        Report report{.where = line.where};
        report.message = std::move(message);
        sink.report(*this, std::move(report));
    }
};

}  // namespace

const Rule& markup() {
    static const Markup rule;
    return rule;
}

}  // namespace castwright::validators::chat
