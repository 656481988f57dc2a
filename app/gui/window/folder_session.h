// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include <filesystem>

namespace castwright::gui {

class DocumentTabs;
class Prompter;
class Settings;

/// The content folder or pak that is open: opens and closes it, remembers it among the recent ones, and which of its files were open.
class FolderSession final : public QObject {
    Q_OBJECT

public:
    /// Whether the files that were open in the folder last time are opened again.
    enum class Restore : std::uint8_t { LastFiles, Nothing };

    FolderSession(Prompter& prompter, Settings& settings, DocumentTabs& tabs, QObject* parent);

    /// Opens the content folder at, above or below `folder`. False when there is none to open or the author changed their mind; then all is
    /// as before. `error` gets the reason, as a sentence; without it the author is told.
    bool openFolder(const QString& folder, Restore restore = Restore::LastFiles, QString* error = nullptr);
    /// Opens a pak in the place of a folder; its files can be read, not changed. As for openFolder.
    bool openPak(const QString& pak, QString* error = nullptr);
    /// Asks about unsaved changes first. False: the author wants to stay.
    bool close();

    /// The content folder, or the pak; empty when none is open.
    [[nodiscard]] const std::filesystem::path& root() const { return m_root; }
    /// root() was a pak when it was opened.
    [[nodiscard]] bool isPakOpen() const { return m_pakOpen; }
    /// Where dialogs for files begin.
    [[nodiscard]] QString folderForFiles() const;

    /// What is kept of the session has changed; it is written a moment later.
    void sessionChanged();
    /// Writes the session of the folder now.
    void saveSessionNow();

signals:
    /// Another folder or pak is open, or none.
    void rootChanged();
    void recentFoldersChanged();
    /// Show the author this sentence for so many milliseconds.
    void told(const QString& message, int milliseconds);

private:
    bool tell(const QString& reason, QString* error);
    void setRoot(const std::filesystem::path& root);
    void restoreSession();

    Prompter& m_prompter;
    Settings& m_settings;
    DocumentTabs& m_tabs;
    std::filesystem::path m_root;
    bool m_pakOpen = false;
    bool m_keepsSession = false;  ///< the folder was opened as such, not for the sake of one file
    QTimer m_timer;
};

}  // namespace castwright::gui
