// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/traits/trait_similarity.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>

namespace castwright::previews {

namespace {

/// The share of a trait's range that already counts as wholly different where skill does not change it.
constexpr float kLeastSpan = 0.1F;

float spanOf(const parser::Trait& trait) {
    const auto [low, high] = std::ranges::minmax(trait.baseline);
    return std::max(high - low, (trait.max - trait.min) * kLeastSpan);
}

/// What each of Profile::traits is measured in.
std::vector<float> spansOf(const parser::Profile& profile) {
    std::vector<float> spans;
    for (const parser::Trait& trait : profile.traits)
        spans.push_back(spanOf(trait));
    return spans;
}

float similarityIn(std::span<const float> spans, std::span<const float> a, std::span<const float> b) {
    assert(a.size() == b.size());
    if (a.empty())
        return 1.0F;
    assert(a.size() % spans.size() == 0);
    float distance = 0.0F;
    for (std::size_t skill = 0; skill < a.size(); skill += spans.size()) {
        for (std::size_t trait = 0; trait < spans.size(); ++trait) {
            if (spans[trait] > 0.0F)
                distance += std::min(std::abs(a[skill + trait] - b[skill + trait]) / spans[trait], 1.0F);
        }
    }
    return 1.0F - distance / static_cast<float>(a.size());
}

/// Groups with the average similarity between each two of them, which is kept up to date as groups are joined (Lance and Williams), and
/// with the best partner of each, so that a join looks at few pairs only.
class Groups {
public:
    Groups(const parser::Profile& profile, std::span<const std::vector<float>> all, const std::stop_token& stop)
        : m_size{all.size()}, m_best(all.size()) {
        m_averages.resize(m_size * m_size, 1.0F);
        const std::vector<float> spans = spansOf(profile);
        for (std::size_t a = 0; a < m_size && !stop.stop_requested(); ++a) {
            m_members.push_back({a});
            for (std::size_t b = a + 1; b < m_size; ++b)
                at(a, b) = at(b, a) = similarityIn(spans, all[a], all[b]);
        }
        m_members.resize(m_size);
        for (std::size_t a = 0; a < m_size; ++a)
            findBest(a);
    }

    /// Joins the two groups that are most alike, the first of equals; false when none are at least `threshold` alike.
    bool joinClosest(float threshold) {
        std::size_t closest = m_size;
        for (std::size_t a = 0; a < m_size; ++a) {
            const bool alike = m_best[a] != 0 && at(a, m_best[a]) >= threshold;
            if (alike && (closest == m_size || at(a, m_best[a]) > at(closest, m_best[closest])))
                closest = a;
        }
        if (closest == m_size)
            return false;
        join(closest, m_best[closest]);
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

    void findBest(std::size_t a) {
        m_best[a] = 0;
        for (std::size_t b = a + 1; b < m_size && !m_members[a].empty(); ++b) {
            if (!m_members[b].empty() && (m_best[a] == 0 || at(a, b) > at(a, m_best[a])))
                m_best[a] = b;
        }
    }

    void join(std::size_t a, std::size_t b) {
        const auto weightA = static_cast<float>(m_members[a].size());
        const auto weightB = static_cast<float>(m_members[b].size());
        for (std::size_t other = 0; other < m_size; ++other)
            at(a, other) = at(other, a) = (weightA * at(a, other) + weightB * at(b, other)) / (weightA + weightB);
        m_members[a].insert(m_members[a].end(), m_members[b].begin(), m_members[b].end());
        m_members[b].clear();
        findBest(a);
        findBest(b);
        for (std::size_t other = 0; other < b; ++other) {
            if (m_best[other] == a || m_best[other] == b)
                findBest(other);
            else if (other < a && m_best[other] != 0 && isBetter(other, a))
                m_best[other] = a;
        }
    }

    /// Whether a partner comes before the best one so far.
    [[nodiscard]] bool isBetter(std::size_t group, std::size_t partner) {
        const float best = at(group, m_best[group]);
        return at(group, partner) > best || (at(group, partner) == best && partner < m_best[group]);
    }

    std::size_t m_size;
    std::vector<float> m_averages;
    std::vector<std::vector<std::size_t>> m_members;  ///< empty: joined to another one
    std::vector<std::size_t> m_best;                  ///< the first of those behind it that are most like it; 0: there is none
};

}  // namespace

float normalised(const parser::Trait& trait, float value) {
    const float range = trait.max - trait.min;
    return range > 0.0F ? (value - trait.min) / range : 0.0F;
}

std::vector<float> fingerprint(const TraitResolver& resolver) {
    const std::size_t traits = resolver.traitCount();
    std::vector<float> values(traits * parser::kSkillLevels);
    for (std::size_t level = 0; level < parser::kSkillLevels; ++level)
        resolver.resolve(static_cast<float>(level + 1), std::span{values}.subspan(level * traits, traits));
    return values;
}

float similarity(const parser::Profile& profile, std::span<const float> a, std::span<const float> b) {
    return similarityIn(spansOf(profile), a, b);
}

std::optional<Neighbour>
nearestNeighbour(const parser::Profile& profile, std::span<const std::vector<float>> all, std::size_t index) {
    std::optional<Neighbour> nearest;
    const std::vector<float> spans = spansOf(profile);
    for (std::size_t other = 0; other < all.size(); ++other) {
        if (other == index)
            continue;
        const float value = similarityIn(spans, all[index], all[other]);
        if (!nearest || value > nearest->similarity)
            nearest = Neighbour{other, value};
    }
    return nearest;
}

std::vector<Neighbour> neighbours(const parser::Profile& profile, std::span<const std::vector<float>> all, std::size_t index) {
    std::vector<Neighbour> others;
    const std::vector<float> spans = spansOf(profile);
    for (std::size_t other = 0; other < all.size(); ++other) {
        if (other != index)
            others.push_back({other, similarityIn(spans, all[index], all[other])});
    }
    std::ranges::stable_sort(others, std::greater<>{}, &Neighbour::similarity);
    return others;
}

std::vector<std::vector<std::size_t>>
cluster(const parser::Profile& profile, std::span<const std::vector<float>> all, float threshold, const std::stop_token& stop) {
    Groups groups{profile, all, stop};
    while (!stop.stop_requested() && groups.joinClosest(threshold)) {}
    return groups.take();
}

}  // namespace castwright::previews
