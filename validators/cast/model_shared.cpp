// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/cast/cast_rules.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/wording/display_text.h"

#include <cstdint>
#include <map>

namespace castwright::validators::cast {

using namespace parser;

namespace {

/// cast/model-shared: two characters look the same.
class ModelShared final : public Rule {
public:
    ModelShared() : Rule{"cast/model-shared", CASTWRIGHT_TR_NOOP("Two characters have the same model."), Severity::Warning} {}

    [[nodiscard]] RuleScope scope() const override { return RuleScope::Cast; }

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        std::map<std::int32_t, const Character*> first;
        for (const Character& character : context.cast().characters) {
            if (character.modelSlot < 0)
                continue;
            const auto [entry, fresh] = first.emplace(character.modelSlot, &character);
            if (fresh)
                continue;
            Report report{.where = character.modelWhere};
            report.related.push_back({entry->second->modelWhere, {CASTWRIGHT_TR_NOOP("It has the same model."), {}}});
            report.message = {
                CASTWRIGHT_TR_NOOP("\"%1\" has the model of \"%2\": players cannot tell them apart. Give it another slot."),
                {abbreviated(character.name), abbreviated(entry->second->name)}};
            sink.report(*this, std::move(report));
        }
    }
};

}  // namespace

const Rule& modelShared() {
    static const ModelShared rule;
    return rule;
}

}  // namespace castwright::validators::cast
