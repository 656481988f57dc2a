// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/compare/heat_map/heat_map_painter.h"

#include "app/gui/panels/compare/heat_map/heat_map_colours.h"
#include "app/gui/panels/parts/trait_picture.h"
#include "app/gui/theme/theme.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <array>
#include <climits>
#include <utility>

namespace castwright::gui {

namespace {

/// What columns with names above them need, whatever the screen's size.
constexpr QSize kPictureRoom{1400, 1000};
/// A picture of some thousand characters must not take the memory of a film.
constexpr int kMostPictureHeight = 4000;

QFont bold(QFont font, bool wanted) {
    font.setBold(wanted);
    return font;
}

}  // namespace

void HeatMapPainter::paint(QPainter& painter, QSize size, QPoint scroll, std::optional<HeatCell> current) const {
    painter.fillRect(QRect{QPoint{}, size}, m_palette.color(QPalette::Base));
    if (m_layout.isEmpty())
        return;
    const int left = m_layout.namesWidth();
    const int top = m_layout.headerHeight();
    const QRect cells{left, top, size.width() - left, size.height() - top};
    const Range rows = visibleRows(cells.height(), scroll.y());
    painter.save();
    painter.setClipRect(cells);
    painter.translate(cells.topLeft());
    paintCells(painter, rows, scroll);
    painter.restore();

    painter.save();
    painter.setClipRect(QRect{0, top, left, cells.height()});
    painter.translate(0, top);
    if (m_layout.hasNames()) {
        paintNames(painter, rows, scroll.y(), current);
        paintBrackets(painter, rows, scroll.y());
    }
    painter.restore();

    painter.save();
    painter.setClipRect(QRect{left, 0, cells.width(), top});
    painter.translate(left, 0);
    paintHeader(painter, scroll.x(), current);
    painter.restore();

    if (!current || current->row >= m_layout.rows().size() || current->column >= m_layout.columns().size())
        return;
    painter.save();
    painter.setClipRect(cells.adjusted(-2, -2, 0, 0));
    painter.translate(cells.topLeft());
    paintCurrent(painter, *current, scroll);
    painter.restore();
}

HeatMapPainter::Range HeatMapPainter::visibleRows(int height, int scroll) const {
    const std::size_t begin = m_layout.firstRowBelow(scroll);
    std::size_t end = begin;
    while (end < m_layout.rows().size() && m_layout.rows()[end].top < scroll + height)
        ++end;
    return {begin, end};
}

void HeatMapPainter::paintCells(QPainter& painter, Range rows, QPoint scroll) const {
    const std::vector<parser::Trait>& traits = m_picture.profile().traits;
    for (std::size_t row = rows.begin; row < rows.end; ++row) {
        const std::vector<float>& values = m_picture.subjects[m_layout.rows()[row].subject].values;
        for (std::size_t column = 0; column < m_layout.columns().size(); ++column) {
            const std::size_t trait = m_layout.columns()[column].trait;
            const QRect place = m_layout.cellRect({row, column}).translated(-scroll);
            painter.fillRect(place, heatColour(previews::normalised(traits[trait], values[trait])));
        }
    }
}

void HeatMapPainter::paintNames(QPainter& painter, Range rows, int scroll, std::optional<HeatCell> current) const {
    const int left = HeatMapLayout::kBracketWidth;
    const int width = m_layout.namesWidth() - left - kWideSpacing;
    const QFont font = painter.font();
    painter.setPen(m_palette.color(QPalette::Text));
    for (std::size_t row = rows.begin; row < rows.end; ++row) {
        const HeatMapLayout::Row& about = m_layout.rows()[row];
        painter.setFont(bold(font, about.subject == m_picture.reference || (current && current->row == row)));
        const QString name =
            QFontMetrics{painter.font()}.elidedText(m_picture.subjects[about.subject].name, Qt::ElideRight, width);
        painter.drawText(QRect{left, about.top - scroll, width, m_layout.rowHeight()}, Qt::AlignLeft | Qt::AlignVCenter, name);
    }
    painter.setFont(font);
}

void HeatMapPainter::paintBrackets(QPainter& painter, Range rows, int scroll) const {
    const QColor colour = quietColour(m_palette);
    for (const HeatMapLayout::Span& group : m_layout.rowGroups()) {
        if (group.end <= rows.begin || group.begin >= rows.end)
            continue;
        const int top = m_layout.rows()[group.begin].top - scroll + 2;
        const int bottom = m_layout.rows()[group.end - 1].top + m_layout.rowHeight() - scroll - 2;
        const int right = HeatMapLayout::kBracketWidth - kSpacing;
        painter.setPen(colour);
        const std::array corners{
            QPoint{right, top}, QPoint{right - kSpacing, top}, QPoint{right - kSpacing, bottom}, QPoint{right, bottom}};
        painter.drawPolyline(corners.data(), static_cast<int>(corners.size()));
        // The number stays in sight while any of its rows is.
        const int above = std::max(top, 0);
        const int below = std::min(bottom, m_layout.rows()[rows.end - 1].top + m_layout.rowHeight() - scroll);
        const int middle = std::clamp(
            (above + below) / 2, top + m_layout.rowHeight() / 2,
            std::max(bottom - m_layout.rowHeight() / 2, top + m_layout.rowHeight() / 2));
        const QRect place{0, middle - m_layout.rowHeight() / 2, right - kSpacing - 2, m_layout.rowHeight()};
        painter.setPen(m_palette.color(QPalette::Text));
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, group.name);
    }
}

