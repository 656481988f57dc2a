// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/traits/effective_skill.h"

#include "parser/profile/profile.h"
#include "previews/traits/engine_math.h"

#include <algorithm>
#include <cmath>

namespace castwright::previews {

namespace {

constexpr float kMaxVariance = 2.0F;
constexpr float kMinSkill = 1.0F;
constexpr auto kMaxSkill = static_cast<float>(parser::kSkillLevels);

/// Spreads the bits of a small number, since client numbers 0, 1, 2 … would start the generator at places too much alike.
std::uint32_t scrambled(std::uint32_t seed) {
    std::uint32_t h = seed;
    h ^= 0x9e3779b9U;
    h *= 0x85ebca6bU;
    h ^= h >> 13U;
    h *= 0xc2b2ae35U;
    h ^= h >> 16U;
    return h & 0x7fffffffU;
}

std::uint32_t nextState(std::uint32_t state) { return 69069U * state + 1U; }

}  // namespace

float varianceDraw(std::uint32_t seed) {
    constexpr std::uint32_t kDrawMask = 0x7fff;
    constexpr float kDraws = 32768.0F;
    // The game throws the first draw away.
    const std::uint32_t draw = nextState(nextState(scrambled(seed))) & kDrawMask;
    return 2.0F * (static_cast<float>(draw) / kDraws - 0.5F);
}

float effectiveSkill(float skill, float variance, std::uint32_t seed) {
    const float level = std::isnan(skill) ? kMinSkill : engineClamp(skill, kMinSkill, kMaxSkill);
    const float range = engineClamp(variance, 0.0F, kMaxVariance);
    if (!(range > 0.0F))
        return level;
    return engineClamp(level + varianceDraw(seed) * range, kMinSkill, kMaxSkill);
}

int levelBlockAt(float effectiveSkill) {
    return static_cast<int>(std::clamp(std::floor(effectiveSkill + 0.5F), kMinSkill, kMaxSkill));
}

}  // namespace castwright::previews
