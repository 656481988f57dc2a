// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/panel_list.h"

#include "app/gui/panels/cast/cast_tree_panel.h"
#include "app/gui/panels/compare/compare_panel.h"
#include "app/gui/panels/problems/problems_panel.h"
#include "app/gui/panels/traits/trait_panel.h"

namespace castwright::gui {

std::vector<DockPanel*> makePanels(QWidget& window) {
    return {
        new CastTreePanel{&window},
        new ProblemsPanel{&window},
        new TraitPanel{&window},
        new ComparePanel{&window},
    };
}

}  // namespace castwright::gui
