// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/pack/pack_job.h"

#include <QWidget>

#include <memory>

class QLabel;
class QStackedWidget;
class QTabWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace castwright::gui {

class PackFilesView;

/// What a pack would do: what goes in, what stays out and why, and what is wrong.
class PackPlanPage final : public QWidget {
    Q_OBJECT

public:
    explicit PackPlanPage(QWidget* parent = nullptr);

    void setPreview(const std::shared_ptr<const PackPreview>& preview);
    /// A sentence in the place of a plan.
    void showText(const QString& text);
    void showProblems();
    [[nodiscard]] const PackFilesView& files() const { return *m_files; }

Q_SIGNALS:
    /// A problem was opened: show [begin, end) of the file.
    void placeActivated(const QString& path, qsizetype begin, qsizetype end);

private:
    void build();
    QTreeWidget* addTable(const QStringList& columns, const QString& emptyText);
    static void fill(QTreeWidget& table, const QList<QTreeWidgetItem*>& rows);
    void fillLeftOut(const PackPreview& preview);
    void fillProblems(const PackPreview& preview);
    void refreshTitles();
    void activate(const QTreeWidgetItem& item);

    QStackedWidget* m_stack = nullptr;
    QLabel* m_text = nullptr;
    QTabWidget* m_tabs = nullptr;
    PackFilesView* m_files = nullptr;
    QTreeWidget* m_leftOut = nullptr;
    QTreeWidget* m_problems = nullptr;
};

}  // namespace castwright::gui
