// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/export/picture.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

namespace castwright::gui {

namespace {

/// What a pixel is to Qt and to CSS; without it the generator takes the screen's.
constexpr int kSvgResolution = 96;

}  // namespace

QImage toImage(const Picture& picture, qreal scale) {
    QImage image{(QSizeF{picture.size} * scale).toSize(), QImage::Format_ARGB32_Premultiplied};
    image.setDevicePixelRatio(scale);
    image.fill(Qt::transparent);
    QPainter painter{&image};
    picture.paint(painter);
    return image;
}

QByteArray toPng(const Picture& picture) {
    QByteArray bytes;
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::WriteOnly);
    QImage image = toImage(picture, kExportScale);
    image.setText(QStringLiteral("Title"), picture.title);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray toSvg(const Picture& picture) {
    QByteArray bytes;
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(kSvgResolution);
    generator.setSize(picture.size);
    generator.setViewBox(QRect{QPoint{}, picture.size});
    generator.setTitle(picture.title);
    QPainter painter{&generator};
    picture.paint(painter);
    painter.end();
    return bytes;
}

}  // namespace castwright::gui
