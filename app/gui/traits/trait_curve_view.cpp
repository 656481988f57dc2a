// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/traits/trait_curve_view.h"

#include "app/gui/theme/theme.h"
#include "app/gui/traits/trait_model.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace castwright::gui {

namespace {

constexpr float kFirstSkill = 1.0F;
constexpr float kLastSkill = parser::kSkillLevels;
/// Of what the curves span, left free above and below; a flat curve gets the part of the range instead.
constexpr float kAir = 0.25F;
constexpr float kFlatAir = 0.05F;
/// How much of the forbidden part is shown, of the range.
constexpr float kBeyond = 0.05F;
constexpr qreal kPointRadius = 3.5;

void include(ValueAxis& axis, const previews::TraitCurve& curve) {
    for (const previews::CurveSegment& segment : curve.segments) {
        for (const previews::CurvePoint& point : segment.points) {
            axis.low = std::min(axis.low, point.value);
            axis.high = std::max(axis.high, point.value);
        }
    }
}

/// 1, 2 or 5 times a power of ten, so that about `count` of them fill the axis.
double tickStep(const ValueAxis& axis, int count) {
    const double rough = (static_cast<double>(axis.high) - static_cast<double>(axis.low)) / std::max(count, 1);
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= rough)
            return factor * power;
    }
    return 10.0 * power;
}

}  // namespace

ValueAxis axisFor(const TraitRow& row, const parser::Trait& trait) {
    ValueAxis axis{row.values.front(), row.values.front()};
    include(axis, row.baselineCurve);
    include(axis, row.inheritedCurve);
    include(axis, row.curve);
    const float range = trait.max - trait.min;
    const float span = axis.high - axis.low;
    float air = span > 0.0F ? span * kAir : range * kFlatAir;
    if (!(air > 0.0F))
        air = 1.0F;
    // The baseline may lie outside of the range; it is shown all the same.
    const float low = std::min(axis.low, trait.min - range * kBeyond);
    const float high = std::max(axis.high, trait.max + range * kBeyond);
    axis = {std::max(axis.low - air, low), std::min(axis.high + air, high)};
    if (!(axis.high > axis.low))
        axis = {axis.low - 1.0F, axis.high + 1.0F};
    return axis;
}

TraitCurveView::TraitCurveView(QWidget* parent) : QWidget{parent} {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Curve of the trait from skill 1 to 5"));
    setToolTip(tr("Click to see why the value is what it is at that skill. ← and → move by 0.1, with Ctrl by 0.01."));
}

void TraitCurveView::setCurve(std::shared_ptr<const TraitPicture> picture, std::size_t trait) {
    m_picture = std::move(picture);
    m_trait = trait;
    if (m_picture)
        m_axis = axisFor(row(), m_picture->profile().traits[trait]);
    describe();
    update();
}

void TraitCurveView::setSkill(float skill, float value) {
    m_skill = skill;
    m_value = value;
    describe();
    update();
}

void TraitCurveView::describe() {
    if (!m_picture) {
        setAccessibleDescription({});
        return;
    }
    QStringList values;
    for (const float value : row().values)
        values << numberText(value);
    const QString name = gameText(m_picture->profile().traits[m_trait].name);
    //: %1 a trait, %2 its values at skill 1 to 5, %3 a skill, %4 the value there. Read aloud.
    setAccessibleDescription(tr("%1 at skill 1 to 5: %2. At skill %3: %4.")
                                 .arg(name, values.join(QStringLiteral("; ")), numberText(m_skill), numberText(m_value)));
}

QRectF TraitCurveView::plot() const {
    const QFontMetricsF metrics{font()};
    const qreal line = metrics.height();
    const qreal left = metrics.horizontalAdvance(QStringLiteral("00000.0")) + kSpacing;
    return QRectF{rect()}.adjusted(left, line * 2.4, -kMargin, -line * 1.6);
}

QPointF TraitCurveView::toScreen(float skill, float value) const {
    const QRectF area = plot();
    const qreal x = static_cast<qreal>((skill - kFirstSkill) / (kLastSkill - kFirstSkill));
    const qreal y = static_cast<qreal>((value - m_axis.low) / (m_axis.high - m_axis.low));
    return {area.left() + x * area.width(), area.bottom() - y * area.height()};
}

QPen TraitCurveView::baselinePen() const { return {quietColour(palette()), 1.2, Qt::DashLine}; }

QPen TraitCurveView::inheritedPen() const { return {informationColour(palette()), 1.8, Qt::DashDotLine}; }

QPen TraitCurveView::curvePen() const {
    return {palette().color(QPalette::Text), 2.6, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin};
}

