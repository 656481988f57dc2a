// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/compare/compare_table.h"

#include "app/gui/panels/compare/compare_delegate.h"
#include "app/gui/panels/parts/panel_parts.h"
#include "app/gui/panels/parts/trait_picture.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace castwright::gui {

namespace {

/// Beside the text of a cell, and of a title.
constexpr int kCellMargin = kMargin;
constexpr int kTitleMargin = 2 * kWideSpacing;
constexpr int kUnitWidth = 128;

}  // namespace

CompareTable::CompareTable(QWidget* parent)
    : QWidget{parent}, m_model{new CompareModel{this}}, m_view{new QTableView{this}}, m_legend{new QLabel{this}} {
    buildView();
    m_legend->setTextFormat(Qt::PlainText);
    m_legend->setContentsMargins(kWideSpacing, kSpacing, kWideSpacing, kSpacing);
    m_legend->setMinimumWidth(1);  // a long name must not hold the panel open
    m_nothing = makeEmptyState(this);
    m_stack = new QStackedWidget{this};
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_nothing);
    auto* const layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_legend);
    setFocusProxy(m_view);

    connect(m_view->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &CompareTable::dropEmptySort);
    connect(m_model, &QAbstractItemModel::modelReset, this, &CompareTable::rowsChanged);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (!index.isValid())
            return;
        m_trait = m_model->traitAt(index.row());
        m_column = index.column();
    });
}

void CompareTable::buildView() {
    m_view->setObjectName(QStringLiteral("compareTable"));
    m_view->setAccessibleName(tr("Comparison"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(new CompareDelegate{m_view});
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setShowGrid(false);
    m_view->setAlternatingRowColors(true);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setCornerButtonEnabled(false);
    m_view->setTabKeyNavigation(false);
    QHeaderView& rows = *m_view->verticalHeader();
    rows.setHighlightSections(false);
    rows.setSectionResizeMode(QHeaderView::Fixed);
    rows.setDefaultSectionSize((fontMetrics().height() + kSpacing - 1) / kSpacing * kSpacing);
    QHeaderView& columns = *m_view->horizontalHeader();
    columns.setHighlightSections(false);
    columns.setSectionResizeMode(QHeaderView::Interactive);
    columns.setTextElideMode(Qt::ElideNone);  // it would take two lines for one
    columns.setSortIndicator(-1, Qt::DescendingOrder);
    columns.setSortIndicatorClearable(true);
    m_view->setSortingEnabled(true);
}

/// There is nothing to sort by in what tells about the trait itself, nor in the reference.
void CompareTable::dropEmptySort() {
    QHeaderView& header = *m_view->horizontalHeader();
    const int section = header.sortIndicatorSection();
    if (section < 0)
        return;
    if (section >= m_model->columnCount() || m_model->comparedAt(section).value_or(0) == 0)
        header.setSortIndicator(-1, Qt::DescendingOrder);
}

void CompareTable::setPicture(std::shared_ptr<const ComparePicture> picture) {
    m_picture = std::move(picture);
    m_model->setPicture(m_picture);
    dropEmptySort();
    fitColumns();
    refreshLegend();
}

void CompareTable::setFilter(const QString& text, bool onlyDifferent) {
    m_nothing->setText(text.isEmpty() ? tr("All are the same") : tr("No trait fits what is looked for"));
    m_model->setFilter(text, onlyDifferent);
}

/// As wide as titles and numbers need: a number is never cut.
void CompareTable::fitColumns() {
    const QFontMetrics metrics{digitFont(font())};
    const int digit = metrics.horizontalAdvance(u'0');
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const bool difference = m_model->partAt(column) == CompareModel::Part::Difference;
        const int title = metrics.size(0, m_model->headerData(column, Qt::Horizontal).toString()).width() + kTitleMargin;
        int width = title;
        if (m_model->partAt(column) == CompareModel::Part::Unit)
            width = std::max(title, kUnitWidth);
        else if (m_model->comparedAt(column))
            width = std::max(title, m_model->longestCell(column) * digit + kCellMargin) + (difference ? kVerdictWidth : 0);
        if (m_view->columnWidth(column) != width)
            m_view->setColumnWidth(column, width);
    }
}

/// Rows come and go with the filter and while the text changes; who was at a trait stays there.
void CompareTable::rowsChanged() {
    m_stack->setCurrentWidget(m_model->rowCount() > 0 ? static_cast<QWidget*>(m_view) : m_nothing);
    const auto row = m_trait ? m_model->rowOf(*m_trait) : std::nullopt;
    if (row && m_column < m_model->columnCount())
        m_view->setCurrentIndex(m_model->index(*row, m_column));
}

void CompareTable::refreshLegend() {
    if (!m_picture) {
        m_legend->clear();
        return;
    }
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, quietColour(colours));
    m_legend->setPalette(colours);
    //: Explains the marks behind differences; %1 is a character or style.
    const QString text = tr("Compared with %1: ▲ better play   ▼ worse play   ~ a matter of taste").arg(m_model->title(0));
    m_legend->setText(text);
    m_legend->setToolTip(text);
}

void CompareTable::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::StyleChange)
        refreshLegend();
}

}  // namespace castwright::gui
