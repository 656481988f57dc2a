// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/snapshot.h"
#include "parser/text/text_edit.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <memory>
#include <vector>

class QDockWidget;
class QMainWindow;
class QMenu;
class QWidget;

namespace castwright::gui {

class DockPanel;
class ProblemSource;

/// The panels of a window, each in a dock that can be moved, closed and brought back.
class PanelDocks final : public QObject {
    Q_OBJECT

public:
    /// Belongs to the window; `view` is the menu that brings the panels back.
    PanelDocks(QMainWindow& window, QMenu& view);

    /// Sizes for a window that nobody has arranged yet.
    void arrange();
    /// Null: nothing is open.
    void setSnapshot(const std::shared_ptr<const Snapshot>& snapshot);
    /// Where the author is.
    void setCaret(const QString& filePath, qsizetype byte);
    void showProblems();
    /// From the area that has the focus to the next one that is seen, or the one before; `middle` lies between the cast and the traits.
    /// Returns the area: when it is the middle, it is left to the window what there gets the focus.
    QWidget* nextArea(QWidget& middle, int step);

    [[nodiscard]] ProblemSource& problems() const { return *m_problems; }

signals:
    /// Show [begin, end) of the file.
    void placeActivated(QString filePath, qsizetype begin, qsizetype end);
    /// Apply these edits to the file in one undo step; see DockPanel::editRequested.
    void editRequested(QString filePath, std::vector<castwright::parser::TextEdit> edits, quint64 revision);
    /// Save these bytes where the author says.
    void saveRequested(QString fileName, QByteArray bytes);

private:
    struct Entry {
        DockPanel* panel = nullptr;
        QDockWidget* dock = nullptr;
    };

    void add(DockPanel& panel, QMenu& view);

    QMainWindow& m_window;
    std::vector<Entry> m_panels;
    ProblemSource* m_problems = nullptr;
};

}  // namespace castwright::gui
