// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/traits/trait_delegate.h"

#include "app/gui/theme/theme.h"
#include "app/gui/traits/trait_model.h"

#include <QLineEdit>
#include <QPainter>

namespace castwright::gui {

namespace {

constexpr qreal kMarkWidth = 7;

}  // namespace

void TraitDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    const auto held = static_cast<Held>(index.data(TraitModel::HeldRole).toInt());
    if (held == Held::No)
        return;
    const QPointF middle{static_cast<qreal>(option.rect.left()) + kSpacing + kMarkWidth / 2, QRectF{option.rect}.center().y()};
    const qreal up = held == Held::AtMost ? -kMarkWidth / 2 : kMarkWidth / 2;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(selected ? option.palette.color(QPalette::HighlightedText) : warningColour(option.palette));
    painter->drawPolygon(
        QPolygonF{middle + QPointF{0, up}, middle + QPointF{kMarkWidth / 2, -up}, middle + QPointF{-kMarkWidth / 2, -up}});
    painter->restore();
}

void TraitDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    if (const auto* const line = qobject_cast<const QLineEdit*>(editor); line == nullptr || !line->isModified())
        QStyledItemDelegate::setEditorData(editor, index);
}

QSize TraitDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (TraitModel::levelOf(index.column()))
        size.rwidth() += static_cast<int>(kMarkWidth);
    return size;
}

}  // namespace castwright::gui
