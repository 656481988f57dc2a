// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/normalise.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/reply/reply_rules.h"
#include "validators/wording/display_text.h"

namespace castwright::validators::reply {

using namespace parser;

namespace {

/// reply/unaddressable-name: nothing is left of the name when the game looks for it in a message.
class UnaddressableName final : public Rule {
public:
    UnaddressableName()
        : Rule{"reply/unaddressable-name", CASTWRIGHT_TR_NOOP("No message can address a character."), Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const Character* character : context.characters()) {
            if (!normalise(character->name).empty())
                continue;
            Report report{.where = character->nameWhere};
            report.message = {
                CASTWRIGHT_TR_NOOP("The name \"%1\" has no letter or digit besides colour escapes: no message can address this "
                                   "character, and its replies with \"addressed required\" are never said."),
                {abbreviated(character->name)}};
            sink.report(*this, std::move(report));
        }
    }
};

}  // namespace

const Rule& unaddressableName() {
    static const UnaddressableName rule;
    return rule;
}

}  // namespace castwright::validators::reply
