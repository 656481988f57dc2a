// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/panel_docks.h"

#include "app/gui/panels/panel_list.h"
#include "app/gui/panels/parts/dock_panel.h"
#include "app/gui/panels/parts/problem_source.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>

namespace castwright::gui {

namespace {

/// What takes the focus of an area may be hidden for now: then the first that is not.
void focusIntoAny(QWidget& area) {
    area.setFocus(Qt::TabFocusReason);
    if (area.isAncestorOf(QApplication::focusWidget()))
        return;
    for (QWidget* child : area.findChildren<QWidget*>()) {
        if (child->isVisible() && child->isEnabled() && (child->focusPolicy() & Qt::TabFocus) != 0) {
            child->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

/// A list shows by its current row that it has the focus, so it gets one.
void focusInto(QWidget& area) {
    focusIntoAny(area);
    auto* const view = qobject_cast<QAbstractItemView*>(QApplication::focusWidget());
    if (view != nullptr && area.isAncestorOf(view) && view->model() != nullptr && !view->currentIndex().isValid())
        view->setCurrentIndex(view->model()->index(0, 0));
}

}  // namespace

PanelDocks::PanelDocks(QMainWindow& window, QMenu& view) : QObject{&window}, m_window{window} {
    window.setDockNestingEnabled(true);
    // What is at the sides keeps its height when the panels at the bottom grow.
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    for (DockPanel* const panel : makePanels(window))
        add(*panel, view);
}

void PanelDocks::add(DockPanel& panel, QMenu& view) {
    const PanelPlace& place = panel.place();
    auto* const dock = new QDockWidget{place.title, &m_window};
    dock->setObjectName(place.name);
    dock->setWidget(&panel);
    m_window.addDockWidget(place.area, dock);
    const auto neighbour =
        std::ranges::find_if(m_panels, [&](const Entry& each) { return each.panel->place().area == place.area; });
    if (neighbour != m_panels.end())
        m_window.tabifyDockWidget(neighbour->dock, dock);
    if (place.startsHidden)
        dock->hide();
    QAction& toggle = *dock->toggleViewAction();
    toggle.setShortcut(place.shortcut);
    view.addAction(&toggle);
    // A tab that comes to the front shows its panel, too.
    connect(dock, &QDockWidget::visibilityChanged, &panel, &DockPanel::refresh);
    connect(&toggle, &QAction::triggered, this, [this, dock, least = place.sizeWhenOpened](bool shown) {
        if (!shown || least == 0)
            return;
        dock->raise();
        if (const int wanted = std::max(least, m_window.height() * 2 / 5); dock->height() < wanted)
            m_window.resizeDocks({dock}, {wanted}, Qt::Vertical);
    });
    connect(&panel, &DockPanel::placeActivated, this, &PanelDocks::placeActivated);
    connect(&panel, &DockPanel::editRequested, this, &PanelDocks::editRequested);
    connect(&panel, &DockPanel::saveRequested, this, &PanelDocks::saveRequested);
    if (auto* const problems = dynamic_cast<ProblemSource*>(&panel))
        m_problems = problems;
    m_panels.push_back({.panel = &panel, .dock = dock});
}

void PanelDocks::arrange() {
    for (const Entry& each : m_panels) {
        const PanelPlace& place = each.panel->place();
        if (place.size > 0)
            m_window.resizeDocks(
                {each.dock}, {place.size}, place.area == Qt::BottomDockWidgetArea ? Qt::Vertical : Qt::Horizontal);
    }
}

void PanelDocks::setSnapshot(const std::shared_ptr<const Snapshot>& snapshot) {
    for (const Entry& each : m_panels)
        each.panel->setSnapshot(snapshot);
}

void PanelDocks::setCaret(const QString& filePath, qsizetype byte) {
    for (const Entry& each : m_panels)
        each.panel->setCaret(filePath, byte);
}

void PanelDocks::showProblems() {
    for (const Entry& each : m_panels) {
        if (dynamic_cast<ProblemSource*>(each.panel) != m_problems)
            continue;
        each.dock->show();
        each.dock->raise();
        focusInto(*each.panel);
    }
}

QWidget* PanelDocks::nextArea(QWidget& middle, int step) {
    std::vector<QWidget*> areas;
    const auto addSeen = [&areas](QWidget* area) {
        // What lies behind another tab is visible to Qt, but has nothing to be seen of.
        if (area->isVisible() && !area->visibleRegion().isEmpty())
            areas.push_back(area);
    };
    const auto addAllAt = [&](Qt::DockWidgetArea place) {
        for (const Entry& each : m_panels) {
            if (each.panel->place().area == place)
                addSeen(each.panel);
        }
    };
    addAllAt(Qt::LeftDockWidgetArea);
    addSeen(&middle);
    addAllAt(Qt::RightDockWidgetArea);
    addAllAt(Qt::BottomDockWidgetArea);
    if (areas.empty())
        return nullptr;
    const auto count = std::ssize(areas);
    const auto here =
        std::ranges::find_if(areas, [](const QWidget* area) { return area->isAncestorOf(QApplication::focusWidget()); });
    const auto next = here == areas.end() ? 0 : (here - areas.begin() + step + count) % count;
    QWidget* area = areas[static_cast<std::size_t>(next)];
    focusInto(*area);
    return area;
}

}  // namespace castwright::gui
