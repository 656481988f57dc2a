// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editor/code_editor.h"

#include "app/gui/editor/features/auto_indent.h"
#include "app/gui/editor/features/brace_matcher.h"
#include "app/gui/editor/features/fold_margin.h"
#include "app/gui/editor/features/squiggles.h"
#include "app/gui/editor/highlighting/editor_theme.h"
#include "app/gui/editor/highlighting/syntax_highlighter.h"
#include "app/gui/editor/scintilla.h"
#include "parser/text/text_format.h"

#include <QDragEnterEvent>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QMimeData>
#include <Qsci/qscicommandset.h>

#include <algorithm>
#include <ranges>
#include <string_view>

using namespace Qt::StringLiterals;

namespace castwright::gui {

namespace {

/// Whether a key with these modifiers is a chord, which types nothing. AltGr is Ctrl and Alt on Windows; Alt types letters on macOS.
bool isChord(Qt::KeyboardModifiers modifiers) {
    const Qt::KeyboardModifiers held = modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
#if defined(Q_OS_WIN)
    return held != Qt::NoModifier && held != (Qt::ControlModifier | Qt::AltModifier);
#elif defined(Q_OS_MACOS)
    return (held & ~Qt::AltModifier) != Qt::NoModifier;
#else
    return held != Qt::NoModifier;
#endif
}

/// Columns; the games' own files line up by it.
constexpr int kTabWidth = 8;

// Bytes that no text can carry between editors; "text/plain" would lose those that are not valid in the code page.
QString bytesMimeType(CodePage codePage) {
    return codePage == CodePage::Utf8 ? u"application/x-castwright-utf8"_s : u"application/x-castwright-single-byte"_s;
}

qsizetype scintillaEolMode(parser::LineEnding ending) {
    switch (ending) {
    case parser::LineEnding::CrLf: return Sci::SC_EOL_CRLF;
    case parser::LineEnding::Cr: return Sci::SC_EOL_CR;
    case parser::LineEnding::Lf: break;
    }
    return Sci::SC_EOL_LF;
}

/// What nobody could see otherwise, though the game trips over it.
void showInvisibleCharacters(const Sci& editor, CodePage codePage) {
    const auto show = [&](const char* bytes, const char* name) { editor.SendScintilla(Sci::SCI_SETREPRESENTATION, bytes, name); };
    if (codePage == CodePage::Utf8) {
        show("\xEF\xBB\xBF", "BOM");
        show("\xC2\xA0", "NBSP");
        show("\xC2\xAD", "SHY");
        show("\xE2\x80\x8B", "ZWSP");
        return;
    }
    show("\xA0", "NBSP");
    show("\xAD", "SHY");
    for (int byte = 0x80; byte < 0xA0; ++byte) {
        const QByteArray bytes(1, static_cast<char>(byte));
        show(bytes.constData(), QByteArray{"x"}.append(QByteArray::number(byte, 16).toUpper()).constData());
    }
}

}  // namespace

CodeEditor::CodeEditor(QWidget* parent)
    : QsciScintilla{parent},
      m_highlighter{new SyntaxHighlighter{*this}},
      m_foldMargin{new FoldMargin{*this}},
      m_braceMatcher{new BraceMatcher{*this}},
      m_squiggles{new Squiggles{*this}},
      m_autoIndent{new AutoIndent{*this}} {
    setUp();
    connectScintilla();
    setTextFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setBytes({});
}

CodeEditor::~CodeEditor() = default;

void CodeEditor::setUp() {
    setAccessibleName(tr("Text"));
    send(*this, SCI_SETTABWIDTH, kTabWidth);
    send(*this, SCI_SETINDENT, 0);  // the same as a tab
    send(*this, SCI_SETUSETABS, 1);
    send(*this, SCI_SETTABINDENTS, 1);
    send(*this, SCI_SETPASTECONVERTENDINGS, 1);  // what is pasted, not what is there
    send(*this, SCI_SETCARETLINEVISIBLE, 1);
    send(*this, SCI_SETCARETWIDTH, 2);
    send(*this, SCI_SETSCROLLWIDTH, 1);
    send(*this, SCI_SETSCROLLWIDTHTRACKING, 1);
    send(*this, SCI_SETENDATLASTLINE, 0);
    send(*this, SCI_SETMARGINLEFT, 0, 4);
    send(*this, SCI_SETVISIBLEPOLICY, VISIBLE_SLOP | VISIBLE_STRICT, 4);
    send(*this, SCI_SETYCARETPOLICY, CARET_SLOP | CARET_EVEN, 3);
    send(*this, SCI_SETMODEVENTMASK, SC_MOD_INSERTTEXT | SC_MOD_DELETETEXT | SC_MOD_CHANGEFOLD);

    // The window's menu has the keys for these, and no others do the same.
    for (const auto command : {QsciCommand::Undo, QsciCommand::Redo}) {
        standardCommands()->find(command)->setKey(0);
        standardCommands()->find(command)->setAlternateKey(0);
    }

    send(*this, SCI_SETMARGINTYPEN, MarginNumbers, SC_MARGIN_NUMBER);
    send(*this, SCI_SETMARGINTYPEN, MarginGap, SC_MARGIN_BACK);
    send(*this, SCI_SETMARGINWIDTHN, MarginGap, 4);
    send(*this, SCI_SETMARGINMASKN, MarginGap, 0);
}

void CodeEditor::connectScintilla() {
    connect(
        this, &QsciScintillaBase::SCN_MODIFIED, this, [this](int position, int type, const char*, int length, int linesAdded) {
            noteChange(position, type, length, linesAdded);
        });
    connect(this, &QsciScintillaBase::SCN_UPDATEUI, this, [this](int updated) {
        if ((updated & (SC_UPDATE_SELECTION | SC_UPDATE_CONTENT)) != 0)
            emit caretMoved();
    });
    connect(this, &QsciScintillaBase::SCN_CHARADDED, this, &CodeEditor::typed);
    connect(this, &QsciScintillaBase::SCN_ZOOM, this, [this] {
        m_numberMarginDigits = 0;
        updateNumberMargin();
    });
}

void CodeEditor::setTextFont(const QFont& font) {
    m_font = font;
    refreshAppearance();
}

void CodeEditor::refreshAppearance() {
    applyEditorTheme(*this, m_font);
    emit appearanceChanged();
    m_numberMarginDigits = 0;
    updateNumberMargin();
}

void CodeEditor::noteChange(int position, int type, int length, int linesAdded) {
    if ((type & (SC_MOD_INSERTTEXT | SC_MOD_DELETETEXT)) == 0)
        return;
    const bool inserted = (type & SC_MOD_INSERTTEXT) != 0;
    const TextChange change{
        .offset = position,
        .removed = inserted ? 0 : length,
        .inserted = inserted ? length : 0,
        .line = send(*this, SCI_LINEFROMPOSITION, position),
        .linesAdded = linesAdded,
    };
    ++m_revision;
    m_changes.add(m_revision, change);
    emit changing(change);
    if (linesAdded != 0)
        updateNumberMargin();
    if (m_editedPending)
        return;
    m_editedPending = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_editedPending = false;
            emit bytesEdited();
        },
        Qt::QueuedConnection);
}

