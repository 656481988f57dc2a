// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/panels/compare/heat_map/heat_map_layout.h"

#include <QAbstractScrollArea>

#include <memory>
#include <optional>

namespace castwright::gui {

/// All characters by all traits, each cell in the colour of its value's place between the least and the most that the game allows.
/// Characters that fight alike stand together. Arrows, Home, End and the page keys move; Enter or a double click activates. The comparison
/// table holds the same values for who cannot see it.
class HeatMapView final : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit HeatMapView(QWidget* parent = nullptr);

    /// Null: nothing to show. The current cell stays with its character and trait.
    void setPicture(std::shared_ptr<const ComparePicture> picture);
    [[nodiscard]] const HeatMapLayout& mapLayout() const { return m_layout; }
    [[nodiscard]] std::optional<HeatCell> currentCell() const { return m_current; }
    void setCurrentCell(HeatCell cell);
    /// What the cell under the mouse, or else the current one, says; empty without either.
    [[nodiscard]] QString sentence() const;

signals:
    void sentenceChanged(const QString& sentence);
    /// An index into ComparePicture::subjects, and one into Profile::traits.
    void activated(std::size_t subject, std::size_t trait);

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    [[nodiscard]] QPoint scroll() const;
    [[nodiscard]] std::optional<HeatCell> cellAt(QPoint place) const;
    void relayout();
    void refreshScrollBars();
    void showCell(HeatCell cell);
    void hover(std::optional<HeatCell> cell);
    void activate(HeatCell cell);
    void tell();

    std::shared_ptr<const ComparePicture> m_picture;
    HeatMapLayout m_layout;
    std::optional<HeatCell> m_current;
    std::optional<HeatCell> m_hovered;
};

}  // namespace castwright::gui
