// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"
#include "parser/profile/profile.h"
#include "parser/text/text_edit.h"
#include "previews/traits/trait_subject.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <vector>

/// Changing a trait by hand: from a wanted value to the smallest change of text that gives it.
namespace castwright::previews {

/// Where the statement is to stand.
enum class TraitEditPlace : std::uint8_t {
    Body,   ///< in the body, where it counts at every skill
    Level,  ///< in the `skill` block of the level, which is made when there is none
};

struct TraitEditRequest {
    TraitOwner owner;
    std::size_t trait = 0;  ///< index into Profile::traits
    int level = 3;          ///< the skill, 1 to 5, at which the value is wanted
    float wanted = 0.0F;
    TraitEditPlace place = TraitEditPlace::Body;
};

struct TraitEdit {
    std::uint32_t file = 0;  ///< index into Cast::files
    std::vector<parser::TextEdit> edits;
    float value = 0.0F;  ///< what the trait will be at the level: the value wanted, or the nearest that its range allows

    bool operator==(const TraitEdit&) const = default;
};

enum class TraitEditError : std::uint8_t {
    NotANumber,   ///< the value wanted is infinite or NaN
    Overridden,   ///< a statement of the level's own block, which comes later, decides; edit at TraitEditPlace::Level
    NotPossible,  ///< no change of this owner's own text gives the value
};

/// Plans the edit, and proves it by loading the changed text: the result is what the game will compute, or an error. A statement that is
/// there keeps its verb where a number of at most nine digits gives the value exactly, else it becomes a `set`; where there is none,
/// one is added behind its kin, written as they are. Nothing but the statement's bytes changes.
[[nodiscard]] std::expected<TraitEdit, TraitEditError>
planTraitEdit(const parser::LoadResult& content, const parser::Profile& profile, const TraitEditRequest& request);

}  // namespace castwright::previews
