// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/export/plain_table.h"
#include "app/gui/panels/compare/compare_picture.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace castwright::gui {

/// What a difference from the reference means for how well a bot plays.
enum class Verdict : quint8 {
    Same,
    Better,
    Worse,
    Taste,  ///< neither way is better play
};

/// `difference` is from the reference.
[[nodiscard]] Verdict verdictOf(const parser::Trait& trait, float difference);

/// The traits of those compared, a row for each in the groups of the profile: the reference's value, then for each other its value and the
/// difference. The rows can be filtered, and sorted by a difference, the largest share of the trait's range first; sorted rows have no
/// headings.
class CompareModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { VerdictRole = Qt::UserRole };
    /// What a column of the table shows.
    enum class Part : quint8 { Value, Difference, Better, Unit };

    using QAbstractTableModel::QAbstractTableModel;

    /// Null: nothing to show.
    void setPicture(std::shared_ptr<const ComparePicture> picture);
    /// Words that all must be in a trait's name, group or meaning, in any case; and whether equal rows are left out.
    void setFilter(const QString& text, bool onlyDifferent);
    /// By the difference that the column is about; one that is about none gives the order of the profile.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    /// Nothing for the heading of a group.
    [[nodiscard]] std::optional<std::size_t> traitAt(int row) const { return m_rows[static_cast<std::size_t>(row)].trait; }
    /// The row of a trait; nothing when it is filtered away.
    [[nodiscard]] std::optional<int> rowOf(std::size_t trait) const;
    [[nodiscard]] Part partAt(int column) const;
    /// The index into ComparePicture::columns; nothing for what tells about the trait itself.
    [[nodiscard]] std::optional<std::size_t> comparedAt(int column) const;
    /// What one of ComparePicture::columns is called, and what is said below that.
    [[nodiscard]] QString title(std::size_t compared) const;
    [[nodiscard]] QString subtitle(std::size_t compared) const;

    /// How many characters the longest text of a column has, over all traits.
    [[nodiscard]] int longestCell(int column) const;

    /// What is shown, for other programs.
    [[nodiscard]] PlainTable plainTable() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row {
        QString group;  ///< of a heading
        std::optional<std::size_t> trait;

        bool operator==(const Row&) const = default;
    };

    [[nodiscard]] std::vector<Row> wantedRows() const;
    void sortRows(std::vector<Row>& rows) const;
    void refreshRows();
    [[nodiscard]] bool accepts(std::size_t index) const;
    [[nodiscard]] const parser::Trait& trait(std::size_t index) const { return m_picture->profile().traits[index]; }
    [[nodiscard]] float valueOf(std::size_t trait, std::size_t compared) const;
    [[nodiscard]] float differenceOf(std::size_t trait, std::size_t compared) const;
    [[nodiscard]] QString cellText(std::size_t index, int column) const;
    [[nodiscard]] QString spokenText(std::size_t index, int column) const;
    [[nodiscard]] QVariant columnHeader(int column, int role) const;
    [[nodiscard]] QVariant rowHeader(int row, int role) const;

    std::shared_ptr<const ComparePicture> m_picture;
    std::vector<Row> m_rows;
    QStringList m_words;
    bool m_onlyDifferent = false;
    std::size_t m_sortedBy = 0;  ///< index into ComparePicture::columns; 0, the reference: not sorted
    Qt::SortOrder m_order = Qt::DescendingOrder;
};

}  // namespace castwright::gui
