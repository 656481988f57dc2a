// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace castwright::gui {

/// Draws what a difference means behind it: a triangle pointing up for better play, down for worse, a wave for a matter of taste.
class CompareDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// The room that a mark takes, with the air around it, in device-independent pixels.
inline constexpr int kVerdictWidth = 16;

}  // namespace castwright::gui