void TraitCurveView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(digitFont(font()));
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (!m_picture)
        return;
    drawGround(painter);
    drawAxes(painter);
    drawBand(painter);
    drawCurve(painter, row().baselineCurve, baselinePen());
    drawCurve(painter, row().inheritedCurve, inheritedPen());
    drawCurve(painter, row().curve, curvePen());
    drawSkill(painter);
    drawJumps(painter);
    drawLegend(painter);
    if (hasFocus()) {
        painter.setPen(QPen{palette().color(QPalette::Highlight), 1});
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

/// What the game allows is shaded; its edges are lines where they are in sight.
void TraitCurveView::drawGround(QPainter& painter) const {
    const parser::Trait& trait = m_picture->profile().traits[m_trait];
    const QRectF area = plot();
    const qreal top = toScreen(kFirstSkill, std::min(trait.max, m_axis.high)).y();
    const qreal bottom = toScreen(kFirstSkill, std::max(trait.min, m_axis.low)).y();
    QColor shade = informationColour(palette());
    shade.setAlphaF(isDark(palette()) ? 0.16F : 0.10F);
    painter.fillRect(QRectF{QPointF{area.left(), top}, QPointF{area.right(), bottom}}, shade);
    painter.setPen(QPen{informationColour(palette()), 1});
    for (const float edge : {trait.min, trait.max}) {
        if (edge <= m_axis.low || edge >= m_axis.high)
            continue;
        painter.drawLine(toScreen(kFirstSkill, edge), toScreen(kLastSkill, edge));
        drawLabel(
            painter, toScreen(kLastSkill, edge), Qt::AlignRight | (edge == trait.max ? Qt::AlignTop : Qt::AlignBottom),
            edge == trait.max ? tr("at most %1").arg(numberText(edge)) : tr("at least %1").arg(numberText(edge)));
    }
}

void TraitCurveView::drawAxes(QPainter& painter) const {
    const QRectF area = plot();
    const QFontMetricsF metrics{painter.font()};
    QColor grid = palette().color(QPalette::Text);
    grid.setAlphaF(0.15F);
    const QColor text = quietColour(palette());
    const double step = tickStep(m_axis, static_cast<int>(area.height() / (metrics.height() * 2.2)));
    for (double tick = std::ceil(static_cast<double>(m_axis.low) / step); tick * step <= static_cast<double>(m_axis.high);
         ++tick) {
        const auto value = static_cast<float>(tick * step + 0.0);  // never -0
        const QPointF place = toScreen(kFirstSkill, value);
        painter.setPen(grid);
        painter.drawLine(place, QPointF{area.right(), place.y()});
        painter.setPen(text);
        painter.drawText(
            QRectF{0, place.y() - metrics.height() / 2, area.left() - kSpacing, metrics.height()},
            Qt::AlignRight | Qt::AlignVCenter, numberText(value));
    }
    for (int level = 1; level <= parser::kSkillLevels; ++level) {
        const QPointF place = toScreen(static_cast<float>(level), m_axis.low);
        painter.setPen(grid);
        painter.drawLine(place, QPointF{place.x(), area.top()});
        painter.setPen(text);
        painter.drawText(
            QRectF{place.x() - 20, area.bottom() + kWideSpacing, 40, metrics.height()}, Qt::AlignCenter, QString::number(level));
    }
    painter.setPen(QPen{text, 1});
    painter.drawLine(area.bottomLeft(), area.bottomRight());
}

/// A thick line on the axis: the skills at which the character plays.
void TraitCurveView::drawBand(QPainter& painter) const {
    if (!m_picture->hasBand())
        return;
    const QPointF from = toScreen(static_cast<float>(m_picture->minSkill), m_axis.low);
    const QPointF to = toScreen(static_cast<float>(m_picture->maxSkill), m_axis.low);
    painter.setPen(QPen{warningColour(palette()), 4, Qt::SolidLine, Qt::FlatCap});
    painter.drawLine(from + QPointF{0, 3}, to + QPointF{0, 3});
    painter.setPen(QPen{warningColour(palette()), 1, Qt::DotLine});
    for (const QPointF& end : {from, to})
        painter.drawLine(end, QPointF{end.x(), plot().top()});
}

void TraitCurveView::drawCurve(QPainter& painter, const previews::TraitCurve& curve, const QPen& pen) const {
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    for (const previews::CurveSegment& segment : curve.segments) {
        QPolygonF line;
        for (const previews::CurvePoint& point : segment.points)
            line << toScreen(point.skill, point.value);
        painter.drawPolyline(line);
    }
}

/// An open point where a level ends, as its last value is not reached, and a filled one where the next begins.
void TraitCurveView::drawJumps(QPainter& painter) const {
    for (const previews::CurveJump& jump : previews::jumpsOf(row().curve)) {
        const QPointF before = toScreen(jump.skill, jump.before);
        const QPointF after = toScreen(jump.skill, jump.after);
        const QColor colour = palette().color(QPalette::Text);
        painter.setPen(QPen{colour, 1, Qt::DotLine});
        painter.drawLine(before, after);
        painter.setPen(QPen{colour, 1.6});
        painter.setBrush(palette().color(QPalette::Base));
        painter.drawEllipse(before, kPointRadius, kPointRadius);
        painter.setBrush(colour);
        painter.drawEllipse(after, kPointRadius, kPointRadius);
        const bool up = jump.after > jump.before;
        painter.setPen(colour);
        drawLabel(painter, before, Qt::AlignRight | (up ? Qt::AlignBottom : Qt::AlignTop), numberText(jump.before));
        drawLabel(painter, after, Qt::AlignLeft | (up ? Qt::AlignTop : Qt::AlignBottom), numberText(jump.after));
    }
}

void TraitCurveView::drawSkill(QPainter& painter) const {
    const QPointF place = toScreen(m_skill, m_value);
    const QColor colour = palette().color(QPalette::Highlight);
    painter.setPen(QPen{colour, 1.4});
    painter.drawLine(QPointF{place.x(), plot().top()}, QPointF{place.x(), plot().bottom()});
    painter.setBrush(colour);
    painter.drawRect(QRectF{place - QPointF{3, 3}, QSizeF{6, 6}});
}

void TraitCurveView::drawLegend(QPainter& painter) const {
    struct Entry {
        QPen pen;
        QString text;
    };
    std::vector<Entry> entries{{curvePen(), m_picture->name}};
    if (!m_picture->inherited.isEmpty())
        entries.push_back({inheritedPen(), m_picture->inherited});
    entries.push_back({baselinePen(), tr("baseline", "in a picture's legend: the game's values without any statement")});
    if (m_picture->hasBand()) {
        //: %1 and %2 are skills, from and to.
        const QString band = tr("skill band %1 to %2").arg(m_picture->minSkill).arg(m_picture->maxSkill);
        entries.push_back({QPen{warningColour(palette()), 4, Qt::SolidLine, Qt::FlatCap}, band});
    }
    constexpr qreal kSample = 28;
    const QFontMetricsF metrics{painter.font()};
    QPointF place{static_cast<qreal>(kSpacing), static_cast<qreal>(kSpacing)};
    for (const Entry& entry : entries) {
        const qreal width = kSample + kSpacing + metrics.horizontalAdvance(entry.text) + kWideSpacing * 2;
        if (place.x() > kSpacing && place.x() + width > static_cast<qreal>(this->width()))
            place = {static_cast<qreal>(kSpacing), place.y() + metrics.height()};
        const qreal middle = place.y() + metrics.height() / 2;
        painter.setPen(entry.pen);
        painter.drawLine(QPointF{place.x(), middle}, QPointF{place.x() + kSample, middle});
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QPointF{place.x() + kSample + kSpacing, place.y() + metrics.ascent()}, entry.text);
        place.rx() += width;
    }
}

