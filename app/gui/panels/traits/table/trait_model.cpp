// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/traits/table/trait_model.h"

#include "app/gui/panels/traits/editing/value_line_edit.h"
#include "app/gui/panels/traits/editing/value_step.h"
#include "app/gui/theme/fonts.h"

#include <QGuiApplication>

#include <algorithm>
#include <utility>

namespace castwright::gui {

namespace {

/// Of a group's own index; those of its traits are the group's row and 1.
constexpr quintptr kGroupId = 0;

QString heldSentence(Held held) {
    switch (held) {
    case Held::No: return {};
    case Held::AtMost: return TraitModel::tr("A statement wanted more than the game allows.");
    case Held::AtLeast: return TraitModel::tr("A statement wanted less than the game allows.");
    }
    std::unreachable();
}

std::size_t at(int number) { return static_cast<std::size_t>(number); }

}  // namespace

Spark sparkOf(const TraitRow& row) {
    float low = std::ranges::min(row.baseline);
    float high = std::ranges::max(row.baseline);
    for (const previews::CurveSegment& segment : row.curve.segments) {
        for (const previews::CurvePoint& point : segment.points) {
            low = std::min(low, point.value);
            high = std::max(high, point.value);
        }
    }
    constexpr float kMiddle = 0.5F;
    Spark spark;
    for (const previews::CurveSegment& segment : row.curve.segments) {
        QPolygonF line;
        for (const previews::CurvePoint& point : segment.points) {
            const float x = (point.skill - 1.0F) / static_cast<float>(parser::kSkillLevels - 1);
            const float y = high > low ? (point.value - low) / (high - low) : kMiddle;
            line << QPointF{static_cast<qreal>(x), static_cast<qreal>(y)};
        }
        spark << line;
    }
    return spark;
}

void TraitModel::setPicture(std::shared_ptr<const TraitPicture> picture) {
    const bool sameRows = m_picture && picture
        && (m_picture->snapshot->profile == picture->snapshot->profile
            || m_picture->profile().traits == picture->profile().traits);
    if (!sameRows) {
        beginResetModel();
        m_picture = std::move(picture);
        m_groups = m_picture ? traitGroups(m_picture->profile()) : std::vector<TraitGroup>{};
        endResetModel();
        return;
    }
    m_picture = std::move(picture);
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex group = index(row, 0);
        emit dataChanged(index(0, 0, group), index(rowCount(group) - 1, ColumnCount - 1, group));
    }
}

std::optional<std::size_t> TraitModel::traitAt(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == kGroupId)
        return std::nullopt;
    return m_groups[index.internalId() - 1].traits[at(index.row())];
}

QModelIndex TraitModel::indexOf(std::size_t trait, int column) const {
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        const auto& traits = m_groups[group].traits;
        if (const auto found = std::ranges::find(traits, trait); found != traits.end())
            return createIndex(static_cast<int>(found - traits.begin()), column, static_cast<quintptr>(group) + 1);
    }
    return {};
}

std::optional<int> TraitModel::levelOf(int column) {
    if (column < FirstValueColumn || column >= BetterColumn)
        return std::nullopt;
    return column - FirstValueColumn + 1;
}

QModelIndex TraitModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kGroupId);
}

QModelIndex TraitModel::parent(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == kGroupId)
        return {};
    return createIndex(static_cast<int>(index.internalId() - 1), 0, kGroupId);
}

int TraitModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != kGroupId || parent.column() != 0)
        return 0;
    return static_cast<int>(m_groups[at(parent.row())].traits.size());
}

int TraitModel::columnCount(const QModelIndex& /*parent*/) const { return ColumnCount; }

QVariant TraitModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (const auto trait = traitAt(index))
        return traitData(*trait, index.column(), role);
    if (role == Qt::FontRole)
        return digitFont(QGuiApplication::font(), true);
    if (role == Qt::DisplayRole && index.column() == NameColumn)
        return m_groups[at(index.row())].name;
    return {};
}

