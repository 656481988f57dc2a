// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "previews/traits/trait_resolver.h"

#include <cstddef>
#include <vector>

namespace castwright::previews {

/// One statement that touched a trait, with what it did.
struct TraceEntry {
    TraitStep step;
    TraitChange change;

    bool operator==(const TraceEntry&) const = default;
};

/// Why a trait has the value it has.
struct TraitTrace {
    float baseline = 0.0F;            ///< what the game starts from at this skill
    std::vector<TraceEntry> entries;  ///< in the order in which they were applied
    bool clampedAtEnd = false;        ///< the last clamp moved it, which happens only when the baseline lies outside of the range
    bool raisedToBurstMin = false;    ///< burstMaxMsec only: it lay below burstMinMsec
    float value = 0.0F;

    bool operator==(const TraitTrace&) const = default;
};

/// Resolves all traits at an effective skill and tells how `trait`, an index into Profile::traits, came by its value.
[[nodiscard]] TraitTrace traceTrait(const TraitResolver& resolver, float effectiveSkill, std::size_t trait);

}  // namespace castwright::previews
