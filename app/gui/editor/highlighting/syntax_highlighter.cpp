// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editor/highlighting/syntax_highlighter.h"

#include "app/gui/editor/code_editor.h"
#include "app/gui/editor/highlighting/syntax_repository.h"
#include "app/gui/editor/scintilla.h"

#include <KSyntaxHighlighting/Format>

#include <algorithm>
#include <limits>

namespace castwright::gui {

namespace {

// Lines are at most a few hundred bytes in any sensible file; the tail of a longer one stays plain, so that it costs nothing.
constexpr int kLongestColoured = 4096;
constexpr int kLinesATurn = 400;

// Scintilla keeps these styles for itself.
constexpr bool isReserved(int style) { return style >= Sci::STYLE_DEFAULT && style <= Sci::STYLE_LASTPREDEFINED; }

/// All formats that lines can have: those of the definition and of the ones it includes.
QList<KSyntaxHighlighting::Format> allFormats(const KSyntaxHighlighting::Definition& definition) {
    QList<KSyntaxHighlighting::Format> formats = definition.formats();
    for (const KSyntaxHighlighting::Definition& included : definition.includedDefinitions())
        formats += included.formats();
    return formats;
}

}  // namespace

SyntaxHighlighter::SyntaxHighlighter(CodeEditor& editor) : EditorFeature{editor}, m_lines(1) {
    setDefinition(botFileDefinition());
    assignStyles();
    m_rest.setSingleShot(true);
    m_rest.setInterval(0);
    connect(&m_rest, &QTimer::timeout, this, [this] { styleNeeded(m_wanted); });
    connect(&editor, &CodeEditor::changing, this, &SyntaxHighlighter::noteChange);
    connect(&editor, &CodeEditor::appearanceChanged, this, &SyntaxHighlighter::applyColours);
    connect(&editor, &QsciScintillaBase::SCN_STYLENEEDED, this, &SyntaxHighlighter::styleNeeded);
}

void SyntaxHighlighter::assignStyles() {
    m_formats = allFormats(definition());
    int style = 0;  // plain text
    for (const KSyntaxHighlighting::Format& format : m_formats) {
        do
            ++style;
        while (isReserved(style));
        if (style > Sci::STYLE_MAX)
            return;
        m_styleOfFormat.insert(format.id(), style);
    }
}

void SyntaxHighlighter::applyColours() {
    const KSyntaxHighlighting::Theme colours = textTheme(editor().palette());
    setTheme(colours);
    for (const KSyntaxHighlighting::Format& format : m_formats) {
        const int style = m_styleOfFormat.value(format.id());
        if (style == 0)
            continue;
        if (format.hasTextColor(colours))
            send(editor(), Sci::SCI_STYLESETFORE, style, format.textColor(colours));
        if (format.hasBackgroundColor(colours))
            send(editor(), Sci::SCI_STYLESETBACK, style, format.backgroundColor(colours));
        send(editor(), Sci::SCI_STYLESETBOLD, style, format.isBold(colours) ? 1 : 0);
        send(editor(), Sci::SCI_STYLESETITALIC, style, format.isItalic(colours) ? 1 : 0);
        send(editor(), Sci::SCI_STYLESETUNDERLINE, style, format.isUnderline(colours) ? 1 : 0);
    }
}

QString SyntaxHighlighter::formatNameAt(qsizetype offset) const {
    const int style = static_cast<int>(send(editor(), Sci::SCI_GETSTYLEAT, offset)) & 0xFF;
    for (const KSyntaxHighlighting::Format& format : m_formats) {
        if (style != 0 && m_styleOfFormat.value(format.id()) == style)
            return format.name();
    }
    return {};
}

void SyntaxHighlighter::colourUpTo(qsizetype offset) { colour(offset, std::numeric_limits<int>::max()); }

void SyntaxHighlighter::noteChange(const TextChange& change) {
    const auto line = static_cast<std::size_t>(change.line);
    const auto count = static_cast<std::size_t>(std::abs(change.linesAdded));
    // The last of the lines keeps the old state at its end: it is what the lines below were coloured from.
    const auto place = m_lines.begin() + change.line;
    if (change.linesAdded > 0)
        m_lines.insert(place, count, Line{});
    else
        m_lines.erase(place, place + static_cast<std::ptrdiff_t>(count));
    for (std::size_t i = line; i <= line + (change.linesAdded > 0 ? count : 0); ++i)
        m_lines[i].dirty = true;
}

void SyntaxHighlighter::styleNeeded(qsizetype offset) {
    m_wanted = std::min(offset, editor().byteCount());
    if (isEnabled() && !colour(m_wanted, kLinesATurn))
        m_rest.start();
}

bool SyntaxHighlighter::colour(qsizetype offset, int lineBudget) {
    Q_ASSERT(m_lines.size() == static_cast<std::size_t>(send(editor(), Sci::SCI_GETLINECOUNT)));
    const qsizetype styled = send(editor(), Sci::SCI_GETENDSTYLED);
    auto line = static_cast<std::size_t>(send(editor(), Sci::SCI_LINEFROMPOSITION, styled));
    while (line < m_lines.size() && send(editor(), Sci::SCI_POSITIONFROMLINE, static_cast<qsizetype>(line)) <= offset) {
        if (lineBudget-- <= 0)
            return false;
        const bool sameEnd = colourLine(line);
        ++line;
        if (!sameEnd)
            continue;
        line = nextDirtyLine(line);
        const bool all = line == m_lines.size();
        send(
            editor(), Sci::SCI_STARTSTYLING,
            all ? editor().byteCount() : send(editor(), Sci::SCI_POSITIONFROMLINE, static_cast<qsizetype>(line)));
    }
    return true;
}

std::size_t SyntaxHighlighter::nextDirtyLine(std::size_t line) const {
    const auto from = m_lines.begin() + static_cast<std::ptrdiff_t>(line);
    return static_cast<std::size_t>(std::ranges::find_if(from, m_lines.end(), &Line::dirty) - m_lines.begin());
}

bool SyntaxHighlighter::colourLine(std::size_t line) {
    const qsizetype begin = send(editor(), Sci::SCI_POSITIONFROMLINE, static_cast<qsizetype>(line));
    const qsizetype end = send(editor(), Sci::SCI_GETLINEENDPOSITION, static_cast<qsizetype>(line));
    const qsizetype next = begin + send(editor(), Sci::SCI_LINELENGTH, static_cast<qsizetype>(line));
    m_text = decode(editor().bytes(begin, std::min(end, begin + kLongestColoured)), editor().codePage());
    m_styles.fill('\0', next - begin);
    const auto state = highlightLine(m_text.text, line == 0 ? KSyntaxHighlighting::State{} : m_lines[line - 1].endState);
    send(editor(), Sci::SCI_STARTSTYLING, begin);
    send(editor(), Sci::SCI_SETSTYLINGEX, m_styles);
    ++m_colouredLines;

    const bool sameEnd = m_lines[line].known && m_lines[line].endState == state;
    m_lines[line] = {.endState = state, .known = true, .dirty = false};
    if (!sameEnd && line + 1 < m_lines.size())
        m_lines[line + 1].dirty = true;
    return sameEnd;
}

void SyntaxHighlighter::applyFormat(int offset, int length, const KSyntaxHighlighting::Format& format) {
    const int style = m_styleOfFormat.value(format.id());
    const qsizetype begin = m_text.byteAt(offset);
    const qsizetype end = m_text.byteAt(qsizetype{offset} + length);
    std::fill(m_styles.begin() + begin, m_styles.begin() + end, static_cast<char>(style));
}

void SyntaxHighlighter::enabledChanged() {
    m_rest.stop();
    std::ranges::fill(m_lines, Line{});
    send(editor(), Sci::SCI_CLEARDOCUMENTSTYLE);
    send(editor(), Sci::SCI_STARTSTYLING, isEnabled() ? 0 : editor().byteCount());
    editor().viewport()->update();
}

}  // namespace castwright::gui
