// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/traits/editing/trait_edit_plan.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace castwright::gui {

namespace {

class Texts {
    Q_DECLARE_TR_FUNCTIONS(castwright::gui::TraitEditPlan)

public:
    static QString error(previews::TraitEditError error) {
        switch (error) {
        case previews::TraitEditError::NotANumber: return tr("That is not a number the game can hold.");
        case previews::TraitEditError::Overridden:
            return tr("The block of this skill has the last word about the trait. Change it at this skill only.");
        case previews::TraitEditError::NotPossible:
            return tr("No statement of this block alone can give that value at this skill.");
        }
        std::unreachable();
    }
    static QString error(previews::WeaponEditError error) {
        switch (error) {
        case previews::WeaponEditError::NotANumber: return tr("That is not a number the game can hold.");
        case previews::WeaponEditError::TooMany:
            return tr("As many weapons are named here and in the styles above as the game keeps; it would ignore another one.");
        case previews::WeaponEditError::NotPossible: return tr("No statement of this block alone can give that value.");
        }
        std::unreachable();
    }
    static QString held(float value) {
        return tr("The game allows no more than its range; the value will be %1.").arg(numberText(value));
    }
    static QString nothingToDo() { return tr("It has that value already."); }
};

template<typename Edit>
void describe(TraitEditPlan& plan, const Snapshot& snapshot, const Edit& edit, float wanted) {
    const SnapshotFile& file = snapshot.files[edit.file];
    plan.path = file.path;
    plan.revision = file.revision.value_or(0);
    plan.edits = edit.edits;
    const std::string_view before = file.text->bytes();
    if (const auto after = parser::applyEdits(before, plan.edits)) {
        plan.diff = diffLines(before, *after, 0);
        std::erase_if(plan.diff, [](const DiffLine& line) { return line.kind == DiffLineKind::Hunk; });
    }
    if (edit.value != wanted)
        plan.note = Texts::held(edit.value);
    else if (plan.diff.empty())
        plan.note = Texts::nothingToDo();
}

}  // namespace

previews::TraitEditPlace usualPlace(const TraitPicture& picture, std::size_t trait, int level) {
    const parser::Cast& cast = picture.snapshot->load.cast;
    const parser::Layer& layer =
        picture.owner.style ? cast.styles[picture.owner.index].layer : cast.characters[picture.owner.index].layer;
    const auto isAboutIt = [trait](const parser::Modifier& modifier) { return modifier.trait == trait; };
    const bool inLevel = std::ranges::any_of(layer.skillModifiers[static_cast<std::size_t>(level - 1)], isAboutIt);
    const bool setForAll = std::ranges::any_of(layer.modifiers, [&](const parser::Modifier& modifier) {
        return isAboutIt(modifier) && modifier.verb == parser::ModifierVerb::Set;
    });
    return setForAll && !inLevel ? previews::TraitEditPlace::Body : previews::TraitEditPlace::Level;
}

TraitEditPlan planEdit(const std::shared_ptr<const Snapshot>& snapshot, const ValueEditRequest& request) {
    const auto with = [&](const auto& edit, float wanted) {
        TraitEditPlan plan;
        if (edit)
            describe(plan, *snapshot, *edit, wanted);
        else
            plan.note = Texts::error(edit.error());
        return plan;
    };
    if (const auto* const weapon = std::get_if<previews::WeaponEditRequest>(&request))
        return with(previews::planWeaponEdit(snapshot->load, *snapshot->profile, *weapon), weapon->wanted);
    const auto& trait = std::get<previews::TraitEditRequest>(request);
    return with(previews::planTraitEdit(snapshot->load, *snapshot->profile, trait), trait.wanted);
}

}  // namespace castwright::gui
