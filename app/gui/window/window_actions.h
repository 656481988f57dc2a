// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAction;
class QMainWindow;
class QMenu;

namespace castwright::gui {

/// The main window's actions, in its menus and its toolbar. All belong to the window.
struct WindowActions {
    // File
    QAction* newStyle = nullptr;
    QAction* newCharacter = nullptr;
    QAction* newChat = nullptr;
    QAction* openFolder = nullptr;
    QAction* openFiles = nullptr;
    QMenu* recentFolders = nullptr;
    QAction* save = nullptr;
    QAction* saveAs = nullptr;
    QAction* saveAll = nullptr;
    QAction* reload = nullptr;
    QAction* pack = nullptr;
    QAction* unpack = nullptr;
    QAction* close = nullptr;
    QAction* closeAll = nullptr;
    QAction* closeFolder = nullptr;
    QAction* quit = nullptr;
    // Edit
    QAction* undo = nullptr;
    QAction* redo = nullptr;
    QAction* cut = nullptr;
    QAction* copy = nullptr;
    QAction* paste = nullptr;
    QAction* selectAll = nullptr;
    QAction* find = nullptr;
    QAction* findNext = nullptr;
    QAction* findPrevious = nullptr;
    QAction* replace = nullptr;
    // View
    QMenu* view = nullptr;
    QAction* lookLikeSystem = nullptr;
    QAction* lookLight = nullptr;
    QAction* lookDark = nullptr;
    // Go
    QMenu* go = nullptr;
    QAction* nextProblem = nullptr;
    QAction* previousProblem = nullptr;
    QAction* nextTab = nullptr;
    QAction* previousTab = nullptr;
    QAction* nextArea = nullptr;
    QAction* previousArea = nullptr;
    // Help
    QAction* about = nullptr;
    QAction* aboutQt = nullptr;
};

/// Makes the actions, menus and toolbar of `window`. Nothing is connected.
[[nodiscard]] WindowActions makeActions(QMainWindow& window);

}  // namespace castwright::gui
