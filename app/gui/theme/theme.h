// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace castwright::gui {

/// Distances in windows, in device-independent pixels: multiples of four.
inline constexpr int kSpacing = 4;
inline constexpr int kWideSpacing = 8;
inline constexpr int kMargin = 12;

[[nodiscard]] bool isDark(const QPalette& palette);

/// What severities and limits are shown in: readable on the window's and on the text's ground, in light and dark.
[[nodiscard]] QColor errorColour(const QPalette& palette);
[[nodiscard]] QColor warningColour(const QPalette& palette);
[[nodiscard]] QColor informationColour(const QPalette& palette);
/// What is new in a comparison.
[[nodiscard]] QColor addedColour(const QPalette& palette);

/// What is selected, or wanted, in a picture: the accent colour, as far as it is seen on the ground of lists.
[[nodiscard]] QColor accentColour(const QPalette& palette);

/// Text of lesser weight, still readable.
[[nodiscard]] QColor quietColour(const QPalette& palette);

/// The ground of a bar that wants to be noticed.
[[nodiscard]] QColor noticeGround(const QPalette& palette);

}  // namespace castwright::gui
