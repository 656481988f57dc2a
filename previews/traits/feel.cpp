// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/traits/feel.h"

#include <cmath>
#include <format>
#include <optional>

namespace castwright::previews {

namespace {

class FeelWriter {
public:
    FeelWriter(const parser::Profile& profile, std::span<const float> values) : m_profile{profile}, m_values{values} {}

    /// How a trait is printed.
    enum class Form : std::uint8_t { Whole, Tenths, Percent };
    struct Part {
        std::string_view trait;
        Form form = Form::Whole;
    };

    void add(std::string_view text, std::initializer_list<Part> parts) {
        parser::Message sentence{text, {}};
        for (const Part& part : parts) {
            const auto value = valueOf(part.trait);
            if (!value)
                return;
            sentence.arguments.push_back(print(*value, part.form));
        }
        m_sentences.push_back(std::move(sentence));
    }

    [[nodiscard]] std::optional<float> valueOf(std::string_view trait) const {
        const auto index = m_profile.findTrait(trait);
        return index ? std::optional{m_values[*index]} : std::nullopt;
    }

    [[nodiscard]] std::vector<parser::Message> take() { return std::move(m_sentences); }

private:
    static std::string print(float value, Form form) {
        const auto number = static_cast<double>(value);
        switch (form) {
        case Form::Whole: return std::format("{:.0f}", number);
        case Form::Tenths: return std::format("{:.1f}", number);
        case Form::Percent: return std::format("{:.0f}", number * 100.0);
        }
        return {};
    }

    const parser::Profile& m_profile;
    std::span<const float> m_values;
    std::vector<parser::Message> m_sentences;
};

using Form = FeelWriter::Form;

void describeSenses(FeelWriter& writer) {
    writer.add(CASTWRIGHT_TR_NOOP("Notices players within %1 units, inside a view of %2°."), {{"sightRange"}, {"fov"}});
    writer.add(
        CASTWRIGHT_TR_NOOP("Reacts in %1 ± %2 ms, and up to %3 ms later at the edge of its view."),
        {{"reactionMsec"}, {"reactionVarianceMsec"}, {"peripheralPenaltyMsec"}});
}

void describeAim(FeelWriter& writer) {
    writer.add(
        CASTWRIGHT_TR_NOOP("Turns at up to %1° a second, and its aim shakes by %2°."),
        {{"turnSpeed"}, {"aimTremorDeg", Form::Tenths}});
    writer.add(
        CASTWRIGHT_TR_NOOP(
            "Fires after %1 ms with its target inside a cone of %2°, and not while it turns faster than %3° a second."),
        {{"aimSettleMsec"}, {"fireConeDeg", Form::Tenths}, {"holdFireTurnRate"}});
    writer.add(CASTWRIGHT_TR_NOOP("Leads moving targets by %1 % of what is needed."), {{"aimLead", Form::Percent}});
    writer.add(
        CASTWRIGHT_TR_NOOP("Fires bursts of %1 to %2 ms with %3 ms between them."),
        {{"burstMinMsec"}, {"burstMaxMsec"}, {"burstPauseMsec"}});
    writer.add(
        CASTWRIGHT_TR_NOOP("Spoils %1 % of its decisions for %2 ms."), {{"mistakeChance", Form::Percent}, {"mistakeMsec"}});
}

void describeMovement(FeelWriter& writer) {
    writer.add(
        CASTWRIGHT_TR_NOOP("Likes to fight from %1 units away, and breaks off below %2 % health."),
        {{"combatRange"}, {"retreatHealth", Form::Percent}});
    writer.add(
        CASTWRIGHT_TR_NOOP("Strafes %1 % of the time, and starts to dodge %2 ms after a hit."),
        {{"strafeChance", Form::Percent}, {"dodgeReactMsec"}});
}

void describeMind(FeelWriter& writer) {
    if (const auto suppression = writer.valueOf("suppressionMsec"); suppression && *suppression > 0.0F)
        writer.add(CASTWRIGHT_TR_NOOP("Keeps firing for up to %1 ms at where it last saw an enemy."), {{"suppressionMsec"}});
    writer.add(
        CASTWRIGHT_TR_NOOP("Picks the weapon that fits the distance %1 % of the time, and the best target %2 % of the time."),
        {{"weaponSkill", Form::Percent}, {"targetSelection", Form::Percent}});
    writer.add(CASTWRIGHT_TR_NOOP("Says something at %1 % of the occasions."), {{"chatiness", Form::Percent}});
}

}  // namespace

std::vector<parser::Message> describeFeel(const parser::Profile& profile, std::span<const float> values) {
    FeelWriter writer{profile, values};
    describeSenses(writer);
    describeAim(writer);
    describeMovement(writer);
    describeMind(writer);
    return writer.take();
}

}  // namespace castwright::previews
