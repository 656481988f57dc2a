// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QTreeView;

namespace castwright::gui {

/// Shares the width of the trait table among its columns: the numbers first, the unit only where there is room for it.
class TraitColumns final : public QObject {
    Q_OBJECT

public:
    /// Belongs to the table, whose model is a trait model or a filter of one.
    explicit TraitColumns(QTreeView& table);

    void share();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QTreeView& m_table;
};

}  // namespace castwright::gui
