// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/compare/compare_model.h"

#include "app/gui/panels/parts/trait_picture.h"
#include "app/gui/panels/parts/trait_text.h"
#include "app/gui/theme/fonts.h"
#include "previews/traits/number_display.h"
#include "previews/traits/trait_similarity.h"

#include <QGuiApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace castwright::gui {

namespace {

/// A longer name is cut in the title of a column, which would become too wide.
constexpr qsizetype kLongestTitle = 24;

/// Behind the columns of those compared: which way is better, and the unit.
constexpr int kAboutColumns = 2;

std::size_t at(int number) { return static_cast<std::size_t>(number); }

QString shortened(const QString& title) {
    return title.size() > kLongestTitle ? QString{title.left(kLongestTitle - 1) + u'…'} : title;
}

QString differenceText(float from, float to) { return QString::fromStdString(previews::displayDifference(from, to)); }

QString verdictText(Verdict verdict) {
    switch (verdict) {
    case Verdict::Same: return CompareModel::tr("the same");
    case Verdict::Better: return CompareModel::tr("better play");
    case Verdict::Worse: return CompareModel::tr("worse play");
    case Verdict::Taste: return CompareModel::tr("a matter of taste");
    }
    std::unreachable();
}

}  // namespace

Verdict verdictOf(const parser::Trait& trait, float difference) {
    if (difference == 0.0F)
        return Verdict::Same;
    switch (trait.direction) {
    case parser::TraitDirection::Higher: return difference > 0.0F ? Verdict::Better : Verdict::Worse;
    case parser::TraitDirection::Lower: return difference < 0.0F ? Verdict::Better : Verdict::Worse;
    case parser::TraitDirection::Flat:
    case parser::TraitDirection::Taste: return Verdict::Taste;
    }
    std::unreachable();
}

void CompareModel::setPicture(std::shared_ptr<const ComparePicture> picture) {
    const bool sameShape = m_picture && picture && m_picture->columns.size() == picture->columns.size()
        && m_picture->profile().traits == picture->profile().traits;
    if (!sameShape) {
        beginResetModel();
        m_picture = std::move(picture);
        if (!m_picture || m_sortedBy >= m_picture->columns.size())
            m_sortedBy = 0;
        m_rows = wantedRows();
        endResetModel();
        return;
    }
    m_picture = std::move(picture);
    refreshRows();
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void CompareModel::setFilter(const QString& text, bool onlyDifferent) {
    m_words = text.split(u' ', Qt::SkipEmptyParts);
    m_onlyDifferent = onlyDifferent;
    refreshRows();
}

void CompareModel::sort(int column, Qt::SortOrder order) {
    m_sortedBy = column >= 0 && column < columnCount() ? comparedAt(column).value_or(0) : 0;
    m_order = order;
    refreshRows();
}

void CompareModel::refreshRows() {
    std::vector<Row> rows = wantedRows();
    if (rows != m_rows) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    } else if (!m_rows.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

std::vector<CompareModel::Row> CompareModel::wantedRows() const {
    std::vector<Row> rows;
    if (!m_picture)
        return rows;
    for (const TraitGroup& group : traitGroups(m_picture->profile())) {
        std::vector<Row> ofGroup;
        for (const std::size_t index : group.traits) {
            if (accepts(index))
                ofGroup.push_back({{}, index});
        }
        if (m_sortedBy == 0 && !ofGroup.empty())
            rows.push_back({group.name, std::nullopt});
        rows.insert(rows.end(), ofGroup.begin(), ofGroup.end());
    }
    if (m_sortedBy > 0)
        sortRows(rows);
    return rows;
}

/// Equals stay in the order of the profile.
void CompareModel::sortRows(std::vector<Row>& rows) const {
    const auto share = [&](const Row& row) {
        const parser::Trait& about = trait(*row.trait);
        const float reference = previews::normalised(about, valueOf(*row.trait, 0));
        return std::abs(previews::normalised(about, valueOf(*row.trait, m_sortedBy)) - reference);
    };
    const auto before = [&](float a, float b) { return m_order == Qt::DescendingOrder ? a > b : a < b; };
    std::ranges::sort(rows, {}, &Row::trait);
    std::ranges::stable_sort(rows, before, share);
}

bool CompareModel::accepts(std::size_t index) const {
    const auto differs = [&](const CompareColumn& column) { return column.values[index] != valueOf(index, 0); };
    if (m_onlyDifferent && std::ranges::none_of(m_picture->columns, differs))
        return false;
    return hasAllWords(traitSearchText(trait(index)), m_words);
}

std::optional<int> CompareModel::rowOf(std::size_t trait) const {
    const auto found = std::ranges::find(m_rows, std::optional{trait}, &Row::trait);
    return found == m_rows.end() ? std::nullopt : std::optional{static_cast<int>(found - m_rows.begin())};
}

CompareModel::Part CompareModel::partAt(int column) const {
    if (column == columnCount() - 1)
        return Part::Unit;
    if (column == columnCount() - kAboutColumns)
        return Part::Better;
    return column == 0 || column % 2 == 1 ? Part::Value : Part::Difference;
}

std::optional<std::size_t> CompareModel::comparedAt(int column) const {
    if (column >= columnCount() - kAboutColumns)
        return std::nullopt;
    return at((column + 1) / 2);
}

float CompareModel::valueOf(std::size_t trait, std::size_t compared) const { return m_picture->columns[compared].values[trait]; }

float CompareModel::differenceOf(std::size_t trait, std::size_t compared) const {
    return valueOf(trait, compared) - valueOf(trait, 0);
}

QString CompareModel::title(std::size_t compared) const {
    const CompareColumn& column = m_picture->columns[compared];
    if (m_picture->request.acrossSkills)
        return tr("Skill %1").arg(numberText(column.skill));
    const CompareSubject& subject = m_picture->subjects[column.subject];
    return ownerTitle(subject.name, subject.owner.style);
}

QString CompareModel::subtitle(std::size_t compared) const {
    const CompareColumn& column = m_picture->columns[compared];
    if (compared == 0)
        return tr("reference", "what others are compared with");
    //: %1 is a share in percent, "92 %".
    return column.similarity ? tr("%1 alike").arg(percentText(*column.similarity)) : QString{};
}

int CompareModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_rows.size()); }

