// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document/line_diff.h"
#include "app/gui/pack/pack_job.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <optional>
#include <vector>

namespace castwright::gui {

/// A file of a pak beside the same file of the pak before.
enum class PackFileState : quint8 { New, Changed, Removed, Same };

/// The files that go into a pak, and those of the pak before that do not any more.
class PackFilesModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : quint8 { NameColumn, StateColumn, SizeColumn, ColumnCount };
    enum Role {
        SortRole = Qt::UserRole,
        DiffersRole,  ///< whether the state is another one than Same
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setPreview(std::shared_ptr<const PackPreview> preview);
    /// The lines by which a style, character or chat file differs; empty when there are none to show.
    [[nodiscard]] std::vector<DiffLine> difference(int row) const;
    [[nodiscard]] QString name(int row) const { return m_rows[static_cast<std::size_t>(row)].name; }
    /// How many files are in that state.
    [[nodiscard]] int count(PackFileState state) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        QString name;
        std::uint64_t size = 0;  ///< in the new pak; of a removed file in the one before
        PackFileState state = PackFileState::Same;
        std::optional<std::size_t> change;  ///< index into the comparison
    };

    [[nodiscard]] QVariant text(const Row& row, int column) const;
    [[nodiscard]] static QString stateText(PackFileState state);

    std::shared_ptr<const PackPreview> m_preview;
    std::vector<Row> m_rows;
};

/// Lets through all files, or only those that differ.
class PackFilesFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit PackFilesFilter(QObject* parent = nullptr);
    void setOnlyDifferences(bool only);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    bool m_onlyDifferences = false;
};

}  // namespace castwright::gui
