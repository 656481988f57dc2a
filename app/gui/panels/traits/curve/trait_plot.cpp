// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/traits/curve/trait_plot.h"

#include "app/gui/theme/fonts.h"
#include "app/gui/theme/theme.h"

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
constexpr qreal kHandleRadius = 4.5;
/// How near the pointer has to come to a handle.
constexpr qreal kHandleReach = 9.0;
constexpr qreal kSeatHeight = 8.0;

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

TraitPlot::TraitPlot(std::shared_ptr<const TraitPicture> picture, std::size_t trait)
    : m_picture{std::move(picture)},
      m_trait{trait},
      m_axis{axisFor(m_picture->traits[trait], m_picture->profile().traits[trait])} {}

QRectF TraitPlot::area() const {
    const QFontMetricsF metrics{font};
    const qreal line = metrics.height();
    const qreal left = metrics.horizontalAdvance(QStringLiteral("00000.0")) + kSpacing;
    return QRectF{QPointF{}, QSizeF{size}}.adjusted(left, line * 2.4, -kMargin, -line * 1.6);
}

QPointF TraitPlot::toScreen(TraitPoint point) const {
    const QRectF plot = area();
    const qreal x = static_cast<qreal>((point.skill - kFirstSkill) / (kLastSkill - kFirstSkill));
    const qreal y = static_cast<qreal>((point.value - m_axis.low) / (m_axis.high - m_axis.low));
    return {plot.left() + x * plot.width(), plot.bottom() - y * plot.height()};
}

QPen TraitPlot::baselinePen() const { return {quietColour(palette), 1.2, Qt::DashLine}; }

QPen TraitPlot::inheritedPen() const { return {informationColour(palette), 1.8, Qt::DashDotLine}; }

QPen TraitPlot::curvePen() const { return {palette.color(QPalette::Text), 2.6, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin}; }

void TraitPlot::paint(QPainter& painter) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(digitFont(font));
    painter.fillRect(QRect{QPoint{}, size}, palette.color(QPalette::Base));
    drawGround(painter);
    drawAxes(painter);
    drawBand(painter);
    drawCurve(painter, row().baselineCurve, baselinePen());
    drawCurve(painter, row().inheritedCurve, inheritedPen());
    drawCurve(painter, row().curve, curvePen());
    drawSeats(painter);
    drawMarked(painter);
    drawHandles(painter);
    drawJumps(painter);
    drawWished(painter);
    drawLegend(painter);
    painter.restore();
}

/// What the game allows is shaded; its edges are lines where they are in sight.
void TraitPlot::drawGround(QPainter& painter) const {
    const parser::Trait& trait = about();
    const QRectF plot = area();
    const qreal top = toScreen({kFirstSkill, std::min(trait.max, m_axis.high)}).y();
    const qreal bottom = toScreen({kFirstSkill, std::max(trait.min, m_axis.low)}).y();
    QColor shade = informationColour(palette);
    shade.setAlphaF(isDark(palette) ? 0.16F : 0.10F);
    painter.fillRect(QRectF{QPointF{plot.left(), top}, QPointF{plot.right(), bottom}}, shade);
    painter.setPen(QPen{informationColour(palette), 1});
    for (const float edge : {trait.min, trait.max}) {
        if (edge <= m_axis.low || edge >= m_axis.high)
            continue;
        painter.drawLine(toScreen({kFirstSkill, edge}), toScreen({kLastSkill, edge}));
        drawLabel(
            painter, toScreen({kLastSkill, edge}), Qt::AlignRight | (edge == trait.max ? Qt::AlignTop : Qt::AlignBottom),
            edge == trait.max ? tr("at most %1").arg(numberText(edge)) : tr("at least %1").arg(numberText(edge)));
    }
}

void TraitPlot::drawAxes(QPainter& painter) const {
    const QRectF plot = area();
    const QFontMetricsF metrics{painter.font()};
    QColor grid = palette.color(QPalette::Text);
    grid.setAlphaF(0.15F);
    const QColor text = quietColour(palette);
    const double step = tickStep(m_axis, static_cast<int>(plot.height() / (metrics.height() * 2.2)));
    for (double tick = std::ceil(static_cast<double>(m_axis.low) / step); tick * step <= static_cast<double>(m_axis.high);
         ++tick) {
        const auto value = static_cast<float>(tick * step + 0.0);  // never -0
        const QPointF place = toScreen({kFirstSkill, value});
        painter.setPen(grid);
        painter.drawLine(place, QPointF{plot.right(), place.y()});
        painter.setPen(text);
        painter.drawText(
            QRectF{0, place.y() - metrics.height() / 2, plot.left() - kSpacing, metrics.height()},
            Qt::AlignRight | Qt::AlignVCenter, numberText(value));
    }
    for (int level = 1; level <= parser::kSkillLevels; ++level) {
        const QPointF place = toScreen({static_cast<float>(level), m_axis.low});
        painter.setPen(grid);
        painter.drawLine(place, QPointF{place.x(), plot.top()});
        painter.setPen(text);
        painter.drawText(
            QRectF{place.x() - 20, plot.bottom() + kWideSpacing, 40, metrics.height()}, Qt::AlignCenter, QString::number(level));
    }
    painter.setPen(QPen{text, 1});
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
}

