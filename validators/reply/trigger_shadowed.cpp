// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/normalise.h"
#include "previews/chat/reply_match.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/reply/reply_rules.h"
#include "validators/wording/display_text.h"

#include <algorithm>

namespace castwright::validators::reply {

using namespace parser;

namespace {

/// reply/trigger-shadowed: whenever the trigger matches, another rule wins.
class TriggerShadowed final : public Rule {
public:
    TriggerShadowed()
        : Rule{
              "reply/trigger-shadowed", CASTWRIGHT_TR_NOOP("A trigger never decides, since another reply always wins."),
              Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const Character* character : context.characters()) {
            for (std::size_t i = 0; i < character->replies.size(); ++i) {
                for (const Trigger& trigger : character->replies[i].triggers)
                    checkTrigger(*character, i, trigger, sink);
            }
        }
    }

private:
    static bool hearsAllOf(const ReplyRule& other, const ReplyRule& rule) {
        return (other.source == ReplySource::Any || other.source == rule.source)
            && (other.addressed == ReplyAddressed::Either || other.addressed == rule.addressed);
    }

    void checkTrigger(const Character& character, std::size_t index, const Trigger& trigger, DiagnosticSink& sink) const {
        const ReplyRule& rule = character.replies[index];
        for (std::size_t i = 0; i < character.replies.size(); ++i) {
            const ReplyRule& other = character.replies[i];
            const bool above = other.priority > rule.priority;
            if (i == index || !hearsAllOf(other, rule) || (!above && (other.priority < rule.priority || i > index)))
                continue;
            // At the same priority the longer trigger wins, and the earlier reply only with the same text.
            const auto wins = [&](const Trigger& winner) {
                return above ? previews::occursAsWords(trigger.text, winner.text) : trigger.text == winner.text;
            };
            const auto winner = std::ranges::find_if(other.triggers, wins);
            if (winner == other.triggers.end())
                continue;
            Report report{.where = trigger.where};
            // A greeting that names the bot is answered as a greeting, which a cast may well mean.
            if (previews::occursAsWords(trigger.text, normalise(character.name)))
                report.severity = Severity::Information;
            report.related.push_back({winner->where, {CASTWRIGHT_TR_NOOP("This trigger wins."), {}}});
            report.message = {
                above ? CASTWRIGHT_TR_NOOP(
                            "Whenever \"%1\" occurs, \"%2\" does, too, and the reply \"%3\" wins by its priority: this "
                            "trigger never decides.")
                      : CASTWRIGHT_TR_NOOP(
                            "The reply \"%3\" stands before this one, with the same priority and the trigger \"%2\": "
                            "\"%1\" never decides."),
                {abbreviated(trigger.text), abbreviated(winner->text), abbreviated(other.name)}};
            sink.report(*this, std::move(report));
            return;
        }
    }
};

}  // namespace

const Rule& triggerShadowed() {
    static const TriggerShadowed rule;
    return rule;
}

}  // namespace castwright::validators::reply