void CodeEditor::adoptFormat(const QByteArray& bytes) {
    const parser::TextFormat format = parser::detectTextFormat({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    m_codePage = format.encoding == parser::Encoding::Bytes ? CodePage::SingleByte : CodePage::Utf8;
    send(*this, SCI_SETCODEPAGE, m_codePage == CodePage::Utf8 ? SC_CP_UTF8 : 0);
    showInvisibleCharacters(*this, m_codePage);
    send(*this, SCI_SETEOLMODE, scintillaEolMode(format.lineEnding));
}

void CodeEditor::setBytes(const QByteArray& bytes) {
    const bool readOnly = isReadOnly();
    setReadOnly(false);
    // Marks of the text before would stretch over the new one.
    m_squiggles->show({});
    send(*this, SCI_SETINDICATORCURRENT, IndicatorMatch);
    send(*this, SCI_INDICATORCLEARRANGE, 0, byteCount());
    send(*this, SCI_SETUNDOCOLLECTION, 0);
    send(*this, SCI_CLEARALL);
    adoptFormat(bytes);
    send(*this, SCI_ADDTEXT, bytes);
    send(*this, SCI_SETUNDOCOLLECTION, 1);
    send(*this, SCI_EMPTYUNDOBUFFER);
    send(*this, SCI_SETSAVEPOINT);
    setReadOnly(readOnly);
    send(*this, SCI_GOTOPOS, 0);
    send(*this, SCI_SETFIRSTVISIBLELINE, 0);
    send(*this, SCI_SETXOFFSET, 0);
    send(*this, SCI_SETSCROLLWIDTH, 1);
    m_changes.clear();
    updateNumberMargin();
}

void CodeEditor::replaceBytesKeepingPlace(const QByteArray& bytes) {
    const QByteArray old = this->bytes();
    const auto [oldMiddle, newMiddle] = std::ranges::mismatch(old, bytes);
    const qsizetype same = oldMiddle - old.begin();
    const qsizetype atMost = std::min(old.size(), bytes.size()) - same;
    qsizetype sameAtEnd = 0;
    while (sameAtEnd < atMost && old[old.size() - 1 - sameAtEnd] == bytes[bytes.size() - 1 - sameAtEnd])
        ++sameAtEnd;

    const bool readOnly = isReadOnly();
    const qsizetype firstLine = send(*this, SCI_DOCLINEFROMVISIBLE, send(*this, SCI_GETFIRSTVISIBLELINE));
    const qsizetype linesBefore = send(*this, SCI_GETLINECOUNT);
    const bool changedAbove = send(*this, SCI_POSITIONFROMLINE, firstLine) >= old.size() - sameAtEnd;
    setReadOnly(false);
    adoptFormat(bytes);
    send(*this, SCI_BEGINUNDOACTION);
    send(*this, SCI_SETTARGETRANGE, same, old.size() - sameAtEnd);
    send(*this, SCI_REPLACETARGET, bytes.sliced(same, bytes.size() - sameAtEnd - same));
    send(*this, SCI_ENDUNDOACTION);
    send(*this, SCI_SETSAVEPOINT);
    setReadOnly(readOnly);
    const qsizetype line = firstLine + (changedAbove ? send(*this, SCI_GETLINECOUNT) - linesBefore : 0);
    send(*this, SCI_SETFIRSTVISIBLELINE, send(*this, SCI_VISIBLEFROMDOCLINE, line));
}

qsizetype CodeEditor::byteCount() const { return send(*this, SCI_GETLENGTH); }

QByteArray CodeEditor::bytes() const { return bytes(0, byteCount()); }

QByteArray CodeEditor::bytes(qsizetype begin, qsizetype end) const {
    if (begin >= end)
        return {};
    QByteArray result(end - begin, Qt::Uninitialized);
    // Scintilla adds a NUL byte, for which a QByteArray has room.
    SendScintilla(SCI_GETTEXTRANGE, static_cast<long>(begin), static_cast<long>(end), result.data());
    return result;
}

void CodeEditor::markSaved() { send(*this, SCI_SETSAVEPOINT); }

qsizetype CodeEditor::caretByte() const { return send(*this, SCI_GETCURRENTPOS); }

parser::ByteRange CodeEditor::selectedRange() const {
    return {
        .begin = static_cast<std::uint32_t>(send(*this, SCI_GETSELECTIONSTART)),
        .end = static_cast<std::uint32_t>(send(*this, SCI_GETSELECTIONEND)),
    };
}

void CodeEditor::goToByte(qsizetype begin, qsizetype end) {
    selectBytes(begin, end);
    setFocus(Qt::OtherFocusReason);
}

void CodeEditor::selectBytes(qsizetype begin, qsizetype end) {
    begin = std::clamp(begin, qsizetype{0}, byteCount());
    end = std::clamp(end, begin, byteCount());
    send(*this, SCI_ENSUREVISIBLEENFORCEPOLICY, send(*this, SCI_LINEFROMPOSITION, end));
    send(*this, SCI_ENSUREVISIBLEENFORCEPOLICY, send(*this, SCI_LINEFROMPOSITION, begin));
    send(*this, SCI_SETSEL, end, begin);
    send(*this, SCI_SCROLLRANGE, end, begin);
    send(*this, SCI_CHOOSECARETX);
}

bool CodeEditor::applyEdits(std::span<const parser::TextEdit> edits) {
    const auto sorted = parser::sortedEdits(static_cast<std::size_t>(byteCount()), edits);
    if (!sorted || isReadOnly())
        return false;
    send(*this, SCI_BEGINUNDOACTION);
    // From the end, so that the offsets of the others stay right.
    for (const parser::TextEdit& edit : *sorted | std::views::reverse) {
        send(*this, SCI_SETTARGETRANGE, edit.range.begin, edit.range.end);
        send(*this, SCI_REPLACETARGET, QByteArray::fromStdString(edit.replacement));
    }
    send(*this, SCI_ENDUNDOACTION);
    return true;
}

void CodeEditor::setDiagnostics(std::vector<validators::Diagnostic> diagnostics, quint64 revision) {
    std::erase_if(diagnostics, [&](validators::Diagnostic& diagnostic) {
        const auto range = rangeNow(diagnostic.where.range, revision);
        if (range)
            diagnostic.where.range = *range;
        return !range;
    });
    m_squiggles->show(std::move(diagnostics));
}

void CodeEditor::setAnalysis(
    std::shared_ptr<const parser::SourceText> text, std::vector<parser::FoldRange> folds, quint64 revision) {
    if (revision == m_revision)
        m_braceMatcher->setText(std::move(text), revision);
    for (parser::FoldRange& one : folds) {
        const auto range = rangeNow(one.range, revision);
        if (!range)
            return;
        one.range = *range;
    }
    m_foldMargin->show(folds);
}

std::optional<parser::ByteRange> CodeEditor::rangeNow(parser::ByteRange range, quint64 revision) const {
    return m_changes.toNow(range, revision, m_revision);
}

void CodeEditor::updateNumberMargin() {
    const auto digits = std::max(3, static_cast<int>(QByteArray::number(send(*this, SCI_GETLINECOUNT)).size()));
    if (digits == m_numberMarginDigits)
        return;
    m_numberMarginDigits = digits;
    const QByteArray widest = QByteArray(digits, '9') + "  ";
    const auto width = SendScintilla(SCI_TEXTWIDTH, static_cast<uintptr_t>(STYLE_LINENUMBER), widest.constData());
    send(*this, SCI_SETMARGINWIDTHN, MarginNumbers, width);
}

void CodeEditor::changeEvent(QEvent* event) {
    QsciScintilla::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        refreshAppearance();
}

void CodeEditor::keyPressEvent(QKeyEvent* event) {
    if (isChord(event->modifiers())) {
        // QScintilla would type the text of a chord to which no command is bound.
        QKeyEvent withoutText{event->type(), event->key(), event->modifiers(), QString{}, event->isAutoRepeat()};
        QsciScintilla::keyPressEvent(&withoutText);
        event->setAccepted(withoutText.isAccepted());
        return;
    }
    // QScintilla would type "?" for what is Windows-1252 but not Latin-1, and for what is neither.
    const QString text = event->text();
    const bool beyondLatin1 = std::ranges::any_of(text, [](QChar c) { return c.unicode() > 0xFF; });
    if (m_codePage != CodePage::SingleByte || !beyondLatin1 || isReadOnly()) {
        QsciScintilla::keyPressEvent(event);
        return;
    }
    event->accept();
    if (const auto bytes = encode(text, m_codePage))
        SendScintilla(SCI_REPLACESEL, bytes->constData());
}

// Files and folders are the window's business.
void CodeEditor::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls())
        event->ignore();
    else
        QsciScintilla::dragEnterEvent(event);
}

