// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/export/picture.h"
#include "app/gui/panels/compare/heat_map/heat_map_layout.h"

#include <QPalette>
#include <QPoint>
#include <QSize>

#include <memory>
#include <optional>

class QPainter;

namespace castwright::gui {

/// What a heat map looks like, on a screen and in a file.
class HeatMapPainter {
public:
    HeatMapPainter(const ComparePicture& picture, const HeatMapLayout& layout, QPalette palette)
        : m_picture{picture}, m_layout{layout}, m_palette{std::move(palette)} {}

    /// Fills `size` with what is seen at `scroll`; costs as much as is seen, not as much as there is. `current` is marked.
    void paint(QPainter& painter, QSize size, QPoint scroll, std::optional<HeatCell> current) const;

private:
    struct Range {
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    [[nodiscard]] Range visibleRows(int height, int scroll) const;
    void paintCells(QPainter& painter, Range rows, QPoint scroll) const;
    void paintNames(QPainter& painter, Range rows, int scroll, std::optional<HeatCell> current) const;
    void paintBrackets(QPainter& painter, Range rows, int scroll) const;
    void paintHeader(QPainter& painter, int scroll, std::optional<HeatCell> current) const;
    void paintTraitNames(QPainter& painter, int scroll, std::optional<HeatCell> current) const;
    void paintCurrent(QPainter& painter, HeatCell cell, QPoint scroll) const;

    const ComparePicture& m_picture;
    const HeatMapLayout& m_layout;
    QPalette m_palette;
};

/// The whole map with its legend and a title, for a file or the clipboard.
[[nodiscard]] Picture heatMapPicture(std::shared_ptr<const ComparePicture> picture, const QFont& font, const QPalette& palette);

/// What a cell says, in words.
[[nodiscard]] QString heatSentence(const ComparePicture& picture, std::size_t subject, std::size_t trait);

}  // namespace castwright::gui
