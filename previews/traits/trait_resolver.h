// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/cast.h"
#include "parser/profile/profile.h"
#include "previews/traits/layers.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace castwright::previews {

/// A statement that changes a trait, and whose it is.
struct TraitStep {
    parser::Modifier modifier;
    std::optional<std::size_t> style;  ///< index into Cast::styles; nothing for the character itself
    int level = 0;                     ///< of the `skill` block it stands in, 0 for the body

    bool operator==(const TraitStep&) const = default;
};

enum class StepOutcome : std::uint8_t {
    Applied,
    Clamped,  ///< the result lay outside of the trait's range and was moved to its edge
    Undone,   ///< the result was not a number, so the value from before stays
};

/// What one trait was before and after one statement.
struct TraitChange {
    float before = 0.0F;
    float after = 0.0F;
    StepOutcome outcome = StepOutcome::Applied;

    bool operator==(const TraitChange&) const = default;
};

/// Watches a resolution go by; the default does nothing and costs nothing. Derive from it and hide what is of interest.
struct TraitObserver {
    void baseline(std::size_t /*trait*/, float /*value*/) {}
    void step(const TraitStep& /*step*/, const TraitChange& /*change*/) {}
    /// After all statements: clamped once more.
    void finished(std::size_t /*trait*/, float /*before*/, float /*after*/) {}
    /// burstMaxMsec lay below burstMinMsec and was raised to it.
    void burstRaised(std::size_t /*trait*/, float /*before*/, float /*after*/) {}
};

/// Computes traits at any skill (engine specification, section 4). Made once for a character or a style, it can be asked for as many
/// skills as a curve has points. A value: it keeps what it needs of profile and cast.
class TraitResolver {
public:
    /// `layers` as layersOf() gives them.
    TraitResolver(const parser::Profile& profile, std::span<const LayerUse> layers);

    [[nodiscard]] std::size_t traitCount() const { return m_rows.size(); }

    /// The value of each of Profile::traits at an effective skill from 1 to 5.
    [[nodiscard]] std::vector<float> resolve(float effectiveSkill) const;
    /// The same without taking memory. `values` must hold traitCount() floats.
    void resolve(float effectiveSkill, std::span<float> values) const;
    /// The same, told to an observer as it happens. Defined in trait_resolver_observed.h.
    template<typename Observer>
    void resolve(float effectiveSkill, std::span<float> values, Observer& observer) const;

    /// The statements that take part at a level, in the order in which they are applied.
    [[nodiscard]] std::span<const TraitStep> steps(int level) const { return m_steps.at(static_cast<std::size_t>(level - 1)); }

private:
    struct Row {
        float min = 0.0F;
        float max = 0.0F;
        std::array<float, parser::kSkillLevels> baseline{};
    };

    [[nodiscard]] static float baselineAt(const Row& row, float effectiveSkill);
    [[nodiscard]] static TraitChange changed(const Row& row, float before, const parser::Modifier& modifier);

    std::vector<Row> m_rows;
    std::array<std::vector<TraitStep>, parser::kSkillLevels> m_steps;  ///< by level - 1
    std::optional<std::size_t> m_burstMin;
    std::optional<std::size_t> m_burstMax;
};

}  // namespace castwright::previews
