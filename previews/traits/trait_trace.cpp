// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/traits/trait_trace.h"

#include "previews/traits/trait_resolver_observed.h"

namespace castwright::previews {

namespace {

struct TraceRecorder : TraitObserver {
    std::size_t wanted = 0;
    TraitTrace trace;

    void baseline(std::size_t trait, float value) {
        if (trait == wanted)
            trace.baseline = value;
    }
    void step(const TraitStep& step, const TraitChange& change) {
        if (step.modifier.trait == wanted)
            trace.entries.push_back({step, change});
    }
    void finished(std::size_t trait, float before, float after) {
        if (trait == wanted)
            trace.clampedAtEnd = before != after;
    }
    void burstRaised(std::size_t trait, float /*before*/, float /*after*/) {
        if (trait == wanted)
            trace.raisedToBurstMin = true;
    }
};

}  // namespace

TraitTrace traceTrait(const TraitResolver& resolver, float effectiveSkill, std::size_t trait) {
    TraceRecorder recorder;
    recorder.wanted = trait;
    std::vector<float> values(resolver.traitCount());
    resolver.resolve(effectiveSkill, values, recorder);
    recorder.trace.value = values[trait];
    return std::move(recorder.trace);
}

}  // namespace castwright::previews
