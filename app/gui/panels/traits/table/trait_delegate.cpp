// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/traits/table/trait_delegate.h"

#include "app/gui/panels/traits/table/trait_model.h"
#include "app/gui/theme/theme.h"

#include <QPainter>

namespace castwright::gui {

namespace {

constexpr qreal kMarkWidth = 7;

QColor textColour(const QStyleOptionViewItem& option) {
    return option.palette.color(option.state.testFlag(QStyle::State_Selected) ? QPalette::HighlightedText : QPalette::Text);
}

void drawSpark(QPainter& painter, const QStyleOptionViewItem& option, const Spark& spark) {
    constexpr int kAir = 3;
    const QRectF box = QRectF{option.rect}.adjusted(kSpacing, kAir, -kSpacing, -kAir);
    painter.setPen(QPen{textColour(option), 1.4});
    for (const QPolygonF& line : spark) {
        QPolygonF onScreen;
        for (const QPointF& point : line)
            onScreen << QPointF{box.left() + point.x() * box.width(), box.bottom() - point.y() * box.height()};
        painter.drawPolyline(onScreen);
    }
}

void drawHeld(QPainter& painter, const QStyleOptionViewItem& option, Held held) {
    const QPointF middle{static_cast<qreal>(option.rect.left()) + 2 + kMarkWidth / 2, QRectF{option.rect}.center().y()};
    const qreal up = held == Held::AtMost ? -kMarkWidth / 2 : kMarkWidth / 2;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter.setPen(Qt::NoPen);
    painter.setBrush(selected ? textColour(option) : warningColour(option.palette));
    painter.drawPolygon(
        QPolygonF{middle + QPointF{0, up}, middle + QPointF{kMarkWidth / 2, -up}, middle + QPointF{-kMarkWidth / 2, -up}});
}

}  // namespace

void TraitDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    ValueDelegate::paint(painter, option, index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.column() == TraitModel::SparkColumn)
        drawSpark(*painter, option, index.data(TraitModel::SparkRole).value<Spark>());
    if (const auto held = static_cast<Held>(index.data(TraitModel::HeldRole).toInt()); held != Held::No)
        drawHeld(*painter, option, held);
    painter->restore();
}

/// The last digits are the least.
void TraitDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    ValueDelegate::initStyleOption(option, index);
    option->textElideMode = TraitModel::levelOf(index.column()) ? Qt::ElideRight : Qt::ElideMiddle;
}

QSize TraitDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = ValueDelegate::sizeHint(option, index);
    if (TraitModel::levelOf(index.column()))
        size.rwidth() += static_cast<int>(kMarkWidth);
    constexpr int kRowAir = 4;
    size.rheight() += kRowAir;
    return size;
}

}  // namespace castwright::gui
