// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QWidget;

namespace castwright::gui {

class DockPanel;

/// All panels of a window, as its children. A new panel is a folder and a line here.
[[nodiscard]] std::vector<DockPanel*> makePanels(QWidget& window);

}  // namespace castwright::gui
