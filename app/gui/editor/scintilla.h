// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <Qsci/qsciscintillabase.h>
#include <QtTypes>

/// Scintilla messages with one set of integer types; QScintilla's own overloads differ in signedness and width.
namespace castwright::gui {

using Sci = QsciScintillaBase;

inline qsizetype send(const Sci& editor, unsigned message, qsizetype first = 0, qsizetype second = 0) {
    return editor.SendScintilla(message, static_cast<unsigned long>(first), static_cast<long>(second));
}

/// Messages that take a length and that many bytes, NUL bytes included.
inline qsizetype send(const Sci& editor, unsigned message, const QByteArray& bytes) {
    return editor.SendScintilla(message, static_cast<uintptr_t>(bytes.size()), bytes.constData());
}

/// Messages that take a colour, which Scintilla wants as blue, green and red.
inline void send(const Sci& editor, unsigned message, qsizetype first, const QColor& colour) {
    editor.SendScintilla(message, static_cast<unsigned long>(first), colour);
}

/// Numbers of the indicators, which are marks that lie over the text and move with it.
enum Indicator : int {
    IndicatorMatch = Sci::INDIC_CONTAINER,  ///< found by the search bar
    IndicatorInformation,
    IndicatorWarning,
    IndicatorError,
};

/// Numbers of the margins, from the left.
enum Margin : int { MarginNumbers, MarginFolds, MarginGap };

}  // namespace castwright::gui
