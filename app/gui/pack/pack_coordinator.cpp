// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pack/pack_coordinator.h"

#include "app/gui/document/paths.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace castwright::gui {

PackCoordinator::PackCoordinator(Prompter& prompter, Settings& settings, PackHost host, QWidget& window)
    : QObject{&window},
      m_prompter{prompter},
      m_settings{settings},
      m_host{std::move(host)},
      m_window{window},
      m_staleWatch{new StaleWatch{this}},
      m_unpacker{new PakUnpacker{prompter, window}} {
    connect(m_unpacker, &PakUnpacker::unpacked, this, &PackCoordinator::unpacked);
    connect(m_staleWatch, &StaleWatch::staleChanged, this, &PackCoordinator::staleChanged);
}

void PackCoordinator::setRoot(const std::filesystem::path& root) {
    if (m_dialog != nullptr && root != m_root)
        m_dialog->close();
    m_root = root;
    watchTargets();
}

void PackCoordinator::setProfile(std::shared_ptr<const parser::Profile> profile) {
    m_profile = std::move(profile);
    // The dialog judges by the profile it was made with.
    delete std::exchange(m_dialog, nullptr);
}

void PackCoordinator::openDialog() {
    if (m_root.empty())
        return;
    if (m_dialog == nullptr)
        makeDialog();
    // A pack that is running is not thrown away by asking for it again.
    if (!m_dialog->isVisible() || !m_dialog->controller().isPacking())
        m_dialog->begin(m_root, targets(), ownPaks());
    documentsChanged();
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void PackCoordinator::makeDialog() {
    m_dialog = new PackDialog{m_prompter, m_profile, &m_window};
    connect(m_dialog, &PackDialog::placeActivated, this, &PackCoordinator::placeActivated);
    connect(m_dialog, &PackDialog::saveAllRequested, this, [this] { m_host.saveAll(); });
    connect(m_dialog, &PackDialog::pakWritten, this, &PackCoordinator::remember);
}

void PackCoordinator::filesChanged() {
    m_staleWatch->lookAgain();
    if (m_dialog != nullptr)
        m_dialog->filesChanged();
}

void PackCoordinator::documentsChanged() {
    if (m_dialog == nullptr || m_root.empty())
        return;
    QStringList names;
    const QString folder = fromStdPath(m_root) + u'/';
    const QStringList unsaved = m_host.unsavedFiles();
    for (const QString& path : unsaved) {
        if (path.startsWith(folder))
            names.append(QFileInfo{path}.fileName());
    }
    m_dialog->setUnsaved(names);
}

QStringList PackCoordinator::targets() const {
    QStringList targets = m_settings.packTargets(fromStdPath(m_root));
    if (!targets.contains(usualTarget()))
        targets.append(usualTarget());
    return targets;
}

QString PackCoordinator::usualTarget() const { return QDir{fromStdPath(m_root)}.filePath(QStringLiteral("pak0.pk4")); }

std::vector<std::filesystem::path> PackCoordinator::ownPaks() const {
    std::vector<std::filesystem::path> paks;
    if (!m_root.empty()) {
        for (const QString& target : m_settings.packTargets(fromStdPath(m_root)))
            paks.push_back(toStdPath(target));
    }
    return paks;
}

void PackCoordinator::remember(const QString& folder, const QString& target) {
    m_settings.addPackTarget(folder, QDir::cleanPath(target));
    watchTargets();
    Q_EMIT targetsChanged();
}

void PackCoordinator::watchTargets() {
    if (m_root.empty())
        m_staleWatch->watch({}, {});
    else
        m_staleWatch->watch(m_root, m_settings.packTargets(fromStdPath(m_root)), usualTarget());
}

}  // namespace castwright::gui
