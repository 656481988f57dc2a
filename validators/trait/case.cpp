// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/diagnostic_sink.h"
#include "validators/trait/trait_rules.h"
#include "validators/wording/display_text.h"
#include "validators/wording/fixes.h"

namespace castwright::validators::trait {

using namespace parser;

namespace {

/// trait/case: the game does not mind, people and searches do.
class TraitCase final : public Rule {
public:
    TraitCase()
        : Rule{"trait/case", CASTWRIGHT_TR_NOOP("A trait is spelled with other capitals than in the game."), Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const Style* style : context.styles())
            checkLayer(context, style->layer, sink);
        for (const Character* character : context.characters())
            checkLayer(context, character->layer, sink);
    }

private:
    void checkLayer(const RuleContext& context, const Layer& layer, DiagnosticSink& sink) const {
        checkModifiers(context, layer.modifiers, sink);
        for (const auto& modifiers : layer.skillModifiers)
            checkModifiers(context, modifiers, sink);
    }

    void checkModifiers(const RuleContext& context, const std::vector<Modifier>& modifiers, DiagnosticSink& sink) const {
        for (const Modifier& modifier : modifiers) {
            const CheckedFile& file = context.file(modifier.where.file);
            const Token& token = file.tokens()[file.tokenFrom(modifier.where.range.begin) + 1];
            const std::string& name = context.profile().traits[modifier.trait].name;
            if (file.text(token) == name)
                continue;
            Report report{.where = file.at(token)};
            report.message = {
                CASTWRIGHT_TR_NOOP(
                    "The game takes \"%1\" for the trait \"%2\". Write it as the game does, so that searches find it."),
                {abbreviated(file.text(token)), name}};
            report.fixes = renameFixes(file, token.range(), std::vector{name});
            sink.report(*this, std::move(report));
        }
    }
};

}  // namespace

const Rule& traitCase() {
    static const TraitCase rule;
    return rule;
}

}  // namespace castwright::validators::trait
