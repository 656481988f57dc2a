// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pack/pack_files_model.h"

#include "app/gui/text/byte_text.h"
#include "parser/text/bytes.h"

#include <QLocale>

#include <algorithm>
#include <map>
#include <utility>

namespace castwright::gui {

namespace {

QString shown(const std::string& bytes) {
    return displayText(QByteArrayView{bytes.data(), static_cast<qsizetype>(bytes.size())});
}

PackFileState stateOf(packer::ChangeKind kind) {
    switch (kind) {
    case packer::ChangeKind::Added: return PackFileState::New;
    case packer::ChangeKind::Removed: return PackFileState::Removed;
    case packer::ChangeKind::Changed: return PackFileState::Changed;
    }
    std::unreachable();
}

}  // namespace

void PackFilesModel::setPreview(std::shared_ptr<const PackPreview> preview) {
    beginResetModel();
    m_preview = std::move(preview);
    m_rows.clear();
    if (m_preview) {
        static const std::vector<packer::Change> kNone;
        const bool compared = m_preview->difference.has_value();
        const auto& changes = compared ? m_preview->difference->changes : kNone;
        std::map<std::string, std::size_t> byName;
        for (std::size_t i = 0; i < changes.size(); ++i)
            byName.emplace(parser::toAsciiLower(changes[i].name), i);
        for (const packer::PlannedEntry& entry : m_preview->review.plan.entries) {
            Row row{.name = shown(entry.name), .size = entry.size, .state = compared ? PackFileState::Same : PackFileState::New};
            if (const auto change = byName.find(parser::toAsciiLower(entry.name)); change != byName.end()) {
                row.state = stateOf(changes[change->second].kind);
                row.change = change->second;
            }
            m_rows.push_back(std::move(row));
        }
        for (const packer::Change& change : changes) {
            if (change.kind == packer::ChangeKind::Removed)
                m_rows.push_back({.name = shown(change.name), .size = change.sizeBefore, .state = PackFileState::Removed});
        }
    }
    endResetModel();
}

std::vector<DiffLine> PackFilesModel::difference(int row) const {
    const auto& change = m_rows[static_cast<std::size_t>(row)].change;
    return change ? parseUnifiedDiff(m_preview->difference->changes[*change].textDiff) : std::vector<DiffLine>{};
}

int PackFilesModel::count(PackFileState state) const { return static_cast<int>(std::ranges::count(m_rows, state, &Row::state)); }

int PackFilesModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_rows.size()); }

int PackFilesModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString PackFilesModel::stateText(PackFileState state) {
    switch (state) {
    case PackFileState::New: return tr("new");
    case PackFileState::Changed: return tr("changed");
    case PackFileState::Removed: return tr("no longer there");
    case PackFileState::Same: return tr("the same");
    }
    std::unreachable();
}

QVariant PackFilesModel::text(const Row& row, int column) const {
    switch (column) {
    case NameColumn: return row.name;
    case SizeColumn: return QLocale{}.toString(static_cast<qulonglong>(row.size));
    case StateColumn: return stateText(row.state);
    default: return {};
    }
}

QVariant PackFilesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return text(row, index.column());
    case Qt::ToolTipRole: return index.column() == NameColumn ? row.name : QVariant{};
    case Qt::TextAlignmentRole: return index.column() == SizeColumn ? QVariant{Qt::AlignRight | Qt::AlignVCenter} : QVariant{};
    case SortRole:
        if (index.column() == SizeColumn)
            return static_cast<qulonglong>(row.size);
        return index.column() == StateColumn ? QVariant{static_cast<int>(row.state)} : QVariant{row.name.toLower()};
    case DiffersRole: return row.state != PackFileState::Same;
    default: return {};
    }
}

QVariant PackFilesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == SizeColumn)
        return QVariant{Qt::AlignRight | Qt::AlignVCenter};
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn: return tr("File");
    case SizeColumn: return tr("Bytes");
    case StateColumn: return tr("Since the last pak");
    default: return {};
    }
}

PackFilesFilter::PackFilesFilter(QObject* parent) : QSortFilterProxyModel{parent} { setSortRole(PackFilesModel::SortRole); }

void PackFilesFilter::setOnlyDifferences(bool only) {
    m_onlyDifferences = only;
    invalidateFilter();
}

bool PackFilesFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    return !m_onlyDifferences || sourceModel()->index(row, 0, parent).data(PackFilesModel::DiffersRole).toBool();
}

}  // namespace castwright::gui
