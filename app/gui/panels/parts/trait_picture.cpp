// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/parts/trait_picture.h"

#include "app/gui/text/byte_text.h"
#include "previews/traits/number_display.h"
#include "previews/traits/trait_resolver_observed.h"
#include "previews/traits/trait_subject.h"

#include <optional>
#include <span>

namespace castwright::gui {

namespace {

/// Finer than the pixels of a curve.
constexpr float kCurveStep = 0.02F;

/// Notes which traits were moved to an edge on the way.
struct HeldObserver : previews::TraitObserver {
    HeldObserver(const parser::Profile& profile, std::vector<TraitRow>& rows, std::size_t level)
        : m_profile{profile}, m_rows{rows}, m_level{level} {}

    void step(const previews::TraitStep& step, const previews::TraitChange& change) {
        if (change.outcome == previews::StepOutcome::Clamped)
            note(step.modifier.trait, change.after);
    }
    void finished(std::size_t trait, float before, float after) {
        if (before != after)
            note(trait, after);
    }
    void burstRaised(std::size_t trait, float /*before*/, float /*after*/) { m_rows[trait].held[m_level] = Held::AtLeast; }

private:
    void note(std::size_t trait, float after) {
        m_rows[trait].held[m_level] = after == m_profile.traits[trait].max ? Held::AtMost : Held::AtLeast;
    }

    const parser::Profile& m_profile;
    std::vector<TraitRow>& m_rows;
    std::size_t m_level;
};

std::optional<std::size_t> inheritedStyle(const parser::Cast& cast, previews::TraitOwner owner) {
    return owner.style ? cast.styles[owner.index].parent : cast.characters[owner.index].style;
}

void resolveLevels(TraitPicture& picture, const previews::TraitResolver& baseline) {
    std::vector<float> values(picture.traits.size());
    for (std::size_t level = 0; level < parser::kSkillLevels; ++level) {
        const auto skill = static_cast<float>(level + 1);
        baseline.resolve(skill, values);
        for (std::size_t trait = 0; trait < values.size(); ++trait)
            picture.traits[trait].baseline[level] = values[trait];
        HeldObserver observer{picture.profile(), picture.traits, level};
        picture.resolver.resolve(skill, std::span<float>{values}, observer);
        for (std::size_t trait = 0; trait < values.size(); ++trait)
            picture.traits[trait].values[level] = values[trait];
        for (const previews::TraitStep& step : picture.resolver.steps(static_cast<int>(level) + 1))
            picture.traits[step.modifier.trait].touched = true;
    }
}

void drawCurves(std::vector<TraitRow>& rows, const previews::TraitResolver& resolver, previews::TraitCurve TraitRow::* member) {
    std::vector<previews::TraitCurve> curves = previews::traitCurves(resolver, kCurveStep);
    for (std::size_t trait = 0; trait < rows.size(); ++trait)
        rows[trait].*member = std::move(curves[trait]);
}

}  // namespace

std::shared_ptr<const TraitPicture> drawTraits(const std::shared_ptr<const Snapshot>& snapshot, previews::TraitOwner owner) {
    const parser::Cast& cast = snapshot->load.cast;
    const parser::Profile& profile = *snapshot->profile;
    auto picture = std::make_shared<TraitPicture>(TraitPicture{
        .snapshot = snapshot,
        .owner = owner,
        .name = gameText(previews::nameOf(cast, owner)),
        .inherited = {},
        .traits = std::vector<TraitRow>(profile.traits.size()),
        .weapons = previews::mergeWeapons(previews::layersOf(cast, owner), profile.limits),
        .resolver = previews::TraitResolver{profile, previews::layersOf(cast, owner)},
    });
    if (!owner.style) {
        picture->minSkill = cast.characters[owner.index].minSkill;
        picture->maxSkill = cast.characters[owner.index].maxSkill;
    }
    const previews::TraitResolver baseline{profile, {}};
    resolveLevels(*picture, baseline);
    drawCurves(picture->traits, baseline, &TraitRow::baselineCurve);
    drawCurves(picture->traits, picture->resolver, &TraitRow::curve);
    if (const auto style = inheritedStyle(cast, owner)) {
        picture->inherited = gameText(cast.styles[*style].name);
        const previews::TraitResolver inherited{profile, previews::layersOf(cast, *style)};
        drawCurves(picture->traits, inherited, &TraitRow::inheritedCurve);
    }
    return picture;
}

QString numberText(float value) { return QString::fromStdString(previews::displayNumber(value)); }

QString gameText(std::string_view bytes) {
    return displayText(QByteArrayView{bytes.data(), static_cast<qsizetype>(bytes.size())});
}

}  // namespace castwright::gui