/// A group's name stands at its beginning, on a second line above where the one before takes too much room.
void HeatMapPainter::paintHeader(QPainter& painter, int scroll, std::optional<HeatCell> current) const {
    const QFont font = painter.font();
    const int line = QFontMetrics{font}.height();
    const int rule = m_layout.headerHeight() - kSpacing + 1;
    std::array<int, 2> ends{INT_MIN, INT_MIN};  // of the names on each line, the lower one first
    for (const HeatMapLayout::Span& group : m_layout.columnGroups()) {
        const int left = m_layout.columns()[group.begin].left - scroll;
        const int right = m_layout.columns()[group.end - 1].left + m_layout.columnWidth() - scroll;
        painter.setPen(quietColour(m_palette));
        painter.drawLine(left, rule, right - 1, rule);
        const bool above = ends[0] > left;
        if (above && ends[1] > left)
            continue;  // no room; the names of its traits say enough
        painter.setFont(bold(font, current && group.begin <= current->column && current->column < group.end));
        const int width = QFontMetrics{painter.font()}.horizontalAdvance(group.name);
        const QRect place{left, above ? kSpacing : kSpacing + line, width, line};
        painter.setPen(m_palette.color(QPalette::Text));
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, group.name);
        ends.at(above ? 1 : 0) = left + width + kSpacing;
    }
    painter.setFont(font);
    if (m_layout.hasTraitNames())
        paintTraitNames(painter, scroll, current);
}

void HeatMapPainter::paintTraitNames(QPainter& painter, int scroll, std::optional<HeatCell> current) const {
    const QFont font = painter.font();
    const QFontMetrics metrics{font};
    for (std::size_t column = 0; column < m_layout.columns().size(); ++column) {
        const HeatMapLayout::Column& about = m_layout.columns()[column];
        painter.save();
        painter.setFont(bold(font, current && current->column == column));
        painter.translate(about.left - scroll, m_layout.headerHeight() - kWideSpacing);
        painter.rotate(-90);
        const QRect place{0, 0, m_layout.headerHeight() - 2 * metrics.height() - 2 * kWideSpacing, m_layout.columnWidth()};
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, gameText(m_picture.profile().traits[about.trait].name));
        painter.restore();
    }
}

/// In black and white, so that it is seen on every colour.
void HeatMapPainter::paintCurrent(QPainter& painter, HeatCell cell, QPoint scroll) const {
    const QRect place = m_layout.cellRect(cell).translated(-scroll);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{Qt::black, 1});
    painter.drawRect(place.adjusted(-2, -2, 1, 1));
    painter.setPen(QPen{Qt::white, 1});
    painter.drawRect(place.adjusted(-1, -1, 0, 0));
}

Picture heatMapPicture(std::shared_ptr<const ComparePicture> picture, const QFont& font, const QPalette& palette) {
    auto layout = std::make_shared<const HeatMapLayout>(*picture, font, kPictureRoom, kMostPictureHeight);
    const QFontMetrics metrics{font};
    const int footer = metrics.height() + 2 * kMargin;
    //: %1 is a skill.
    const QString title = QCoreApplication::translate("castwright::gui::HeatMapView", "All traits at skill %1")
                              .arg(numberText(picture->request.skill));
    const QSize map = layout->size();
    const auto paint = [picture = std::move(picture), layout, font, palette, title, map, footer](QPainter& painter) {
        painter.setFont(font);
        HeatMapPainter{*picture, *layout, palette}.paint(painter, map, {}, std::nullopt);
        const QRect below{0, map.height(), map.width(), footer};
        painter.fillRect(below, palette.color(QPalette::Base));
        painter.setPen(palette.color(QPalette::Text));
        const QRect line = below.adjusted(kMargin, 0, -kMargin, 0);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, title);
        const int legend = static_cast<int>(heatLegendWidth(painter));
        paintHeatLegend(painter, line.adjusted(line.width() - legend, 0, 0, 0), palette);
    };
    return {.title = title, .size = map + QSize{0, footer}, .paint = paint};
}

QString heatSentence(const ComparePicture& picture, std::size_t subject, std::size_t trait) {
    const parser::Trait& about = picture.profile().traits[trait];
    const float value = picture.subjects[subject].values[trait];
    //: %1 is a character, %2 a trait, %3 its value, %4 a unit, %5 and %6 the range, %7 a share in percent.
    return QCoreApplication::translate("castwright::gui::HeatMapView", "%1, %2: %3 %4, %7 of %5 to %6")
        .arg(
            picture.subjects[subject].name, gameText(about.name), numberText(value), gameText(about.unit), numberText(about.min),
            numberText(about.max), percentText(previews::normalised(about, value)));
}

}  // namespace castwright::gui
