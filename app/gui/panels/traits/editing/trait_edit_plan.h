// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document/line_diff.h"
#include "app/gui/panels/parts/trait_picture.h"
#include "edits/trait_edit.h"
#include "edits/weapon_edit.h"

#include <QString>

#include <memory>
#include <variant>
#include <vector>

namespace castwright::gui {

/// What would have to be written for a value that somebody typed.
struct TraitEditPlan {
    QString path;                         ///< the file to change, on disk
    quint64 revision = 0;                 ///< of the open document; 0: as it is on disk
    std::vector<parser::TextEdit> edits;  ///< empty when there is nothing to change or it cannot be done
    std::vector<DiffLine> diff;           ///< the lines removed and added
    QString note;                         ///< why it cannot be done, or what else there is to know; a sentence or nothing
};

/// Where a value for one level would best be written: in the level's own block. Only when the author has set one value for all levels in the
/// body, and the level's block does not name the trait, that value is the one to change.
[[nodiscard]] previews::TraitEditPlace usualPlace(const TraitPicture& picture, std::size_t trait, int level);

using ValueEditRequest = std::variant<previews::TraitEditRequest, previews::WeaponEditRequest>;

/// Plans the edit; loads the content to prove it, so call it on a thread of its own.
[[nodiscard]] TraitEditPlan planEdit(const std::shared_ptr<const Snapshot>& snapshot, const ValueEditRequest& request);

}  // namespace castwright::gui
