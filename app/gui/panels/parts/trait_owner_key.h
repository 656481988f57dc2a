// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/snapshot.h"
#include "edits/trait_edit.h"

#include <QString>

#include <optional>
#include <string>

namespace castwright::gui {

/// Who is looked at, by name: stays the same from one snapshot to the next.
struct TraitOwnerKey {
    bool style = false;
    std::string name;  ///< as the game holds it; compared without case by the cast

    bool operator==(const TraitOwnerKey&) const = default;
};

/// The style or character of the block at a byte of a file, or else of the block before it, or else of the file's first; a chat bank
/// stands for its character. Nothing when the file has no named block or is not in the snapshot. The game may not have kept it.
[[nodiscard]] std::optional<TraitOwnerKey> traitOwnerAt(const Snapshot& snapshot, const QString& filePath, qsizetype byte);

/// Where the cast holds it; nothing when the game does not read it.
[[nodiscard]] std::optional<previews::TraitOwner> findTraitOwner(const parser::Cast& cast, const TraitOwnerKey& key);

}  // namespace castwright::gui
