// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/editor/features/editor_feature.h"

namespace castwright::gui {

/// A new line starts like the one before, one step deeper behind `{`; a `}` typed first on its line stands as deep as the line of its
/// `{`. Only the line being typed changes.
class AutoIndent final : public EditorFeature {
    Q_OBJECT

public:
    explicit AutoIndent(CodeEditor& editor);

protected:
    void enabledChanged() override {}

private:
    void typed(int character);
    void startLine();
    void alignClosingBrace();
};

}  // namespace castwright::gui
