// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/files/file_identity.h"

#include <QString>

namespace castwright::gui {

/// What tells cheaply that a file may have changed. Equal stamps: it has not.
using FileStamp = packer::FileIdentity;

/// The stamp of the file that `path` leads to, through symbolic links.
[[nodiscard]] FileStamp stampOf(const QString& path);

}  // namespace castwright::gui
