// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/theme/appearance.h"

#include <QByteArray>
#include <QSettings>
#include <QStringList>

namespace castwright::gui {

/// What the program remembers between starts beside the sessions of folders. Values from a damaged file fall back to their defaults.
class Settings {
public:
    Settings();

    /// The latest first, at most ten, all absolute.
    [[nodiscard]] QStringList recentFolders() const;
    void addRecentFolder(const QString& folder);
    void removeRecentFolder(const QString& folder);
    void clearRecentFolders();

    /// The paks that the content folder was packed into, the latest first, at most ten, all absolute.
    [[nodiscard]] QStringList packTargets(const QString& folder) const;
    void addPackTarget(const QString& folder, const QString& target);

    [[nodiscard]] QByteArray windowGeometry() const;
    [[nodiscard]] QByteArray windowState() const;
    void setWindow(const QByteArray& geometry, const QByteArray& state);

    [[nodiscard]] Appearance appearance() const;
    void setAppearance(Appearance appearance);

    /// Where the last table or picture was saved, the author's documents before there was one. Never the content folder by itself: what
    /// lies there is packed.
    [[nodiscard]] QString exportFolder() const;
    void setExportFolder(const QString& folder);

private:
    QSettings m_settings;
};

}  // namespace castwright::gui
