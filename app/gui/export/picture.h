// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>

#include <functional>

class QPainter;

namespace castwright::gui {

/// Something that can be painted at its own size, on paper as well as on a screen. `paint` fills the ground, too.
struct Picture {
    QString title;
    QSize size;  ///< in device-independent pixels; nothing is painted outside
    std::function<void(QPainter&)> paint;
};

/// Pictures leave with so many pixels for each of their own, so that they are sharp in a document.
inline constexpr qreal kExportScale = 2.0;

/// The picture with `scale` pixels for each of its own.
[[nodiscard]] QImage toImage(const Picture& picture, qreal scale);

/// As a PNG at kExportScale.
[[nodiscard]] QByteArray toPng(const Picture& picture);

/// As SVG: lines and text stay lines and text.
[[nodiscard]] QByteArray toSvg(const Picture& picture);

}  // namespace castwright::gui
