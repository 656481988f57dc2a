// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/compare/heat_map/heat_map_page.h"

#include "app/gui/panels/compare/heat_map/heat_map_colours.h"
#include "app/gui/panels/compare/heat_map/heat_map_view.h"
#include "app/gui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPixmap>
#include <QVBoxLayout>

namespace castwright::gui {

namespace {

class Legend final : public QWidget {
public:
    explicit Legend(QWidget* parent) : QWidget{parent} {
        setAccessibleName(
            HeatMapView::tr("The colours go from dark blue for the least that the game allows to light yellow for the most."));
        setToolTip(accessibleName());
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    }

    [[nodiscard]] QSize sizeHint() const override {
        QPixmap nowhere{1, 1};
        QPainter painter{&nowhere};
        painter.setFont(font());
        return {static_cast<int>(heatLegendWidth(painter)) + 1, fontMetrics().height()};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter{this};
        paintHeatLegend(painter, rect(), palette());
    }
};

}  // namespace

HeatMapPage::HeatMapPage(QWidget* parent) : QWidget{parent}, m_map{new HeatMapView{this}}, m_sentence{new QLabel{this}} {
    m_sentence->setObjectName(QStringLiteral("heatSentence"));
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setMinimumWidth(1);
    m_sentence->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* const below = new QHBoxLayout;
    below->setContentsMargins(kWideSpacing, kSpacing, kWideSpacing, kSpacing);
    below->setSpacing(kMargin);
    below->addWidget(m_sentence, 1);
    below->addWidget(new Legend{this});
    auto* const layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_map, 1);
    layout->addLayout(below);
    setFocusProxy(m_map);
    connect(m_map, &HeatMapView::sentenceChanged, this, &HeatMapPage::refreshSentence);
}

void HeatMapPage::refreshSentence() {
    const QString text = m_map->sentence();
    m_sentence->setText(m_sentence->fontMetrics().elidedText(text, Qt::ElideRight, m_sentence->width()));
    m_sentence->setToolTip(text);
}

void HeatMapPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    refreshSentence();
}

}  // namespace castwright::gui
