// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace castwright::gui {

/// The font with digits of one width, so that numbers stand in columns, and, when wanted, in bold.
[[nodiscard]] QFont digitFont(QFont font, bool bold = false);

}  // namespace castwright::gui
