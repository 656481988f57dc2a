// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/normalise.h"
#include "previews/chat/reply_match.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/reply/reply_rules.h"
#include "validators/wording/display_text.h"

#include <string>

namespace castwright::validators::reply {

using namespace parser;

namespace {

/// reply/trigger-unreachable: the trigger needs the name that the rule forbids.
class TriggerUnreachable final : public Rule {
public:
    TriggerUnreachable()
        : Rule{"reply/trigger-unreachable", CASTWRIGHT_TR_NOOP("A trigger can never match."), Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const Character* character : context.characters()) {
            const std::string name = normalise(character->name);
            for (const ReplyRule& rule : character->replies) {
                if (rule.addressed != ReplyAddressed::Forbidden)
                    continue;
                for (const Trigger& trigger : rule.triggers) {
                    if (!previews::occursAsWords(trigger.text, name))
                        continue;
                    Report report{.where = trigger.where};
                    report.message = {
                        CASTWRIGHT_TR_NOOP(
                            "A message with \"%1\" in it addresses \"%2\", which \"addressed forbidden\" rules out: this "
                            "trigger never matches."),
                        {abbreviated(trigger.text), abbreviated(character->name)}};
                    sink.report(*this, std::move(report));
                }
            }
        }
    }
};

}  // namespace

const Rule& triggerUnreachable() {
    static const TriggerUnreachable rule;
    return rule;
}

}  // namespace castwright::validators::reply
