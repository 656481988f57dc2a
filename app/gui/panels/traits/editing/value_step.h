// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/profile/profile.h"

#include <optional>

class QKeyEvent;

/// How values are changed in steps, by keys and by dragging.
namespace castwright::gui {

inline constexpr double kCoarseStep = 10.0;  ///< with Shift, in steps
inline constexpr double kFineStep = 0.1;     ///< with Ctrl

/// What a value is kept in.
struct ValueRange {
    float low = 0.0F;
    float high = 0.0F;  ///< not below low
};

/// The step for a trait: a power of ten that goes at least a hundred times into its range.
[[nodiscard]] double valueStep(const parser::Trait& trait);

/// The multiple of `step` that is nearest, within the range.
[[nodiscard]] float roundedValue(float value, double step, ValueRange range);

/// The value after so many steps, rounded so that no tail of digits is left over, within the range.
[[nodiscard]] float steppedValue(float value, double steps, double step, ValueRange range);

/// How many steps a key wants: 1 for ↑, -1 for ↓, times ten with Shift, a tenth with Ctrl. Nothing for other keys.
[[nodiscard]] std::optional<double> stepsOfKey(const QKeyEvent& event);

}  // namespace castwright::gui
