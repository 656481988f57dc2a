// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/traits/merged_weapons.h"

#include "parser/text/bytes.h"

#include <algorithm>

namespace castwright::previews {

std::vector<MergedWeapon> mergeWeapons(std::span<const LayerUse> layers, const parser::Limits& limits) {
    std::vector<MergedWeapon> merged;
    for (const LayerUse& use : layers) {
        for (const parser::WeaponBias& weapon : use.layer->weapons) {
            const auto same = [&weapon](const MergedWeapon& other) {
                return parser::equalIgnoringCase(other.bias.weaponClass, weapon.weaponClass);
            };
            if (const auto found = std::ranges::find_if(merged, same); found != merged.end()) {
                found->bias.bias = weapon.bias;
                found->bias.where = weapon.where;
                found->bias.valueRange = weapon.valueRange;
                found->style = use.style;
            } else if (merged.size() < limits.weapons) {
                merged.push_back({weapon, use.style});
            }
        }
    }
    return merged;
}

const MergedWeapon* findWeapon(std::span<const MergedWeapon> weapons, std::string_view weaponClass) {
    const auto same = [weaponClass](const MergedWeapon& weapon) {
        return parser::equalIgnoringCase(weapon.bias.weaponClass, weaponClass);
    };
    const auto found = std::ranges::find_if(weapons, same);
    return found == weapons.end() ? nullptr : &*found;
}

float weaponBias(std::span<const MergedWeapon> weapons, std::string_view weaponClass) {
    const MergedWeapon* weapon = findWeapon(weapons, weaponClass);
    return weapon == nullptr ? kNeutralBias : weapon->bias.bias;
}

}  // namespace castwright::previews
