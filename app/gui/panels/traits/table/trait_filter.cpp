// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/traits/table/trait_filter.h"

#include "app/gui/panels/traits/table/trait_model.h"

namespace castwright::gui {

TraitFilter::TraitFilter(QObject* parent) : QSortFilterProxyModel{parent} { setRecursiveFilteringEnabled(true); }

void TraitFilter::setText(const QString& text) {
    m_words = text.split(u' ', Qt::SkipEmptyParts);
    invalidateRowsFilter();
}

void TraitFilter::setOnlyTouched(bool only) {
    m_onlyTouched = only;
    invalidateRowsFilter();
}

bool TraitFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    if (!parent.isValid())
        return false;  // only for the sake of its traits
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (m_onlyTouched && !index.data(TraitModel::TouchedRole).toBool())
        return false;
    return hasAllWords(index.data(TraitModel::SearchRole).toString(), m_words);
}

}  // namespace castwright::gui
