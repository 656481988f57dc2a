// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/traits/curve/trait_curve_view.h"

#include "app/gui/panels/traits/editing/value_step.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace castwright::gui {

namespace {

constexpr float kFirstSkill = 1.0F;
constexpr float kLastSkill = parser::kSkillLevels;

}  // namespace

TraitCurveView::TraitCurveView(QWidget* parent) : QWidget{parent} {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Curve of the trait from skill 1 to 5"));
    setToolTip(
        tr("Click to see why the value is what it is at that skill; drag a ring to change the value.\n"
           "← and → move by 0.1, with Ctrl by 0.01. ↑ and ↓ change the value at the nearest whole skill, with Shift by ten "
           "steps, with Ctrl by a tenth of one; Enter looks at the change, Esc gives it up."));
}

void TraitCurveView::setCurve(std::shared_ptr<const TraitPicture> picture, std::size_t trait) {
    if (trait != m_trait || !picture)
        setDragged(std::nullopt);
    m_picture = std::move(picture);
    m_trait = trait;
    describe();
    update();
}

void TraitCurveView::setMarked(TraitPoint point) {
    m_marked = point;
    describe();
    update();
}

void TraitCurveView::setWished(std::optional<TraitPoint> point) {
    m_wished = point;
    describe();
    update();
}

void TraitCurveView::setSeats(std::vector<float> skills) {
    m_seats = std::move(skills);
    update();
}

void TraitCurveView::setEditable(bool editable) {
    m_editable = editable;
    if (!editable)
        setDragged(std::nullopt);
    update();
}

std::optional<TraitPlot> TraitCurveView::plot() const {
    if (!m_picture)
        return std::nullopt;
    TraitPlot plot{m_picture, m_trait};
    plot.size = size();
    plot.palette = palette();
    plot.font = font();
    plot.marked = m_marked;
    plot.seats = m_seats;
    return plot;
}

void TraitCurveView::describe() {
    if (!m_picture) {
        setAccessibleDescription({});
        return;
    }
    QStringList values;
    for (const float value : m_picture->traits[m_trait].values)
        values << numberText(value);
    const QString name = gameText(m_picture->profile().traits[m_trait].name);
    //: %1 a trait, %2 its values at skill 1 to 5, %3 a skill, %4 the value there. Read aloud.
    QString text = tr("%1 at skill 1 to 5: %2. At skill %3: %4.")
                       .arg(name, values.join(QStringLiteral("; ")), numberText(m_marked.skill), numberText(m_marked.value));
    if (m_wished)
        text += u' ' + tr("Wanted: %1.").arg(numberText(m_wished->value));
    setAccessibleDescription(text);
}

void TraitCurveView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter{this};
    auto plot = this->plot();
    if (!plot) {
        painter.fillRect(rect(), palette().color(QPalette::Base));
        return;
    }
    plot->wished = m_wished;
    plot->handles = m_editable;
    plot->paint(painter);
    if (hasFocus()) {
        painter.setPen(QPen{palette().color(QPalette::Highlight), 1});
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void TraitCurveView::mousePressEvent(QMouseEvent* event) {
    const auto plot = this->plot();
    if (event->button() != Qt::LeftButton || !plot)
        return;
    setDragged(m_editable ? plot->handleAt(event->position()) : std::nullopt);
    m_draggedPlot = plot;
    m_draggedTop = event->globalPosition().y() - event->position().y();
    emit skillPicked(m_dragged ? static_cast<float>(*m_dragged) : plot->skillAt(event->position().x()));
}

void TraitCurveView::mouseMoveEvent(QMouseEvent* event) {
    const auto plot = this->plot();
    if (!plot)
        return;
    if (!event->buttons().testFlag(Qt::LeftButton)) {
        const bool handle = m_editable && plot->handleAt(event->position());
        setCursor(handle ? Qt::SizeVerCursor : Qt::ArrowCursor);
        return;
    }
    if (m_dragged)
        dragTo(*event);
    else
        emit skillPicked(plot->skillAt(event->position().x()));
}

/// With Ctrl the value moves in finer steps.
void TraitCurveView::dragTo(const QMouseEvent& event) {
    const parser::Trait& trait = m_picture->profile().traits[m_trait];
    const float value = m_draggedPlot->valueAt(event.globalPosition().y() - m_draggedTop);
    const double step = valueStep(trait) * (event.modifiers().testFlag(Qt::ControlModifier) ? kFineStep : 1.0);
    emit valueDragged(*m_dragged, roundedValue(value, step, {.low = trait.min, .high = trait.max}));
}

void TraitCurveView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        setDragged(std::nullopt);
}

void TraitCurveView::setDragged(std::optional<int> level) {
    const bool before = m_dragged.has_value();
    m_dragged = level;
    if (before != m_dragged.has_value())
        emit dragChanged(!before);
}

void TraitCurveView::keyPressEvent(QKeyEvent* event) {
    if (!m_picture) {
        QWidget::keyPressEvent(event);
        return;
    }
    const auto moveSkill = [&](float direction) {
        const float step = event->modifiers().testFlag(Qt::ControlModifier) ? 1.0F : 10.0F;
        const float hundredths = std::round(m_marked.skill * 100.0F);
        emit skillPicked(std::clamp((hundredths + direction * step) / 100.0F, kFirstSkill, kLastSkill));
    };
    switch (event->key()) {
    case Qt::Key_Left: moveSkill(-1.0F); return;
    case Qt::Key_Right: moveSkill(1.0F); return;
    case Qt::Key_Return:
    case Qt::Key_Enter: emit wishConfirmed(); return;
    case Qt::Key_Escape:
        if (m_wished) {
            emit wishCancelled();
            return;
        }
        break;
    default:
        if (const auto steps = stepsOfKey(*event); steps && m_editable) {
            emit valueStepped(std::clamp(static_cast<int>(std::lround(m_marked.skill)), 1, parser::kSkillLevels), *steps);
            return;
        }
    }
    QWidget::keyPressEvent(event);
}

}  // namespace castwright::gui