void CodeEditor::dragMoveEvent(QDragMoveEvent* event) {
    if (event->mimeData()->hasUrls())
        event->ignore();
    else
        QsciScintilla::dragMoveEvent(event);
}

bool CodeEditor::canInsertFromMimeData(const QMimeData* source) const {
    return source->hasFormat(bytesMimeType(m_codePage)) || QsciScintilla::canInsertFromMimeData(source);
}

QByteArray CodeEditor::fromMimeData(const QMimeData* source, bool& rectangular) const {
    QByteArray ours = source->data(bytesMimeType(m_codePage));
    QByteArray theirs = QsciScintilla::fromMimeData(source, rectangular);
    if (!ours.isEmpty())
        return ours;
    if (m_codePage == CodePage::Utf8 || !source->hasText())
        return theirs;
    // A character that the file cannot hold becomes a question mark, which everybody sees.
    QByteArray result;
    for (const QChar character : source->text())
        result += encode(QStringView{&character, 1}, m_codePage).value_or(QByteArray{"?"});
    return result;
}

// Scintilla puts spaces in the place of NUL bytes when it copies, and stops at one when it pastes. All other bytes pass.
QMimeData* CodeEditor::toMimeData(const QByteArray& text, bool rectangular) const {
    QMimeData* copied = QsciScintilla::toMimeData(text, rectangular);
    if (m_codePage == CodePage::SingleByte)
        copied->setText(decode(text, m_codePage).text);
    copied->setData(bytesMimeType(m_codePage), text);
    return copied;
}

}  // namespace castwright::gui
