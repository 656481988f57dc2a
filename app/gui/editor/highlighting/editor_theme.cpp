// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editor/highlighting/editor_theme.h"

#include "app/gui/editor/code_editor.h"
#include "app/gui/editor/highlighting/syntax_repository.h"
#include "app/gui/editor/scintilla.h"
#include "app/gui/theme/theme.h"

#include <QFontInfo>

namespace castwright::gui {

namespace {

void setStyle(const CodeEditor& editor, int style, const QColor& text, const QColor& ground) {
    send(editor, Sci::SCI_STYLESETFORE, style, text);
    send(editor, Sci::SCI_STYLESETBACK, style, ground);
}

}  // namespace

EditorColours editorColours(const QPalette& palette) {
    using KSyntaxHighlighting::Theme;
    const Theme theme = textTheme(palette);
    const auto role = [&](Theme::EditorColorRole name) { return QColor::fromRgba(theme.editorColor(name)); };
    return {
        .text = QColor::fromRgba(theme.textColor(Theme::Normal)),
        .ground = role(Theme::BackgroundColor),
        .selection = role(Theme::TextSelection),
        .caretLine = role(Theme::CurrentLine),
        .margin = role(Theme::BackgroundColor),
        .lineNumber = role(Theme::LineNumbers),
        .foldMarker = role(Theme::TabMarker),  // a triangle on each block: it must not outshine the text
        .brace = role(Theme::BracketMatching),
        .badBrace = errorColour(palette),
        .match = role(Theme::SearchHighlight),
        .invisible = role(Theme::TabMarker),
    };
}

void applyEditorTheme(CodeEditor& editor, const QFont& font) {
    const EditorColours colours = editorColours(editor.palette());
    const double points = font.pointSizeF() > 0 ? font.pointSizeF() : QFontInfo{font}.pointSizeF();
    editor.SendScintilla(Sci::SCI_STYLESETFONT, uintptr_t{Sci::STYLE_DEFAULT}, font.family().toUtf8().constData());
    send(editor, Sci::SCI_STYLESETSIZEFRACTIONAL, Sci::STYLE_DEFAULT, qRound(points * int{Sci::SC_FONT_SIZE_MULTIPLIER}));
    setStyle(editor, Sci::STYLE_DEFAULT, colours.text, colours.ground);
    send(editor, Sci::SCI_STYLECLEARALL);

    setStyle(editor, Sci::STYLE_LINENUMBER, colours.lineNumber, colours.margin);
    setStyle(editor, Sci::STYLE_BRACELIGHT, colours.text, colours.brace);
    send(editor, Sci::SCI_STYLESETBOLD, Sci::STYLE_BRACELIGHT, 1);
    setStyle(editor, Sci::STYLE_BRACEBAD, colours.badBrace, colours.ground);
    send(editor, Sci::SCI_STYLESETBOLD, Sci::STYLE_BRACEBAD, 1);
    setStyle(editor, Sci::STYLE_CONTROLCHAR, colours.text, colours.ground);
    setStyle(editor, Sci::STYLE_INDENTGUIDE, colours.invisible, colours.ground);

    send(editor, Sci::SCI_SETSELBACK, 1, colours.selection);
    send(editor, Sci::SCI_SETSELFORE, 0, colours.text);
    editor.SendScintilla(Sci::SCI_SETCARETFORE, colours.text);
    editor.SendScintilla(Sci::SCI_SETCARETLINEBACK, colours.caretLine);
    send(editor, Sci::SCI_SETWHITESPACEFORE, 1, colours.invisible);
    send(editor, Sci::SCI_SETMARGINBACKN, MarginGap, colours.ground);
    send(editor, Sci::SCI_SETEXTRAASCENT, 1);
    send(editor, Sci::SCI_SETEXTRADESCENT, 1);
}

}  // namespace castwright::gui
