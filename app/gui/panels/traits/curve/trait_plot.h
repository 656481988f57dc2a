// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/panels/parts/trait_picture.h"

#include <QCoreApplication>
#include <QFont>
#include <QPalette>
#include <QPen>
#include <QRectF>
#include <QSize>

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace castwright::gui {

/// How a value axis lies in a picture.
struct ValueAxis {
    float low = 0.0F;
    float high = 1.0F;  ///< above low

    bool operator==(const ValueAxis&) const = default;
};

/// An axis that shows all curves of a row, and the edges of what the game allows where they are near.
[[nodiscard]] ValueAxis axisFor(const TraitRow& row, const parser::Trait& trait);

/// A place in the plot.
struct TraitPoint {
    float skill = 1.0F;  ///< 1 to 5
    float value = 0.0F;

    bool operator==(const TraitPoint&) const = default;
};

/// The picture of one trait from skill 1 to 5: the game's baseline, what is inherited, and the result, with its jumps and the character's
/// skill band. It can be painted on a screen and on paper.
class TraitPlot {
    Q_DECLARE_TR_FUNCTIONS(castwright::gui::TraitPlot)

public:
    /// `picture` is not null; `trait` is an index into Profile::traits.
    TraitPlot(std::shared_ptr<const TraitPicture> picture, std::size_t trait);

    QSize size{420, 220};
    QPalette palette;
    QFont font;
    std::optional<TraitPoint> marked;  ///< the skill that is looked at
    std::optional<TraitPoint> wished;  ///< where the author wants the value at a level to be
    std::vector<float> seats;          ///< the skills at which bots would really play; marked on the axis
    bool handles = false;              ///< the values at skill 1 to 5 can be taken hold of

    void paint(QPainter& painter) const;

    [[nodiscard]] QRectF area() const;
    [[nodiscard]] QPointF toScreen(TraitPoint point) const;
    /// The skill, from 1 to 5 in hundredths, under a place.
    [[nodiscard]] float skillAt(qreal x) const;
    /// The value under a place; not kept within the axis.
    [[nodiscard]] float valueAt(qreal y) const;
    /// The skill, 1 to 5, whose value can be taken hold of there.
    [[nodiscard]] std::optional<int> handleAt(QPointF place) const;

private:
    void drawGround(QPainter& painter) const;
    void drawAxes(QPainter& painter) const;
    void drawBand(QPainter& painter) const;
    void drawSeats(QPainter& painter) const;
    void drawCurve(QPainter& painter, const previews::TraitCurve& curve, const QPen& pen) const;
    void drawHandles(QPainter& painter) const;
    void drawJumps(QPainter& painter) const;
    void drawMarked(QPainter& painter) const;
    void drawWished(QPainter& painter) const;
    void drawLegend(QPainter& painter) const;
    /// Text on a ground of its own, so that lines do not cross it; kept inside the picture.
    void drawLabel(QPainter& painter, QPointF place, Qt::Alignment side, const QString& text) const;

    [[nodiscard]] const TraitRow& row() const { return m_picture->traits[m_trait]; }
    [[nodiscard]] const parser::Trait& about() const { return m_picture->profile().traits[m_trait]; }
    [[nodiscard]] QPen baselinePen() const;
    [[nodiscard]] QPen inheritedPen() const;
    [[nodiscard]] QPen curvePen() const;

    std::shared_ptr<const TraitPicture> m_picture;
    std::size_t m_trait = 0;
    ValueAxis m_axis;
};

}  // namespace castwright::gui
