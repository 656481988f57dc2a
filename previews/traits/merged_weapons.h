// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/cast.h"
#include "parser/profile/profile.h"
#include "previews/traits/layers.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace castwright::previews {

/// How much a bot likes one weapon class.
struct MergedWeapon {
    parser::WeaponBias bias;           ///< name as first written, value and place of the statement that won
    std::optional<std::size_t> style;  ///< whose statement won, an index into Cast::styles; nothing for the character itself

    bool operator==(const MergedWeapon&) const = default;
};

/// What a bot likes when nothing is said about a weapon class.
inline constexpr float kNeutralBias = 1.0F;

/// The weapon biases of all layers in one list (engine specification, section 4): a later layer replaces the value of a class, ignoring
/// case, and keeps its place; classes past Limits::weapons are dropped.
[[nodiscard]] std::vector<MergedWeapon> mergeWeapons(std::span<const LayerUse> layers, const parser::Limits& limits);

/// The one of that class, ignoring case; null when no layer names it.
[[nodiscard]] const MergedWeapon* findWeapon(std::span<const MergedWeapon> weapons, std::string_view weaponClass);

/// The bias towards a class, kNeutralBias when no layer names it.
[[nodiscard]] float weaponBias(std::span<const MergedWeapon> weapons, std::string_view weaponClass);

}  // namespace castwright::previews
