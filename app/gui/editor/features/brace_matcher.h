// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/editor/features/editor_feature.h"
#include "parser/loader/loader.h"

#include <memory>

namespace castwright::gui {

/// Marks the brace beside the caret and the one that belongs to it, as the game counts them: a brace in quotes is text. A brace without
/// partner is marked as bad.
class BraceMatcher final : public EditorFeature {
    Q_OBJECT

public:
    explicit BraceMatcher(CodeEditor& editor);

    /// The tokens of the text at `revision`.
    void setText(std::shared_ptr<const parser::SourceText> text, quint64 revision);

protected:
    void enabledChanged() override { update(); }

private:
    void update();
    /// The tokens of the text as it is; nothing while a large one is being analysed.
    const parser::SourceText* currentText();

    std::shared_ptr<const parser::SourceText> m_text;
    quint64 m_revision = 0;  ///< of m_text
};

}  // namespace castwright::gui
