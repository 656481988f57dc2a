// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editor/code_editor.h"

#include <algorithm>

namespace castwright::gui {

CodeEditor::CodeEditor(QWidget* parent) : QsciScintilla{parent} {
    setUtf8(true);
    connect(this, &QsciScintilla::textChanged, this, [this] {
        ++m_revision;
        Q_EMIT bytesEdited();
    });
    connect(this, &QsciScintilla::cursorPositionChanged, this, [this] { Q_EMIT caretMoved(); });
}

void CodeEditor::setBytes(const QByteArray& bytes) {
    SendScintilla(SCI_CLEARALL);
    SendScintilla(SCI_ADDTEXT, static_cast<uintptr_t>(bytes.size()), bytes.constData());
    SendScintilla(SCI_EMPTYUNDOBUFFER);
    SendScintilla(SCI_SETSAVEPOINT);
    SendScintilla(SCI_GOTOPOS, 0UL);
}

void CodeEditor::replaceBytesKeepingPlace(const QByteArray& bytes) {
    const int line = firstVisibleLine();
    const qsizetype caret = std::min(caretByte(), bytes.size());
    setBytes(bytes);
    SendScintilla(SCI_GOTOPOS, static_cast<unsigned long>(caret));
    setFirstVisibleLine(line);
}

QByteArray CodeEditor::bytes() const {
    const auto size = SendScintilla(SCI_GETLENGTH);
    const auto* text = static_cast<const char*>(SendScintillaPtrResult(SCI_GETCHARACTERPOINTER));
    return {text, size};
}

void CodeEditor::markSaved() { SendScintilla(SCI_SETSAVEPOINT); }

qsizetype CodeEditor::caretByte() const { return SendScintilla(SCI_GETCURRENTPOS); }

void CodeEditor::goToByte(qsizetype begin, qsizetype end) {
    SendScintilla(SCI_SETSEL, static_cast<unsigned long>(begin), static_cast<long>(end));
    setFocus();
}

bool CodeEditor::applyEdits(std::span<const parser::TextEdit> edits) {
    const QByteArray text = bytes();
    const auto sorted = parser::sortedEdits(static_cast<std::size_t>(text.size()), edits);
    if (!sorted)
        return false;
    beginUndoAction();
    for (auto edit = sorted->rbegin(); edit != sorted->rend(); ++edit) {
        SendScintilla(SCI_SETTARGETRANGE, static_cast<unsigned long>(edit->range.begin), static_cast<long>(edit->range.end));
        SendScintilla(SCI_REPLACETARGET, edit->replacement.size(), edit->replacement.data());
    }
    endUndoAction();
    return true;
}

}  // namespace castwright::gui
