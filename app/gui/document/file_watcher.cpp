// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/document/file_watcher.h"

#include <QFileInfo>
#include <QSet>

namespace castwright::gui {

using namespace std::chrono_literals;

FileWatcher::FileWatcher(QObject* parent, std::chrono::milliseconds delay) : QObject{parent} {
    m_delay.setSingleShot(true);
    m_delay.setInterval(delay);
    m_retry.setInterval(1s);
    // Not started again by each change: a file that is written all the time is still looked at.
    const auto start = [this] {
        if (!m_delay.isActive())
            m_delay.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, start);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, start);
    connect(&m_delay, &QTimer::timeout, this, &FileWatcher::checkNow);
    connect(&m_retry, &QTimer::timeout, this, &FileWatcher::checkNow);
}

void FileWatcher::watchFile(const QString& path) { watch(path, false); }

void FileWatcher::unwatchFile(const QString& path) { unwatch(path); }

void FileWatcher::watchFolder(const QString& path) { watch(path, true); }

void FileWatcher::unwatchFolder(const QString& path) { unwatch(path); }

void FileWatcher::checkNow() {
    QStringList files;
    QStringList folders;
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
        const FileStamp stamp = stampOf(entry.key());
        if (stamp != entry->stamp) {
            entry->stamp = stamp;
            (entry->folder ? folders : files).append(entry.key());
        }
    }
    arm();
    // A listener may change what is watched.
    for (const QString& path : std::as_const(files))
        Q_EMIT fileChanged(path);
    for (const QString& path : std::as_const(folders))
        Q_EMIT folderChanged(path);
}

void FileWatcher::watch(const QString& path, bool folder) {
    Entry& entry = m_entries[path];
    if (++entry.count > 1)
        return;
    entry.folder = folder;
    entry.stamp = stampOf(path);
    arm();
}

void FileWatcher::unwatch(const QString& path) {
    const auto entry = m_entries.find(path);
    if (entry == m_entries.end() || --entry->count > 0)
        return;
    m_entries.erase(entry);
    m_watcher.removePath(path);
    arm();
}

/// Asks the system for news of every path, and of the folder of every file: a file that another one replaces, or that is made anew, is
/// news of its folder only.
void FileWatcher::arm() {
    QSet<QString> wanted;
    bool missing = false;
    for (auto entry = m_entries.cbegin(); entry != m_entries.cend(); ++entry) {
        missing = missing || !entry->stamp.exists;
        if (entry->stamp.exists)
            wanted.insert(entry.key());
        if (!entry->folder)
            wanted.insert(QFileInfo{entry.key()}.absolutePath());
    }
    const QStringList nowWatched = m_watcher.files() + m_watcher.directories();
    const QSet<QString> watched{nowWatched.cbegin(), nowWatched.cend()};
    for (const QString& path : watched) {
        if (!wanted.contains(path))
            m_watcher.removePath(path);
    }
    for (const QString& path : std::as_const(wanted)) {
        if (!watched.contains(path) && QFileInfo::exists(path))
            missing = !m_watcher.addPath(path) || missing;
    }
    if (missing != m_retry.isActive())
        missing ? m_retry.start() : m_retry.stop();
}

}  // namespace castwright::gui
