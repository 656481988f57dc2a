// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace castwright::gui {

/// What the middle of the window shows while no file is open.
class StartPage final : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);

    /// With a folder open, the page points at the cast instead of asking for a folder.
    void setFolderOpen(bool open);
    void setRecentFolders(const QStringList& folders);

Q_SIGNALS:
    void openFolderRequested();
    void newCharacterRequested();
    void folderChosen(const QString& folder);

protected:
    void changeEvent(QEvent* event) override;

private:
    void recolour();

    QLabel* m_picture = nullptr;
    QLabel* m_explanation = nullptr;
    QWidget* m_recent = nullptr;
    QVBoxLayout* m_recentRows = nullptr;
    QLabel* m_hint = nullptr;
    bool m_folderOpen = false;
    bool m_recolouring = false;
};

}  // namespace castwright::gui