/// A thick line on the axis: the skills at which the character plays.
void TraitPlot::drawBand(QPainter& painter) const {
    if (!m_picture->hasBand())
        return;
    const QPointF from = toScreen({static_cast<float>(m_picture->minSkill), m_axis.low});
    const QPointF to = toScreen({static_cast<float>(m_picture->maxSkill), m_axis.low});
    painter.setPen(QPen{warningColour(palette), 4, Qt::SolidLine, Qt::FlatCap});
    painter.drawLine(from + QPointF{0, 3}, to + QPointF{0, 3});
    painter.setPen(QPen{warningColour(palette), 1, Qt::DotLine});
    for (const QPointF& end : {from, to})
        painter.drawLine(end, QPointF{end.x(), area().top()});
}

void TraitPlot::drawCurve(QPainter& painter, const previews::TraitCurve& curve, const QPen& pen) const {
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    for (const previews::CurveSegment& segment : curve.segments) {
        QPolygonF line;
        for (const previews::CurvePoint& point : segment.points)
            line << toScreen({point.skill, point.value});
        painter.drawPolyline(line);
    }
}

/// An open point where a level ends, as its last value is not reached, and a filled one where the next begins.
void TraitPlot::drawJumps(QPainter& painter) const {
    for (const previews::CurveJump& jump : previews::jumpsOf(row().curve)) {
        const QPointF before = toScreen({jump.skill, jump.before});
        const QPointF after = toScreen({jump.skill, jump.after});
        const QColor colour = palette.color(QPalette::Text);
        painter.setPen(QPen{colour, 1, Qt::DotLine});
        painter.drawLine(before, after);
        painter.setPen(QPen{colour, 1.6});
        painter.setBrush(palette.color(QPalette::Base));
        painter.drawEllipse(before, kPointRadius, kPointRadius);
        painter.setBrush(colour);
        painter.drawEllipse(after, kPointRadius, kPointRadius);
        const bool up = jump.after > jump.before;
        painter.setPen(colour);
        drawLabel(painter, before, Qt::AlignRight | (up ? Qt::AlignBottom : Qt::AlignTop), numberText(jump.before));
        drawLabel(painter, after, Qt::AlignLeft | (up ? Qt::AlignTop : Qt::AlignBottom), numberText(jump.after));
    }
}

/// Where bots would really play: small ticks that stand on the axis.
void TraitPlot::drawSeats(QPainter& painter) const {
    painter.setPen(QPen{palette.color(QPalette::Text), 1.4});
    for (const float skill : seats) {
        const QPointF foot = toScreen({skill, m_axis.low});
        painter.drawLine(foot, foot - QPointF{0, kSeatHeight});
    }
}

void TraitPlot::drawMarked(QPainter& painter) const {
    if (!marked)
        return;
    const QPointF place = toScreen(*marked);
    const QColor colour = accentColour(palette);
    painter.setPen(QPen{colour, 1.4});
    painter.drawLine(QPointF{place.x(), area().top()}, QPointF{place.x(), area().bottom()});
    painter.setBrush(colour);
    painter.drawRect(QRectF{place - QPointF{3, 3}, QSizeF{6, 6}});
}

/// Rings that say: take hold here.
void TraitPlot::drawHandles(QPainter& painter) const {
    if (!handles)
        return;
    painter.setBrush(palette.color(QPalette::Base));
    for (int level = 1; level <= parser::kSkillLevels; ++level) {
        const auto skill = static_cast<float>(level);
        const bool here = marked && marked->skill == skill;
        painter.setPen(QPen{here ? accentColour(palette) : palette.color(QPalette::Text), here ? 2.4 : 1.6});
        painter.drawEllipse(toScreen({skill, row().values[static_cast<std::size_t>(level - 1)]}), kHandleRadius, kHandleRadius);
    }
}

