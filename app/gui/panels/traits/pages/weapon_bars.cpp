// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/traits/pages/weapon_bars.h"

#include "app/gui/theme/fonts.h"
#include "app/gui/theme/theme.h"
#include "previews/traits/merged_weapons.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace castwright::gui {

namespace {

constexpr qreal kBarsWidth = 240;
constexpr qreal kRowHeight = 24;
constexpr int kRowAir = 6;

qreal widestTitle(const std::vector<WeaponRow>& rows, const QFontMetricsF& metrics) {
    qreal widest = 0;
    for (const WeaponRow& row : rows)
        widest = std::max(widest, metrics.horizontalAdvance(row.title));
    return widest;
}

}  // namespace

void drawBiasBar(QPainter& painter, const QRectF& box, const QPalette& palette, float bias, float scale) {
    const auto at = [&](float value) { return box.left() + static_cast<qreal>(value / scale) * box.width(); };
    const qreal neutral = at(previews::kNeutralBias);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (std::isfinite(bias)) {
        const qreal end = at(bias);
        const bool liked = bias > previews::kNeutralBias;
        const QRectF bar{QPointF{std::min(neutral, end), box.top() + 4}, QPointF{std::max(neutral, end), box.bottom() - 4}};
        painter.setPen(Qt::NoPen);
        painter.setBrush(liked ? informationColour(palette) : warningColour(palette));
        painter.drawRect(bar);
    }
    painter.setPen(QPen{palette.color(QPalette::Text), 1});
    painter.drawLine(QPointF{neutral, box.top()}, QPointF{neutral, box.bottom()});
    painter.restore();
}

QSize WeaponBars::size() const {
    const QFontMetricsF metrics{font};
    const qreal names = widestTitle(rows, metrics);
    const qreal numbers = metrics.horizontalAdvance(QStringLiteral("0.00000000"));
    return QSizeF{names + kBarsWidth + numbers + 4 * kMargin, kRowHeight * (static_cast<qreal>(rows.size()) + 1) + 2 * kMargin}
        .toSize();
}

void WeaponBars::paint(QPainter& painter) const {
    const QSize whole = size();
    const QFontMetricsF metrics{font};
    painter.save();
    painter.fillRect(QRect{QPoint{}, whole}, palette.color(QPalette::Base));
    painter.setPen(palette.color(QPalette::Text));
    painter.setFont(digitFont(font, true));
    painter.drawText(QRectF{kMargin, kMargin, whole.width() - 2.0 * kMargin, kRowHeight}, Qt::AlignVCenter, title);
    painter.setFont(digitFont(font));
    const qreal names = widestTitle(rows, metrics);
    const float scale = barScale(rows);
    qreal y = kMargin + kRowHeight;
    for (const WeaponRow& row : rows) {
        const qreal bars = kMargin * 2 + names;
        painter.drawText(QRectF{kMargin, y, names + kMargin, kRowHeight}, Qt::AlignVCenter, row.title);
        drawBiasBar(painter, QRectF{bars, y, kBarsWidth, kRowHeight}, palette, row.bias, scale);
        painter.drawText(
            QRectF{bars + kBarsWidth + kMargin, y, whole.width() - bars - kBarsWidth - kMargin, kRowHeight}, Qt::AlignVCenter,
            numberText(row.bias));
        y += kRowHeight;
    }
    painter.restore();
}

void WeaponDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    ValueDelegate::paint(painter, option, index);
    if (index.column() != WeaponModel::BarColumn)
        return;
    drawBiasBar(
        *painter, QRectF{option.rect}.adjusted(kSpacing, 0, -kSpacing, 0), option.palette,
        index.data(WeaponModel::BiasRole).toFloat(), index.data(WeaponModel::ScaleRole).toFloat());
}

QSize WeaponDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = ValueDelegate::sizeHint(option, index);
    size.rheight() += kRowAir;
    return size;
}

}  // namespace castwright::gui
