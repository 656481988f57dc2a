// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document/file_stamp.h"

#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <chrono>

namespace castwright::gui {

/// Says when files and folders change, some time after they did and once for many changes in a row.
///
/// Paths are counted: what is watched twice has to be unwatched twice. A file is still watched after another one has taken its place, and
/// after it was deleted and made again, even with its folder. Whether the bytes differ is for the listener to find out.
class FileWatcher : public QObject {
    Q_OBJECT

public:
    explicit FileWatcher(QObject* parent = nullptr, std::chrono::milliseconds delay = std::chrono::milliseconds{150});

    void watchFile(const QString& path);
    void unwatchFile(const QString& path);
    /// The entries of a folder, not their content.
    void watchFolder(const QString& path);
    void unwatchFolder(const QString& path);

    /// Looks at everything at once, for file systems that do not tell of changes.
    void checkNow();

Q_SIGNALS:
    /// The file is another one, has other bytes perhaps, is gone or is back.
    void fileChanged(const QString& path);
    /// Entries were added, removed or renamed, or the folder itself was.
    void folderChanged(const QString& path);

private:
    struct Entry {
        int count = 0;
        bool folder = false;
        FileStamp stamp;
    };

    void watch(const QString& path, bool folder);
    void unwatch(const QString& path);
    void arm();

    QFileSystemWatcher m_watcher;
    QTimer m_delay;
    QTimer m_retry;  ///< while something that is to be watched is not there
    QHash<QString, Entry> m_entries;
};

}  // namespace castwright::gui
