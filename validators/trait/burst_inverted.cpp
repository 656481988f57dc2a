// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/traits/layers.h"
#include "previews/traits/trait_trace.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/trait/trait_rules.h"
#include "validators/wording/display_text.h"

#include <format>

namespace castwright::validators::trait {

using namespace parser;

namespace {

/// trait/burst-inverted: the longest burst is shorter than the shortest.
class BurstInverted final : public Rule {
public:
    BurstInverted()
        : Rule{
              "trait/burst-inverted", CASTWRIGHT_TR_NOOP("The longest burst comes out shorter than the shortest."),
              Severity::Warning} {}

    [[nodiscard]] RuleScope scope() const override { return RuleScope::Cast; }

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        const auto longest = context.profile().findTrait("burstMaxMsec");
        if (!longest)
            return;
        for (const Character& character : context.cast().characters) {
            const previews::TraitResolver resolver{context.profile(), previews::layersOf(context.cast(), character)};
            for (int level = 1; level <= kSkillLevels; ++level) {
                const previews::TraitTrace trace = previews::traceTrait(resolver, static_cast<float>(level), *longest);
                if (!trace.raisedToBurstMin)
                    continue;
                Report report{.where = trace.entries.empty() ? character.nameWhere : trace.entries.back().step.modifier.where};
                report.message = {
                    CASTWRIGHT_TR_NOOP(
                        "At skill %1, burstMaxMsec of \"%2\" lies below burstMinMsec: the game raises it to that, and all bursts "
                        "are equally long. Raise burstMaxMsec, or lower burstMinMsec."),
                    {std::format("{}", level), abbreviated(character.name)}};
                sink.report(*this, std::move(report));
                break;
            }
        }
    }
};

}  // namespace

const Rule& burstInverted() {
    static const BurstInverted rule;
    return rule;
}

}  // namespace castwright::validators::trait
