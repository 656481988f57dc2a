// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/panels/compare/compare_picture.h"

#include <QFont>
#include <QPoint>
#include <QRect>
#include <QSize>

#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

namespace castwright::gui {

/// A place in the map.
struct HeatCell {
    std::size_t row = 0;
    std::size_t column = 0;

    bool operator==(const HeatCell&) const = default;
};

/// Where everything of a heat map is: characters from top to bottom by groups that fight alike, traits from left to right by their
/// groups. Names on the left and the header above stay in place while the cells scroll. Device-independent pixels throughout; a cell's
/// place is relative to the corner between names and header, before scrolling.
class HeatMapLayout {
public:
    struct Row {
        std::size_t subject = 0;  ///< index into ComparePicture::subjects
        int top = 0;
    };
    struct Column {
        std::size_t trait = 0;  ///< index into Profile::traits
        int left = 0;
    };
    /// Rows or columns [begin, end).
    struct Span {
        QString name;
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    HeatMapLayout() = default;
    /// Columns become as wide as `room` allows, within reason, and have their traits' names above them if that leaves most of the height
    /// to the cells. Rows are as high as a line of text, but all together not higher than `mostHeight`.
    HeatMapLayout(const ComparePicture& picture, const QFont& font, QSize room, int mostHeight = std::numeric_limits<int>::max());

    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] const std::vector<Column>& columns() const { return m_columns; }
    /// Those that fight alike, with a number for a name; one who is like nobody is in none.
    [[nodiscard]] const std::vector<Span>& rowGroups() const { return m_rowGroups; }
    [[nodiscard]] const std::vector<Span>& columnGroups() const { return m_columnGroups; }
    [[nodiscard]] bool isEmpty() const { return m_rows.empty() || m_columns.empty(); }

    [[nodiscard]] int rowHeight() const { return m_rowHeight; }
    [[nodiscard]] int columnWidth() const { return m_columnWidth; }
    [[nodiscard]] int namesWidth() const { return m_namesWidth; }
    [[nodiscard]] int headerHeight() const { return m_headerHeight; }
    /// Whether rows are high enough for names.
    [[nodiscard]] bool hasNames() const { return m_hasNames; }
    /// Whether each column has its trait's name above it.
    [[nodiscard]] bool hasTraitNames() const { return m_hasTraitNames; }
    /// Of all cells together.
    [[nodiscard]] QSize cellsSize() const;
    /// Of everything.
    [[nodiscard]] QSize size() const { return cellsSize() + QSize{m_namesWidth + kRightMargin, m_headerHeight}; }

    [[nodiscard]] QRect cellRect(HeatCell cell) const;
    /// The row at a height; of a gap, nothing. Likewise for columns.
    [[nodiscard]] std::optional<std::size_t> rowAt(int y) const;
    [[nodiscard]] std::optional<std::size_t> columnAt(int x) const;
    /// The first row that ends below a height.
    [[nodiscard]] std::size_t firstRowBelow(int y) const;
    [[nodiscard]] std::optional<std::size_t> rowOfSubject(std::size_t subject) const;
    [[nodiscard]] std::optional<std::size_t> columnOfTrait(std::size_t trait) const;

    /// The strip on the very left, for the brackets of groups.
    static constexpr int kBracketWidth = 24;
    static constexpr int kGap = 4;  ///< between groups of columns; twice that between groups of rows

private:
    /// The name of the last group of columns may reach beyond it.
    static constexpr int kRightMargin = 24;

    void placeRows(const ComparePicture& picture);
    void placeColumns(const ComparePicture& picture, int width);

    std::vector<Row> m_rows;
    std::vector<Column> m_columns;
    std::vector<Span> m_rowGroups;
    std::vector<Span> m_columnGroups;
    int m_rowHeight = 0;
    int m_columnWidth = 0;
    int m_namesWidth = 0;
    int m_headerHeight = 0;
    bool m_hasNames = true;
    bool m_hasTraitNames = false;
};

}  // namespace castwright::gui
