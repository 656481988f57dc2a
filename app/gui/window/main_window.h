// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/dialogs/prompter.h"
#include "app/gui/document/content_watch.h"
#include "app/gui/settings/settings.h"
#include "app/gui/window/folder_session.h"
#include "app/gui/window/window_actions.h"
#include "parser/profile/profile.h"

#include <QHash>
#include <QMainWindow>
#include <QTimer>

#include <filesystem>
#include <memory>

class QStackedWidget;

namespace castwright::gui {

class AnalysisController;
class DocumentTabs;
class EditorPane;
class FileDrop;
class FindBar;
class PackCoordinator;
class PanelDocks;
class StartPage;
class StatusBar;
class TextActions;
struct Snapshot;

/// The window: a content folder with its open files, panels and menus.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Prompter& prompter, QWidget* parent = nullptr);
    ~MainWindow() override;

    using Restore = FolderSession::Restore;

    /// See FolderSession.
    bool openFolder(const QString& folder, Restore restore = Restore::LastFiles, QString* error = nullptr);
    /// Asks about unsaved changes first. False: the author wants to stay.
    bool closeFolder();
    /// Files, with the content folder they are in; folders are opened as by openFolder. What cannot be opened is told as sentences.
    QStringList openPaths(const QStringList& paths);
    /// openPaths, and shows what went wrong.
    void openPathsAndTell(const QStringList& paths);
    /// Makes a new file, in the content folder when one is open.
    void newFile(parser::ContentKind kind);

    /// The content folder, or the pak; empty when none is open.
    [[nodiscard]] const std::filesystem::path& contentRoot() const;
    [[nodiscard]] DocumentTabs& tabs() const { return *m_tabs; }
    [[nodiscard]] const WindowActions& actions() const { return m_actions; }
    [[nodiscard]] AnalysisController& analysis() const { return *m_analysis; }
    [[nodiscard]] PackCoordinator& packing() const { return *m_packing; }
    /// Writes the session of the folder now; otherwise that happens a moment after something changed.
    void saveSessionNow();

public Q_SLOTS:
    /// Opens the file and selects the bytes [begin, end) of the text that was analysed last, wherever they are by now.
    void goToPlace(const QString& path, qsizetype begin, qsizetype end);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void connectActions();
    void connectFolder();
    void connectTabs();
    void connectAnalysis();
    void connectPacking();
    void connectPanels();
    void setAppearance(Appearance appearance);
    void addPane(EditorPane* pane);
    void removePane(EditorPane* pane);
    void analyse(EditorPane& pane);
    void takeSnapshot(const std::shared_ptr<const Snapshot>& snapshot);
    /// Saves what a panel has made where the author wants it.
    void exportFile(const QString& fileName, const QByteArray& bytes);
    void rebuildRecentFolders();
    void refreshActions();
    void refreshTitle();
    void refreshStatus();
    void moveFocus(int step);
    void showAbout();

    Prompter& m_prompter;
    Settings m_settings;
    std::shared_ptr<const parser::Profile> m_profile;
    WindowActions m_actions;
    DocumentTabs* m_tabs = nullptr;
    FindBar* m_findBar = nullptr;
    StartPage* m_startPage = nullptr;
    QStackedWidget* m_middle = nullptr;
    FolderSession* m_folder = nullptr;
    StatusBar* m_status = nullptr;
    FileDrop* m_drop = nullptr;
    AnalysisController* m_analysis = nullptr;
    PackCoordinator* m_packing = nullptr;
    TextActions* m_text = nullptr;
    PanelDocks* m_panels = nullptr;
    QHash<const EditorPane*, QString> m_analysed;  ///< the path under which a pane's text is analysed
    ContentWatch m_contentWatch;
    QTimer m_statusTimer;  ///< once for many movements of the caret
};

}  // namespace castwright::gui
