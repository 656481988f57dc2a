// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/parts/skill_box.h"

#include "parser/profile/profile.h"

#include <QCoreApplication>
#include <QDoubleSpinBox>

namespace castwright::gui {

QDoubleSpinBox* makeSkillBox(QWidget* parent) {
    auto* const box = new QDoubleSpinBox{parent};
    box->setObjectName(QStringLiteral("skill"));
    box->setRange(1.0, parser::kSkillLevels);
    box->setSingleStep(0.1);
    box->setValue(3.0);
    // Numbers are written as in the files.
    box->setLocale(QLocale::c());
    box->setAccessibleName(QCoreApplication::translate("castwright::gui::SkillBox", "Skill, from 1 to 5"));
    return box;
}

}  // namespace castwright::gui
