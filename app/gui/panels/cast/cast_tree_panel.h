// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/panels/parts/dock_panel.h"

#include <QModelIndex>
#include <QSet>

class QKeyEvent;
class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QStackedWidget;
class QTreeView;

namespace castwright::gui {

class CastTreeModel;
struct CastItem;

/// The cast of the open folder: styles, and characters with their chat banks, with what is wrong in each. The row of
/// the block that the author is in is the current one, unless the author is in the tree.
class CastTreePanel final : public DockPanel {
    Q_OBJECT

public:
    explicit CastTreePanel(QWidget* parent = nullptr);
    ~CastTreePanel() override;

protected:
    void bringUpToDate() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void filterChanged(const QString& text);
    void activate(const QModelIndex& index);
    void showWhatIsThere();
    void followCaret();
    [[nodiscard]] const CastItem* itemAt(const QModelIndex& index) const;
    [[nodiscard]] bool filterKey(const QKeyEvent& event);
    [[nodiscard]] bool treeKey(const QKeyEvent& event);

    /// Calls visit(index) for each row that the filter lets through, parents first.
    template<typename Visitor>
    void visitRows(const Visitor& visit, const QModelIndex& parent = {}) const;

    std::shared_ptr<const Snapshot> m_shown;
    QSet<QString> m_expandedBefore;  ///< keys of the rows that were open before the filter was typed
    bool m_filtering = false;

    CastTreeModel* m_model = nullptr;
    QSortFilterProxyModel* m_filtered = nullptr;
    QLineEdit* m_filter = nullptr;
    QStackedWidget* m_stack = nullptr;
    QTreeView* m_tree = nullptr;
    QLabel* m_nothing = nullptr;  ///< says why there is no tree
};

}  // namespace castwright::gui
