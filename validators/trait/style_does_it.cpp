// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/diagnostic_sink.h"
#include "validators/trait/trait_rules.h"
#include "validators/wording/display_text.h"
#include "validators/wording/fixes.h"

#include <algorithm>

namespace castwright::validators::trait {

using namespace parser;

namespace {

/// trait/style-does-it: a character repeats a statement of its style.
class StyleDoesIt final : public Rule {
public:
    StyleDoesIt()
        : Rule{
              "trait/style-does-it", CASTWRIGHT_TR_NOOP("A character sets what its style sets already."),
              Severity::Information} {}

    [[nodiscard]] RuleScope scope() const override { return RuleScope::Cast; }

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const Character* character : context.characters()) {
            if (!character->style)
                continue;
            const Layer& style = context.cast().styles[*character->style].layer;
            for (const Modifier& modifier : character->layer.modifiers) {
                // With a level block in between, the repeat takes back what the block says.
                const auto touches = [&](const Modifier& other) { return other.trait == modifier.trait; };
                const bool levels = std::ranges::any_of(
                    style.skillModifiers, [&](const auto& modifiers) { return std::ranges::any_of(modifiers, touches); });
                const auto last = std::ranges::find_last_if(style.modifiers, touches);
                const auto firstHere = std::ranges::find_if(character->layer.modifiers, touches);
                if (levels || last.empty() || &*firstHere != &modifier)
                    continue;
                if (modifier.verb == ModifierVerb::Set && last.front().verb == ModifierVerb::Set
                    && last.front().value == modifier.value)
                    reportModifier(context, *character, modifier, last.front(), sink);
            }
        }
    }

private:
    void reportModifier(
        const RuleContext& context, const Character& character, const Modifier& modifier, const Modifier& inStyle,
        DiagnosticSink& sink) const {
        Report report{.where = modifier.where};
        report.related.push_back({inStyle.where, {CASTWRIGHT_TR_NOOP("The style sets it here."), {}}});
        report.fixes.push_back(
            removeFix(context.file(modifier.where.file), modifier.where.range, {CASTWRIGHT_TR_NOOP("Remove the statement"), {}}));
        report.message = {
            CASTWRIGHT_TR_NOOP("The style \"%1\" sets %2 to this value already: the statement changes nothing."),
            {abbreviated(context.cast().styles[*character.style].name), context.profile().traits[modifier.trait].name}};
        sink.report(*this, std::move(report));
    }
};

}  // namespace

const Rule& styleDoesIt() {
    static const StyleDoesIt rule;
    return rule;
}

}  // namespace castwright::validators::trait
