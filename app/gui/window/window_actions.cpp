// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/window_actions.h"

#include "app/gui/theme/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QKeySequence>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

namespace castwright::gui {

namespace {

class Actions {
    Q_DECLARE_TR_FUNCTIONS(WindowActions)

public:
    explicit Actions(QMainWindow& window) : m_window{window} {}

    WindowActions make() {
        makeFileMenu();
        makeEditMenu();
        makeViewMenu();
        makeGoMenu();
        makeHelpMenu();
        makeToolBar();
        return m_actions;
    }

private:
    /// `name` is for tests and style sheets, never shown.
    QAction* add(QMenu& menu, const char* name, const QString& text, const QKeySequence& shortcut = {}) {
        auto* action = new QAction{text, &m_window};
        action->setObjectName(QLatin1StringView{name});
        action->setShortcut(shortcut);
        menu.addAction(action);
        return action;
    }

    QAction* add(QMenu& menu, const char* name, const QString& text, QKeySequence::StandardKey shortcut) {
        auto* action = add(menu, name, text);
        action->setShortcuts(shortcut);
        return action;
    }

    void makeFileMenu() {
        QMenu& menu = *m_window.menuBar()->addMenu(tr("&File"));
        QMenu& create = *menu.addMenu(tr("&New"));
        m_actions.newCharacter = add(create, "newCharacter", tr("&Character…"), QKeySequence::New);
        m_actions.newChat = add(create, "newChat", tr("Chat &Bank…"));
        m_actions.newStyle = add(create, "newStyle", tr("&Style…"));
        m_actions.newCharacter->setIcon(icon(QStringLiteral("character")));
        m_actions.newChat->setIcon(icon(QStringLiteral("chat")));
        m_actions.newStyle->setIcon(icon(QStringLiteral("style")));
        m_actions.openFolder = add(menu, "openFolder", tr("Open &Folder…"), QKeySequence{Qt::CTRL | Qt::SHIFT | Qt::Key_O});
        m_actions.openFolder->setIcon(icon(QStringLiteral("open")));
        m_actions.openFiles = add(menu, "openFiles", tr("&Open Files…"), QKeySequence::Open);
        m_actions.recentFolders = menu.addMenu(tr("Open &Recent"));
        menu.addSeparator();
        m_actions.save = add(menu, "save", tr("&Save"), QKeySequence::Save);
        m_actions.save->setIcon(icon(QStringLiteral("save")));
        m_actions.saveAs = add(menu, "saveAs", tr("Save &As…"), QKeySequence{Qt::CTRL | Qt::ALT | Qt::Key_S});
        m_actions.saveAll = add(menu, "saveAll", tr("Save A&ll"), QKeySequence{Qt::CTRL | Qt::SHIFT | Qt::Key_S});
        m_actions.reload = add(menu, "reload", tr("Re&load from Disk"), QKeySequence::Refresh);
        menu.addSeparator();
        m_actions.pack = add(menu, "pack", tr("&Pack…"), QKeySequence{Qt::CTRL | Qt::Key_B});
        m_actions.pack->setIcon(icon(QStringLiteral("pack")));
        m_actions.unpack = add(menu, "unpack", tr("&Unpack into a Folder…"));
        menu.addSeparator();
        m_actions.close = add(menu, "close", tr("&Close File"), QKeySequence{Qt::CTRL | Qt::Key_W});
        m_actions.closeAll = add(menu, "closeAll", tr("Close All F&iles"), QKeySequence{Qt::CTRL | Qt::SHIFT | Qt::Key_W});
        m_actions.closeFolder = add(menu, "closeFolder", tr("Close Fol&der"));
        menu.addSeparator();
        m_actions.quit = add(menu, "quit", tr("&Quit"), QKeySequence{Qt::CTRL | Qt::Key_Q});
        m_actions.quit->setMenuRole(QAction::QuitRole);
    }

