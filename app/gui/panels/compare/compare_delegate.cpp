// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/compare/compare_delegate.h"

#include "app/gui/panels/compare/compare_model.h"
#include "app/gui/theme/theme.h"

#include <QApplication>
#include <QPainter>

#include <utility>

namespace castwright::gui {

namespace {

constexpr qreal kMarkSize = 7;

QColor colourOf(Verdict verdict, const QPalette& palette) {
    switch (verdict) {
    case Verdict::Better: return addedColour(palette);
    case Verdict::Worse: return warningColour(palette);
    case Verdict::Same:
    case Verdict::Taste: break;
    }
    return quietColour(palette);
}

void drawMark(QPainter& painter, const QRect& place, Verdict verdict, const QColor& colour) {
    if (verdict == Verdict::Same)
        return;
    const QPointF middle = QRectF{place}.center();
    if (verdict == Verdict::Taste) {
        painter.setPen(colour);
        painter.drawText(place, Qt::AlignCenter, QStringLiteral("~"));
        return;
    }
    const qreal up = verdict == Verdict::Better ? -kMarkSize / 2 : kMarkSize / 2;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(
        QPolygonF{middle + QPointF{0, up}, middle + QPointF{kMarkSize / 2, -up}, middle + QPointF{-kMarkSize / 2, -up}});
}

}  // namespace

void CompareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QVariant data = index.data(CompareModel::VerdictRole);
    if (!data.isValid()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    const auto verdict = static_cast<Verdict>(data.toInt());
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QString text = std::exchange(cell.text, QString{});
    const QStyle& style = cell.widget != nullptr ? *cell.widget->style() : *QApplication::style();
    style.drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);

    const bool selected = cell.state.testFlag(QStyle::State_Selected);
    const QColor chosen = cell.palette.color(QPalette::HighlightedText);
    painter->save();
    painter->setFont(cell.font);
    const QColor plain = verdict == Verdict::Same ? quietColour(cell.palette) : cell.palette.color(QPalette::Text);
    painter->setPen(selected ? chosen : plain);
    const QRect place = cell.rect.adjusted(kSpacing, 0, -kVerdictWidth, 0);
    painter->drawText(place, Qt::AlignRight | Qt::AlignVCenter, text);
    drawMark(
        *painter, QRect{place.right() + 1, place.top(), kVerdictWidth, place.height()}, verdict,
        selected ? chosen : colourOf(verdict, cell.palette));
    painter->restore();
}

}  // namespace castwright::gui