int CompareModel::columnCount(const QModelIndex& parent) const {
    if (parent.isValid() || !m_picture)
        return 0;
    return static_cast<int>(m_picture->columns.size()) * 2 - 1 + kAboutColumns;
}

QVariant CompareModel::data(const QModelIndex& index, int role) const {
    const auto trait = index.isValid() ? traitAt(index.row()) : std::nullopt;
    if (!trait)
        return {};
    const Part part = partAt(index.column());
    switch (role) {
    case Qt::DisplayRole: return cellText(*trait, index.column());
    case Qt::AccessibleTextRole: return spokenText(*trait, index.column());
    case Qt::ToolTipRole: return traitSummary(this->trait(*trait)).join(u'\n');
    case Qt::FontRole: return digitFont(QGuiApplication::font());
    case Qt::TextAlignmentRole:
        if (part == Part::Unit)
            return QVariant::fromValue(Qt::Alignment{Qt::AlignLeft | Qt::AlignVCenter});
        return QVariant::fromValue(Qt::Alignment{part == Part::Better ? Qt::AlignHCenter : Qt::AlignRight} | Qt::AlignVCenter);
    case VerdictRole:
        if (part != Part::Difference)
            return {};
        return static_cast<int>(verdictOf(this->trait(*trait), differenceOf(*trait, comparedAt(index.column()).value())));
    default: return {};
    }
}

QString CompareModel::cellText(std::size_t index, int column) const {
    switch (partAt(column)) {
    case Part::Value: return numberText(valueOf(index, comparedAt(column).value()));
    case Part::Difference: return differenceText(valueOf(index, 0), valueOf(index, comparedAt(column).value()));
    case Part::Better: return directionMark(trait(index).direction);
    case Part::Unit: return gameText(trait(index).unit);
    }
    std::unreachable();
}

