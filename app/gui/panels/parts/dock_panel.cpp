// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/parts/dock_panel.h"

#include <utility>

namespace castwright::gui {

DockPanel::DockPanel(PanelPlace place, QWidget* parent) : QWidget{parent}, m_place{std::move(place)} {}

DockPanel::~DockPanel() = default;

void DockPanel::setSnapshot(std::shared_ptr<const Snapshot> snapshot) {
    m_snapshot = std::move(snapshot);
    refresh();
}

void DockPanel::setCaret(const QString& filePath, qsizetype byte) {
    m_caretPath = filePath;
    m_caretByte = byte;
    refresh();
}

void DockPanel::refresh() {
    if (isSeen())
        bringUpToDate();
}

void DockPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

}  // namespace castwright::gui
