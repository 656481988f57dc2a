// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/pack/pack_dialog.h"
#include "app/gui/pack/pak_unpacker.h"
#include "app/gui/pack/stale_watch.h"
#include "app/gui/settings/settings.h"

#include <QObject>

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

namespace castwright::gui {

/// What packing needs of the window.
struct PackHost {
    std::function<QStringList()> unsavedFiles;  ///< paths of open files with changes that are not on the disk
    std::function<void()> saveAll;
};

/// Packing and unpacking in a window: its dialog, the paks that the folder is packed into, and whether they still match it.
class PackCoordinator final : public QObject {
    Q_OBJECT

public:
    PackCoordinator(Prompter& prompter, Settings& settings, PackHost host, QWidget& window);

    /// The content folder; empty for none.
    void setRoot(const std::filesystem::path& root);
    void setProfile(std::shared_ptr<const parser::Profile> profile);
    /// Shows the dialog, with a plan of the folder.
    void openDialog();
    /// Asks for a folder and unpacks the pak into it.
    void unpack(const QString& pak) { m_unpacker->unpack(pak); }
    /// Files of the folder have changed on the disk.
    void filesChanged();
    /// Open files were saved, changed or closed.
    void documentsChanged();

    /// Null before it was first opened.
    [[nodiscard]] PackDialog* dialog() const { return m_dialog; }
    [[nodiscard]] const StaleWatch& staleWatch() const { return *m_staleWatch; }
    /// The paks that the folder was packed into, the latest first; the default one when there are none yet.
    [[nodiscard]] QStringList targets() const;

    /// Those of them that were packed into, not just proposed.
    [[nodiscard]] std::vector<std::filesystem::path> ownPaks() const;

Q_SIGNALS:
    void unpacked(const QString& folder);
    void targetsChanged();
    void placeActivated(const QString& path, qsizetype begin, qsizetype end);
    void staleChanged();

private:
    void makeDialog();
    void remember(const QString& folder, const QString& target);
    void watchTargets();
    [[nodiscard]] QString usualTarget() const;

    Prompter& m_prompter;
    Settings& m_settings;
    PackHost m_host;
    QWidget& m_window;
    std::filesystem::path m_root;
    std::shared_ptr<const parser::Profile> m_profile;
    PackDialog* m_dialog = nullptr;
    StaleWatch* m_staleWatch = nullptr;
    PakUnpacker* m_unpacker = nullptr;
};

}  // namespace castwright::gui
