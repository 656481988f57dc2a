// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/dialogs/prompter.h"
#include "app/gui/document/document.h"

#include <QWidget>

#include <memory>

namespace castwright::gui {

class CodeEditor;
class ExternalChangeBar;

/// A tab: one document with its editor and the bar for what other programs do to its file.
class EditorPane final : public QWidget {
    Q_OBJECT

public:
    EditorPane(std::unique_ptr<Document> document, const QByteArray& bytes, Prompter& prompter, QWidget* parent = nullptr);

    [[nodiscard]] Document& document() const { return *m_document; }
    [[nodiscard]] CodeEditor& editor() const { return *m_editor; }
    [[nodiscard]] ExternalChangeBar& changeBar() const { return *m_changeBar; }

    /// True when closing the pane would lose something.
    [[nodiscard]] bool hasUnsavedChanges() const;
    /// Writes the document to its file. False when it was not written; the author has been told why, or has decided so. The document
    /// must have a file.
    bool save();
    bool saveAs(const QString& path);
    /// Loads the file again, after asking when that would lose changes.
    void reload();
    /// Looks whether another program changed the file: an unmodified document follows, a modified one shows the bar.
    void lookAtDisk();

Q_SIGNALS:
    /// The modified mark, name, format or disk state changed.
    void stateChanged();

private:
    void takeFromDisk();
    void takeOver(const QByteArray& bytes);
    void compare();
    void wrote();

    std::unique_ptr<Document> m_document;
    Prompter& m_prompter;
    ExternalChangeBar* m_changeBar = nullptr;
    CodeEditor* m_editor = nullptr;
};

}  // namespace castwright::gui
