// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document/file_watcher.h"
#include "app/gui/tabs/editor_pane.h"

#include <QHash>
#include <QTabWidget>

#include <vector>

namespace castwright::gui {

/// The open files, one tab each. A file is open once, however it was named.
class DocumentTabs final : public QTabWidget {
    Q_OBJECT

public:
    explicit DocumentTabs(Prompter& prompter, QWidget* parent = nullptr);

    [[nodiscard]] EditorPane* currentPane() const;
    /// In the order of the tabs.
    [[nodiscard]] std::vector<EditorPane*> panes() const;
    /// The pane of a file, or null.
    [[nodiscard]] EditorPane* find(const QString& path) const;

    /// Opens a file, or goes to it when it is open. Null when it cannot be read; `error` says why, as a sentence.
    EditorPane* open(const QString& path, QString* error = nullptr);
    EditorPane* addUntitled(const QString& suggestedName, const QByteArray& bytes);

    /// Of the files with changes that are not on the disk.
    [[nodiscard]] QStringList unsavedPaths() const;

    /// True when the pane's text is on disk afterwards; asks for a place when there is none yet, in `folder`.
    bool save(EditorPane& pane, const QString& folder);
    bool saveAs(EditorPane& pane, const QString& folder);
    /// Saves all that is modified; stops at the first that is not.
    bool saveAll(const QString& folder);
    /// Closes without a question what has no changes; otherwise asks once for all. False: nothing was closed.
    bool closePanes(const std::vector<EditorPane*>& panes, const QString& folder);

    /// Looks at all files at once; otherwise that happens when the system tells of changes.
    void checkDisk() { m_watcher.checkNow(); }

Q_SIGNALS:
    void paneAdded(EditorPane* pane);
    /// The pane is taken out and deleted after that.
    void paneRemoved(EditorPane* pane);
    void currentPaneChanged(EditorPane* pane);
    /// Of any pane.
    void paneStateChanged(EditorPane* pane);
    void closeRequested(EditorPane* pane);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    EditorPane* add(EditorPane* pane);
    void remove(EditorPane& pane);
    QWidget* makeCloseButton(EditorPane& pane);
    void watch(EditorPane& pane);
    void unwatch(EditorPane& pane);
    void refreshTitles();

    Prompter& m_prompter;
    FileWatcher m_watcher;
    QHash<EditorPane*, QStringList> m_watched;  ///< the paths watched for each pane
};

}  // namespace castwright::gui
