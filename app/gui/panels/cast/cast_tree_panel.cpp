// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/cast/cast_tree_panel.h"

#include "app/gui/panels/cast/cast_tree_delegate.h"
#include "app/gui/panels/cast/cast_tree_model.h"
#include "app/gui/panels/parts/panel_parts.h"
#include "app/gui/theme/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace castwright::gui {

namespace {

constexpr int kWidth = 240;

}  // namespace

CastTreePanel::CastTreePanel(QWidget* parent)
    : DockPanel{
          {.name = QStringLiteral("castDock"), .title = tr("Cast"), .area = Qt::LeftDockWidgetArea, .size = kWidth}, parent} {
    build();
    showWhatIsThere();
}

CastTreePanel::~CastTreePanel() = default;

void CastTreePanel::build() {
    m_model = new CastTreeModel{this};
    m_filtered = new QSortFilterProxyModel{this};
    m_filtered->setSourceModel(m_model);
    m_filtered->setFilterRole(CastTreeModel::FilterRole);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filtered->setRecursiveFilteringEnabled(true);
    m_filtered->setAutoAcceptChildRows(true);

    m_filter = makeFilterBox(tr("Filter the cast"), this);
    m_tree = new QTreeView{this};
    m_tree->setAccessibleName(tr("Cast"));
    m_tree->setModel(m_filtered);
    m_tree->setItemDelegate(new CastTreeDelegate{m_tree});
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(kMargin + kSpacing);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_nothing = makeEmptyState(this);
    m_stack = new QStackedWidget{this};
    m_stack->addWidget(m_tree);
    m_stack->addWidget(m_nothing);

    auto* const layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* const top = new QVBoxLayout;
    top->setContentsMargins(kSpacing, kSpacing, kSpacing, kSpacing);
    top->addWidget(m_filter);
    layout->addLayout(top);
    layout->addWidget(m_stack, 1);
    setFocusProxy(m_tree);

    connect(m_filter, &QLineEdit::textChanged, this, &CastTreePanel::filterChanged);
    connect(m_tree, &QTreeView::activated, this, &CastTreePanel::activate);
    // New groups are open; what is in them is open while a filter wants to show it.
    connect(m_filtered, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex& parent, int first, int last) {
        for (int row = first; row <= last && (!parent.isValid() || m_filtering); ++row) {
            const QModelIndex index = m_filtered->index(row, 0, parent);
            if (m_filtering || !itemAt(index)->startsClosed)
                m_tree->expand(index);
        }
    });
    m_filter->installEventFilter(this);
    m_tree->installEventFilter(this);
}

void CastTreePanel::bringUpToDate() {
    if (m_shown != snapshot()) {
        m_shown = snapshot();
        m_model->setOutline(m_shown ? castOutline(*m_shown) : std::vector<CastItem>{});
        showWhatIsThere();
    }
    followCaret();
}

void CastTreePanel::followCaret() {
    if (caretPath().isEmpty() || m_filtering || isAncestorOf(QApplication::focusWidget()))
        return;
    // The last block that begins before the caret, or else the first of the file.
    QModelIndex found;
    visitRows([&](const QModelIndex& index) {
        const CastItem& item = *itemAt(index);
        if (item.path == caretPath() && (!found.isValid() || static_cast<qsizetype>(item.place.begin) <= caretByte())
            && (!found.isValid() || itemAt(found)->place.begin <= item.place.begin))
            found = index;
    });
    if (found.isValid() && found != m_tree->currentIndex())
        m_tree->setCurrentIndex(found);
}

const CastItem* CastTreePanel::itemAt(const QModelIndex& index) const { return m_model->item(m_filtered->mapToSource(index)); }

template<typename Visitor>
void CastTreePanel::visitRows(const Visitor& visit, const QModelIndex& parent) const {
    for (int row = 0; row < m_filtered->rowCount(parent); ++row) {
        const QModelIndex index = m_filtered->index(row, 0, parent);
        visit(index);
        visitRows(visit, index);
    }
}

void CastTreePanel::filterChanged(const QString& text) {
    const CastItem* const current = itemAt(m_tree->currentIndex());
    const QString currentKey = current == nullptr ? QString{} : current->key;
    if (!m_filtering) {
        m_expandedBefore.clear();
        visitRows([this](const QModelIndex& index) {
            if (m_tree->isExpanded(index))
                m_expandedBefore.insert(itemAt(index)->key);
        });
    }
    m_filtering = !text.isEmpty();
    m_filtered->setFilterFixedString(text);
    if (m_filtering)
        m_tree->expandAll();
    else
        visitRows(
            [this](const QModelIndex& index) { m_tree->setExpanded(index, m_expandedBefore.contains(itemAt(index)->key)); });

    // The same row as before when it is still there, otherwise the first that can be opened.
    QModelIndex same;
    QModelIndex first;
    visitRows([&](const QModelIndex& index) {
        const CastItem& item = *itemAt(index);
        if (item.key == currentKey)
            same = index;
        if (!first.isValid() && item.kind != CastItemKind::Group)
            first = index;
    });
    if (same.isValid() || m_filtering)
        m_tree->setCurrentIndex(same.isValid() ? same : first);
    showWhatIsThere();
}

void CastTreePanel::activate(const QModelIndex& index) {
    const CastItem* const item = itemAt(index);
    if (item == nullptr)
        return;
    if (item->path.isEmpty())
        m_tree->setExpanded(index, !m_tree->isExpanded(index));
    else
        emit placeActivated(item->path, item->place.begin, item->place.end);
}

void CastTreePanel::showWhatIsThere() {
    QString text;
    if (!m_shown || (m_shown->root.isEmpty() && m_shown->load.cast.files.empty()))
        text = tr("No folder is open");
    else if (!m_shown->rootError.isEmpty())
        text = m_shown->rootError;
    else if (m_model->rowCount() == 0)
        text = tr("No bot content in this folder");
    else if (m_filtered->rowCount() == 0)
        text = tr("Nothing in the cast fits the filter");
    m_nothing->setText(text);
    m_stack->setCurrentWidget(text.isEmpty() ? static_cast<QWidget*>(m_tree) : m_nothing);
    m_filter->setEnabled(m_model->rowCount() > 0);
}

bool CastTreePanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return DockPanel::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    return watched == m_filter ? filterKey(key) : treeKey(key);
}

bool CastTreePanel::filterKey(const QKeyEvent& event) {
    switch (event.key()) {
    case Qt::Key_Down:
    case Qt::Key_Up:
        m_tree->setFocus(Qt::OtherFocusReason);
        if (!m_tree->currentIndex().isValid())
            m_tree->setCurrentIndex(m_filtered->index(0, 0));
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: activate(m_tree->currentIndex()); return true;
    case Qt::Key_Escape:
        if (m_filter->text().isEmpty())
            return false;
        m_filter->clear();
        return true;
    default: return false;
    }
}

bool CastTreePanel::treeKey(const QKeyEvent& event) {
    const bool command = (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0;
    const QString text = event.text();
    if (event.key() == Qt::Key_Escape && m_filtering) {
        m_filter->clear();
        return true;
    }
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        activate(m_tree->currentIndex());
        return true;
    }
    if (command || text.isEmpty() || !text.front().isPrint() || text.front().isSpace() || !m_filter->isEnabled())
        return false;
    // Typing filters.
    m_filter->setFocus(Qt::OtherFocusReason);
    m_filter->setText(m_filter->text() + text);
    return true;
}

}  // namespace castwright::gui
