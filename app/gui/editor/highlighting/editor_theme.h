// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

namespace castwright::gui {

class CodeEditor;

/// The colours of an editor apart from those of its text, from the theme that fits the palette.
struct EditorColours {
    QColor text;
    QColor ground;
    QColor selection;
    QColor caretLine;
    QColor margin;
    QColor lineNumber;
    QColor foldMarker;
    QColor brace;      ///< ground of a matching pair
    QColor badBrace;   ///< text of one without partner
    QColor match;      ///< ground of what the search bar found
    QColor invisible;  ///< tabs, spaces and the names of control characters
};
[[nodiscard]] EditorColours editorColours(const QPalette& palette);

/// Gives all styles of the editor this font and its colours; the highlighter's come on top.
void applyEditorTheme(CodeEditor& editor, const QFont& font);

}  // namespace castwright::gui