QVariant TraitModel::traitData(std::size_t trait, int column, int role) const {
    const parser::Trait& about = m_picture->profile().traits[trait];
    if (role == TouchedRole)
        return m_picture->traits[trait].touched;
    if (role == SearchRole)
        return traitSearchText(about);
    if (role == Qt::ToolTipRole)
        return toolTip(trait, column);
    if (const auto level = levelOf(column))
        return valueData(trait, *level, role);
    if (column == SparkColumn && role == SparkRole)
        return QVariant::fromValue(sparkOf(m_picture->traits[trait]));
    if (column == BetterColumn && role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment{Qt::AlignCenter});
    if (column == BetterColumn && role == Qt::AccessibleTextRole)
        return directionSentence(about.direction);
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case NameColumn: return gameText(about.name);
    case UnitColumn: return gameText(about.unit);
    case BetterColumn: return directionMark(about.direction);
    default: return {};
    }
}

QVariant TraitModel::valueData(std::size_t trait, int level, int role) const {
    const TraitRow& row = m_picture->traits[trait];
    const float value = row.values[at(level - 1)];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return numberText(value);
    case Qt::TextAlignmentRole: return QVariant::fromValue(Qt::Alignment{Qt::AlignRight | Qt::AlignVCenter});
    case Qt::FontRole: return digitFont(QGuiApplication::font(), value != row.baseline[at(level - 1)]);
    case HeldRole: return static_cast<int>(row.held[at(level - 1)]);
    case StepRole: return valueStep(m_picture->profile().traits[trait]);
    case LowestRole: return m_picture->profile().traits[trait].min;
    case HighestRole: return m_picture->profile().traits[trait].max;
    case Qt::AccessibleTextRole: {
        const parser::Trait& about = m_picture->profile().traits[trait];
        //: %1 is a trait, %2 a skill, %3 the value, %4 its unit. Read aloud.
        const QString text =
            tr("%1 at skill %2: %3 %4").arg(gameText(about.name)).arg(level).arg(numberText(value), gameText(about.unit));
        const QString held = heldSentence(row.held[at(level - 1)]);
        return held.isEmpty() ? text : QString{text + QStringLiteral(". ") + held};
    }
    default: return {};
    }
}

QString TraitModel::toolTip(std::size_t trait, int column) const {
    const parser::Trait& about = m_picture->profile().traits[trait];
    const TraitRow& row = m_picture->traits[trait];
    QStringList lines = traitSummary(about);
    if (const auto level = levelOf(column)) {
        const std::size_t i = at(*level - 1);
        if (row.values[i] != row.baseline[i])
            lines << tr("Without any statement it would be %1.").arg(numberText(row.baseline[i]));
        if (row.held[i] != Held::No)
            lines << heldSentence(row.held[i]);
    }
    return lines.join(u'\n');
}

QVariant TraitModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    const auto level = levelOf(section);
    if (role == Qt::TextAlignmentRole && level)
        return QVariant::fromValue(Qt::Alignment{Qt::AlignRight | Qt::AlignVCenter});
    if (role == Qt::AccessibleTextRole && level)
        return tr("Skill %1").arg(*level);
    if (role == Qt::ToolTipRole && level)
        return tr("The value at skill %1. Bold: other than without any statement. Double-click or F2 to change it.").arg(*level);
    if (role == Qt::ToolTipRole && section == BetterColumn)
        return directionLegend();
    if (role != Qt::DisplayRole)
        return {};
    if (level)
        return QString::number(*level);
    switch (section) {
    case NameColumn: return tr("Trait");
    case UnitColumn: return tr("Unit");
    case SparkColumn: return tr("1 to 5", "a column's title: small curves from skill 1 to 5");
    case BetterColumn: return tr("±", "a column's title: which way is better");
    default: return {};
    }
}

Qt::ItemFlags TraitModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (m_editable && traitAt(index) && levelOf(index.column()))
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool TraitModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const auto trait = traitAt(index);
    const auto level = levelOf(index.column());
    if (role != Qt::EditRole || !trait || !level || !m_editable)
        return false;
    const QString text = value.toString().trimmed();
    if (text == data(index, Qt::EditRole).toString())
        return false;
    emit valueEntered(*trait, *level, text);
    return false;
}

}  // namespace castwright::gui
