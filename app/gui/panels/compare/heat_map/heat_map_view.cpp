// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/compare/heat_map/heat_map_view.h"

#include "app/gui/panels/compare/heat_map/heat_map_painter.h"
#include "app/gui/theme/fonts.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace castwright::gui {

HeatMapView::HeatMapView(QWidget* parent) : QAbstractScrollArea{parent} {
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Heat map of all characters and traits"));
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);  // one that comes and goes would change the columns' width
    viewport()->setMouseTracking(true);
}

void HeatMapView::setPicture(std::shared_ptr<const ComparePicture> picture) {
    std::optional<TraitOwnerKey> who;
    std::size_t trait = 0;
    if (m_picture && m_current) {
        who = m_picture->key(m_layout.rows()[m_current->row].subject);
        trait = m_layout.columns()[m_current->column].trait;
    }
    m_picture = std::move(picture);
    m_hovered.reset();
    m_current.reset();
    relayout();
    if (m_layout.isEmpty()) {
        tell();
        return;
    }
    const std::vector<HeatMapLayout::Row>& rows = m_layout.rows();
    const auto row = std::ranges::find_if(rows, [&](const auto& each) { return who && m_picture->key(each.subject) == *who; });
    const std::size_t fallback = m_layout.rowOfSubject(m_picture->reference).value_or(0);
    m_current = HeatCell{
        .row = row == rows.end() ? fallback : static_cast<std::size_t>(row - rows.begin()),
        .column = m_layout.columnOfTrait(trait).value_or(0)};
    if (!who)
        showCell(*m_current);
    tell();
}

void HeatMapView::relayout() {
    m_layout = m_picture ? HeatMapLayout{*m_picture, font(), viewport()->size()} : HeatMapLayout{};
    refreshScrollBars();
    viewport()->update();
}

void HeatMapView::refreshScrollBars() {
    const QSize all = m_layout.size();
    const QSize seen = viewport()->size();
    horizontalScrollBar()->setRange(0, std::max(0, all.width() - seen.width()));
    horizontalScrollBar()->setPageStep(std::max(1, seen.width() - m_layout.namesWidth()));
    horizontalScrollBar()->setSingleStep(std::max(1, m_layout.columnWidth()));
    verticalScrollBar()->setRange(0, std::max(0, all.height() - seen.height()));
    verticalScrollBar()->setPageStep(std::max(1, seen.height() - m_layout.headerHeight()));
    verticalScrollBar()->setSingleStep(std::max(1, m_layout.rowHeight()));
}

QPoint HeatMapView::scroll() const { return {horizontalScrollBar()->value(), verticalScrollBar()->value()}; }

void HeatMapView::setCurrentCell(HeatCell cell) {
    if (m_layout.isEmpty())
        return;
    m_current = HeatCell{
        .row = std::min(cell.row, m_layout.rows().size() - 1), .column = std::min(cell.column, m_layout.columns().size() - 1)};
    m_hovered.reset();
    showCell(*m_current);
    tell();
    viewport()->update();
}

void HeatMapView::showCell(HeatCell cell) {
    const QRect place = m_layout.cellRect(cell);
    const auto bring = [](QScrollBar& bar, int begin, int end, int seen) {
        if (begin < bar.value())
            bar.setValue(begin);
        else if (end > bar.value() + seen)
            bar.setValue(end - seen);
    };
    bring(*verticalScrollBar(), place.top(), place.bottom() + 1, viewport()->height() - m_layout.headerHeight());
    bring(*horizontalScrollBar(), place.left(), place.right() + 1, viewport()->width() - m_layout.namesWidth());
}

std::optional<HeatCell> HeatMapView::cellAt(QPoint place) const {
    const QPoint inside = place - QPoint{m_layout.namesWidth(), m_layout.headerHeight()};
    if (inside.y() < 0)
        return std::nullopt;
    const auto row = m_layout.rowAt(inside.y() + scroll().y());
    if (!row)
        return std::nullopt;
    // A name stands for its row.
    if (inside.x() < 0)
        return HeatCell{*row, m_current ? m_current->column : 0};
    const auto column = m_layout.columnAt(inside.x() + scroll().x());
    return column ? std::optional{HeatCell{*row, *column}} : std::nullopt;
}

