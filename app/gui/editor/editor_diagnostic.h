// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/text/byte_range.h"
#include "validators/checking/diagnostic.h"

#include <QString>

namespace castwright::gui {

/// A problem as the editor shows it: a squiggle with a text that appears when the pointer rests on it.
struct EditorDiagnostic {
    parser::ByteRange range;  ///< bytes of the text at `revision`
    validators::Severity severity = validators::Severity::Error;
    QString message;       ///< translated
    QString rule;          ///< "family/name"
    quint64 revision = 0;  ///< CodeEditor::revision() of the text that was checked

    bool operator==(const EditorDiagnostic&) const = default;
};

}  // namespace castwright::gui
