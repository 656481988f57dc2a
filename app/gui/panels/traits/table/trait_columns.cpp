// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/traits/table/trait_columns.h"

#include "app/gui/panels/traits/table/trait_model.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/theme.h"

#include <QEvent>
#include <QFontMetrics>
#include <QHeaderView>
#include <QTreeView>

#include <algorithm>

namespace castwright::gui {

namespace {

constexpr int kSparkWidth = 52;

}  // namespace

TraitColumns::TraitColumns(QTreeView& table) : QObject{&table}, m_table{table} {
    QHeaderView& header = *table.header();
    header.setStretchLastSection(false);
    header.setSectionsMovable(false);
    header.setMinimumSectionSize(kMargin * 2);
    header.setSectionResizeMode(QHeaderView::Interactive);
    header.moveSection(header.visualIndex(TraitModel::SparkColumn), 1);
    header.moveSection(header.visualIndex(TraitModel::UnitColumn), TraitModel::ColumnCount - 1);
    table.viewport()->installEventFilter(this);
    share();
}

void TraitColumns::share() {
    const int width = m_table.viewport()->width();
    const QFontMetrics metrics{digitFont(m_table.font(), true)};
    const int better = std::max(metrics.horizontalAdvance(QStringLiteral("M")) + kMargin, m_table.header()->minimumSectionSize());
    const int digits = metrics.horizontalAdvance(QStringLiteral("0000")) + kMargin;
    const int unit = metrics.horizontalAdvance(QStringLiteral("game units")) + kMargin;
    const int longest = metrics.horizontalAdvance(QStringLiteral("peripheralPenaltyMsec")) + kMargin * 2;
    const int forNames = width - kSparkWidth - better - digits * parser::kSkillLevels;
    const bool withUnit = forNames >= longest + unit + kMargin * parser::kSkillLevels;
    const int name = std::clamp(forNames, longest / 2, longest);
    const int rest = width - name - kSparkWidth - better - (withUnit ? unit : 0);
    const int value = std::max(digits, rest / parser::kSkillLevels);
    QHeaderView& header = *m_table.header();
    header.setSectionHidden(TraitModel::UnitColumn, !withUnit);
    // Last pixels go to the names, so that no gap is left.
    header.resizeSection(TraitModel::NameColumn, std::max(name, name + rest - value * parser::kSkillLevels));
    header.resizeSection(TraitModel::SparkColumn, kSparkWidth);
    header.resizeSection(TraitModel::BetterColumn, better);
    header.resizeSection(TraitModel::UnitColumn, unit);
    for (int column = TraitModel::FirstValueColumn; column < TraitModel::BetterColumn; ++column)
        header.resizeSection(column, value);
}

bool TraitColumns::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)
        share();
    return QObject::eventFilter(watched, event);
}

}  // namespace castwright::gui
