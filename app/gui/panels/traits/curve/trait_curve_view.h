// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/panels/parts/trait_picture.h"
#include "app/gui/panels/traits/curve/trait_plot.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace castwright::gui {

/// The curve of a trait to look at and to take hold of. A click picks a skill, and so do ← and →. The values at skill 1 to 5 can be
/// dragged, and stepped with ↑ and ↓; the view shows the wish and tells it, but changes nothing.
class TraitCurveView final : public QWidget {
    Q_OBJECT

public:
    explicit TraitCurveView(QWidget* parent = nullptr);

    /// Null: nothing to show. `trait` is an index into Profile::traits.
    void setCurve(std::shared_ptr<const TraitPicture> picture, std::size_t trait);
    /// The skill that is marked, from 1 to 5, and the value there.
    void setMarked(TraitPoint point);
    /// Where the author wants a value to be; nothing: there is no wish.
    void setWished(std::optional<TraitPoint> point);
    /// The skills at which bots would really play.
    void setSeats(std::vector<float> skills);
    /// Whether values can be wished for.
    void setEditable(bool editable);

    /// What is shown, to be painted elsewhere; nothing when nothing is.
    [[nodiscard]] std::optional<TraitPlot> plot() const;

    [[nodiscard]] QSize sizeHint() const override { return {420, 220}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 120}; }

signals:
    /// From 1 to 5, in hundredths.
    void skillPicked(float skill);
    /// The value at a level is being dragged.
    void valueDragged(int level, float value);
    /// A value is taken hold of, or let go of. What is around the curve stays as it is for so long.
    void dragChanged(bool dragging);
    /// The value at a level is to go up or down by so many steps; see steppedValue.
    void valueStepped(int level, double steps);
    /// The wish is meant, or is given up.
    void wishConfirmed();
    void wishCancelled();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void dragTo(const QMouseEvent& event);
    void setDragged(std::optional<int> level);
    void describe();

    std::shared_ptr<const TraitPicture> m_picture;
    std::size_t m_trait = 0;
    TraitPoint m_marked{.skill = 3.0F};
    std::optional<TraitPoint> m_wished;
    std::vector<float> m_seats;
    bool m_editable = false;
    std::optional<int> m_dragged;  ///< the level whose value follows the pointer
    // The geometry when the drag began, which counts until it ends, whatever happens to the window.
    std::optional<TraitPlot> m_draggedPlot;
    qreal m_draggedTop = 0;  ///< of the view on the screen
};

}  // namespace castwright::gui
