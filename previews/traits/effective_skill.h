// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// The skill a bot really plays at (engine specification, section 4.1).
namespace castwright::previews {

/// Where a bot's variance draw lies, in [-1, 1): always the same for one seed, which the game takes from the client number.
[[nodiscard]] float varianceDraw(std::uint32_t seed);

/// The skill that traits are resolved at, from 1 to 5. `skill` is what was asked for, `variance` is bot_skillVariance; both are clamped as
/// in the game, and what is not a number counts as their least. Without variance the seed does not matter.
[[nodiscard]] float effectiveSkill(float skill, float variance, std::uint32_t seed);

/// The level, 1 to 5, whose `skill` blocks apply at an effective skill: the nearest one, the upper one at exactly x.5.
[[nodiscard]] int levelBlockAt(float effectiveSkill);

}  // namespace castwright::previews
