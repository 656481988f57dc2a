// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <filesystem>

namespace castwright::gui {

/// A path for the core libraries. File names are bytes on Unix; Qt's own coding of them is kept both ways.
[[nodiscard]] inline std::filesystem::path toStdPath(const QString& path) { return QFile::encodeName(path).toStdString(); }

[[nodiscard]] inline QString fromStdPath(const std::filesystem::path& path) { return QFile::decodeName(path.c_str()); }

}  // namespace castwright::gui
