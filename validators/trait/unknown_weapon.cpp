// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/bytes.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/trait/trait_rules.h"
#include "validators/wording/display_text.h"
#include "validators/wording/fixes.h"
#include "validators/wording/nearest.h"

#include <algorithm>
#include <string>
#include <vector>

namespace castwright::validators::trait {

using namespace parser;

namespace {

/// trait/unknown-weapon: a class that no weapon of the game has.
class UnknownWeapon final : public Rule {
public:
    UnknownWeapon()
        : Rule{"trait/unknown-weapon", CASTWRIGHT_TR_NOOP("A weapon is none that the game has."), Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const Style* style : context.styles())
            checkLayer(context, style->layer, sink);
        for (const Character* character : context.characters())
            checkLayer(context, character->layer, sink);
    }

private:
    void checkLayer(const RuleContext& context, const Layer& layer, DiagnosticSink& sink) const {
        for (const WeaponBias& weapon : layer.weapons) {
            const auto known = [&](const WeaponClass& other) { return equalIgnoringCase(other.name, weapon.weaponClass); };
            if (std::ranges::any_of(context.profile().weapons, known))
                continue;
            std::vector<std::string_view> names;
            for (const WeaponClass& other : context.profile().weapons)
                names.push_back(other.name);
            const CheckedFile& file = context.file(weapon.where.file);
            const Token& token = file.tokens()[file.tokenFrom(weapon.where.range.begin) + 1];
            const std::vector<std::string> nearest = nearestNames(weapon.weaponClass, names);
            Report report{.where = file.at(token)};
            report.fixes = renameFixes(file, token.range(), nearest);
            report.message = nearest.empty()
                ? Message{
                      CASTWRIGHT_TR_NOOP("There is no weapon \"%1\": the game keeps the statement, and it changes nothing."),
                      {abbreviated(weapon.weaponClass)}}
                : Message{
                      CASTWRIGHT_TR_NOOP(
                          "There is no weapon \"%1\": the game keeps the statement, and it changes nothing. Is it %2?"),
                      {abbreviated(weapon.weaponClass), quotedList(nearest)}};
            sink.report(*this, std::move(report));
        }
    }
};

}  // namespace

const Rule& unknownWeapon() {
    static const UnknownWeapon rule;
    return rule;
}

}  // namespace castwright::validators::trait
