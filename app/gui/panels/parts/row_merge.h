// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace castwright::gui {

/// The steps that turn the rows `present` into the rows `wanted`, told apart by keys that are unique in each list. Rows that stay in order
/// are left alone, so that a view keeps what is selected and expanded.
///
/// In this order, with indices that count the steps before: remove(begin, end) takes rows away; insert(begin, end) makes the wanted rows
/// [begin, end) at that very place; update(row) says that the row is the one wanted there.
template<typename Remove, typename Insert, typename Update>
void mergeRows(
    std::vector<QString> present, const std::vector<QString>& wanted, const Remove& remove, const Insert& insert,
    const Update& update) {
    const auto at = [&](std::size_t row) { return present.begin() + static_cast<std::ptrdiff_t>(row); };
    const auto removeRows = [&](std::size_t begin, std::size_t end) {
        if (begin == end)
            return;
        remove(begin, end);
        present.erase(at(begin), at(end));
    };

    const QSet<QString> keep{wanted.begin(), wanted.end()};
    for (std::size_t end = present.size(); end > 0;) {
        std::size_t begin = end;
        while (begin > 0 && !keep.contains(present[begin - 1]))
            --begin;
        removeRows(begin, end);
        end = begin > 0 ? begin - 1 : 0;
    }

    QSet<QString> left{present.begin(), present.end()};
    for (std::size_t row = 0; row < wanted.size();) {
        std::size_t end = row;
        while (end < wanted.size() && !left.contains(wanted[end]))
            ++end;
        if (end > row) {
            insert(row, end);
            present.insert(
                at(row), wanted.begin() + static_cast<std::ptrdiff_t>(row), wanted.begin() + static_cast<std::ptrdiff_t>(end));
            row = end;
            continue;
        }
        // Rows that stand before it come later in the new order: they are made again there.
        const auto found = static_cast<std::size_t>(std::ranges::find(at(row), present.end(), wanted[row]) - present.begin());
        for (std::size_t i = row; i < found; ++i)
            left.remove(present[i]);
        removeRows(row, found);
        update(row);
        ++row;
    }
}

}  // namespace castwright::gui
