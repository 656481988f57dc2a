// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace castwright::gui {

/// What tells cheaply that a file may have changed. Equal stamps: it has not.
struct FileStamp {
    bool exists = false;
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::int64_t size = 0;            ///< bytes
    std::int64_t changedSeconds = 0;  ///< of the time of the last change
    std::int64_t changedNanoseconds = 0;

    bool operator==(const FileStamp&) const = default;
};

/// The stamp of the file that `path` leads to, through symbolic links.
[[nodiscard]] FileStamp stampOf(const QString& path);

}  // namespace castwright::gui
