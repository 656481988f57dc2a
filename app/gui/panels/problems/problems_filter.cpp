// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/problems/problems_filter.h"

#include "app/gui/panels/problems/problems_model.h"

#include <tuple>

namespace castwright::gui {

namespace {

const ProblemRow& rowAt(const QAbstractItemModel* model, int row) { return qobject_cast<const ProblemsModel*>(model)->row(row); }

}  // namespace

ProblemsFilter::ProblemsFilter(QObject* parent) : QSortFilterProxyModel{parent} {}

void ProblemsFilter::setShown(validators::Severity severity, bool shown) {
    m_shown[static_cast<std::size_t>(severity)] = shown;
    invalidateRowsFilter();
}

void ProblemsFilter::setText(const QString& text) {
    m_text = text;
    invalidateRowsFilter();
}

bool ProblemsFilter::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const {
    const ProblemRow& problem = rowAt(sourceModel(), row);
    if (!m_shown[static_cast<std::size_t>(problem.severity)])
        return false;
    return m_text.isEmpty() || problem.message.contains(m_text, Qt::CaseInsensitive)
        || problem.rule.contains(m_text, Qt::CaseInsensitive)
        || problem.path.sliced(problem.path.lastIndexOf(u'/') + 1).contains(m_text, Qt::CaseInsensitive);
}

bool ProblemsFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const ProblemRow& a = rowAt(sourceModel(), left.row());
    const ProblemRow& b = rowAt(sourceModel(), right.row());
    const auto place = [](const ProblemRow& row) { return std::tie(row.path, row.range.begin); };
    switch (left.column()) {
    case ProblemsModel::MessageColumn:  // the gravest first
        return a.severity != b.severity ? a.severity > b.severity : a.message.localeAwareCompare(b.message) < 0;
    case ProblemsModel::RuleColumn: return a.rule != b.rule ? a.rule < b.rule : place(a) < place(b);
    default: return place(a) < place(b);
    }
}

}  // namespace castwright::gui
