// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/editor/features/editor_feature.h"
#include "app/gui/editor/text_change.h"
#include "app/gui/text/byte_text.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/State>
#include <QHash>
#include <QList>
#include <QTimer>

#include <vector>

namespace castwright::gui {

/// Colours the text by the KSyntaxHighlighting definition, a line at a time, each from the state in which the line before ended. An edit
/// colours its own lines and then goes on only while the state at a line's end differs from what it was.
///
/// A turn of the event loop never colours more than a screenful or two; what lies farther down waits for its turn.
class SyntaxHighlighter final : public EditorFeature, public KSyntaxHighlighting::AbstractHighlighter {
    Q_OBJECT
    Q_INTERFACES(KSyntaxHighlighting::AbstractHighlighter)

public:
    explicit SyntaxHighlighter(CodeEditor& editor);

    /// The name of the format at a byte; empty for plain text and for what is not coloured yet.
    [[nodiscard]] QString formatNameAt(qsizetype offset) const;
    /// Colours everything up to `offset` at once. For tests and for printing.
    void colourUpTo(qsizetype offset);
    /// How many lines have been coloured since the editor was made.
    [[nodiscard]] quint64 colouredLines() const { return m_colouredLines; }

protected:
    void enabledChanged() override;
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format& format) override;

private:
    struct Line {
        KSyntaxHighlighting::State endState;
        bool known = false;  ///< endState holds what colouring this line gave the last time
        bool dirty = true;   ///< the text has changed since then
    };

    void assignStyles();
    void applyColours();
    void noteChange(const TextChange& change);
    void styleNeeded(qsizetype offset);
    /// Goes on from where Scintilla stands up to `offset`, for at most `lineBudget` lines. True when it got there.
    bool colour(qsizetype offset, int lineBudget);
    /// Colours a line; true when it ends in the state it ended in before.
    bool colourLine(std::size_t line);
    /// The line after `line` that has to be coloured again; the number of lines when there is none.
    [[nodiscard]] std::size_t nextDirtyLine(std::size_t line) const;

    std::vector<Line> m_lines;
    QList<KSyntaxHighlighting::Format> m_formats;
    QHash<int, int> m_styleOfFormat;  ///< KSyntaxHighlighting's id to Scintilla's style
    QTimer m_rest;                    ///< colours what one turn left over
    qsizetype m_wanted = 0;           ///< how far to colour
    quint64 m_colouredLines = 0;

    // While a line is coloured.
    DecodedText m_text;
    QByteArray m_styles;
};

}  // namespace castwright::gui
