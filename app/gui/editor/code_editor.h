// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/editor/text_change.h"
#include "app/gui/text/byte_text.h"
#include "parser/loader/loader.h"
#include "parser/text/text_edit.h"
#include "parser/tree/syntax_views.h"
#include "validators/checking/diagnostic.h"

#include <QByteArray>
#include <QFont>
#include <Qsci/qsciscintilla.h>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace castwright::gui {

class AutoIndent;
class BraceMatcher;
class FoldMargin;
class Squiggles;
class SyntaxHighlighter;

/// The text of one open file: the bytes themselves, whatever they are. They never go through a QString as a whole, so what is not edited
/// stays as it was read. Offsets and ranges are bytes. What the editor shows beside the text is the work of its features.
class CodeEditor : public QsciScintilla {
    Q_OBJECT

public:
    explicit CodeEditor(QWidget* parent = nullptr);
    ~CodeEditor() override;

    /// Replaces everything: another file. Clears undo, marks unmodified and goes to the start.
    void setBytes(const QByteArray& bytes);
    /// The same file has changed on disk: caret, scrolling and folds stay where the text around them is the same. Marks unmodified; undo
    /// brings the text before back.
    void replaceBytesKeepingPlace(const QByteArray& bytes);
    [[nodiscard]] QByteArray bytes() const;
    [[nodiscard]] QByteArray bytes(qsizetype begin, qsizetype end) const;
    [[nodiscard]] qsizetype byteCount() const;

    /// Grows with every change of the text, by one or more.
    [[nodiscard]] quint64 revision() const { return m_revision; }
    /// The bytes are on disk: isModified() becomes false.
    void markSaved();

    [[nodiscard]] qsizetype caretByte() const;
    /// Selects [begin, end) with the caret at its beginning, scrolls it into view, unfolds it and takes the focus. Offsets past the end
    /// count as the end.
    void goToByte(qsizetype begin, qsizetype end);
    /// The same without taking the focus.
    void selectBytes(qsizetype begin, qsizetype end);
    /// The selected bytes; empty ranges for a caret.
    [[nodiscard]] parser::ByteRange selectedRange() const;

    /// Applies edits of the text as it is, in one undo step. False, with nothing done, when they overlap, reach past the end, or the
    /// editor is read-only.
    bool applyEdits(std::span<const parser::TextEdit> edits);

    /// The font of the text; a monospaced one of the system's unless set. Zooming comes on top.
    void setTextFont(const QFont& font);

    /// How bytes are shown and typed text becomes bytes: UTF-8 unless the bytes read were something else.
    [[nodiscard]] CodePage codePage() const { return m_codePage; }

    /// Shows these problems instead of those before. Ones found in an older revision are moved along with the text, or left out when
    /// that is too long ago.
    void setDiagnostics(std::vector<validators::Diagnostic> diagnostics, quint64 revision);
    /// What the analysis of `revision` found out about the text, for folding and braces.
    void setAnalysis(std::shared_ptr<const parser::SourceText> text, std::vector<parser::FoldRange> folds, quint64 revision);

    /// Where a range of an older revision lies now; nothing when that is too long ago.
    [[nodiscard]] std::optional<parser::ByteRange> rangeNow(parser::ByteRange range, quint64 revision) const;

    [[nodiscard]] AutoIndent& autoIndenter() const { return *m_autoIndent; }
    [[nodiscard]] BraceMatcher& braceMatcher() const { return *m_braceMatcher; }
    [[nodiscard]] FoldMargin& foldMargin() const { return *m_foldMargin; }
    [[nodiscard]] Squiggles& squiggles() const { return *m_squiggles; }
    [[nodiscard]] SyntaxHighlighter& highlighter() const { return *m_highlighter; }

signals:
    /// The text has changed, by whatever means. Comes when the change is complete, once for all changes of one turn of the event loop.
    void bytesEdited();
    /// The caret or the selection is somewhere else.
    void caretMoved();
    /// One step of a change, while it happens: for book-keeping only, the text must not be touched.
    void changing(const castwright::gui::TextChange& change);
    /// The colours follow the palette, and the palette has changed; or another font.
    void appearanceChanged();
    /// A character was typed; `character` is its code, or byte.
    void typed(int character);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    bool canInsertFromMimeData(const QMimeData* source) const override;
    QByteArray fromMimeData(const QMimeData* source, bool& rectangular) const override;
    QMimeData* toMimeData(const QByteArray& text, bool rectangular) const override;

private:
    void setUp();
    void refreshAppearance();
    void connectScintilla();
    void noteChange(int position, int type, int length, int linesAdded);
    void adoptFormat(const QByteArray& bytes);
    void updateNumberMargin();

    quint64 m_revision = 0;
    CodePage m_codePage = CodePage::Utf8;
    bool m_editedPending = false;  ///< bytesEdited is on its way
    int m_numberMarginDigits = 0;
    QFont m_font;
    ChangeLog m_changes;

    // Owned by Qt's parent, this.
    SyntaxHighlighter* m_highlighter;
    FoldMargin* m_foldMargin;
    BraceMatcher* m_braceMatcher;
    Squiggles* m_squiggles;
    AutoIndent* m_autoIndent;
};

}  // namespace castwright::gui
