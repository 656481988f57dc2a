// SPDX-License-Identifier: GPL-3.0-or-later
#include "edits/trait_edit.h"

#include "edits/owner_text.h"
#include "edits/statement_writer.h"
#include "parser/lexer/number_text.h"
#include "previews/traits/engine_math.h"
#include "previews/traits/trait_resolver.h"
#include "previews/traits/trait_trace.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <string>

namespace castwright::previews {

using namespace parser;

namespace {

/// A float needs no more digits than these to be told from its neighbours.
constexpr int kFloatDigits = 9;

float applied(ModifierVerb verb, float before, float operand) {
    switch (verb) {
    case ModifierVerb::Set: return operand;
    case ModifierVerb::Add: return before + operand;
    case ModifierVerb::Scale: return before * operand;
    }
    return operand;
}

/// The shortest number with which the verb makes `wanted` of `before`, exactly.
std::optional<std::string> operandFor(ModifierVerb verb, float before, float wanted) {
    if (verb == ModifierVerb::Set)
        return numberText(wanted);
    const double exact = verb == ModifierVerb::Add ? static_cast<double>(wanted) - static_cast<double>(before)
                                                   : static_cast<double>(wanted) / static_cast<double>(before);
    if (!std::isfinite(exact))
        return std::nullopt;
    for (int digits = 1; digits <= kFloatDigits; ++digits) {
        std::array<char, 64> buffer{};
        const auto end =
            std::to_chars(buffer.data(), buffer.data() + buffer.size(), exact, std::chars_format::general, digits).ptr;
        float rounded = 0.0F;
        if (std::from_chars(buffer.data(), end, rounded).ec != std::errc{} || applied(verb, before, rounded) != wanted)
            continue;
        if (auto text = numberText(rounded))
            return text;
    }
    return std::nullopt;
}

TraitResolver resolverOf(const Cast& cast, const Profile& profile, TraitOwner owner) {
    return TraitResolver{profile, layersOf(cast, owner)};
}

class EditPlanner {
public:
    EditPlanner(const LoadResult& content, const Profile& profile, const TraitEditRequest& request)
        : m_content{content}, m_profile{profile}, m_request{request}, m_text{content, profile, request.owner} {
        const Trait& trait = profile.traits[request.trait];
        m_wanted = engineClamp(request.wanted, trait.min, trait.max);
    }

    std::expected<TraitEdit, TraitEditError> plan() {
        if (const Modifier* last = lastStatement()) {
            if (auto edit = changeStatement(*last))
                return *edit;
        }
        if (auto edit = addNew())
            return *edit;
        return std::unexpected{overridden() ? TraitEditError::Overridden : TraitEditError::NotPossible};
    }

private:
    [[nodiscard]] const std::vector<Modifier>& statements() const {
        const Layer& layer = layerOf(m_content.cast, m_request.owner);
        return m_request.place == TraitEditPlace::Body ? layer.modifiers
                                                       : layer.skillModifiers[static_cast<std::size_t>(m_request.level - 1)];
    }

    /// The last statement of the place that touches the trait.
    [[nodiscard]] const Modifier* lastStatement() const {
        const auto& all = statements();
        const auto found = std::ranges::find(all.rbegin(), all.rend(), m_request.trait, &Modifier::trait);
        return found == all.rend() ? nullptr : &*found;
    }

    /// A later statement of the level's own block decides, whatever the body says.
    [[nodiscard]] bool overridden() const {
        const Layer& layer = layerOf(m_content.cast, m_request.owner);
        const auto& level = layer.skillModifiers[static_cast<std::size_t>(m_request.level - 1)];
        return m_request.place == TraitEditPlace::Body
            && std::ranges::find(level, m_request.trait, &Modifier::trait) != level.end();
    }

    /// The value that the statement at hand starts from.
    [[nodiscard]] std::optional<float> valueBefore(const Modifier& statement) const {
        const TraitResolver resolver = resolverOf(m_content.cast, m_profile, m_request.owner);
        const TraitTrace trace = traceTrait(resolver, static_cast<float>(m_request.level), m_request.trait);
        for (const TraceEntry& entry : trace.entries) {
            if (entry.step.modifier.where == statement.where)
                return entry.change.before;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<TraitEdit> changeStatement(const Modifier& statement) {
        const auto before = valueBefore(statement);
        if (!before)
            return std::nullopt;
        if (const auto number = operandFor(statement.verb, *before, m_wanted)) {
            if (auto edit = proven({{statement.valueRange, *number}}))
                return edit;
        }
        const auto number = numberText(m_wanted);
        if (!number || statement.verb == ModifierVerb::Set)
            return std::nullopt;
        const std::uint32_t token = m_text.tree().tokenAt(statement.where.range.begin);
        return proven({{m_text.tree().tokens()[token].range(), "set"}, {statement.valueRange, *number}});
    }

    [[nodiscard]] std::optional<TraitEdit> addNew() {
        const auto number = numberText(m_wanted);
        const auto owner = m_text.node();
        if (!number || !owner)
            return std::nullopt;
        const SyntaxTree& tree = m_text.tree();
        const NewStatement statement{.keyword = "set", .name = m_profile.traits[m_request.trait].name, .number = *number};
        std::optional<TextEdit> edit;
        if (m_request.place == TraitEditPlace::Body)
            edit = addStatement(tree, *owner, statement);
        else if (const auto block = findSkillBlock(tree, *owner, m_request.level))
            edit = addStatement(tree, *block, statement);
        else
            edit = addSkillBlock(tree, *owner, m_request.level, statement);
        return edit ? proven({*edit}) : std::nullopt;
    }

    /// The edit, when loading the changed text gives the value; what the loader says is what the game does.
    [[nodiscard]] std::optional<TraitEdit> proven(std::vector<TextEdit> edits) const {
        const auto changed = m_text.reload(edits);
        if (!changed)
            return std::nullopt;
        const TraitResolver resolver = resolverOf(changed->content.cast, m_profile, changed->owner);
        const TraitTrace trace = traceTrait(resolver, static_cast<float>(m_request.level), m_request.trait);
        // burstMaxMsec cannot lie below burstMinMsec, whatever is written.
        if (trace.value != m_wanted && !trace.raisedToBurstMin)
            return std::nullopt;
        return TraitEdit{m_text.file(), std::move(edits), trace.value};
    }

    const LoadResult& m_content;
    const Profile& m_profile;
    const TraitEditRequest& m_request;
    OwnerText m_text;
    float m_wanted = 0.0F;
};

}  // namespace

std::expected<TraitEdit, TraitEditError>
planTraitEdit(const LoadResult& content, const Profile& profile, const TraitEditRequest& request) {
    if (!std::isfinite(request.wanted))
        return std::unexpected{TraitEditError::NotANumber};
    return EditPlanner{content, profile, request}.plan();
}

}  // namespace castwright::previews
