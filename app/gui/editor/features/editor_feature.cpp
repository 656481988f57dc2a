// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editor/features/editor_feature.h"

#include "app/gui/editor/code_editor.h"

namespace castwright::gui {

EditorFeature::EditorFeature(CodeEditor& editor) : QObject{&editor}, m_editor{editor} {}

void EditorFeature::setEnabled(bool enabled) {
    if (enabled == m_enabled)
        return;
    m_enabled = enabled;
    enabledChanged();
}

}  // namespace castwright::gui
