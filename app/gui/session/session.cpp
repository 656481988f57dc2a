// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/session.h"

#include "app/gui/document/document.h"
#include "app/gui/document/paths.h"
#include "packer/files/replacement_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <algorithm>
#include <limits>
#include <optional>

namespace castwright::gui {

namespace {

constexpr int kVersion = 1;
constexpr qint64 kMaximumBytes = 1 << 20;
constexpr qsizetype kMaximumFiles = 200;

std::optional<QJsonObject> readObject(const QString& path) {
    QFile file{path};
    if (file.size() > kMaximumBytes || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
    if (!document.isObject())
        return std::nullopt;
    return document.object();
}

/// A place of the session file: 0 when it is no number.
qsizetype placeOf(const QJsonValue& value, qsizetype limit) {
    return static_cast<qsizetype>(std::clamp(value.toDouble(0.0), 0.0, static_cast<double>(limit)));
}

}  // namespace

QString sessionPath(const QString& folder) {
    const QByteArray key = QCryptographicHash::hash(canonicalPathOf(folder).toUtf8(), QCryptographicHash::Sha1).toHex();
    return QStringLiteral("%1/castwright/sessions/%2.json")
        .arg(QStandardPaths::writableLocation(QStandardPaths::GenericStateLocation), QString::fromLatin1(key));
}

Session loadSession(const QString& folder) {
    const auto object = readObject(sessionPath(folder));
    if (!object || object->value(u"version").toInt() != kVersion)
        return {};
    Session session;
    const QDir base{folder};
    const QJsonArray files = object->value(u"files").toArray();
    for (const auto& value : files) {
        const QJsonObject file = value.toObject();
        const QString path = file.value(u"path").toString();
        if (path.isEmpty())
            continue;
        session.files.push_back({
            .path = QDir::cleanPath(base.absoluteFilePath(path)),
            .caretByte = placeOf(file.value(u"caret"), std::numeric_limits<int>::max()),
            .firstVisibleLine = static_cast<int>(placeOf(file.value(u"firstLine"), std::numeric_limits<int>::max())),
        });
        if (std::ssize(session.files) == kMaximumFiles)
            break;
    }
    session.active = std::clamp(object->value(u"active").toInt(-1), -1, static_cast<int>(session.files.size()) - 1);
    return session;
}

bool saveSession(const QString& folder, const Session& session) {
    const QDir base{folder};
    QJsonArray files;
    for (const SessionFile& file : session.files) {
        files.append(QJsonObject{
            {QStringLiteral("path"), base.relativeFilePath(file.path)},
            {QStringLiteral("caret"), static_cast<qint64>(file.caretByte)},
            {QStringLiteral("firstLine"), file.firstVisibleLine},
        });
    }
    const QJsonObject object{
        {QStringLiteral("version"), kVersion},
        {QStringLiteral("folder"), folder},
        {QStringLiteral("files"), files},
        {QStringLiteral("active"), session.active},
    };
    const QString path = sessionPath(folder);
    if (!QDir{}.mkpath(QFileInfo{path}.absolutePath()))
        return false;
    return packer::writeFileAtomically(toStdPath(path), QJsonDocument{object}.toJson().toStdString()).has_value();
}

}  // namespace castwright::gui
