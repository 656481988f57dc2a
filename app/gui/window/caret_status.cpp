// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/caret_status.h"

#include "app/gui/analysis/snapshot.h"
#include "app/gui/editor/code_editor.h"
#include "app/gui/tabs/chat_line_length.h"
#include "app/gui/tabs/editor_pane.h"

#include <algorithm>
#include <memory>
#include <string_view>

namespace castwright::gui {

namespace {

/// Without a fresh analysis, counting the bytes of a line means reading the file; above this size it would be felt while typing.
constexpr qsizetype kMaximumMeasuredBytes = 1 << 20;

std::string_view view(const QByteArray& bytes) { return {bytes.constData(), static_cast<std::size_t>(bytes.size())}; }

/// Lines end at LF, as the game counts them.
parser::LinePosition positionOf(std::string_view bytes, std::size_t caret) {
    const std::string_view before = bytes.substr(0, std::min(caret, bytes.size()));
    const std::size_t lineStart = before.rfind('\n') + 1;  // npos + 1 is 0
    return {
        static_cast<std::uint32_t>(std::ranges::count(before, '\n') + 1),
        static_cast<std::uint32_t>(before.size() - lineStart + 1)};
}

/// The tree of the pane's text as it is now; null when making it would be felt while typing.
std::shared_ptr<const parser::SyntaxTree>
treeOf(const EditorPane& pane, const Snapshot* snapshot, const parser::Profile& profile) {
    if (const auto index = snapshot != nullptr ? snapshot->find(pane.document().path()) : std::nullopt) {
        const SnapshotFile& file = snapshot->files[*index];
        if (file.tree && file.revision == pane.editor().revision())
            return file.tree;
    }
    if (pane.editor().byteCount() > kMaximumMeasuredBytes)
        return nullptr;
    const auto text = std::make_shared<const parser::SourceText>(pane.editor().bytes().toStdString());
    return std::make_shared<const parser::SyntaxTree>(text, profile);
}

}  // namespace

CaretStatus caretStatus(const EditorPane& pane, const Snapshot* snapshot, const parser::Profile& profile) {
    const QByteArray bytes = pane.editor().bytes();
    const auto caret = static_cast<std::uint32_t>(pane.editor().caretByte());
    CaretStatus status{
        .place = positionOf(view(bytes), caret),
        .format = bytes.size() <= kMaximumMeasuredBytes ? parser::detectTextFormat(view(bytes)) : pane.document().format()};
    if (const auto tree = treeOf(pane, snapshot, profile)) {
        if (const auto count = chatLineLengthAt(*tree, caret))
            status.lineLength = LineLength{*count, profile.limits.lineBytes};
    }
    return status;
}

}  // namespace castwright::gui
