// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/text_edit.h"

#include <Qsci/qsciscintilla.h>

#include <span>

namespace castwright::gui {

class CodeEditor : public QsciScintilla {
    Q_OBJECT

public:
    explicit CodeEditor(QWidget* parent = nullptr);

    void setBytes(const QByteArray& bytes);
    void replaceBytesKeepingPlace(const QByteArray& bytes);
    [[nodiscard]] QByteArray bytes() const;
    [[nodiscard]] quint64 revision() const { return m_revision; }
    void markSaved();
    [[nodiscard]] qsizetype caretByte() const;
    void goToByte(qsizetype begin, qsizetype end);
    bool applyEdits(std::span<const parser::TextEdit> edits);

Q_SIGNALS:
    void bytesEdited();
    void caretMoved();

private:
    quint64 m_revision = 0;
};

}  // namespace castwright::gui
