// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/files/write_error.h"

#include <QString>

namespace castwright::gui {

/// What went wrong when `path` was written, as a sentence for the author.
[[nodiscard]] QString writeErrorText(const QString& path, const packer::WriteError& error);

}  // namespace castwright::gui
