// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editor/snapshot_marks.h"

#include "app/gui/editor/code_editor.h"
#include "parser/tree/syntax_views.h"

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

    std::vector<EditorDiagnostic> diagnostics;
    for (const validators::Diagnostic& diagnostic : snapshot.diagnostics) {
        if (diagnostic.where.file != *index)
            continue;
        const auto rule = QString::fromUtf8(diagnostic.rule.data(), static_cast<qsizetype>(diagnostic.rule.size()));
        diagnostics.push_back({diagnostic.where.range, diagnostic.severity, messageText(diagnostic.message), rule, revision});
    }
    editor.setDiagnostics(std::move(diagnostics));
    editor.setAnalysis(file.text, parser::foldRanges(*file.tree), revision);
}

}  // namespace castwright::gui
