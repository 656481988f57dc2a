// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cfloat>

/// Arithmetic as the game does it: 32-bit floats, each operation rounded. The build keeps compilers from fusing a multiplication with an
/// addition, which would round once less.
namespace castwright::previews {

static_assert(FLT_EVAL_METHOD == 0, "floats must not be computed with more precision than the game has");

/// Unlike std::clamp this is defined for NaN, which passes unchanged, as in the game.
[[nodiscard]] constexpr float engineClamp(float value, float min, float max) {
    if (value < min)
        return min;
    return value > max ? max : value;
}

}  // namespace castwright::previews
