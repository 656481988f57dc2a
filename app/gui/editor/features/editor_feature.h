// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace castwright::gui {

class CodeEditor;

/// Something that an editor can do beside holding text: one small object each, which can be switched off.
class EditorFeature : public QObject {
    Q_OBJECT

public:
    /// The editor owns its features.
    explicit EditorFeature(CodeEditor& editor);

    [[nodiscard]] bool isEnabled() const { return m_enabled; }
    void setEnabled(bool enabled);

protected:
    [[nodiscard]] CodeEditor& editor() const { return m_editor; }
    /// The feature was switched on or off: show or remove what it shows.
    virtual void enabledChanged() = 0;

private:
    CodeEditor& m_editor;
    bool m_enabled = true;
};

}  // namespace castwright::gui
