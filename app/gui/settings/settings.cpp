// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/settings/settings.h"

#include "app/gui/document/document.h"

#include <QCryptographicHash>
#include <QDir>
#include <QStandardPaths>

namespace castwright::gui {

namespace {

constexpr qsizetype kMaximumRecent = 10;
constexpr QLatin1StringView kRecentFolders{"recentFolders"};
constexpr QLatin1StringView kGeometry{"window/geometry"};
constexpr QLatin1StringView kState{"window/state"};
constexpr QLatin1StringView kAppearance{"appearance"};
constexpr QLatin1StringView kExportFolder{"exportFolder"};

/// What is kept for a folder of content, which has a key of its own as its path may hold anything.
QString packTargetsKey(const QString& folder) {
    const QByteArray hash = QCryptographicHash::hash(canonicalPathOf(folder).toUtf8(), QCryptographicHash::Sha1).toHex();
    return QStringLiteral("packTargets/%1").arg(QString::fromLatin1(hash));
}

QStringList absoluteOnes(QStringList paths) {
    paths.removeIf([](const QString& path) { return !QDir::isAbsolutePath(path); });
    return paths.first(qMin(paths.size(), kMaximumRecent));
}

}  // namespace

Settings::Settings()
    : m_settings{QSettings::IniFormat, QSettings::UserScope, QStringLiteral("castwright"), QStringLiteral("castwright")} {}

QStringList Settings::recentFolders() const { return absoluteOnes(m_settings.value(kRecentFolders).toStringList()); }

void Settings::addRecentFolder(const QString& folder) {
    QStringList folders = recentFolders();
    folders.removeAll(folder);
    folders.prepend(folder);
    m_settings.setValue(kRecentFolders, folders.first(qMin(folders.size(), kMaximumRecent)));
}

void Settings::removeRecentFolder(const QString& folder) {
    QStringList folders = recentFolders();
    folders.removeAll(folder);
    m_settings.setValue(kRecentFolders, folders);
}

void Settings::clearRecentFolders() { m_settings.remove(kRecentFolders); }

QStringList Settings::packTargets(const QString& folder) const {
    return absoluteOnes(m_settings.value(packTargetsKey(folder)).toStringList());
}

void Settings::addPackTarget(const QString& folder, const QString& target) {
    QStringList targets = packTargets(folder);
    targets.removeAll(target);
    targets.prepend(target);
    m_settings.setValue(packTargetsKey(folder), targets.first(qMin(targets.size(), kMaximumRecent)));
}

QByteArray Settings::windowGeometry() const { return m_settings.value(kGeometry).toByteArray(); }

QByteArray Settings::windowState() const { return m_settings.value(kState).toByteArray(); }

void Settings::setWindow(const QByteArray& geometry, const QByteArray& state) {
    m_settings.setValue(kGeometry, geometry);
    m_settings.setValue(kState, state);
}

Appearance Settings::appearance() const {
    const QString name = m_settings.value(kAppearance).toString();
    if (name == u"light")
        return Appearance::Light;
    return name == u"dark" ? Appearance::Dark : Appearance::System;
}

void Settings::setAppearance(Appearance appearance) {
    switch (appearance) {
    case Appearance::System: m_settings.remove(kAppearance); break;
    case Appearance::Light: m_settings.setValue(kAppearance, QStringLiteral("light")); break;
    case Appearance::Dark: m_settings.setValue(kAppearance, QStringLiteral("dark")); break;
    }
}

QString Settings::exportFolder() const {
    QString folder = m_settings.value(kExportFolder).toString();
    if (QDir::isAbsolutePath(folder) && QDir{folder}.exists())
        return folder;
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

void Settings::setExportFolder(const QString& folder) { m_settings.setValue(kExportFolder, folder); }

}  // namespace castwright::gui
