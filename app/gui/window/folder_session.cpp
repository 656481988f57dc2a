// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/folder_session.h"

#include "app/gui/dialogs/prompter.h"
#include "app/gui/document/content_watch.h"
#include "app/gui/document/new_content.h"
#include "app/gui/document/pak_path.h"
#include "app/gui/document/paths.h"
#include "app/gui/editor/code_editor.h"
#include "app/gui/session/session.h"
#include "app/gui/settings/settings.h"
#include "app/gui/tabs/document_tabs.h"
#include "app/gui/tabs/editor_pane.h"
#include "packer/archive/pak.h"
#include "packer/files/replacement_file.h"
#include "parser/loader/content_folder.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace castwright::gui {

using namespace std::chrono_literals;

FolderSession::FolderSession(Prompter& prompter, Settings& settings, DocumentTabs& tabs, QObject* parent)
    : QObject{parent}, m_prompter{prompter}, m_settings{settings}, m_tabs{tabs} {
    m_timer.setSingleShot(true);
    m_timer.setInterval(2s);
    connect(&m_timer, &QTimer::timeout, this, &FolderSession::saveSessionNow);
}

bool FolderSession::tell(const QString& reason, QString* error) {
    if (error != nullptr)
        *error = reason;
    else
        m_prompter.showError(reason);
    return false;
}

bool FolderSession::openPak(const QString& pak, QString* error) {
    const QString path = QDir::cleanPath(QFileInfo{pak}.absoluteFilePath());
    // Its structure is judged now, its bot files when they are read for the analysis.
    if (const auto opened = packer::Pak::open(toStdPath(path)); !opened)
        return tell(QString::fromStdString(opened.error().message), error);
    if (!close())
        return false;
    m_keepsSession = true;
    setRoot(toStdPath(path));
    m_settings.addRecentFolder(path);
    emit recentFoldersChanged();
    restoreSession();
    emit told(tr("“%1” is open read-only. Unpack it into a folder to change it.").arg(QFileInfo{path}.fileName()), 10'000);
    return true;
}

bool FolderSession::openFolder(const QString& folder, Restore restore, QString* error) {
    if (isPakFile(folder))
        return openPak(folder, error);
    const QFileInfo info{folder};
    if (!info.isDir() || !info.isReadable()) {
        m_settings.removeRecentFolder(folder);
        emit recentFoldersChanged();
        return tell(
            info.exists() ? tr("“%1” cannot be opened as a folder.").arg(folder)
                          : tr("The folder “%1” does not exist.").arg(folder),
            error);
    }
    const auto roots = nearbyContentRoots(toStdPath(info.absoluteFilePath()));
    std::filesystem::path root = roots.empty() ? toStdPath(QDir::cleanPath(info.absoluteFilePath())) : roots.front();
    if (roots.size() > 1) {
        QStringList names;
        for (const auto& each : roots)
            names.append(fromStdPath(each));
        const QString chosen = m_prompter.askContentFolder(names);
        if (chosen.isEmpty())
            return false;
        root = toStdPath(chosen);
    }
    if (!close())
        return false;
    m_keepsSession = restore == Restore::LastFiles;
    setRoot(root);
    m_settings.addRecentFolder(fromStdPath(root));
    emit recentFoldersChanged();
    if (restore == Restore::LastFiles)
        restoreSession();
    if (roots.empty())
        emit told(tr("There is no folder “botfiles” here yet. The first new file makes one."), 10'000);
    return true;
}

bool FolderSession::close() {
    saveSessionNow();
    const bool keepsSession = std::exchange(m_keepsSession, false);
    if (!m_tabs.closePanes(m_tabs.panes(), folderForFiles())) {
        m_keepsSession = keepsSession;
        return false;
    }
    setRoot({});
    return true;
}

void FolderSession::saveSessionNow() {
    m_timer.stop();
    if (!m_keepsSession || m_root.empty())
        return;
    Session session;
    for (const EditorPane* pane : m_tabs.panes()) {
        if (pane->document().isUntitled())
            continue;
        if (pane == m_tabs.currentPane())
            session.active = static_cast<int>(session.files.size());
        session.files.push_back({pane->document().path(), pane->editor().caretByte(), pane->editor().firstVisibleLine()});
    }
    saveSession(fromStdPath(m_root), session);
}

void FolderSession::restoreSession() {
    const Session session = loadSession(fromStdPath(m_root));
    EditorPane* active = nullptr;
    for (std::size_t i = 0; i < session.files.size(); ++i) {
        const SessionFile& file = session.files[i];
        // What is gone since then is no news worth a message.
        EditorPane* pane = m_tabs.open(file.path);
        if (pane == nullptr)
            continue;
        const qsizetype caret = std::min(file.caretByte, pane->editor().bytes().size());
        pane->editor().goToByte(caret, caret);
        pane->editor().setFirstVisibleLine(file.firstVisibleLine);
        if (static_cast<int>(i) == session.active)
            active = pane;
    }
    if (active != nullptr)
        m_tabs.setCurrentWidget(active);
}

void FolderSession::sessionChanged() {
    if (m_keepsSession && !m_timer.isActive())
        m_timer.start();
}

QString FolderSession::folderForFiles() const {
    if (m_pakOpen)
        return fromStdPath(m_root.parent_path());
    if (!m_root.empty())
        return fromStdPath(m_root);
    if (const EditorPane* pane = m_tabs.currentPane(); pane != nullptr && !pane->document().isUntitled())
        return QFileInfo{pane->document().path()}.absolutePath();
    return QDir::homePath();
}

void FolderSession::setRoot(const std::filesystem::path& root) {
    m_root = root;
    m_pakOpen = isPakFile(fromStdPath(root));
    if (!root.empty() && !m_pakOpen) {
        using enum parser::ContentKind;
        for (const auto kind : std::array{Style, Character, Chat})
            packer::removeStrayTemporaries(contentSubfolder(root, kind));
    }
    emit rootChanged();
}

}  // namespace castwright::gui
