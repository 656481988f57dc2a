// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/snapshot.h"
#include "edits/trait_edit.h"
#include "previews/traits/merged_weapons.h"
#include "previews/traits/trait_curve.h"
#include "previews/traits/trait_resolver.h"

#include <QString>

#include <array>
#include <memory>
#include <string_view>
#include <vector>

namespace castwright::gui {

/// Whether a value was moved to an edge of what the game allows.
enum class Held : quint8 { No, AtMost, AtLeast };

/// One trait of a style or character.
struct TraitRow {
    std::array<float, parser::kSkillLevels> baseline{};  ///< at skill 1 to 5, as in all of these
    std::array<float, parser::kSkillLevels> values{};
    std::array<Held, parser::kSkillLevels> held{};
    bool touched = false;  ///< a statement names it, at some skill
    previews::TraitCurve baselineCurve;
    previews::TraitCurve inheritedCurve;  ///< of the style that is inherited; without segments when there is none
    previews::TraitCurve curve;
};

/// All that the trait panel shows of one style or character: an immutable value.
struct TraitPicture {
    std::shared_ptr<const Snapshot> snapshot;  ///< where it comes from
    previews::TraitOwner owner;
    QString name;
    QString inherited;  ///< the name of the style inherited, or empty
    int minSkill = 1;   ///< the character's skill band; all skills for a style
    int maxSkill = parser::kSkillLevels;
    std::vector<TraitRow> traits;                 ///< one for each of Profile::traits
    std::vector<previews::MergedWeapon> weapons;  ///< what all layers say about weapons
    previews::TraitResolver resolver;

    [[nodiscard]] const parser::Profile& profile() const { return *snapshot->profile; }
    [[nodiscard]] bool hasBand() const { return minSkill > 1 || maxSkill < parser::kSkillLevels; }
};

/// Resolves everything; may run on any thread. `owner` must be one of the snapshot's cast.
[[nodiscard]] std::shared_ptr<const TraitPicture>
drawTraits(const std::shared_ptr<const Snapshot>& snapshot, previews::TraitOwner owner);

/// A number as it is shown everywhere.
[[nodiscard]] QString numberText(float value);

/// Bytes of the game as text.
[[nodiscard]] QString gameText(std::string_view bytes);

}  // namespace castwright::gui
