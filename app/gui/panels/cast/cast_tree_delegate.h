// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace castwright::gui {

struct CastItem;
struct SeverityCounts;

/// Paints a row of the cast tree: icon, name, the style it inherits in a lighter tone, and at the right how many problems it has. What the
/// game leaves out is struck through.
class CastTreeDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    /// Gives the right edge of what is left for the text.
    static int paintBadges(QPainter& painter, const QStyleOptionViewItem& option, QRect area, const SeverityCounts& counts);
    static void paintTexts(QPainter& painter, const QStyleOptionViewItem& option, QRect area, const CastItem& item);
};

}  // namespace castwright::gui
