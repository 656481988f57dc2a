// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/panels/parts/trait_picture.h"
#include "app/gui/panels/parts/trait_text.h"

#include <QAbstractItemModel>
#include <QList>
#include <QPolygonF>

#include <memory>
#include <optional>
#include <vector>

namespace castwright::gui {

/// The traits of a style or character in their groups, with their values at skill 1 to 5. A value that is typed goes out as
/// valueEntered; the model itself changes only with the text.
class TraitModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        UnitColumn,
        FirstValueColumn,
        BetterColumn = FirstValueColumn + parser::kSkillLevels,
        SparkColumn,
        ColumnCount
    };
    enum Role { HeldRole = Qt::UserRole, TouchedRole, SearchRole, SparkRole };

    using QAbstractItemModel::QAbstractItemModel;

    /// Null: nothing to show.
    void setPicture(std::shared_ptr<const TraitPicture> picture);
    /// Whether values can be typed.
    void setEditable(bool editable) { m_editable = editable; }

    /// The index into Profile::traits; nothing for a group.
    [[nodiscard]] std::optional<std::size_t> traitAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(std::size_t trait, int column = NameColumn) const;
    /// The skill of a column of values, 1 to 5.
    [[nodiscard]] static std::optional<int> levelOf(int column);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

signals:
    void valueEntered(std::size_t trait, int level, QString text);

private:
    [[nodiscard]] QVariant traitData(std::size_t trait, int column, int role) const;
    [[nodiscard]] QVariant valueData(std::size_t trait, int level, int role) const;
    [[nodiscard]] QString toolTip(std::size_t trait, int column) const;

    std::shared_ptr<const TraitPicture> m_picture;
    std::vector<TraitGroup> m_groups;
    bool m_editable = false;
};

/// The curve of a row as lines within the unit square, with y upwards; a gap is a jump.
using Spark = QList<QPolygonF>;
[[nodiscard]] Spark sparkOf(const TraitRow& row);

}  // namespace castwright::gui
