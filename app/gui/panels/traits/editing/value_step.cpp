// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/traits/editing/value_step.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace castwright::gui {

namespace {

constexpr double kStepsInRange = 100.0;

/// `multiple` times `step`. A step below 1 is no exact number but its inverse is, so that the result is the decimal number meant.
double multipleOf(double multiple, double step) { return step < 1.0 ? multiple / std::round(1.0 / step) : multiple * step; }

}  // namespace

double valueStep(const parser::Trait& trait) {
    const double range = static_cast<double>(trait.max) - static_cast<double>(trait.min);
    if (!(range > 0.0) || !std::isfinite(range))
        return 1.0;
    return std::pow(10.0, std::floor(std::log10(range / kStepsInRange)));
}

float roundedValue(float value, double step, ValueRange range) {
    const double rounded = multipleOf(std::round(static_cast<double>(value) / step), step);
    return std::clamp(static_cast<float>(rounded), range.low, range.high);
}

float steppedValue(float value, double steps, double step, ValueRange range) {
    const double wanted = static_cast<double>(value) + steps * step;
    // Finer than the step, so that a value between two steps keeps what it is more; not finer than the smallest step there is.
    return roundedValue(static_cast<float>(wanted), step * kFineStep * std::min(1.0, std::abs(steps)), range);
}

std::optional<double> stepsOfKey(const QKeyEvent& event) {
    if (event.key() != Qt::Key_Up && event.key() != Qt::Key_Down)
        return std::nullopt;
    const double direction = event.key() == Qt::Key_Up ? 1.0 : -1.0;
    if (event.modifiers().testFlag(Qt::ShiftModifier))
        return direction * kCoarseStep;
    return direction * (event.modifiers().testFlag(Qt::ControlModifier) ? kFineStep : 1.0);
}

}  // namespace castwright::gui
