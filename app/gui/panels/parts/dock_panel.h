// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/snapshot.h"
#include "parser/text/text_edit.h"

#include <QByteArray>
#include <QKeySequence>
#include <QString>
#include <QWidget>

#include <memory>
#include <vector>

namespace castwright::gui {

/// Where a panel is in a window that has not been arranged yet.
struct PanelPlace {
    QString name;   ///< of its dock, in what is saved of a window; never shown
    QString title;  ///< of its dock, and in the menu that brings it back
    Qt::DockWidgetArea area = Qt::BottomDockWidgetArea;
    int size = 0;            ///< width at a side, height at the bottom; 0: as it comes
    int sizeWhenOpened = 0;  ///< what it gets at least, at the bottom, when the author opens it
    QKeySequence shortcut;   ///< shows and hides it
    bool startsHidden = false;
};

/// A panel beside the text: it shows what is known of the content, and where the author is, and asks for what it cannot do itself. It works
/// only while there is something of it to be seen, and catches up when it is shown.
class DockPanel : public QWidget {
    Q_OBJECT

public:
    explicit DockPanel(PanelPlace place, QWidget* parent = nullptr);
    ~DockPanel() override;

    [[nodiscard]] const PanelPlace& place() const { return m_place; }

    /// Null: nothing is open.
    virtual void setSnapshot(std::shared_ptr<const Snapshot> snapshot);
    /// Where the author is.
    virtual void setCaret(const QString& filePath, qsizetype byte);
    /// Brings the panel to what is wanted now, with as little work as possible; does nothing while it is not seen.
    void refresh();

signals:
    /// Show [begin, end) of the file.
    void placeActivated(QString filePath, qsizetype begin, qsizetype end);
    /// Apply these edits to the file in one undo step, if its revision is still this one. 0: it was checked as it is on disk, which must
    /// then still hold the bytes of the snapshot.
    void editRequested(QString filePath, std::vector<castwright::parser::TextEdit> edits, quint64 revision);
    /// Save these bytes where the author says.
    void saveRequested(QString fileName, QByteArray bytes);

protected:
    /// Does what refresh() promises. The panel is seen.
    virtual void bringUpToDate() = 0;
    void showEvent(QShowEvent* event) override;

    /// Under another tab a panel is visible to Qt, but there is nothing of it to be seen.
    [[nodiscard]] bool isSeen() const { return isVisible() && !visibleRegion().isEmpty(); }
    [[nodiscard]] const std::shared_ptr<const Snapshot>& snapshot() const { return m_snapshot; }
    [[nodiscard]] const QString& caretPath() const { return m_caretPath; }
    [[nodiscard]] qsizetype caretByte() const { return m_caretByte; }

private:
    PanelPlace m_place;
    std::shared_ptr<const Snapshot> m_snapshot;
    QString m_caretPath;
    qsizetype m_caretByte = 0;
};

}  // namespace castwright::gui