QString CompareModel::spokenText(std::size_t index, int column) const {
    const parser::Trait& about = trait(index);
    const auto compared = comparedAt(column);
    if (partAt(column) == Part::Better)
        return directionSentence(about.direction);
    if (!compared)
        return cellText(index, column);
    if (partAt(column) == Part::Value) {
        //: %1 is a trait, %2 whose it is, %3 the value, %4 its unit. Read aloud.
        return tr("%1 of %2: %3 %4").arg(gameText(about.name), title(*compared), cellText(index, column), gameText(about.unit));
    }
    //: %1 is a trait, %2 and %3 are characters, %4 a number with its sign, %5 "better play". Read aloud.
    return tr("%1 of %2, difference from %3: %4, %5")
        .arg(
            gameText(about.name), title(*compared), title(0), cellText(index, column),
            verdictText(verdictOf(about, differenceOf(index, *compared))));
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (!m_picture)
        return {};
    if (orientation == Qt::Vertical)
        return section < rowCount() ? rowHeader(section, role) : QVariant{};
    return section < columnCount() ? columnHeader(section, role) : QVariant{};
}

QVariant CompareModel::columnHeader(int column, int role) const {
    const Part part = partAt(column);
    const auto compared = comparedAt(column);
    if (role == Qt::InitialSortOrderRole && compared)
        return static_cast<int>(Qt::DescendingOrder);
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(
            Qt::Alignment{
                part == Part::Unit ? Qt::AlignLeft
                    : compared     ? Qt::AlignRight
                                   : Qt::AlignHCenter}
            | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole && compared && *compared == 0)
        return title(0);
    if (role == Qt::ToolTipRole && compared) {
        //: %1 and %2 are characters or styles.
        return tr("%1, %2. Click to sort by the difference from %3, the largest share of what a trait can be first.")
            .arg(title(*compared), subtitle(*compared), title(0));
    }
    if (role == Qt::ToolTipRole && part == Part::Better)
        return directionLegend();
    if (role == Qt::AccessibleTextRole && part == Part::Difference)
        return tr("Difference of %1 from %2").arg(title(*compared), title(0));
    if (role != Qt::DisplayRole)
        return {};
    switch (part) {
    case Part::Value: {
        const QString below = subtitle(*compared);
        return below.isEmpty() ? shortened(title(*compared)) : QString{shortened(title(*compared)) + u'\n' + below};
    }
    case Part::Difference: return tr("vs. %1", "a column's title: the difference from the character %1").arg(shortened(title(0)));
    case Part::Better: return tr("±", "a column's title: which way is better");
    case Part::Unit: return tr("Unit");
    }
    std::unreachable();
}

QVariant CompareModel::rowHeader(int row, int role) const {
    const Row& about = m_rows[at(row)];
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment{Qt::AlignLeft | Qt::AlignVCenter});
    if (role == Qt::FontRole)
        return digitFont(QGuiApplication::font(), !about.trait);
    if (role == Qt::ToolTipRole && about.trait)
        return traitSummary(trait(*about.trait)).join(u'\n');
    if (role == Qt::DisplayRole)
        return about.trait ? gameText(trait(*about.trait).name) : about.group;
    return {};
}

Qt::ItemFlags CompareModel::flags(const QModelIndex& index) const {
    if (!index.isValid() || !traitAt(index.row()))
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

int CompareModel::longestCell(int column) const {
    qsizetype longest = 0;
    for (std::size_t i = 0; i < m_picture->profile().traits.size(); ++i)
        longest = std::max(longest, cellText(i, column).size());
    return static_cast<int>(longest);
}

PlainTable CompareModel::plainTable() const {
    PlainTable table;
    if (!m_picture)
        return table;
    table.header = {tr("trait"), tr("group"), tr("unit")};
    for (std::size_t i = 0; i < m_picture->columns.size(); ++i) {
        table.header << title(i);
        if (i > 0)
            table.header << tr("difference of %1").arg(title(i));
    }
    for (const Row& row : m_rows) {
        if (!row.trait)
            continue;
        const parser::Trait& about = trait(*row.trait);
        QStringList cells{gameText(about.name), gameText(about.group), gameText(about.unit)};
        for (int column = 0; column < columnCount() - kAboutColumns; ++column)
            cells << cellText(*row.trait, column);
        table.rows << cells;
    }
    return table;
}

}  // namespace castwright::gui
