// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/snapshot.h"

#include <QAbstractTableModel>
#include <QIcon>
#include <QPalette>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace castwright::gui {

/// A problem as the table shows it.
struct ProblemRow {
    QString key;  ///< the same for the same problem in the next snapshot, wherever in its file it has moved
    validators::Severity severity = validators::Severity::Error;
    QString message;
    QString rule;
    QString path;
    parser::ByteRange range;
    std::optional<parser::LinePosition> place;  ///< nothing when the problem is about a file, folder or pak as a whole
    std::size_t diagnostic = 0;                 ///< index into Snapshot::diagnostics

    bool operator==(const ProblemRow&) const = default;
};

/// The problems of a snapshot, in its order. A new snapshot changes only the rows that differ.
class ProblemsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { MessageColumn, RuleColumn, FileColumn, PlaceColumn, ColumnCount };

    explicit ProblemsModel(QObject* parent = nullptr);

    /// Null: none.
    void setSnapshot(std::shared_ptr<const Snapshot> snapshot);
    [[nodiscard]] const std::shared_ptr<const Snapshot>& snapshot() const { return m_snapshot; }
    [[nodiscard]] const ProblemRow& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const SeverityCounts& counts() const { return m_counts; }
    /// The line that tells of a problem outside the program: `file:line:column: severity: message [rule]`, without line and column for a file as
    /// a whole.
    [[nodiscard]] QString asText(int number) const;

    /// Icons in the colours of this palette.
    void setPalette(const QPalette& palette);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void merge(std::vector<ProblemRow> rows);
    [[nodiscard]] QString text(const ProblemRow& row, int column) const;
    [[nodiscard]] QString toolTip(const ProblemRow& row) const;

    std::shared_ptr<const Snapshot> m_snapshot;
    std::vector<ProblemRow> m_rows;
    SeverityCounts m_counts;
    std::array<QIcon, 3> m_icons;  ///< by severity
};

}  // namespace castwright::gui
