// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/compare/subject_list_model.h"

#include "app/gui/panels/parts/trait_text.h"
#include "app/gui/theme/icons.h"

#include <algorithm>
#include <utility>

namespace castwright::gui {

void SubjectListModel::setPicture(std::shared_ptr<const ComparePicture> picture) {
    const auto sameRow = [](const CompareSubject& a, const CompareSubject& b) { return a.name == b.name && a.owner == b.owner; };
    const bool sameRows = m_picture && picture && std::ranges::equal(m_picture->subjects, picture->subjects, sameRow);
    if (!sameRows)
        beginResetModel();
    m_picture = std::move(picture);
    // Across skills nobody else is shown, which does not mean that nobody is wanted.
    if (!m_picture || !m_picture->request.acrossSkills)
        m_checked.clear();
    for (std::size_t i = 1; m_picture && !m_picture->request.acrossSkills && i < m_picture->columns.size(); ++i)
        m_checked.push_back(m_picture->columns[i].subject);
    if (!sameRows)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

std::vector<TraitOwnerKey> SubjectListModel::checked() const {
    std::vector<TraitOwnerKey> keys;
    for (const std::size_t row : m_checked)
        keys.push_back(m_picture->key(row));
    return keys;
}

int SubjectListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_picture ? 0 : static_cast<int>(m_picture->subjects.size());
}

QVariant SubjectListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const CompareSubject& subject = m_picture->subjects[row];
    const std::vector<std::vector<float>>& all = m_picture->likeness->fingerprints;
    switch (role) {
    case Qt::DisplayRole: {
        const QString name = ownerTitle(subject.name, subject.owner.style);
        if (row == m_picture->reference)
            return tr("%1, the reference").arg(name);
        const float share = previews::similarity(m_picture->profile(), all[m_picture->reference], all[row]);
        //: %1 is a character or style, %2 a share in percent.
        return tr("%1, %2 alike").arg(name, percentText(share));
    }
    case Qt::DecorationRole: return icon(subject.owner.style ? QStringLiteral("style") : QStringLiteral("character"));
    case Qt::CheckStateRole: {
        if (row == m_picture->reference)
            return {};
        return std::ranges::contains(m_checked, row) ? Qt::Checked : Qt::Unchecked;
    }
    default: return {};
    }
}

Qt::ItemFlags SubjectListModel::flags(const QModelIndex& index) const {
    if (!index.isValid() || static_cast<std::size_t>(index.row()) == m_picture->reference)
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren;
}

bool SubjectListModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole || !index.isValid() || !flags(index).testFlag(Qt::ItemIsUserCheckable))
        return false;
    const auto row = static_cast<std::size_t>(index.row());
    std::erase(m_checked, row);
    if (value.toInt() == Qt::Checked)
        m_checked.push_back(row);
    emit dataChanged(index, index, {Qt::CheckStateRole});
    emit checkedChanged();
    return true;
}

}  // namespace castwright::gui
