// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/panels/parts/dock_panel.h"
#include "app/gui/panels/parts/problem_source.h"
#include "parser/text/text_edit.h"

#include <QModelIndex>

#include <array>
#include <memory>
#include <vector>

class QLabel;
class QLineEdit;
class QMenu;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace castwright::gui {

class ProblemsFilter;
class ProblemsModel;

/// What is wrong in the open folder, and what can be done about it.
class ProblemsPanel final : public DockPanel, public ProblemSource {
    Q_OBJECT

public:
    explicit ProblemsPanel(QWidget* parent = nullptr);
    ~ProblemsPanel() override;

    /// Null: nothing is checked. Rows that stay the same keep their selection.
    void setSnapshot(std::shared_ptr<const Snapshot> snapshot) override;

    /// Of all problems, whatever the filter hides.
    [[nodiscard]] SeverityCounts counts() const override;
    [[nodiscard]] int errors() const { return counts().of(validators::Severity::Error); }
    [[nodiscard]] int warnings() const { return counts().of(validators::Severity::Warning); }
    [[nodiscard]] int informations() const { return counts().of(validators::Severity::Information); }

    /// What the menu of a row offers: to open it, its fixes, related places, to copy. Empty without a row.
    void fillMenu(QMenu& menu, const QModelIndex& index);
    void addFixesAt(QMenu& menu, const QString& filePath, qsizetype byte, quint64 revision) override;

    void nextProblem() override;
    void previousProblem() override;

public slots:
    /// Puts the selected rows on the clipboard, one a line.
    void copySelected();

signals:
    void countsChanged();

protected:
    void bringUpToDate() override {}  // all of it is done when a snapshot comes, because the window shows the counts
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void buildTable();
    void addFixes(QMenu& menu, int row);
    void addRelated(QMenu& menu, int row);
    void applyFix(const validators::Fix& fix);
    void applyAllOfRule(const QString& rule, std::uint32_t file);
    void activate(const QModelIndex& index);
    void step(int direction);
    void filterChanged();
    void refreshToggles();
    void showWhatIsThere();

    ProblemsModel* m_model = nullptr;
    ProblemsFilter* m_filtered = nullptr;
    QLineEdit* m_filter = nullptr;
    std::array<QToolButton*, 3> m_toggles{};  ///< by severity
    QStackedWidget* m_stack = nullptr;
    QTreeView* m_table = nullptr;
    QLabel* m_nothing = nullptr;  ///< says why there is no table
};

}  // namespace castwright::gui
