// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/document/content_watch.h"

#include "app/gui/document/new_content.h"
#include "app/gui/document/pak_path.h"
#include "app/gui/document/paths.h"
#include "packer/comparing/game_content.h"
#include "parser/loader/content_folder.h"
#include "parser/text/bytes.h"

#include <algorithm>
#include <array>
#include <system_error>

namespace castwright::gui {

namespace fs = std::filesystem;

namespace {

/// The system has few thousand watches for all programs; with more files, a look when the window is activated has to do.
constexpr std::size_t kMaximumFiles = 2000;
constexpr int kMaximumDepth = 5;
constexpr int kMaximumEntries = 50'000;

}  // namespace

ContentWatch::ContentWatch(QObject* parent) : QObject{parent} {
    const auto tell = [this] {
        rewatch();
        Q_EMIT changed();
    };
    connect(&m_watcher, &FileWatcher::fileChanged, this, tell);
    connect(&m_watcher, &FileWatcher::folderChanged, this, tell);
}

void ContentWatch::setRoot(const fs::path& root) {
    m_root = root;
    rewatch();
}

void ContentWatch::rewatch() {
    QStringList folders;
    QStringList files;
    if (isPakFile(fromStdPath(m_root))) {
        files.append(fromStdPath(m_root));
    } else if (!m_root.empty()) {
        using enum parser::ContentKind;
        folders.append(fromStdPath(m_root));
        folders.append(fromStdPath(contentSubfolder(m_root, Style).parent_path()));
        for (const auto kind : std::array{Style, Character, Chat})
            folders.append(fromStdPath(contentSubfolder(m_root, kind)));
        if (const auto listed = parser::listContent(m_root); listed && listed->size() <= kMaximumFiles) {
            for (const parser::ContentFile& file : *listed)
                files.append(fromStdPath(file.path));
        }
        if (const auto layers = packer::layersOf(m_root)) {
            for (const fs::path& layer : *layers) {
                if (layer != m_root)
                    files.append(fromStdPath(layer));
            }
        }
    }
    // The new ones first, so that what stays is not forgotten in between.
    const auto watch = [this](const QStringList& now, const QStringList& before, auto add, auto remove) {
        for (const QString& path : now) {
            if (!before.contains(path))
                (m_watcher.*add)(path);
        }
        for (const QString& path : before) {
            if (!now.contains(path))
                (m_watcher.*remove)(path);
        }
    };
    watch(folders, m_folders, &FileWatcher::watchFolder, &FileWatcher::unwatchFolder);
    watch(files, m_files, &FileWatcher::watchFile, &FileWatcher::unwatchFile);
    m_folders = folders;
    m_files = files;
}

std::vector<fs::path> nearbyContentRoots(const fs::path& folder) {
    if (const auto root = parser::contentRootOf(folder))
        return {*root};
    std::vector<fs::path> roots;
    std::error_code error;
    fs::recursive_directory_iterator entry{folder, fs::directory_options::skip_permission_denied, error};
    for (int entries = 0; !error && entry != fs::recursive_directory_iterator{} && entries < kMaximumEntries; ++entries) {
        std::error_code typeError;
        const std::string name = entry->path().filename().string();
        if (entry->is_symlink(typeError) || !entry->is_directory(typeError) || name.starts_with('.')
            || entry.depth() >= kMaximumDepth) {
            entry.disable_recursion_pending();
        } else if (parser::equalIgnoringCase(name, "botfiles")) {
            entry.disable_recursion_pending();
            roots.push_back(entry->path().parent_path());
        }
        entry.increment(error);
    }
    std::ranges::sort(roots);
    return roots;
}

}  // namespace castwright::gui
