// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/document/pak_path.h"

#include "app/gui/document/paths.h"
#include "packer/archive/pak.h"
#include "packer/comparing/game_content.h"
#include "parser/text/bytes.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace castwright::gui {

namespace {

constexpr QLatin1StringView kSuffix{".pk4"};

}  // namespace

bool isPakFile(const QString& path) { return path.endsWith(kSuffix, Qt::CaseInsensitive) && QFileInfo{path}.isFile(); }

QString pathInPak(const QString& pak, const QString& entry) { return pak + u'/' + entry; }

std::optional<PakPlace> pakPlaceOf(const QString& path) {
    for (qsizetype at = 0; (at = path.indexOf(kSuffix + u'/', at, Qt::CaseInsensitive)) >= 0; ++at) {
        const qsizetype end = at + kSuffix.size();
        if (const QString pak = path.first(end); QFileInfo{pak}.isFile())
            return PakPlace{pak, path.sliced(end + 1)};
    }
    return std::nullopt;
}

std::expected<QByteArray, QString> readPakEntry(const PakPlace& place) {
    const auto pak = packer::Pak::open(toStdPath(place.pak));
    if (!pak)
        return std::unexpected{QString::fromStdString(pak.error().message)};
    const std::string name = place.entry.toStdString();
    const auto entry = std::ranges::find_if(pak->entries(), [&name](const packer::PakEntry& each) {
        return !each.isFolder && parser::equalIgnoringCase(each.name, name);
    });
    if (entry == pak->entries().end())
        return std::unexpected{QCoreApplication::translate("PakPath", "There is no “%1” in “%2”.")
                                   .arg(place.entry, QDir::toNativeSeparators(place.pak))};
    const auto bytes = pak->bytes(*entry, packer::kLargestContentFile);
    if (!bytes)
        return std::unexpected{QString::fromStdString(bytes.error().message)};
    return QByteArray::fromStdString(*bytes);
}

}  // namespace castwright::gui
