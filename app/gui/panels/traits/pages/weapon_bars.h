// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/panels/traits/editing/value_line_edit.h"
#include "app/gui/panels/traits/pages/weapon_model.h"

#include <QFont>
#include <QPalette>
#include <QSize>

#include <vector>

namespace castwright::gui {

/// One bar from the neutral line to the bias: to the right when the weapon is liked, to the left when it is not, so that direction says it
/// as well as colour. `scale` is the bias at the right edge; what is no number has no bar.
void drawBiasBar(QPainter& painter, const QRectF& box, const QPalette& palette, float bias, float scale);

/// All weapons with their bars and numbers, for paper.
struct WeaponBars {
    QString title;
    std::vector<WeaponRow> rows;
    QPalette palette;
    QFont font;

    [[nodiscard]] QSize size() const;
    void paint(QPainter& painter) const;
};

/// Draws the bars of a weapon table.
class WeaponDelegate final : public ValueDelegate {
    Q_OBJECT

public:
    using ValueDelegate::ValueDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace castwright::gui
