// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document/atomic_file.h"

#include <QString>

namespace castwright::gui {

/// What went wrong when `path` was written, as a sentence for the author.
[[nodiscard]] QString writeErrorText(const QString& path, const WriteError& error);

}  // namespace castwright::gui
