// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/profile/profile.h"
#include "previews/traits/trait_resolver.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

/// Who fights like whom.
namespace castwright::previews {

/// A trait's place in its range, from 0 at its least to 1 at its most; 0 where the range is a single value.
[[nodiscard]] float normalised(const parser::Trait& trait, float value);

/// What likeness is measured by: all traits at skill 1, then all at skill 2, up to 5.
[[nodiscard]] std::vector<float> fingerprint(const TraitResolver& resolver);

/// How much two bots fight alike, from 0 to 1: 1 less the mean distance of their traits, each measured in what the trait can span at all
/// five skills without anybody's statements (its baseline's span), or in a tenth of its range where that is more. Traits that differ by
/// more than that count as wholly different. Both spans hold one value for each of Profile::traits, for one skill after the other.
[[nodiscard]] float similarity(const parser::Profile& profile, std::span<const float> a, std::span<const float> b);

struct Neighbour {
    std::size_t index = 0;
    float similarity = 0.0F;

    bool operator==(const Neighbour&) const = default;
};

/// The one of `all` that fights most like all[index], itself apart; the first of equals. Nothing when there is no other.
[[nodiscard]] std::optional<Neighbour>
nearestNeighbour(const parser::Profile& profile, std::span<const std::vector<float>> all, std::size_t index);

/// All others, those that fight most like all[index] first; equals in their order.
[[nodiscard]] std::vector<Neighbour>
neighbours(const parser::Profile& profile, std::span<const std::vector<float>> all, std::size_t index);

/// Groups those that fight alike: the two groups that are most alike on average are joined until none are at least `threshold` alike. Each
/// group is sorted, and groups are in the order of their first members. Takes time and memory by the square of how many there are: less
/// than a second and 4 MiB for a thousand. Once `stop` is requested, the result is of no use.
[[nodiscard]] std::vector<std::vector<std::size_t>> cluster(
    const parser::Profile& profile, std::span<const std::vector<float>> all, float threshold, const std::stop_token& stop = {});

}  // namespace castwright::previews
