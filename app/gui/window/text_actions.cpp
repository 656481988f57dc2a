// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/text_actions.h"

#include "app/gui/analysis/analysis_controller.h"
#include "app/gui/dialogs/prompter.h"
#include "app/gui/editor/code_editor.h"
#include "app/gui/editor/search/find_bar.h"
#include "app/gui/tabs/document_tabs.h"
#include "app/gui/tabs/editor_pane.h"

#include <QAction>

#include <string_view>

namespace castwright::gui {

namespace {

std::string_view view(const QByteArray& bytes) { return {bytes.constData(), static_cast<std::size_t>(bytes.size())}; }

}  // namespace

TextActions::TextActions(
    const WindowActions& actions, DocumentTabs& tabs, FindBar& findBar, AnalysisController& analysis, Prompter& prompter,
    QObject* parent)
    : QObject{parent}, m_actions{actions}, m_tabs{tabs}, m_findBar{findBar}, m_analysis{analysis}, m_prompter{prompter} {
    connectActions();
}

void TextActions::connectActions() {
    const auto onEditor = [this](QAction* action, auto function) {
        connect(action, &QAction::triggered, this, [this, function] {
            if (EditorPane* pane = m_tabs.currentPane())
                (pane->editor().*function)();
        });
    };
    onEditor(m_actions.undo, &QsciScintilla::undo);
    onEditor(m_actions.redo, &QsciScintilla::redo);
    onEditor(m_actions.cut, &QsciScintilla::cut);
    onEditor(m_actions.copy, &QsciScintilla::copy);
    onEditor(m_actions.paste, &QsciScintilla::paste);
    connect(m_actions.find, &QAction::triggered, &m_findBar, &FindBar::openFind);
    connect(m_actions.findNext, &QAction::triggered, &m_findBar, &FindBar::findNext);
    connect(m_actions.findPrevious, &QAction::triggered, &m_findBar, &FindBar::findPrevious);
    connect(m_actions.replace, &QAction::triggered, &m_findBar, &FindBar::openReplace);
    connect(m_actions.selectAll, &QAction::triggered, this, [this] {
        if (EditorPane* pane = m_tabs.currentPane())
            pane->editor().selectAll();
    });
}

void TextActions::goToPlace(const QString& path, qsizetype begin, qsizetype end) {
    QString error;
    EditorPane* pane = m_tabs.open(path, &error);
    if (pane == nullptr) {
        m_prompter.showError(error);
        return;
    }
    const auto snapshot = m_analysis.snapshot();
    const auto index = snapshot ? snapshot->find(path) : std::nullopt;
    if (index && snapshot->files[*index].revision) {
        const parser::ByteRange then{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
        if (const auto now = pane->editor().rangeNow(then, *snapshot->files[*index].revision)) {
            begin = now->begin;
            end = now->end;
        }
    }
    pane->editor().goToByte(begin, end);
}

void TextActions::applyEdits(const QString& path, const std::vector<parser::TextEdit>& edits, quint64 revision) {
    QString error;
    EditorPane* pane = m_tabs.open(path, &error);
    if (pane == nullptr) {
        m_prompter.showError(error);
        return;
    }
    if (pane->document().isInPak()) {
        emit told(tr("A pak is not edited file by file. Unpack it into a folder to change it."), 8000);
        return;
    }
    bool applies = revision == pane->editor().revision();
    if (revision == 0) {
        // Checked as it was on disk: the text that was opened just now must still be that one.
        const auto snapshot = m_analysis.snapshot();
        const auto index = snapshot ? snapshot->find(path) : std::nullopt;
        applies = index && snapshot->files[*index].text && snapshot->files[*index].text->bytes() == view(pane->editor().bytes());
    }
    if (!applies || !pane->editor().applyEdits(edits))
        emit told(tr("The text has changed meanwhile. Try again in a moment."), 5000);
}

void TextActions::refresh() {
    const EditorPane* pane = m_tabs.currentPane();
    const bool open = pane != nullptr;
    m_actions.undo->setEnabled(open && pane->editor().isUndoAvailable());
    m_actions.redo->setEnabled(open && pane->editor().isRedoAvailable());
    m_actions.cut->setEnabled(open && pane->editor().hasSelectedText());
    m_actions.copy->setEnabled(open && pane->editor().hasSelectedText());
    for (QAction* action :
         {m_actions.paste, m_actions.selectAll, m_actions.find, m_actions.findNext, m_actions.findPrevious, m_actions.replace})
        action->setEnabled(open);
}

}  // namespace castwright::gui
