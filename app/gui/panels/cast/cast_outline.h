// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/snapshot.h"

#include <QString>

#include <vector>

namespace castwright::gui {

enum class CastItemKind : quint8 { Group, Style, Character, ChatBank, File };

/// A row of the cast tree.
struct CastItem {
    CastItemKind kind = CastItemKind::Group;
    QString key;      ///< the same for the same block in the next snapshot, whatever its name has become
    QString title;    ///< a name as the game holds it, or a file's
    QString detail;   ///< the style of a style or character
    QString dropped;  ///< why the game leaves it out, as words that follow the title; empty when it is kept
    QString origin;   ///< where a file is from that is not the open folder's own: the name of a pak
    QString note;     ///< what else there is to say about the file's place, for the tool tip: a sentence
    bool startsClosed = false;
    SeverityCounts counts;  ///< of the block, and of the chat banks of a character
    QString path;           ///< on disk; empty for a group
    parser::ByteRange place;
    std::vector<CastItem> children;

    /// Whether the row itself looks the same; the children aside.
    [[nodiscard]] bool sameRow(const CastItem& other) const;
};

/// What the author wrote, in the game's order: styles, characters with their chat banks, and after them what belongs to nobody. What the
/// game leaves out is there with the reason; last the files in paks that others are read instead of. Empty when there is no content.
[[nodiscard]] std::vector<CastItem> castOutline(const Snapshot& snapshot);

}  // namespace castwright::gui
