// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/window/window_actions.h"
#include "parser/text/text_edit.h"

#include <QObject>
#include <QString>

#include <vector>

namespace castwright::gui {

class AnalysisController;
class DocumentTabs;
class FindBar;
class Prompter;

/// What is done to the text of the files that are open: the Edit menu, and what panels ask for.
class TextActions final : public QObject {
    Q_OBJECT

public:
    TextActions(
        const WindowActions& actions, DocumentTabs& tabs, FindBar& findBar, AnalysisController& analysis, Prompter& prompter,
        QObject* parent);

    /// Opens the file and selects the bytes [begin, end) of the text that was analysed last, wherever they are by now.
    void goToPlace(const QString& path, qsizetype begin, qsizetype end);
    /// See DockPanel::editRequested.
    void applyEdits(const QString& path, const std::vector<parser::TextEdit>& edits, quint64 revision);
    /// Enables the actions that can do something now.
    void refresh();

signals:
    /// Show the author this sentence for so many milliseconds.
    void told(const QString& message, int milliseconds);

private:
    void connectActions();

    const WindowActions& m_actions;
    DocumentTabs& m_tabs;
    FindBar& m_findBar;
    AnalysisController& m_analysis;
    Prompter& m_prompter;
};

}  // namespace castwright::gui
