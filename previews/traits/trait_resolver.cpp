// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/traits/trait_resolver.h"

#include "previews/traits/trait_resolver_observed.h"

namespace castwright::previews {

TraitResolver::TraitResolver(const parser::Profile& profile, std::span<const LayerUse> layers)
    : m_burstMin{profile.findTrait("burstMinMsec")}, m_burstMax{profile.findTrait("burstMaxMsec")} {
    m_rows.reserve(profile.traits.size());
    for (const parser::Trait& trait : profile.traits)
        m_rows.push_back({trait.min, trait.max, trait.baseline});
    for (int level = 1; level <= parser::kSkillLevels; ++level) {
        const auto index = static_cast<std::size_t>(level - 1);
        for (const LayerUse& use : layers) {
            for (const parser::Modifier& modifier : use.layer->modifiers)
                m_steps[index].push_back({modifier, use.style, 0});
            for (const parser::Modifier& modifier : use.layer->skillModifiers[index])
                m_steps[index].push_back({modifier, use.style, level});
        }
    }
}

std::vector<float> TraitResolver::resolve(float effectiveSkill) const {
    std::vector<float> values(m_rows.size());
    resolve(effectiveSkill, values);
    return values;
}

void TraitResolver::resolve(float effectiveSkill, std::span<float> values) const {
    TraitObserver nobody;
    resolve(effectiveSkill, values, nobody);
}

}  // namespace castwright::previews
