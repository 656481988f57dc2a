// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editor/snapshot_marks.h"

#include "app/gui/editor/code_editor.h"
#include "parser/tree/syntax_views.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace castwright::gui {

void showSnapshot(CodeEditor& editor, const Snapshot& snapshot, const QString& path) {
    const auto index = snapshot.find(path);
    if (!index)
        return;
    const SnapshotFile& file = snapshot.files[*index];
    // A document that was not open yet when it was analysed: the same only if its bytes are.
    quint64 revision = file.revision.value_or(editor.revision());
    const std::string_view analysed = file.text->bytes();
    if (!file.revision && QByteArrayView{analysed.data(), static_cast<qsizetype>(analysed.size())} != editor.bytes())
        return;

    std::vector<validators::Diagnostic> diagnostics;
    std::ranges::copy_if(snapshot.diagnostics, std::back_inserter(diagnostics), [&](const validators::Diagnostic& diagnostic) {
        return diagnostic.where.file == *index;
    });
    editor.setDiagnostics(std::move(diagnostics), revision);
    editor.setAnalysis(file.text, parser::foldRanges(*file.tree), revision);
}

}  // namespace castwright::gui
