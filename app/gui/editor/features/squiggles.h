// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/editor/features/editor_feature.h"
#include "validators/checking/diagnostic.h"

#include <QString>

#include <vector>

namespace castwright::gui {

/// Wavy lines under problems, and their messages when the pointer rests on one.
class Squiggles final : public EditorFeature {
    Q_OBJECT

public:
    explicit Squiggles(CodeEditor& editor);

    /// Problems of the text as it is. They move with the text until the next ones come.
    void show(std::vector<validators::Diagnostic> diagnostics);
    [[nodiscard]] const std::vector<validators::Diagnostic>& diagnostics() const { return m_diagnostics; }

    /// What the pointer brings up at a byte, as rich text: all problems there, the gravest first. Empty when there is none.
    [[nodiscard]] QString hoverText(qsizetype offset) const;

protected:
    void enabledChanged() override;

private:
    void draw();
    void erase();
    void applyColours();
    void showHover(int offset, int x, int y);
    /// The bytes that are underlined, at least one where there is one in the line.
    [[nodiscard]] parser::ByteRange drawnRange(parser::ByteRange range) const;

    std::vector<validators::Diagnostic> m_diagnostics;
};

}  // namespace castwright::gui
