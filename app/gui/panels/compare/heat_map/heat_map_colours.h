// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

class QPainter;
class QPalette;
class QRectF;

namespace castwright::gui {

/// The colour of a share from 0 to 1: from a dark blue over grey to a light yellow, in even steps of lightness. The order of lightness is
/// the order of the shares, so that it can be read without telling hues apart, on paper too; it is the same in light and dark.
[[nodiscard]] QColor heatColour(float share);

/// The scale with its ends named, as high as the font's lines, from the left of `place`.
void paintHeatLegend(QPainter& painter, const QRectF& place, const QPalette& palette);

/// How wide the legend is in the painter's font.
[[nodiscard]] qreal heatLegendWidth(const QPainter& painter);

}  // namespace castwright::gui
