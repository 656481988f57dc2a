// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "previews/traits/effective_skill.h"
#include "previews/traits/engine_math.h"
#include "previews/traits/trait_resolver.h"

#include <algorithm>
#include <cassert>
#include <cmath>

/// The one code path of trait resolution. Include this to pass an observer of your own.
namespace castwright::previews {

inline float TraitResolver::baselineAt(const Row& row, float effectiveSkill) {
    constexpr int kLastPair = parser::kSkillLevels - 2;
    const int low = std::clamp(static_cast<int>(std::floor(effectiveSkill)) - 1, 0, kLastPair);
    const float fraction = effectiveSkill - static_cast<float>(low + 1);
    const float from = row.baseline[static_cast<std::size_t>(low)];
    const float to = row.baseline[static_cast<std::size_t>(low) + 1];
    return from + (to - from) * fraction;
}

inline TraitChange TraitResolver::changed(const Row& row, float before, const parser::Modifier& modifier) {
    float value = modifier.value;
    if (modifier.verb == parser::ModifierVerb::Add)
        value = before + modifier.value;
    else if (modifier.verb == parser::ModifierVerb::Scale)
        value = before * modifier.value;
    if (std::isnan(value))
        return {before, before, StepOutcome::Undone};
    const float after = engineClamp(value, row.min, row.max);
    return {before, after, after == value ? StepOutcome::Applied : StepOutcome::Clamped};
}

template<typename Observer>
void TraitResolver::resolve(float effectiveSkill, std::span<float> values, Observer& observer) const {
    assert(values.size() == m_rows.size());
    assert(effectiveSkill >= 1.0F && effectiveSkill <= static_cast<float>(parser::kSkillLevels));
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        values[i] = baselineAt(m_rows[i], effectiveSkill);
        observer.baseline(i, values[i]);
    }
    for (const TraitStep& step : steps(levelBlockAt(effectiveSkill))) {
        float& value = values[step.modifier.trait];
        const TraitChange change = changed(m_rows[step.modifier.trait], value, step.modifier);
        value = change.after;
        observer.step(step, change);
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const float before = values[i];
        values[i] = engineClamp(before, m_rows[i].min, m_rows[i].max);
        observer.finished(i, before, values[i]);
    }
    if (m_burstMin && m_burstMax && values[*m_burstMax] < values[*m_burstMin]) {
        const float before = values[*m_burstMax];
        values[*m_burstMax] = values[*m_burstMin];
        observer.burstRaised(*m_burstMax, before, values[*m_burstMax]);
    }
}

}  // namespace castwright::previews
