// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/tabs/editor_pane.h"

#include "app/gui/dialogs/diff_window.h"
#include "app/gui/editor/code_editor.h"
#include "app/gui/tabs/external_change_bar.h"

#include <QVBoxLayout>

#include <utility>

namespace castwright::gui {

EditorPane::EditorPane(std::unique_ptr<Document> document, const QByteArray& bytes, Prompter& prompter, QWidget* parent)
    : QWidget{parent},
      m_document{std::move(document)},
      m_prompter{prompter},
      m_changeBar{new ExternalChangeBar{this}},
      m_editor{new CodeEditor{this}} {
    auto* layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_changeBar);
    layout->addWidget(m_editor, 1);
    setFocusProxy(m_editor);

    m_editor->setBytes(bytes);
    m_editor->setReadOnly(m_document->isInPak());
    connect(m_editor, &QsciScintilla::modificationChanged, m_document.get(), &Document::setModified);
    connect(m_document.get(), &Document::modifiedChanged, this, &EditorPane::stateChanged);
    connect(m_document.get(), &Document::stateChanged, this, &EditorPane::stateChanged);
    connect(m_changeBar, &ExternalChangeBar::reloadRequested, this, &EditorPane::takeFromDisk);
    connect(m_changeBar, &ExternalChangeBar::compareRequested, this, &EditorPane::compare);
    connect(m_changeBar, &ExternalChangeBar::saveRequested, this, [this] { save(); });
    connect(m_changeBar, &ExternalChangeBar::keepRequested, this, [this] {
        m_document->keepMine();
        m_changeBar->hide();
        Q_EMIT stateChanged();
        m_editor->setFocus();
    });
}

bool EditorPane::hasUnsavedChanges() const {
    if (m_document->isInPak())
        return false;
    if (m_document->isUntitled())
        return m_editor->isModified() || m_editor->byteCount() > 0;
    return m_editor->isModified() || m_document->diskState() != Document::DiskState::Same || m_document->isKeptInsteadOfDisk();
}

bool EditorPane::save() {
    lookAtDisk();
    if (m_document->diskState() == Document::DiskState::Changed && !m_prompter.askOverwriteChanged(m_document->name()))
        return false;
    if (const auto saved = m_document->save(m_editor->bytes()); !saved) {
        m_prompter.showError(saved.error());
        return false;
    }
    wrote();
    return true;
}

bool EditorPane::saveAs(const QString& path) {
    // Under its own name the file may have been changed by another program.
    if (!m_document->isUntitled() && !m_document->isInPak() && canonicalPathOf(path) == m_document->canonicalPath())
        return save();
    if (const auto saved = m_document->saveAs(path, m_editor->bytes()); !saved) {
        m_prompter.showError(saved.error());
        return false;
    }
    wrote();
    return true;
}

void EditorPane::reload() {
    if (m_editor->isModified() && !m_prompter.askLoseChanges(m_document->name()))
        return;
    takeFromDisk();
}

void EditorPane::lookAtDisk() {
    // While the file was gone, the text here was the only copy.
    const bool onlyCopy = m_document->diskState() == Document::DiskState::Deleted || m_changeBar->tellsOfReplacement();
    switch (m_document->lookAtDisk()) {
    case Document::DiskState::Same: m_changeBar->hide(); break;
    case Document::DiskState::Deleted:
        if (m_document->isInPak())
            m_changeBar->showGoneWithPak(m_document->name());
        else
            m_changeBar->showDeleted(m_document->name());
        break;
    case Document::DiskState::Changed:
        // Unreadable for now: somebody is still at it, and there will be news of it.
        if (const auto bytes = m_document->readDisk()) {
            if (onlyCopy && *bytes != m_editor->bytes()) {
                m_changeBar->showReplaced(m_document->name());
            } else if (m_editor->isModified() && *bytes != m_editor->bytes()) {
                m_changeBar->showChanged(m_document->name());
            } else {
                takeOver(*bytes);
            }
        }
        break;
    }
}

void EditorPane::takeFromDisk() {
    m_document->lookAtDisk();
    const auto bytes = m_document->readDisk();
    if (!bytes) {
        m_prompter.showError(bytes.error());
        return;
    }
    takeOver(*bytes);
}

void EditorPane::takeOver(const QByteArray& bytes) {
    if (bytes == m_editor->bytes()) {
        m_editor->markSaved();
    } else {
        m_editor->replaceBytesKeepingPlace(bytes);
    }
    m_document->reloaded(bytes);
    m_changeBar->hide();
}

void EditorPane::compare() {
    const auto bytes = m_document->readDisk();
    if (!bytes) {
        m_prompter.showError(bytes.error());
        return;
    }
    auto* window = new DiffWindow{m_document->name(), *bytes, m_editor->bytes(), this};
    window->show();
}

void EditorPane::wrote() {
    m_editor->setReadOnly(m_document->isInPak());
    m_editor->markSaved();
    m_changeBar->hide();
    Q_EMIT stateChanged();
}

}  // namespace castwright::gui
