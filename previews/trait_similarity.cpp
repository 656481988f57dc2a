// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/trait_similarity.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace castwright::previews {

namespace {

/// The share of a trait's range that already counts as wholly different where skill does not change it.
constexpr float kLeastSpan = 0.1F;

float spanOf(const parser::Trait& trait) {
    const auto [low, high] = std::ranges::minmax(trait.baseline);
    return std::max(high - low, (trait.max - trait.min) * kLeastSpan);
}

/// Groups with the average similarity between each two of them, which is kept up to date as groups are joined (Lance and Williams), so
/// that a cast of a thousand is a matter of a second, not of minutes.
class Groups {
public:
    Groups(const parser::Profile& profile, std::span<const std::vector<float>> all) : m_size{all.size()} {
        m_averages.resize(m_size * m_size, 1.0F);
        for (std::size_t a = 0; a < m_size; ++a) {
            m_members.push_back({a});
            for (std::size_t b = a + 1; b < m_size; ++b)
                at(a, b) = at(b, a) = similarity(profile, all[a], all[b]);
        }
    }

    /// Joins the two groups that are most alike; false when none are at least `threshold` alike.
    bool joinClosest(float threshold) {
        std::size_t bestA = 0;
        std::size_t bestB = 0;  // a second group is never the first one
        for (std::size_t a = 0; a < m_size; ++a) {
            for (std::size_t b = a + 1; b < m_size && !m_members[a].empty(); ++b) {
                const bool alike = !m_members[b].empty() && at(a, b) >= threshold;
                if (alike && (bestB == 0 || at(a, b) > at(bestA, bestB))) {
                    bestA = a;
                    bestB = b;
                }
            }
        }
        if (bestB == 0)
            return false;
        join(bestA, bestB);
        return true;
    }

    [[nodiscard]] std::vector<std::vector<std::size_t>> take() {
        std::erase_if(m_members, [](const auto& members) { return members.empty(); });
        for (auto& members : m_members)
            std::ranges::sort(members);
        return std::move(m_members);
    }

private:
    [[nodiscard]] float& at(std::size_t a, std::size_t b) { return m_averages[a * m_size + b]; }

    void join(std::size_t a, std::size_t b) {
        const auto weightA = static_cast<float>(m_members[a].size());
        const auto weightB = static_cast<float>(m_members[b].size());
        for (std::size_t other = 0; other < m_size; ++other)
            at(a, other) = at(other, a) = (weightA * at(a, other) + weightB * at(b, other)) / (weightA + weightB);
        m_members[a].insert(m_members[a].end(), m_members[b].begin(), m_members[b].end());
        m_members[b].clear();
    }

    std::size_t m_size;
    std::vector<float> m_averages;
    std::vector<std::vector<std::size_t>> m_members;  ///< empty: joined to another one
};

}  // namespace

float normalised(const parser::Trait& trait, float value) {
    const float range = trait.max - trait.min;
    return range > 0.0F ? (value - trait.min) / range : 0.0F;
}

float similarity(const parser::Profile& profile, std::span<const float> a, std::span<const float> b) {
    assert(a.size() == b.size() && a.size() % profile.traits.size() == 0);
    if (a.empty())
        return 1.0F;
    float distance = 0.0F;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const float span = spanOf(profile.traits[i % profile.traits.size()]);
        if (span > 0.0F)
            distance += std::min(std::abs(a[i] - b[i]) / span, 1.0F);
    }
    return 1.0F - distance / static_cast<float>(a.size());
}

std::optional<Neighbour>
nearestNeighbour(const parser::Profile& profile, std::span<const std::vector<float>> all, std::size_t index) {
    std::optional<Neighbour> nearest;
    for (std::size_t other = 0; other < all.size(); ++other) {
        if (other == index)
            continue;
        const float value = similarity(profile, all[index], all[other]);
        if (!nearest || value > nearest->similarity)
            nearest = Neighbour{other, value};
    }
    return nearest;
}

std::vector<std::vector<std::size_t>>
cluster(const parser::Profile& profile, std::span<const std::vector<float>> all, float threshold) {
    Groups groups{profile, all};
    while (groups.joinClosest(threshold)) {}
    return groups.take();
}

}  // namespace castwright::previews
