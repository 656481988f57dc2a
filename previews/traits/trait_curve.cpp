// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/traits/trait_curve.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace castwright::previews {

namespace {

/// The skills at which a level's segment is computed, both ends with it.
std::vector<float> skillsOfLevel(int level, float step) {
    const auto center = static_cast<float>(level);
    const float begin = std::max(1.0F, center - 0.5F);
    // The end itself belongs to the next level, so the last point is the float before it.
    const float end = level == parser::kSkillLevels ? center : std::nextafter(center + 0.5F, 0.0F);
    std::vector<float> skills;
    const auto count = static_cast<int>((end - begin) / step);
    for (int i = 0; i <= count; ++i)
        skills.push_back(std::min(begin + static_cast<float>(i) * step, end));
    skills.push_back(center);
    skills.push_back(end);
    std::ranges::sort(skills);
    const auto repeated = std::ranges::unique(skills);
    skills.erase(repeated.begin(), repeated.end());
    return skills;
}

}  // namespace

std::vector<TraitCurve> traitCurves(const TraitResolver& resolver, float step) {
    assert(step > 0.0F);
    std::vector<TraitCurve> curves(resolver.traitCount());
    std::vector<float> values(resolver.traitCount());
    for (int level = 1; level <= parser::kSkillLevels; ++level) {
        for (TraitCurve& curve : curves)
            curve.segments.push_back({level, {}});
        for (const float skill : skillsOfLevel(level, step)) {
            resolver.resolve(skill, values);
            for (std::size_t trait = 0; trait < curves.size(); ++trait)
                curves[trait].segments.back().points.push_back({skill, values[trait]});
        }
    }
    return curves;
}

std::vector<CurveJump> jumpsOf(const TraitCurve& curve) {
    std::vector<CurveJump> jumps;
    for (std::size_t i = 1; i < curve.segments.size(); ++i) {
        const CurvePoint before = curve.segments[i - 1].points.back();
        const CurvePoint after = curve.segments[i].points.front();
        // The last float below x.5 lies a hair off; what is less than that step can make is no jump.
        const float slope = std::abs(after.value) * 1e-6F;
        if (std::abs(after.value - before.value) > slope)
            jumps.push_back({after.skill, before.value, after.value});
    }
    return jumps;
}

}  // namespace castwright::previews
