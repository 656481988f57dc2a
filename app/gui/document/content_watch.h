// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document/file_watcher.h"

#include <QObject>

#include <filesystem>
#include <vector>

namespace castwright::gui {

/// Says when the files that the game would read in a content folder change, come or go.
class ContentWatch final : public QObject {
    Q_OBJECT

public:
    explicit ContentWatch(QObject* parent = nullptr);

    /// A content folder, whose paks are watched, too, or a pak. Empty: watch nothing.
    void setRoot(const std::filesystem::path& root);
    void checkNow() { m_watcher.checkNow(); }

Q_SIGNALS:
    void changed();

private:
    void rewatch();

    FileWatcher m_watcher;
    std::filesystem::path m_root;
    QStringList m_folders;
    QStringList m_files;
};

/// The content folders at or below `folder`, sorted. Looks five levels deep and gives up in huge trees, so that a home folder costs little.
[[nodiscard]] std::vector<std::filesystem::path> nearbyContentRoots(const std::filesystem::path& folder);

}  // namespace castwright::gui
