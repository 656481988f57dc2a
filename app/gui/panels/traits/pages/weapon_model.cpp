// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/traits/pages/weapon_model.h"

#include "app/gui/panels/traits/editing/value_line_edit.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/icons.h"
#include "parser/text/bytes.h"
#include "previews/traits/merged_weapons.h"

#include <QGuiApplication>

#include <algorithm>
#include <cmath>

namespace castwright::gui {

namespace {

/// A tenth of neutral: biases are felt in such steps.
constexpr double kBiasStep = 0.1;

void fill(WeaponRow& row, const TraitPicture& picture, const previews::MergedWeapon& weapon) {
    row.bias = weapon.bias.bias;
    row.named = true;
    row.who = weapon.style ? gameText(picture.snapshot->load.cast.styles[*weapon.style].name) : picture.name;
    const parser::SourceRange& where = weapon.bias.where;
    row.place = statementPlace(*picture.snapshot, where);
    row.range = where.range;
}

}  // namespace

std::vector<WeaponRow> weaponRows(const TraitPicture& picture) {
    std::vector<WeaponRow> rows;
    for (const parser::WeaponClass& weapon : picture.profile().weapons)
        rows.push_back({.weaponClass = weapon.name, .title = gameText(weapon.title)});
    for (const previews::MergedWeapon& weapon : picture.weapons) {
        auto row = std::ranges::find_if(rows, [&weapon](const WeaponRow& each) {
            return parser::equalIgnoringCase(each.weaponClass, weapon.bias.weaponClass);
        });
        if (row == rows.end()) {
            const std::string& name = weapon.bias.weaponClass;
            row = rows.insert(rows.end(), {.weaponClass = name, .title = gameText(name), .known = false});
        }
        fill(*row, picture, weapon);
    }
    return rows;
}

float barScale(const std::vector<WeaponRow>& rows) {
    float scale = 2.0F * previews::kNeutralBias;
    for (const WeaponRow& row : rows) {
        if (std::isfinite(row.bias))
            scale = std::max(scale, row.bias);
    }
    return scale;
}

void WeaponModel::setPicture(const std::shared_ptr<const TraitPicture>& picture) {
    std::vector<WeaponRow> rows = picture ? weaponRows(*picture) : std::vector<WeaponRow>{};
    if (rows == m_rows)
        return;
    const bool sameWeapons = std::ranges::equal(rows, m_rows, {}, &WeaponRow::weaponClass, &WeaponRow::weaponClass);
    if (!sameWeapons)
        beginResetModel();
    m_rows = std::move(rows);
    m_scale = barScale(m_rows);
    if (!sameWeapons)
        endResetModel();
    else
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int WeaponModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_rows.size()); }

int WeaponModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant WeaponModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const WeaponRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool value = index.column() == ValueColumn;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        switch (index.column()) {
        case NameColumn: return row.title;
        case ValueColumn: return numberText(row.bias);
        case WhoColumn: return row.named ? row.who : tr("nobody", "says something about this weapon");
        case PlaceColumn: return row.place.text;
        default: return {};
        }
    case Qt::DecorationRole:
        return index.column() == NameColumn && !row.known ? QVariant{icon(QStringLiteral("warning"))} : QVariant{};
    case Qt::ToolTipRole: return toolTip(row);
    case Qt::TextAlignmentRole: return value ? QVariant::fromValue(Qt::Alignment{Qt::AlignRight | Qt::AlignVCenter}) : QVariant{};
    case Qt::FontRole: return value ? QVariant{digitFont(QGuiApplication::font(), row.named)} : QVariant{};
    case Qt::AccessibleTextRole: return value ? QVariant{tr("%1: bias %2").arg(row.title, numberText(row.bias))} : QVariant{};
    case BiasRole: return row.bias;
    case ScaleRole: return m_scale;
    case StepRole: return kBiasStep;
    case LowestRole: return parser::kMinWeaponBias;
    case HighestRole: return parser::kMaxWeaponBias;
    default: return {};
    }
}

QString WeaponModel::toolTip(const WeaponRow& row) const {
    QStringList lines{
        row.title == gameText(row.weaponClass) ? row.title : QStringLiteral("%1: %2").arg(row.title, gameText(row.weaponClass))};
    if (!row.known)
        lines << tr("The game has no weapon of this class: what is said about it has no effect.");
    if (!row.named)
        lines << tr("Nobody says anything about it, so it is neutral: 1.");
    else
        lines << tr("%1 says so in %2. Press Enter to see the statement.").arg(row.who, row.place.text);
    if (m_editable)
        lines << tr("Type a number or press F2 to change it.");
    return lines.join(u'\n');
}

QVariant WeaponModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == ValueColumn)
        return QVariant::fromValue(Qt::Alignment{Qt::AlignRight | Qt::AlignVCenter});
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn: return tr("Weapon");
    case BarColumn: return tr("Neutral is 1");
    case ValueColumn: return tr("Bias");
    case WhoColumn: return tr("Says who");
    case PlaceColumn: return tr("Place");
    default: return {};
    }
}

Qt::ItemFlags WeaponModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (m_editable && index.column() == ValueColumn)
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool WeaponModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !m_editable || index.column() != ValueColumn)
        return false;
    const QString text = value.toString().trimmed();
    if (text != numberText(m_rows[static_cast<std::size_t>(index.row())].bias))
        emit valueEntered(m_rows[static_cast<std::size_t>(index.row())].weaponClass, text);
    return false;
}

}  // namespace castwright::gui
