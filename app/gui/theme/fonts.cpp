// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/theme/fonts.h"

namespace castwright::gui {

QFont digitFont(QFont font, bool bold) {
    font.setFeature("tnum", 1);
    font.setBold(bold);
    return font;
}

}  // namespace castwright::gui