void TraitCurveView::drawLabel(QPainter& painter, QPointF place, Qt::Alignment side, const QString& text) const {
    const QFontMetricsF metrics{painter.font()};
    QRectF box{QPointF{}, QSizeF{metrics.horizontalAdvance(text) + kSpacing, metrics.height()}};
    const qreal x = side.testFlag(Qt::AlignRight) ? place.x() - box.width() - kSpacing : place.x() + kSpacing;
    const qreal y = side.testFlag(Qt::AlignTop) ? place.y() - box.height() - 2 : place.y() + 2;
    const QRectF area = QRectF{rect()}.adjusted(0, 0, -2, -2);
    box.moveTopLeft(
        {std::clamp(x, area.left(), std::max(area.left(), area.right() - box.width())),
         std::clamp(y, area.top(), std::max(area.top(), area.bottom() - box.height()))});
    QColor ground = palette().color(QPalette::Base);
    ground.setAlphaF(0.75F);
    painter.fillRect(box, ground);
    painter.drawText(box, Qt::AlignCenter, text);
}

void TraitCurveView::pick(qreal x) {
    const QRectF area = plot();
    if (!m_picture || area.width() <= 0)
        return;
    const qreal skill =
        static_cast<qreal>(kFirstSkill) + (x - area.left()) / area.width() * static_cast<qreal>(kLastSkill - kFirstSkill);
    const auto hundredths = static_cast<float>(std::round(skill * 100.0));
    emit skillPicked(std::clamp(hundredths / 100.0F, kFirstSkill, kLastSkill));
}

void TraitCurveView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        pick(event->position().x());
}

void TraitCurveView::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons().testFlag(Qt::LeftButton))
        pick(event->position().x());
}

void TraitCurveView::keyPressEvent(QKeyEvent* event) {
    const bool left = event->key() == Qt::Key_Left;
    if (!m_picture || (!left && event->key() != Qt::Key_Right)) {
        QWidget::keyPressEvent(event);
        return;
    }
    const float hundredths = std::round(m_skill * 100.0F);
    const float step = event->modifiers().testFlag(Qt::ControlModifier) ? 1.0F : 10.0F;
    emit skillPicked(std::clamp((hundredths + (left ? -step : step)) / 100.0F, kFirstSkill, kLastSkill));
}

}  // namespace castwright::gui
