// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "previews/traits/trait_resolver.h"

#include <cstddef>
#include <vector>

/// Traits over the whole range of skill (engine specification, section 4.3).
namespace castwright::previews {

struct CurvePoint {
    float skill = 0.0F;
    float value = 0.0F;

    bool operator==(const CurvePoint&) const = default;
};

/// The part of a curve in which one level's blocks apply. Continuous; the next segment starts where this one ends, and where their values
/// differ there, the trait jumps.
struct CurveSegment {
    int level = 1;
    std::vector<CurvePoint>
        points;  ///< by growing skill; the last one is the value just below the end, which belongs to the next level

    bool operator==(const CurveSegment&) const = default;
};

/// One trait from skill 1 to 5: a segment for each level.
struct TraitCurve {
    std::vector<CurveSegment> segments;

    bool operator==(const TraitCurve&) const = default;
};

/// Where one level's blocks hand over to the next one's.
struct CurveJump {
    float skill = 0.0F;   ///< x.5
    float before = 0.0F;  ///< the value just below it
    float after = 0.0F;   ///< the value at it

    bool operator==(const CurveJump&) const = default;
};

/// The curves of all traits, in the order of the profile. `step` is the distance of points in skill, above 0; points at whole skills and at
/// both sides of each x.5 are always there.
[[nodiscard]] std::vector<TraitCurve> traitCurves(const TraitResolver& resolver, float step);

/// The hand-overs at which the value really changes.
[[nodiscard]] std::vector<CurveJump> jumpsOf(const TraitCurve& curve);

}  // namespace castwright::previews
