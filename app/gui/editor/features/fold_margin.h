// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/editor/features/editor_feature.h"
#include "parser/tree/syntax_views.h"

#include <span>

namespace castwright::gui {

/// Folding of blocks and comments, by the ranges that the syntax tree knows. What is folded stays so while text is edited elsewhere.
class FoldMargin final : public EditorFeature {
    Q_OBJECT

public:
    explicit FoldMargin(CodeEditor& editor);

    /// Ranges of the text as it is, none crossing another.
    void show(std::span<const parser::FoldRange> folds);

    void foldAll();
    void unfoldAll();
    /// The innermost fold at the caret.
    void toggleAtCaret();

protected:
    void enabledChanged() override;

private:
    void defineMarkers();
    void applyColours();
    void setLevels(std::span<const int> levels);
};

}  // namespace castwright::gui
