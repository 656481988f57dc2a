// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/traits/trait_picture.h"

#include <QWidget>

#include <memory>

namespace castwright::gui {

/// How a value axis lies in a picture.
struct ValueAxis {
    float low = 0.0F;
    float high = 1.0F;  ///< above low

    bool operator==(const ValueAxis&) const = default;
};

/// An axis that shows all curves of a row, and the edges of what the game allows where they are near.
[[nodiscard]] ValueAxis axisFor(const TraitRow& row, const parser::Trait& trait);

/// One trait from skill 1 to 5: the game's baseline, what is inherited, and the result, with its jumps. A click picks a skill, and so do
/// the arrow keys.
class TraitCurveView final : public QWidget {
    Q_OBJECT

public:
    explicit TraitCurveView(QWidget* parent = nullptr);

    /// Null: nothing to show. `trait` is an index into Profile::traits.
    void setCurve(std::shared_ptr<const TraitPicture> picture, std::size_t trait);
    /// The skill that is marked, from 1 to 5, and the value there.
    void setSkill(float skill, float value);

    [[nodiscard]] QSize sizeHint() const override { return {420, 220}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 120}; }

signals:
    /// From 1 to 5, in hundredths.
    void skillPicked(float skill);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] QPointF toScreen(float skill, float value) const;
    void pick(qreal x);

    void drawGround(QPainter& painter) const;
    void drawAxes(QPainter& painter) const;
    void drawBand(QPainter& painter) const;
    void drawCurve(QPainter& painter, const previews::TraitCurve& curve, const QPen& pen) const;
    void drawJumps(QPainter& painter) const;
    void drawSkill(QPainter& painter) const;
    void drawLegend(QPainter& painter) const;
    /// Text on a ground of its own, so that lines do not cross it; kept inside the widget.
    void drawLabel(QPainter& painter, QPointF place, Qt::Alignment side, const QString& text) const;
    void describe();

    [[nodiscard]] const TraitRow& row() const { return m_picture->traits[m_trait]; }
    [[nodiscard]] QPen baselinePen() const;
    [[nodiscard]] QPen inheritedPen() const;
    [[nodiscard]] QPen curvePen() const;

    std::shared_ptr<const TraitPicture> m_picture;
    std::size_t m_trait = 0;
    ValueAxis m_axis;
    float m_skill = 3.0F;
    float m_value = 0.0F;
};

}  // namespace castwright::gui
