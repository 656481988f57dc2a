// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/panel_docks.h"

#include "app/gui/panels/cast/cast_tree_panel.h"
#include "app/gui/panels/compare/compare_panel.h"
#include "app/gui/panels/problems/problems_panel.h"
#include "app/gui/panels/traits/trait_panel.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>

namespace castwright::gui {

namespace {

constexpr int kCastWidth = 240;
constexpr int kProblemsHeight = 180;
constexpr int kTraitsWidth = 460;
constexpr int kCompareHeight = 360;

/// What takes the focus of an area may be hidden for now: then the first that is not.
void focusInto(QWidget& area) {
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

}  // namespace

PanelDocks::PanelDocks(QMainWindow& window, QMenu& view) : QObject{&window}, m_window{window} {
    window.setDockNestingEnabled(true);
    // The cast keeps its height when the problems grow, and so do the traits.
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_cast = new CastTreePanel;
    m_castDock = addDock(QStringLiteral("castDock"), tr("Cast"), m_cast, Qt::LeftDockWidgetArea, view);
    m_problems = new ProblemsPanel;
    m_problemsDock = addDock(QStringLiteral("problemsDock"), tr("Problems"), m_problems, Qt::BottomDockWidgetArea, view);
    m_traits = new TraitPanel;
    m_traitsDock = addDock(QStringLiteral("traitsDock"), tr("Traits"), m_traits, Qt::RightDockWidgetArea, view);
    m_traitsDock->toggleViewAction()->setShortcut(QKeySequence{Qt::CTRL | Qt::SHIFT | Qt::Key_T});
    addCompare(view);
    connectPanels();
}

QDockWidget*
PanelDocks::addDock(const QString& name, const QString& title, QWidget* content, Qt::DockWidgetArea area, QMenu& view) {
    auto* const dock = new QDockWidget{title, &m_window};
    dock->setObjectName(name);
    dock->setWidget(content);
    m_window.addDockWidget(area, dock);
    view.addAction(dock->toggleViewAction());
    return dock;
}

void PanelDocks::addCompare(QMenu& view) {
    m_compare = new ComparePanel;
    m_compareDock = addDock(QStringLiteral("compareDock"), tr("Compare"), m_compare, Qt::BottomDockWidgetArea, view);
    m_window.tabifyDockWidget(m_problemsDock, m_compareDock);
    m_compareDock->hide();
    QAction& toggle = *m_compareDock->toggleViewAction();
    toggle.setShortcut(QKeySequence{Qt::CTRL | Qt::SHIFT | Qt::Key_C});
    connect(m_compareDock, &QDockWidget::visibilityChanged, m_compare, &ComparePanel::refresh);
    connect(&toggle, &QAction::triggered, this, [this](bool shown) {
        if (!shown)
            return;
        m_compareDock->raise();
        // A table needs more than the few lines that problems are content with.
        if (const int wanted = std::max(kCompareHeight, m_window.height() * 2 / 5); m_compareDock->height() < wanted)
            m_window.resizeDocks({m_compareDock}, {wanted}, Qt::Vertical);
    });
}

void PanelDocks::connectPanels() {
    connect(m_cast, &CastTreePanel::placeActivated, this, &PanelDocks::placeActivated);
    connect(m_problems, &ProblemsPanel::placeActivated, this, &PanelDocks::placeActivated);
    connect(m_problems, &ProblemsPanel::fixRequested, this, &PanelDocks::editRequested);
    connect(m_traits, &TraitPanel::placeActivated, this, &PanelDocks::placeActivated);
    connect(m_traits, &TraitPanel::editRequested, this, &PanelDocks::editRequested);
    connect(m_traits, &TraitPanel::saveRequested, this, &PanelDocks::saveRequested);
    connect(m_compare, &ComparePanel::placeActivated, this, &PanelDocks::placeActivated);
    connect(m_compare, &ComparePanel::saveRequested, this, &PanelDocks::saveRequested);
}

void PanelDocks::arrange() {
    m_window.resizeDocks({m_castDock, m_traitsDock}, {kCastWidth, kTraitsWidth}, Qt::Horizontal);
    m_window.resizeDocks({m_problemsDock}, {kProblemsHeight}, Qt::Vertical);
}

void PanelDocks::setSnapshot(const std::shared_ptr<const Snapshot>& snapshot) {
    m_cast->setSnapshot(snapshot);
    m_problems->setSnapshot(snapshot);
    m_traits->setSnapshot(snapshot);
    m_compare->setSnapshot(snapshot);
}

void PanelDocks::setCaret(const QString& filePath, qsizetype byte) {
    m_traits->setCaret(filePath, byte);
    m_compare->setCaret(filePath, byte);
}

void PanelDocks::showProblems() {
    m_problemsDock->show();
    m_problemsDock->raise();
    focusInto(*m_problems);
}

QWidget* PanelDocks::nextArea(QWidget& middle, int step) {
    std::vector<QWidget*> areas;
    for (QWidget* area :
         {static_cast<QWidget*>(m_cast), &middle, static_cast<QWidget*>(m_traits), static_cast<QWidget*>(m_compare),
          static_cast<QWidget*>(m_problems)}) {
        // What lies behind another tab is visible to Qt, but has nothing to be seen of.
        if (area->isVisible() && !area->visibleRegion().isEmpty())
            areas.push_back(area);
    }
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
