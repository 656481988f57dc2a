// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/document/file_stamp.h"

#include "app/gui/document/paths.h"

namespace castwright::gui {

FileStamp stampOf(const QString& path) { return packer::identityOf(toStdPath(path)); }

}  // namespace castwright::gui
