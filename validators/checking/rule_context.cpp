// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/rule_context.h"

#include "parser/text/bytes.h"

#include <string>

namespace castwright::validators {

using namespace parser;

RuleContext::RuleContext(const Cast& cast, const Profile& profile, AllFacts facts, std::optional<std::uint32_t> only)
    : m_cast{cast}, m_profile{profile}, m_facts{facts}, m_scope{only ? facts.subspan(*only, 1) : facts}, m_only{only} {}

std::vector<const Style*> RuleContext::styles() const {
    std::vector<const Style*> styles;
    for (const auto& facts : m_scope) {
        for (const auto& style : facts->content().styles)
            styles.push_back(style.get());
    }
    return styles;
}

std::vector<const Character*> RuleContext::characters() const {
    std::vector<const Character*> characters;
    if (!m_only) {
        for (const Character& character : m_cast.characters)
            characters.push_back(&character);
        return characters;
    }
    for (const auto& character : m_scope.front()->content().characters)
        characters.push_back(character.get());
    return characters;
}

std::vector<const LoadNote*> RuleContext::notes(LoadNoteKind kind) const {
    std::vector<const LoadNote*> notes;
    for (const auto& facts : m_scope) {
        const auto some = facts->notes(kind);
        notes.insert(notes.end(), some.begin(), some.end());
    }
    return notes;
}

std::optional<SourceRange> RuleContext::lostBlock(ContentKind kind, std::string_view name) const {
    const std::string wanted = toAsciiLower(name);
    for (const auto& facts : m_facts) {
        if (facts->file().kind() != kind)
            continue;
        for (const auto& [lost, where] : facts->lostBlocks()) {
            if (lost == wanted)
                return where;
        }
    }
    return std::nullopt;
}

}  // namespace castwright::validators
