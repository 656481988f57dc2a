// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDoubleSpinBox;
class QWidget;

namespace castwright::gui {

/// A box for a skill from 1 to 5 in hundredths; its arrows go by tenths.
[[nodiscard]] QDoubleSpinBox* makeSkillBox(QWidget* parent);

}  // namespace castwright::gui
