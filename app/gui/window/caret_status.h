// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/window/status_bar.h"
#include "parser/profile/profile.h"
#include "parser/text/line_index.h"
#include "parser/text/text_format.h"

#include <optional>

namespace castwright::gui {

class EditorPane;
struct Snapshot;

/// What the status bar says of a text and of the place in it where the author is.
struct CaretStatus {
    parser::LinePosition place;
    parser::TextFormat format;
    std::optional<LineLength> lineLength;  ///< of the chat line that the caret is in
};

/// `snapshot` may be null, or older than the text.
[[nodiscard]] CaretStatus caretStatus(const EditorPane& pane, const Snapshot* snapshot, const parser::Profile& profile);

}  // namespace castwright::gui
