// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <expected>
#include <filesystem>
#include <optional>

/// Files in paks have paths as if the pak were a folder: "/games/base/pak0.pk4/botfiles/styles/a.style". No file on disk can have such a
/// path, as the pak is one.
namespace castwright::gui {

/// A file in a pak.
struct PakPlace {
    QString pak;    ///< absolute path of the archive
    QString entry;  ///< "botfiles/styles/a.style"

    bool operator==(const PakPlace&) const = default;
};

/// Whether that is the path of a file which the game would take for a pak.
[[nodiscard]] bool isPakFile(const QString& path);

[[nodiscard]] QString pathInPak(const QString& pak, const QString& entry);

/// The pak and the name of a file in it; nothing when the path leads through no pak on disk.
[[nodiscard]] std::optional<PakPlace> pakPlaceOf(const QString& path);

/// The bytes of a bot file in a pak, whose name counts in any case. The error is a sentence.
[[nodiscard]] std::expected<QByteArray, QString> readPakEntry(const PakPlace& place);

}  // namespace castwright::gui
