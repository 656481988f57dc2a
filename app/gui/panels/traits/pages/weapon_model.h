// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/panels/parts/trait_picture.h"
#include "app/gui/panels/parts/trait_text.h"

#include <QAbstractTableModel>

#include <memory>
#include <string>
#include <vector>

namespace castwright::gui {

/// How much a bot likes one weapon.
struct WeaponRow {
    std::string weaponClass;  ///< as the profile has it, or as first written
    QString title;            ///< what players call it; the class when nobody knows it
    float bias = 1.0F;
    bool known = true;     ///< the game has a weapon of that class
    bool named = false;    ///< a layer says something about it
    QString who;           ///< which style or character says it
    StatementPlace place;  ///< empty when there is none
    parser::ByteRange range;

    bool operator==(const WeaponRow&) const = default;
};

/// All weapons of the game in its order, then the classes that it does not know.
[[nodiscard]] std::vector<WeaponRow> weaponRows(const TraitPicture& picture);

/// Where bars end: the largest bias, or twice the neutral one when that is more.
[[nodiscard]] float barScale(const std::vector<WeaponRow>& rows);

/// The weapons of a style or character. A bias that is typed goes out as valueEntered; the model changes only with the text.
class WeaponModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NameColumn, BarColumn, ValueColumn, WhoColumn, PlaceColumn, ColumnCount };
    enum Role { BiasRole = Qt::UserRole, ScaleRole };

    using QAbstractTableModel::QAbstractTableModel;

    /// Null: nothing to show.
    void setPicture(const std::shared_ptr<const TraitPicture>& picture);
    void setEditable(bool editable) { m_editable = editable; }

    [[nodiscard]] const std::vector<WeaponRow>& rows() const { return m_rows; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

signals:
    void valueEntered(std::string weaponClass, QString text);

private:
    [[nodiscard]] QString toolTip(const WeaponRow& row) const;

    std::vector<WeaponRow> m_rows;
    float m_scale = 2.0F;
    bool m_editable = false;
};

}  // namespace castwright::gui
