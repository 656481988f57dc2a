// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/compare/heat_map/heat_map_layout.h"

#include "app/gui/panels/parts/trait_picture.h"
#include "app/gui/panels/parts/trait_text.h"
#include "app/gui/theme/theme.h"

#include <QFontMetrics>
#include <QString>

#include <algorithm>
#include <iterator>

namespace castwright::gui {

namespace {

constexpr int kLeastColumnWidth = 6;
constexpr int kMostColumnWidth = 24;
constexpr int kMostNameWidth = 160;
/// The header gets no more than one part of so many.
constexpr int kHeaderShare = 3;

}  // namespace

HeatMapLayout::HeatMapLayout(const ComparePicture& picture, const QFont& font, QSize room, int mostHeight) {
    const QFontMetrics metrics{font};
    const auto characters = static_cast<int>(std::max<std::size_t>(picture.likeness->characters, 1));
    const int line = (metrics.height() + kSpacing - 1) / kSpacing * kSpacing;
    m_rowHeight = std::clamp(mostHeight / characters, 1, line);
    m_hasNames = m_rowHeight == line;
    placeRows(picture);
    int longest = 0;
    for (const Row& row : m_rows) {
        if (m_hasNames && longest < kMostNameWidth)
            longest = std::max(longest, metrics.horizontalAdvance(picture.subjects[row.subject].name));
    }
    m_namesWidth = kBracketWidth + std::min(longest, kMostNameWidth) + kWideSpacing;
    placeColumns(picture, room.width());
    m_headerHeight = 2 * metrics.height() + kWideSpacing;
    int longestTrait = 0;
    for (const parser::Trait& trait : picture.profile().traits)
        longestTrait = std::max(longestTrait, metrics.horizontalAdvance(gameText(trait.name)));
    const int withNames = m_headerHeight + longestTrait + kWideSpacing;
    m_hasTraitNames = m_columnWidth >= metrics.height() && withNames * kHeaderShare <= room.height();
    if (m_hasTraitNames)
        m_headerHeight = withNames;
}

void HeatMapLayout::placeRows(const ComparePicture& picture) {
    const Likeness& likeness = *picture.likeness;
    int top = 0;
    const auto add = [&](std::size_t subject) {
        m_rows.push_back({subject, top});
        top += m_rowHeight;
    };
    if (likeness.groups.empty()) {
        for (std::size_t character = 0; character < likeness.characters; ++character)
            add(character);
        return;
    }
    bool alone = false;
    for (const std::vector<std::size_t>& group : likeness.groups) {
        // Those who are like nobody stand together behind the groups.
        if (!m_rows.empty() && !alone)
            top += 2 * kGap;
        alone = group.size() == 1;
        const std::size_t begin = m_rows.size();
        std::ranges::for_each(group, add);
        if (!alone)
            m_rowGroups.push_back({QString::number(m_rowGroups.size() + 1), begin, m_rows.size()});
    }
}

void HeatMapLayout::placeColumns(const ComparePicture& picture, int width) {
    const std::vector<TraitGroup> groups = traitGroups(picture.profile());
    const auto count = static_cast<int>(std::max<std::size_t>(picture.profile().traits.size(), 1));
    const int gaps = std::max(static_cast<int>(groups.size()) - 1, 0) * kGap;
    m_columnWidth = std::clamp((width - m_namesWidth - kRightMargin - gaps) / count, kLeastColumnWidth, kMostColumnWidth);
    int left = 0;
    for (const TraitGroup& group : groups) {
        m_columnGroups.push_back({group.name, m_columns.size(), m_columns.size() + group.traits.size()});
        for (const std::size_t trait : group.traits) {
            m_columns.push_back({trait, left});
            left += m_columnWidth;
        }
        left += kGap;
    }
}

QSize HeatMapLayout::cellsSize() const {
    if (isEmpty())
        return {};
    return {m_columns.back().left + m_columnWidth, m_rows.back().top + m_rowHeight};
}

QRect HeatMapLayout::cellRect(HeatCell cell) const {
    return {m_columns[cell.column].left, m_rows[cell.row].top, m_columnWidth, m_rowHeight};
}

std::size_t HeatMapLayout::firstRowBelow(int y) const {
    const auto found = std::ranges::partition_point(m_rows, [&](const Row& row) { return row.top + m_rowHeight <= y; });
    return static_cast<std::size_t>(std::distance(m_rows.begin(), found));
}

std::optional<std::size_t> HeatMapLayout::rowAt(int y) const {
    const std::size_t row = firstRowBelow(y);
    return row < m_rows.size() && m_rows[row].top <= y ? std::optional{row} : std::nullopt;
}

std::optional<std::size_t> HeatMapLayout::columnAt(int x) const {
    const auto found = std::ranges::find_if(
        m_columns, [&](const Column& column) { return column.left <= x && x < column.left + m_columnWidth; });
    if (found == m_columns.end())
        return std::nullopt;
    return static_cast<std::size_t>(std::distance(m_columns.begin(), found));
}

std::optional<std::size_t> HeatMapLayout::rowOfSubject(std::size_t subject) const {
    const auto found = std::ranges::find(m_rows, subject, &Row::subject);
    return found == m_rows.end() ? std::nullopt : std::optional{static_cast<std::size_t>(std::distance(m_rows.begin(), found))};
}

std::optional<std::size_t> HeatMapLayout::columnOfTrait(std::size_t trait) const {
    const auto found = std::ranges::find(m_columns, trait, &Column::trait);
    return found == m_columns.end() ? std::nullopt
                                    : std::optional{static_cast<std::size_t>(std::distance(m_columns.begin(), found))};
}

}  // namespace castwright::gui
