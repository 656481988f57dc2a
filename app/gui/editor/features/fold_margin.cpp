// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editor/features/fold_margin.h"

#include "app/gui/editor/code_editor.h"
#include "app/gui/editor/highlighting/editor_theme.h"
#include "app/gui/editor/scintilla.h"

#include <algorithm>
#include <vector>

namespace castwright::gui {

namespace {

constexpr int kMarginWidth = 16;
constexpr int kDeepest = Sci::SC_FOLDLEVELNUMBERMASK - Sci::SC_FOLDLEVELBASE;

/// Lines [first, last] of one fold; `first` stays visible.
struct FoldLines {
    qsizetype first;
    qsizetype last;
};

std::vector<FoldLines> foldLines(const CodeEditor& editor, std::span<const parser::FoldRange> folds) {
    std::vector<FoldLines> lines;
    for (const parser::FoldRange& fold : folds) {
        const qsizetype first = send(editor, Sci::SCI_LINEFROMPOSITION, fold.range.begin);
        const qsizetype last = send(editor, Sci::SCI_LINEFROMPOSITION, std::max(fold.range.begin + 1, fold.range.end) - 1);
        if (first < last)
            lines.push_back({first, last});
    }
    // Outer ones first, and one a line.
    std::ranges::sort(
        lines, [](const FoldLines& a, const FoldLines& b) { return a.first != b.first ? a.first < b.first : a.last > b.last; });
    const auto same = std::ranges::unique(lines, {}, &FoldLines::first);
    lines.erase(same.begin(), same.end());
    return lines;
}

/// Scintilla's level of each line: the depth, and a flag where a fold begins. A line that ends one fold and begins the next belongs to
/// the next.
std::vector<int> foldLevels(std::span<const FoldLines> folds, qsizetype lineCount) {
    std::vector<int> levels(static_cast<std::size_t>(lineCount));
    std::vector<qsizetype> open;  // last lines
    auto next = folds.begin();
    for (qsizetype line = 0; line < lineCount; ++line) {
        const bool begins = next != folds.end() && next->first == line;
        while (!open.empty() && (open.back() < line || (begins && open.back() == line)))
            open.pop_back();
        const int depth = std::min(static_cast<int>(open.size()), kDeepest);
        levels[static_cast<std::size_t>(line)] = Sci::SC_FOLDLEVELBASE + depth + (begins ? Sci::SC_FOLDLEVELHEADERFLAG : 0);
        if (begins)
            open.push_back((next++)->last);
    }
    return levels;
}

}  // namespace

FoldMargin::FoldMargin(CodeEditor& editor) : EditorFeature{editor} {
    send(editor, Sci::SCI_SETMARGINTYPEN, MarginFolds, Sci::SC_MARGIN_SYMBOL);
    send(editor, Sci::SCI_SETMARGINMASKN, MarginFolds, static_cast<qsizetype>(Sci::SC_MASK_FOLDERS));
    send(editor, Sci::SCI_SETMARGINSENSITIVEN, MarginFolds, 1);
    send(editor, Sci::SCI_SETMARGINWIDTHN, MarginFolds, kMarginWidth);
    send(
        editor, Sci::SCI_SETAUTOMATICFOLD,
        Sci::SC_AUTOMATICFOLD_SHOW | Sci::SC_AUTOMATICFOLD_CLICK | Sci::SC_AUTOMATICFOLD_CHANGE);
    send(editor, Sci::SCI_SETFOLDFLAGS, Sci::SC_FOLDFLAG_LINEAFTER_CONTRACTED);
    defineMarkers();
    connect(&editor, &CodeEditor::appearanceChanged, this, &FoldMargin::applyColours);
}

void FoldMargin::defineMarkers() {
    constexpr std::pair<int, int> kMarkers[] = {
        {Sci::SC_MARKNUM_FOLDER, Sci::SC_MARK_ARROW},         {Sci::SC_MARKNUM_FOLDEREND, Sci::SC_MARK_ARROW},
        {Sci::SC_MARKNUM_FOLDEROPEN, Sci::SC_MARK_ARROWDOWN}, {Sci::SC_MARKNUM_FOLDEROPENMID, Sci::SC_MARK_ARROWDOWN},
        {Sci::SC_MARKNUM_FOLDERSUB, Sci::SC_MARK_EMPTY},      {Sci::SC_MARKNUM_FOLDERTAIL, Sci::SC_MARK_EMPTY},
        {Sci::SC_MARKNUM_FOLDERMIDTAIL, Sci::SC_MARK_EMPTY},
    };
    for (const auto& [marker, symbol] : kMarkers)
        send(editor(), Sci::SCI_MARKERDEFINE, marker, symbol);
}

void FoldMargin::applyColours() {
    const EditorColours colours = editorColours(editor().palette());
    constexpr int kFirstMarker = Sci::SC_MARKNUM_FOLDEREND;
    constexpr int kLastMarker = Sci::SC_MARKNUM_FOLDEROPEN;
    for (int marker = kFirstMarker; marker <= kLastMarker; ++marker) {
        send(editor(), Sci::SCI_MARKERSETFORE, marker, colours.foldMarker);
        send(editor(), Sci::SCI_MARKERSETBACK, marker, colours.foldMarker);
    }
    send(editor(), Sci::SCI_SETFOLDMARGINCOLOUR, 1, colours.margin);
    send(editor(), Sci::SCI_SETFOLDMARGINHICOLOUR, 1, colours.margin);
}

void FoldMargin::show(std::span<const parser::FoldRange> folds) {
    if (isEnabled())
        setLevels(foldLevels(foldLines(editor(), folds), send(editor(), Sci::SCI_GETLINECOUNT)));
}

void FoldMargin::setLevels(std::span<const int> levels) {
    qsizetype line = 0;
    for (const int level : levels) {
        if (send(editor(), Sci::SCI_GETFOLDLEVEL, line) != level)
            send(editor(), Sci::SCI_SETFOLDLEVEL, line, level);
        ++line;
    }
}

void FoldMargin::foldAll() { send(editor(), Sci::SCI_FOLDALL, Sci::SC_FOLDACTION_CONTRACT); }

void FoldMargin::unfoldAll() { send(editor(), Sci::SCI_FOLDALL, Sci::SC_FOLDACTION_EXPAND); }

void FoldMargin::toggleAtCaret() {
    qsizetype line = send(editor(), Sci::SCI_LINEFROMPOSITION, editor().caretByte());
    if ((send(editor(), Sci::SCI_GETFOLDLEVEL, line) & Sci::SC_FOLDLEVELHEADERFLAG) == 0)
        line = send(editor(), Sci::SCI_GETFOLDPARENT, line);
    if (line < 0)
        return;
    send(editor(), Sci::SCI_TOGGLEFOLD, line);
    if (send(editor(), Sci::SCI_GETFOLDEXPANDED, line) == 0)
        send(editor(), Sci::SCI_GOTOPOS, send(editor(), Sci::SCI_GETLINEENDPOSITION, line));
}

void FoldMargin::enabledChanged() {
    send(editor(), Sci::SCI_SETMARGINWIDTHN, MarginFolds, isEnabled() ? kMarginWidth : 0);
    if (isEnabled())
        return;  // the next analysis brings the folds
    unfoldAll();
    show({});
    setLevels(std::vector<int>(static_cast<std::size_t>(send(editor(), Sci::SCI_GETLINECOUNT)), Sci::SC_FOLDLEVELBASE));
}

}  // namespace castwright::gui
