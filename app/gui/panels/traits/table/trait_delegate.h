// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/panels/traits/editing/value_line_edit.h"

namespace castwright::gui {

/// Draws the small curves, and a triangle beside a value that an edge of its range holds: pointing up at its most, down at its least.
class TraitDelegate final : public ValueDelegate {
    Q_OBJECT

public:
    using ValueDelegate::ValueDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace castwright::gui
