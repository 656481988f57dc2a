// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace castwright::gui {

class HeatMapView;

/// The heat map with what a cell says, and what the colours mean, below it.
class HeatMapPage final : public QWidget {
    Q_OBJECT

public:
    explicit HeatMapPage(QWidget* parent = nullptr);

    [[nodiscard]] HeatMapView& map() const { return *m_map; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refreshSentence();

    HeatMapView* m_map = nullptr;
    QLabel* m_sentence = nullptr;
};

}  // namespace castwright::gui