QString HeatMapView::sentence() const {
    const auto cell = m_hovered ? m_hovered : m_current;
    if (!m_picture || !cell)
        return {};
    return heatSentence(*m_picture, m_layout.rows()[cell->row].subject, m_layout.columns()[cell->column].trait);
}

void HeatMapView::tell() {
    const QString text = sentence();
    if (!m_hovered)
        setAccessibleDescription(text);
    emit sentenceChanged(text);
}

void HeatMapView::hover(std::optional<HeatCell> cell) {
    if (cell == m_hovered)
        return;
    m_hovered = cell;
    tell();
}

void HeatMapView::activate(HeatCell cell) {
    emit activated(m_layout.rows()[cell.row].subject, m_layout.columns()[cell.column].trait);
}

bool HeatMapView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* const help = static_cast<QHelpEvent*>(event);
        if (const auto cell = cellAt(help->pos()); cell && m_picture) {
            const HeatMapLayout::Row& row = m_layout.rows()[cell->row];
            QToolTip::showText(
                help->globalPos(), heatSentence(*m_picture, row.subject, m_layout.columns()[cell->column].trait), viewport());
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    if (event->type() == QEvent::Leave)
        hover(std::nullopt);
    return QAbstractScrollArea::viewportEvent(event);
}

void HeatMapView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter{viewport()};
    painter.setFont(digitFont(font()));
    if (!m_picture) {
        painter.fillRect(viewport()->rect(), palette().color(QPalette::Base));
        return;
    }
    HeatMapPainter{*m_picture, m_layout, palette()}.paint(
        painter, viewport()->size(), scroll(), hasFocus() ? m_current : std::nullopt);
}

void HeatMapView::showEvent(QShowEvent* event) {
    QAbstractScrollArea::showEvent(event);
    if (m_current)
        showCell(*m_current);
}

void HeatMapView::resizeEvent(QResizeEvent* /*event*/) { relayout(); }

void HeatMapView::scrollContentsBy(int /*dx*/, int /*dy*/) { viewport()->update(); }

void HeatMapView::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        relayout();
    if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}

void HeatMapView::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void HeatMapView::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void HeatMapView::keyPressEvent(QKeyEvent* event) {
    if (!m_current) {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    const std::size_t lastRow = m_layout.rows().size() - 1;
    const std::size_t lastColumn = m_layout.columns().size() - 1;
    const std::size_t page = static_cast<std::size_t>(std::max(1, verticalScrollBar()->pageStep() / m_layout.rowHeight()));
    const auto less = [](std::size_t value, std::size_t by) { return value - std::min(value, by); };
    HeatCell cell = *m_current;
    switch (event->key()) {
    case Qt::Key_Left: cell.column = less(cell.column, 1); break;
    case Qt::Key_Right: cell.column = std::min(cell.column + 1, lastColumn); break;
    case Qt::Key_Up: cell.row = less(cell.row, 1); break;
    case Qt::Key_Down: cell.row = std::min(cell.row + 1, lastRow); break;
    case Qt::Key_PageUp: cell.row = less(cell.row, page); break;
    case Qt::Key_PageDown: cell.row = std::min(cell.row + page, lastRow); break;
    case Qt::Key_Home: cell = {.row = control ? 0 : cell.row, .column = 0}; break;
    case Qt::Key_End: cell = {.row = control ? lastRow : cell.row, .column = lastColumn}; break;
    case Qt::Key_Return:
    case Qt::Key_Enter: activate(cell); return;
    default: QAbstractScrollArea::keyPressEvent(event); return;
    }
    setCurrentCell(cell);
}

void HeatMapView::mousePressEvent(QMouseEvent* event) {
    if (const auto cell = cellAt(event->position().toPoint()); cell && event->button() == Qt::LeftButton)
        setCurrentCell(*cell);
}

void HeatMapView::mouseMoveEvent(QMouseEvent* event) { hover(m_picture ? cellAt(event->position().toPoint()) : std::nullopt); }

void HeatMapView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const auto cell = cellAt(event->position().toPoint()); cell && event->button() == Qt::LeftButton)
        activate(*cell);
}

}  // namespace castwright::gui
