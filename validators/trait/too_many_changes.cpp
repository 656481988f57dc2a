// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/diagnostic_sink.h"
#include "validators/trait/trait_rules.h"
#include "validators/wording/display_text.h"

#include <format>

namespace castwright::validators::trait {

using namespace parser;

namespace {

/// trait/too-many-changes: a character that is a style of its own.
class TooManyChanges final : public Rule {
public:
    TooManyChanges()
        : Rule{"trait/too-many-changes", CASTWRIGHT_TR_NOOP("A character changes more than 20 traits."), Severity::Information} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        constexpr std::size_t kMost = 20;
        for (const Character* character : context.characters()) {
            std::size_t count = character->layer.modifiers.size();
            for (const auto& modifiers : character->layer.skillModifiers)
                count += modifiers.size();
            if (count <= kMost)
                continue;
            Report report{.where = character->nameWhere};
            report.message = {
                CASTWRIGHT_TR_NOOP(
                    "\"%1\" changes traits in %2 statements: most of this may belong into a style, so that others can have it."),
                {abbreviated(character->name), std::format("{}", count)}};
            sink.report(*this, std::move(report));
        }
    }
};

}  // namespace

const Rule& tooManyChanges() {
    static const TooManyChanges rule;
    return rule;
}

}  // namespace castwright::validators::trait
