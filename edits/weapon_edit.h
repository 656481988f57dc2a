// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"
#include "parser/profile/profile.h"
#include "parser/text/text_edit.h"
#include "previews/traits/trait_subject.h"

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

/// Changing how much a bot likes a weapon by hand: from a wanted bias to the smallest change of text that gives it.
namespace castwright::previews {

struct WeaponEditRequest {
    TraitOwner owner;
    std::string weaponClass;  ///< in any case
    float wanted = 1.0F;      ///< 1 is neutral
};

struct WeaponEdit {
    std::uint32_t file = 0;  ///< index into Cast::files
    std::vector<parser::TextEdit> edits;
    float value = 1.0F;  ///< what the bias will be: the one wanted, or the nearest that the game allows, 0 to 100

    bool operator==(const WeaponEdit&) const = default;
};

enum class WeaponEditError : std::uint8_t {
    NotANumber,   ///< the value wanted is infinite or NaN
    TooMany,      ///< the owner or what it inherits names as many classes as the game keeps; another one would be dropped
    NotPossible,  ///< no change of this owner's own text gives the value
};

/// Plans the edit, and proves it by loading the changed text. The owner's own statement for the class gets the number; without one it is
/// added behind its kin, written as they are. Nothing but the statement's bytes changes.
[[nodiscard]] std::expected<WeaponEdit, WeaponEditError>
planWeaponEdit(const parser::LoadResult& content, const parser::Profile& profile, const WeaponEditRequest& request);

}  // namespace castwright::previews