void TraitPlot::drawWished(QPainter& painter) const {
    if (!wished)
        return;
    const QRectF plot = area();
    QPointF place = toScreen(*wished);
    place.setY(std::clamp(place.y(), plot.top(), plot.bottom()));
    const QPointF now = toScreen({wished->skill, row().values[static_cast<std::size_t>(std::lround(wished->skill)) - 1]});
    const QColor colour = accentColour(palette);
    painter.setPen(QPen{colour, 1.6, Qt::DotLine});
    painter.drawLine(now, place);
    painter.setPen(QPen{colour, 2});
    painter.setBrush(colour);
    painter.drawEllipse(place, kHandleRadius, kHandleRadius);
    painter.setPen(palette.color(QPalette::Text));
    const bool up = place.y() < now.y();
    drawLabel(
        painter, place, (wished->skill > 3.0F ? Qt::AlignRight : Qt::AlignLeft) | (up ? Qt::AlignTop : Qt::AlignBottom),
        numberText(wished->value));
}

void TraitPlot::drawLegend(QPainter& painter) const {
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
        entries.push_back({QPen{warningColour(palette), 4, Qt::SolidLine, Qt::FlatCap}, band});
    }
    constexpr qreal kSample = 28;
    const QFontMetricsF metrics{painter.font()};
    QPointF place{static_cast<qreal>(kSpacing), static_cast<qreal>(kSpacing)};
    for (const Entry& entry : entries) {
        const qreal width = kSample + kSpacing + metrics.horizontalAdvance(entry.text) + kWideSpacing * 2;
        if (place.x() > kSpacing && place.x() + width > static_cast<qreal>(size.width()))
            place = {static_cast<qreal>(kSpacing), place.y() + metrics.height()};
        const qreal middle = place.y() + metrics.height() / 2;
        painter.setPen(entry.pen);
        painter.drawLine(QPointF{place.x(), middle}, QPointF{place.x() + kSample, middle});
        painter.setPen(palette.color(QPalette::Text));
        painter.drawText(QPointF{place.x() + kSample + kSpacing, place.y() + metrics.ascent()}, entry.text);
        place.rx() += width;
    }
}

void TraitPlot::drawLabel(QPainter& painter, QPointF place, Qt::Alignment side, const QString& text) const {
    const QFontMetricsF metrics{painter.font()};
    QRectF box{QPointF{}, QSizeF{metrics.horizontalAdvance(text) + kSpacing, metrics.height()}};
    const qreal x = side.testFlag(Qt::AlignRight) ? place.x() - box.width() - kSpacing : place.x() + kSpacing;
    const qreal y = side.testFlag(Qt::AlignTop) ? place.y() - box.height() - 2 : place.y() + 2;
    const QRectF bounds = QRectF{QPointF{}, QSizeF{size}}.adjusted(0, 0, -2, -2);
    box.moveTopLeft(
        {std::clamp(x, bounds.left(), std::max(bounds.left(), bounds.right() - box.width())),
         std::clamp(y, bounds.top(), std::max(bounds.top(), bounds.bottom() - box.height()))});
    QColor ground = palette.color(QPalette::Base);
    ground.setAlphaF(0.75F);
    painter.fillRect(box, ground);
    painter.drawText(box, Qt::AlignCenter, text);
}

float TraitPlot::skillAt(qreal x) const {
    const QRectF plot = area();
    if (plot.width() <= 0)
        return kFirstSkill;
    const qreal skill =
        static_cast<qreal>(kFirstSkill) + (x - plot.left()) / plot.width() * static_cast<qreal>(kLastSkill - kFirstSkill);
    const auto hundredths = static_cast<float>(std::round(skill * 100.0));
    return std::clamp(hundredths / 100.0F, kFirstSkill, kLastSkill);
}

float TraitPlot::valueAt(qreal y) const {
    const QRectF plot = area();
    if (plot.height() <= 0)
        return m_axis.low;
    return m_axis.low + static_cast<float>((plot.bottom() - y) / plot.height()) * (m_axis.high - m_axis.low);
}

std::optional<int> TraitPlot::handleAt(QPointF place) const {
    for (int level = 1; level <= parser::kSkillLevels; ++level) {
        const QPointF handle = toScreen({static_cast<float>(level), row().values[static_cast<std::size_t>(level - 1)]});
        if (std::abs(handle.x() - place.x()) <= kHandleReach && std::abs(handle.y() - place.y()) <= kHandleReach)
            return level;
    }
    return std::nullopt;
}

}  // namespace castwright::gui
