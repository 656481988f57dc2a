// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/compare/heat_map/heat_map_colours.h"

#include "app/gui/theme/theme.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPainter>
#include <QPalette>

#include <algorithm>
#include <array>
#include <cmath>

namespace castwright::gui {

namespace {

/// The ends, in Oklab (https://bottosson.github.io/posts/oklab): lightness, green to red, blue to yellow.
struct Oklab {
    float lightness, a, b;
};
constexpr Oklab kLeast{.lightness = 0.30F, .a = -0.005F, .b = -0.105F};
constexpr Oklab kMost{.lightness = 0.93F, .a = -0.02F, .b = 0.135F};

constexpr qreal kScaleWidth = 96;
constexpr qreal kScaleHeight = 10;

float gammaOf(float linear) {
    const float value = std::clamp(linear, 0.0F, 1.0F);
    return value <= 0.0031308F ? value * 12.92F : 1.055F * std::pow(value, 1.0F / 2.4F) - 0.055F;
}

QColor toColour(const Oklab& colour) {
    const auto cube = [](float x) { return x * x * x; };
    const float l = cube(colour.lightness + 0.3963377774F * colour.a + 0.2158037573F * colour.b);
    const float m = cube(colour.lightness - 0.1055613458F * colour.a - 0.0638541728F * colour.b);
    const float s = cube(colour.lightness - 0.0894841775F * colour.a - 1.2914855480F * colour.b);
    return QColor::fromRgbF(
        gammaOf(4.0767416621F * l - 3.3077115913F * m + 0.2309699292F * s),
        gammaOf(-1.2684380046F * l + 2.6097574011F * m - 0.3413193965F * s),
        gammaOf(-0.0041960863F * l - 0.7034186147F * m + 1.7076147010F * s));
}

/// Colours enough for all that the eye can tell apart.
constexpr std::size_t kSteps = 256;

std::array<QColor, kSteps> makeScale() {
    std::array<QColor, kSteps> scale;
    for (std::size_t i = 0; i < kSteps; ++i) {
        const float t = static_cast<float>(i) / static_cast<float>(kSteps - 1);
        scale.at(i) = toColour(
            {std::lerp(kLeast.lightness, kMost.lightness, t), std::lerp(kLeast.a, kMost.a, t), std::lerp(kLeast.b, kMost.b, t)});
    }
    return scale;
}

QString leastText() { return QCoreApplication::translate("castwright::gui::HeatMapView", "least"); }
QString mostText() { return QCoreApplication::translate("castwright::gui::HeatMapView", "most"); }

}  // namespace

QColor heatColour(float share) {
    static const std::array<QColor, kSteps> scale = makeScale();
    const float step = std::round(std::clamp(share, 0.0F, 1.0F) * static_cast<float>(kSteps - 1));
    return scale.at(static_cast<std::size_t>(step));
}

qreal heatLegendWidth(const QPainter& painter) {
    const QFontMetricsF metrics{painter.font()};
    return metrics.horizontalAdvance(leastText()) + metrics.horizontalAdvance(mostText()) + kScaleWidth + 2 * kWideSpacing;
}

void paintHeatLegend(QPainter& painter, const QRectF& place, const QPalette& palette) {
    const QFontMetricsF metrics{painter.font()};
    painter.setPen(palette.color(QPalette::WindowText));
    const qreal textWidth = metrics.horizontalAdvance(leastText());
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, leastText());
    const QRectF scale{place.left() + textWidth + kWideSpacing, place.center().y() - kScaleHeight / 2, kScaleWidth, kScaleHeight};
    QLinearGradient gradient{scale.topLeft(), scale.topRight()};
    for (const float stop : {0.0F, 0.125F, 0.25F, 0.375F, 0.5F, 0.625F, 0.75F, 0.875F, 1.0F})
        gradient.setColorAt(static_cast<qreal>(stop), heatColour(stop));
    painter.fillRect(scale, gradient);
    painter.setPen(quietColour(palette));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(scale);
    painter.setPen(palette.color(QPalette::WindowText));
    const QRectF rest{scale.right() + kWideSpacing, place.top(), place.width(), place.height()};
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, mostText());
}

}  // namespace castwright::gui
