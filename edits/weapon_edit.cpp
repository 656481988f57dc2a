// SPDX-License-Identifier: GPL-3.0-or-later
#include "edits/weapon_edit.h"

#include "edits/owner_text.h"
#include "edits/statement_writer.h"
#include "parser/lexer/number_text.h"
#include "parser/text/bytes.h"
#include "previews/traits/engine_math.h"
#include "previews/traits/merged_weapons.h"

#include <algorithm>
#include <cmath>
#include <format>
#include <optional>

namespace castwright::previews {

using namespace parser;

namespace {

const WeaponBias* ownStatement(const Layer& layer, std::string_view weaponClass) {
    const auto found = std::ranges::find_if(
        layer.weapons, [weaponClass](const WeaponBias& weapon) { return equalIgnoringCase(weapon.weaponClass, weaponClass); });
    return found == layer.weapons.end() ? nullptr : &*found;
}

/// What cannot stand between quotes on one line.
bool canBeQuoted(std::string_view weaponClass) { return weaponClass.find_first_of("\"\\\n\r") == std::string_view::npos; }

std::optional<TextEdit> editFor(const OwnerText& text, const WeaponBias* own, std::string_view weaponClass, float wanted) {
    const auto number = numberText(wanted);
    if (!number)
        return std::nullopt;
    if (own != nullptr)
        return TextEdit{own->valueRange, *number};
    const auto block = text.node();
    if (!block || !canBeQuoted(weaponClass))
        return std::nullopt;
    const std::string name = std::format("\"{}\"", weaponClass);
    return addStatement(text.tree(), *block, {.kind = NodeKind::Weapon, .keyword = "weapon", .name = name, .number = *number});
}

}  // namespace

std::expected<WeaponEdit, WeaponEditError>
planWeaponEdit(const LoadResult& content, const Profile& profile, const WeaponEditRequest& request) {
    if (!std::isfinite(request.wanted))
        return std::unexpected{WeaponEditError::NotANumber};
    const float wanted = engineClamp(request.wanted, kMinWeaponBias, kMaxWeaponBias);
    const OwnerText text{content, profile, request.owner};
    const Layer& layer = layerOf(content.cast, request.owner);
    const WeaponBias* own = ownStatement(layer, request.weaponClass);
    const auto edit = editFor(text, own, request.weaponClass, wanted);
    if (!edit)
        return std::unexpected{WeaponEditError::NotPossible};
    const auto changed = text.reload({&*edit, 1});
    if (changed) {
        const auto merged = mergeWeapons(layersOf(changed->content.cast, changed->owner), profile.limits);
        const MergedWeapon* weapon = findWeapon(merged, request.weaponClass);
        if (weapon != nullptr && weapon->bias.bias == wanted)
            return WeaponEdit{text.file(), {*edit}, wanted};
    }
    const bool full = layer.weapons.size() >= profile.limits.weapons
        || mergeWeapons(layersOf(content.cast, request.owner), profile.limits).size() >= profile.limits.weapons;
    return std::unexpected{own == nullptr && full ? WeaponEditError::TooMany : WeaponEditError::NotPossible};
}

}  // namespace castwright::previews
