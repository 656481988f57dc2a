// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editor/features/squiggles.h"

#include "app/gui/analysis/snapshot.h"
#include "app/gui/editor/code_editor.h"
#include "app/gui/editor/scintilla.h"
#include "app/gui/theme/severity_style.h"
#include "app/gui/theme/theme.h"

#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace castwright::gui {

namespace {

constexpr int kRestMilliseconds = 400;

int indicatorOf(validators::Severity severity) {
    switch (severity) {
    case validators::Severity::Information: return IndicatorInformation;
    case validators::Severity::Warning: return IndicatorWarning;
    case validators::Severity::Error: break;
    }
    return IndicatorError;
}

}  // namespace

Squiggles::Squiggles(CodeEditor& editor) : EditorFeature{editor} {
    send(editor, Sci::SCI_SETMOUSEDWELLTIME, kRestMilliseconds);
    for (const validators::Severity severity : kSeverities)
        send(editor, Sci::SCI_INDICSETSTYLE, indicatorOf(severity), Sci::INDIC_SQUIGGLEPIXMAP);
    connect(&editor, &CodeEditor::appearanceChanged, this, &Squiggles::applyColours);
    connect(&editor, &CodeEditor::changing, this, [this](const TextChange& change) {
        for (validators::Diagnostic& diagnostic : m_diagnostics)
            diagnostic.where.range = moved(diagnostic.where.range, change);
    });
    connect(&editor, &QsciScintillaBase::SCN_DWELLSTART, this, &Squiggles::showHover);
    connect(&editor, &QsciScintillaBase::SCN_DWELLEND, this, [] { QToolTip::hideText(); });
}

void Squiggles::show(std::vector<validators::Diagnostic> diagnostics) {
    std::ranges::stable_sort(diagnostics, std::greater{}, &validators::Diagnostic::severity);
    m_diagnostics = std::move(diagnostics);
    erase();
    draw();
}

void Squiggles::enabledChanged() {
    erase();
    draw();
}

void Squiggles::applyColours() {
    for (const validators::Severity severity : kSeverities)
        send(editor(), Sci::SCI_INDICSETFORE, indicatorOf(severity), severityColour(severity, editor().palette()));
}

void Squiggles::erase() {
    for (const validators::Severity severity : kSeverities) {
        send(editor(), Sci::SCI_SETINDICATORCURRENT, indicatorOf(severity));
        send(editor(), Sci::SCI_INDICATORCLEARRANGE, 0, editor().byteCount());
    }
}

void Squiggles::draw() {
    if (!isEnabled())
        return;
    for (const validators::Diagnostic& diagnostic : m_diagnostics) {
        const parser::ByteRange range = drawnRange(diagnostic.where.range);
        send(editor(), Sci::SCI_SETINDICATORCURRENT, indicatorOf(diagnostic.severity));
        send(editor(), Sci::SCI_INDICATORFILLRANGE, range.begin, range.size());
    }
}

parser::ByteRange Squiggles::drawnRange(parser::ByteRange range) const {
    const auto size = static_cast<std::uint32_t>(editor().byteCount());
    range = {.begin = std::min(range.begin, size), .end = std::clamp(range.end, std::min(range.begin, size), size)};
    const qsizetype line = send(editor(), Sci::SCI_LINEFROMPOSITION, range.begin);
    const auto lineBegin = static_cast<std::uint32_t>(send(editor(), Sci::SCI_POSITIONFROMLINE, line));
    const auto lineEnd = static_cast<std::uint32_t>(send(editor(), Sci::SCI_GETLINEENDPOSITION, line));
    // A place, or a line end, cannot be underlined: take the character beside it.
    if (range.begin >= lineEnd && range.end <= lineEnd && lineBegin < lineEnd)
        range.begin = static_cast<std::uint32_t>(send(editor(), Sci::SCI_POSITIONBEFORE, lineEnd));
    if (range.empty())
        range.end = static_cast<std::uint32_t>(send(editor(), Sci::SCI_POSITIONAFTER, range.begin));
    return range;
}

QString Squiggles::hoverText(qsizetype offset) const {
    QString text;
    for (const validators::Diagnostic& diagnostic : m_diagnostics) {
        const parser::ByteRange range = drawnRange(diagnostic.where.range);
        if (offset < 0 || !range.contains(static_cast<std::uint32_t>(offset)))
            continue;
        text += u"<p style='margin:4px 0'><span style='color:%1'>&#9679;</span> %2 <span style='color:%3'>%4</span></p>"_s.arg(
            severityColour(diagnostic.severity, QToolTip::palette()).name(), messageText(diagnostic.message).toHtmlEscaped(),
            quietColour(QToolTip::palette()).name(), QLatin1StringView{diagnostic.rule}.toString().toHtmlEscaped());
    }
    return text;
}

void Squiggles::showHover(int offset, int x, int y) {
    const QString text = isEnabled() ? hoverText(offset) : QString{};
    if (!text.isEmpty())
        QToolTip::showText(editor().viewport()->mapToGlobal(QPoint{x, y}), text, editor().viewport());
}

}  // namespace castwright::gui