    void makeEditMenu() {
        QMenu& menu = *m_window.menuBar()->addMenu(tr("&Edit"));
        m_actions.undo = add(menu, "undo", tr("&Undo"), QKeySequence::Undo);
        m_actions.redo = add(menu, "redo", tr("&Redo"), QKeySequence{QKeySequence::Redo});
        menu.addSeparator();
        m_actions.cut = add(menu, "cut", tr("Cu&t"), QKeySequence::Cut);
        m_actions.copy = add(menu, "copy", tr("&Copy"), QKeySequence::Copy);
        m_actions.paste = add(menu, "paste", tr("&Paste"), QKeySequence::Paste);
        m_actions.selectAll = add(menu, "selectAll", tr("Select &All"), QKeySequence::SelectAll);
        menu.addSeparator();
        m_actions.find = add(menu, "find", tr("&Find…"), QKeySequence::Find);
        m_actions.find->setIcon(icon(QStringLiteral("search")));
        m_actions.findNext = add(menu, "findNext", tr("Find &Next"), QKeySequence::FindNext);
        m_actions.findPrevious = add(menu, "findPrevious", tr("Find Pre&vious"), QKeySequence::FindPrevious);
        m_actions.replace = add(menu, "replace", tr("R&eplace…"), QKeySequence{Qt::CTRL | Qt::Key_H});
    }

    void makeViewMenu() {
        m_actions.view = m_window.menuBar()->addMenu(tr("&View"));
        QMenu& appearance = *m_actions.view->addMenu(tr("&Appearance"));
        auto* group = new QActionGroup{&m_window};
        const auto addChoice = [&](const char* name, const QString& text) {
            QAction* action = add(appearance, name, text);
            action->setCheckable(true);
            group->addAction(action);
            return action;
        };
        m_actions.lookLikeSystem = addChoice("lookLikeSystem", tr("As the &Desktop"));
        m_actions.lookLight = addChoice("lookLight", tr("&Light"));
        m_actions.lookDark = addChoice("lookDark", tr("&Dark"));
    }

    void makeGoMenu() {
        m_actions.go = m_window.menuBar()->addMenu(tr("&Go"));
        m_actions.nextProblem = add(*m_actions.go, "nextProblem", tr("Next &Problem"), QKeySequence{Qt::Key_F8});
        m_actions.previousProblem =
            add(*m_actions.go, "previousProblem", tr("P&revious Problem"), QKeySequence{Qt::SHIFT | Qt::Key_F8});
        m_actions.go->addSeparator();
        m_actions.nextTab = add(*m_actions.go, "nextTab", tr("Next &File"), QKeySequence{Qt::CTRL | Qt::Key_Tab});
        m_actions.previousTab =
            add(*m_actions.go, "previousTab", tr("Pre&vious File"), QKeySequence{Qt::CTRL | Qt::SHIFT | Qt::Key_Tab});
        m_actions.go->addSeparator();
        m_actions.nextArea = add(*m_actions.go, "nextArea", tr("Next P&anel"), QKeySequence{Qt::Key_F6});
        m_actions.previousArea = add(*m_actions.go, "previousArea", tr("Previous Pa&nel"), QKeySequence{Qt::SHIFT | Qt::Key_F6});
    }

    void makeHelpMenu() {
        QMenu& menu = *m_window.menuBar()->addMenu(tr("&Help"));
        m_actions.about = add(menu, "about", tr("&About Castwright"));
        m_actions.about->setMenuRole(QAction::AboutRole);
        m_actions.aboutQt = add(menu, "aboutQt", tr("About &Qt"));
        m_actions.aboutQt->setMenuRole(QAction::AboutQtRole);
    }

    void makeToolBar() {
        auto* bar = m_window.addToolBar(tr("Toolbar"));
        bar->setObjectName(QStringLiteral("toolbar"));
        bar->setMovable(false);
        bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        bar->setIconSize(QSize{16, 16});
        bar->addAction(m_actions.openFolder);
        bar->addAction(m_actions.save);
        bar->addAction(m_actions.find);
        bar->addAction(m_actions.pack);
        m_actions.openFolder->setIconText(tr("Open"));
        m_actions.pack->setIconText(tr("Pack"));
        m_actions.find->setIconText(tr("Find"));
    }

    QMainWindow& m_window;
    WindowActions m_actions;
};

}  // namespace

WindowActions makeActions(QMainWindow& window) { return Actions{window}.make(); }

}  // namespace castwright::gui
