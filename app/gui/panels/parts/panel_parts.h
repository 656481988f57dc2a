// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QLabel;
class QLineEdit;
class QString;
class QWidget;

/// What the panels have in common, so that they look alike.
namespace castwright::gui {

/// A box to type a filter into.
[[nodiscard]] QLineEdit* makeFilterBox(const QString& placeholder, QWidget* parent);

/// A centred sentence in the place of an empty list.
[[nodiscard]] QLabel* makeEmptyState(QWidget* parent);

/// Rows of tables with some air, as high as those of the cast tree.
class RoomyRows final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace castwright::gui
