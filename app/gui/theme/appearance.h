// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace castwright::gui {

/// Light or dark, or what the desktop says.
enum class Appearance : std::uint8_t { System, Light, Dark };

/// Makes all windows light or dark. Where the desktop cannot be asked for that, colours of our own do it.
void applyAppearance(Appearance appearance);

}  // namespace castwright::gui
