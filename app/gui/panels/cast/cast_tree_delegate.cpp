// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/cast/cast_tree_delegate.h"

#include "app/gui/panels/cast/cast_tree_model.h"
#include "app/gui/theme/icons.h"
#include "app/gui/theme/severity_style.h"
#include "app/gui/theme/theme.h"

#include <QAbstractProxyModel>
#include <QApplication>
#include <QPainter>
#include <QStyle>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace castwright::gui {

namespace {

constexpr int kIconSize = 16;

const CastItem* itemAt(QModelIndex index) {
    while (const auto* const proxy = qobject_cast<const QAbstractProxyModel*>(index.model()))
        index = proxy->mapToSource(index);
    const auto* const model = qobject_cast<const CastTreeModel*>(index.model());
    return model == nullptr ? nullptr : model->item(index);
}

QString iconName(CastItemKind kind) {
    switch (kind) {
    case CastItemKind::Style: return u"style"_s;
    case CastItemKind::Character: return u"character"_s;
    case CastItemKind::ChatBank: return u"chat"_s;
    case CastItemKind::Group:
    case CastItemKind::File: break;
    }
    return {};
}

bool isSelected(const QStyleOptionViewItem& option) { return (option.state & QStyle::State_Selected) != 0; }

QPalette::ColorGroup colourGroup(const QStyleOptionViewItem& option) {
    return (option.state & QStyle::State_Active) != 0 ? QPalette::Active : QPalette::Inactive;
}

QColor textColour(const QStyleOptionViewItem& option) {
    return option.palette.color(colourGroup(option), isSelected(option) ? QPalette::HighlightedText : QPalette::Text);
}

QColor secondaryColour(const QStyleOptionViewItem& option) {
    if (!isSelected(option))
        return quietColour(option.palette);
    QColor colour = textColour(option);
    colour.setAlphaF(0.8F);
    return colour;
}

}  // namespace

QSize CastTreeDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width(), std::max(kIconSize, option.fontMetrics.height()) + 2 * kSpacing};
}

void CastTreeDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const CastItem* const item = itemAt(index);
    if (item == nullptr)
        return;
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    const QStyle* const style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QRect area = option.rect.adjusted(kSpacing, 0, -kWideSpacing, 0);
    if (const QString name = iconName(item->kind); !name.isEmpty()) {
        const QRect place{area.left(), area.center().y() - kIconSize / 2 + 1, kIconSize, kIconSize};
        icon(name, item->dropped.isEmpty() ? textColour(option) : secondaryColour(option)).paint(painter, place);
        area.setLeft(place.right() + 1 + kSpacing + 2);
    }
    area.setRight(paintBadges(*painter, option, area, item->counts));
    paintTexts(*painter, option, area, *item);
    painter->restore();
}

int CastTreeDelegate::paintBadges(
    QPainter& painter, const QStyleOptionViewItem& option, QRect area, const SeverityCounts& counts) {
    QFont font = option.font;
    font.setPointSizeF(font.pointSizeF() * 0.85);
    font.setBold(true);
    painter.setFont(font);
    const QFontMetrics metrics{font, painter.device()};
    int right = area.right();
    for (const validators::Severity severity :
         {validators::Severity::Information, validators::Severity::Warning, validators::Severity::Error}) {
        const int count = counts.of(severity);
        if (count == 0)
            continue;
        const QString text = count > 999 ? u"999+"_s : QString::number(count);
        const int height = metrics.height() + 2;
        const int width = std::max(height, metrics.horizontalAdvance(text) + 2 * (kSpacing + 1));
        const QRect badge{right - width + 1, area.center().y() - height / 2 + 1, width, height};
        const QColor colour = severityColour(severity, option.palette);
        QColor ground = isSelected(option) ? option.palette.color(QPalette::Base) : colour;
        if (!isSelected(option))
            ground.setAlphaF(0.16F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawRoundedRect(badge, height / 2.0, height / 2.0);
        painter.setPen(colour);
        painter.drawText(badge, Qt::AlignCenter, text);
        right = badge.left() - kSpacing;
    }
    return right;
}

void CastTreeDelegate::paintTexts(QPainter& painter, const QStyleOptionViewItem& option, QRect area, const CastItem& item) {
    QFont font = option.font;
    font.setStrikeOut(!item.dropped.isEmpty() && item.kind != CastItemKind::File);
    font.setBold(item.kind == CastItemKind::Group);
    painter.setFont(font);
    painter.setPen(item.dropped.isEmpty() ? textColour(option) : secondaryColour(option));
    const QFontMetrics metrics{font, painter.device()};
    const QString title = metrics.elidedText(item.title, Qt::ElideRight, area.width());
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, title);

    area.setLeft(area.left() + metrics.horizontalAdvance(title) + kWideSpacing);
    painter.setFont(option.font);
    painter.setPen(secondaryColour(option));
    // Where something is from stands at the edge, one below the other, and goes before the style.
    if (const int width = option.fontMetrics.horizontalAdvance(item.origin); width > 0 && width <= area.width()) {
        painter.drawText(area, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, item.origin);
        area.setRight(area.right() - width - kWideSpacing);
    }
    const QString detail = item.dropped.isEmpty() ? item.detail : item.dropped;
    const QString elided = option.fontMetrics.elidedText(detail, Qt::ElideRight, area.width());
    if (elided.size() > 2 || elided == detail)  // a lone dot or two says nothing
        painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, elided);
}

}  // namespace castwright::gui
