// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/document/file_stamp.h"

#include <QFile>

#include <sys/stat.h>

namespace castwright::gui {

FileStamp stampOf(const QString& path) {
    struct stat status{};
    if (::stat(QFile::encodeName(path).constData(), &status) != 0)
        return {};
    return {
        .exists = true,
        .device = status.st_dev,
        .inode = status.st_ino,
        .size = status.st_size,
        .changedSeconds = status.st_mtim.tv_sec,
        .changedNanoseconds = status.st_mtim.tv_nsec,
    };
}

}  // namespace castwright::gui
