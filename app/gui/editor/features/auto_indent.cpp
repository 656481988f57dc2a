// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editor/features/auto_indent.h"

#include "app/gui/editor/code_editor.h"
#include "app/gui/editor/scintilla.h"

#include <algorithm>

namespace castwright::gui {

namespace {

QByteArray lineBytes(const CodeEditor& editor, qsizetype line) {
    return editor.bytes(send(editor, Sci::SCI_POSITIONFROMLINE, line), send(editor, Sci::SCI_GETLINEENDPOSITION, line));
}

QByteArray indentationOf(const QByteArray& line) {
    const auto* const end = std::ranges::find_if_not(line, [](char c) { return c == ' ' || c == '\t'; });
    return line.first(end - line.begin());
}

bool isOpeningBlock(const QByteArray& line) { return line.trimmed().endsWith('{'); }

/// The line that holds the `{` of a `}` in `line`, by counting the lines above; a guess that needs no analysis. -1: none.
qsizetype lineOfOpeningBrace(const CodeEditor& editor, qsizetype line) {
    constexpr qsizetype kFarthest = 2000;
    qsizetype depth = 1;
    for (qsizetype above = line - 1; above >= 0 && above >= line - kFarthest; --above) {
        const QByteArray text = lineBytes(editor, above).trimmed();
        depth += text.startsWith('}') ? 1 : 0;
        depth -= text.endsWith('{') ? 1 : 0;
        if (depth == 0)
            return above;
    }
    return -1;
}

}  // namespace

AutoIndent::AutoIndent(CodeEditor& editor) : EditorFeature{editor} {
    connect(&editor, &CodeEditor::typed, this, &AutoIndent::typed);
}

void AutoIndent::typed(int character) {
    if (!isEnabled() || editor().isReadOnly())
        return;
    const bool secondOfTwo = send(editor(), Sci::SCI_GETEOLMODE) == Sci::SC_EOL_CRLF && character == '\r';
    if ((character == '\n' || character == '\r') && !secondOfTwo)
        startLine();
    else if (character == '}')
        alignClosingBrace();
}

void AutoIndent::startLine() {
    const qsizetype caret = editor().caretByte();
    const qsizetype line = send(editor(), Sci::SCI_LINEFROMPOSITION, caret);
    if (line == 0 || caret != send(editor(), Sci::SCI_POSITIONFROMLINE, line))
        return;
    const QByteArray before = lineBytes(editor(), line - 1);
    QByteArray indentation = indentationOf(before);
    if (isOpeningBlock(before))
        indentation += '\t';
    if (!indentation.isEmpty())
        editor().SendScintilla(Sci::SCI_REPLACESEL, indentation.constData());
}

void AutoIndent::alignClosingBrace() {
    const qsizetype caret = editor().caretByte();
    const qsizetype line = send(editor(), Sci::SCI_LINEFROMPOSITION, caret);
    const qsizetype start = send(editor(), Sci::SCI_POSITIONFROMLINE, line);
    const QByteArray typedSoFar = editor().bytes(start, caret);
    const qsizetype opening = lineOfOpeningBrace(editor(), line);
    if (typedSoFar.trimmed() != "}" || opening < 0)
        return;
    const QByteArray wanted = indentationOf(lineBytes(editor(), opening));
    const qsizetype brace = caret - 1;
    if (wanted == editor().bytes(start, brace))
        return;
    send(editor(), Sci::SCI_SETTARGETRANGE, start, brace);
    send(editor(), Sci::SCI_REPLACETARGET, wanted);
}

}  // namespace castwright::gui
