// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"

#include <format>
#include <optional>
#include <string>
#include <vector>

/// What must hold for the cast and the notes of any bytes. Used by tests and by fuzzers, hence without Qt.
namespace castwright::test {

/// Looks at one LoadResult.
class CastInspector {
public:
    CastInspector(const parser::LoadResult& result, const parser::Profile& profile) : m_result{result}, m_profile{profile} {}

    /// The first thing that is wrong; an empty string when all is well.
    [[nodiscard]] std::string inspect() {
        if (m_result.cast.files.size() != m_result.inputs.size())
            fail("files and inputs do not belong together");
        for (const parser::Style& style : m_result.cast.styles)
            inspectStyle(style);
        for (const parser::Character& character : m_result.cast.characters)
            inspectCharacter(character);
        for (const parser::LoadNote& note : m_result.notes) {
            inspectPlace(note.where, std::format("note {}", static_cast<int>(note.kind)));
            inspectPlace(note.related, std::format("related place of note {}", static_cast<int>(note.kind)));
        }
        return m_problem;
    }

private:
    void fail(std::string problem) {
        if (m_problem.empty())
            m_problem = std::move(problem);
    }

    void require(bool holds, const char* what) {
        if (!holds)
            fail(what);
    }

    void inspectPlace(const parser::SourceRange& where, const std::string& what) {
        if (where == parser::SourceRange{})
            return;  // nowhere
        if (where.file >= m_result.inputs.size())
            fail(what + ": no such file");
        else if (where.range.begin > where.range.end || where.range.end > m_result.inputs[where.file].text->bytes().size())
            fail(std::format("{}: {}-{} is not in its file", what, where.range.begin, where.range.end));
    }

    void inspectLayer(const parser::Layer& layer) {
        require(layer.weapons.size() <= m_profile.limits.weapons, "too many weapons");
        for (const parser::WeaponBias& weapon : layer.weapons) {
            require(!(weapon.bias < 0.0F || weapon.bias > 100.0F), "a bias out of range");
            inspectPlace(weapon.where, "weapon");
            inspectPlace({weapon.where.file, weapon.valueRange}, "value of weapon");
        }
        inspectModifiers(layer.modifiers);
        for (const auto& modifiers : layer.skillModifiers)
            inspectModifiers(modifiers);
    }

    void inspectModifiers(const std::vector<parser::Modifier>& modifiers) {
        for (const parser::Modifier& modifier : modifiers) {
            require(modifier.trait < m_profile.traits.size(), "no such trait");
            inspectPlace(modifier.where, "modifier");
            inspectPlace({modifier.where.file, modifier.valueRange}, "value of modifier");
        }
    }

    void inspectStyle(const parser::Style& style) {
        require(!style.name.empty(), "a style without a name");
        inspectPlace(style.where, "style");
        inspectPlace(style.nameWhere, "name of style");
        inspectPlace(style.inheritWhere, "inherit of style");
        inspectLayer(style.layer);
        std::size_t ancestors = 0;
        for (auto parent = style.parent; parent; parent = m_result.cast.styles[*parent].parent) {
            if (*parent >= m_result.cast.styles.size() || ++ancestors > m_profile.limits.inheritDepth) {
                fail("a style's ancestors do not end");
                return;
            }
        }
    }

    void inspectLines(const std::vector<parser::ChatLine>& lines) {
        for (const parser::ChatLine& line : lines) {
            require(!line.text.empty() && line.text.size() <= m_profile.limits.lineBytes, "a line of a wrong length");
            inspectPlace(line.where, "line");
        }
    }

    void inspectRule(const parser::ReplyRule& rule) {
        require(!rule.triggers.empty() && rule.triggers.size() <= m_profile.limits.triggersPerRule, "a wrong number of triggers");
        require(!rule.lines.empty() && rule.lines.size() <= m_profile.limits.linesPerRule, "a wrong number of lines");
        require(rule.priority >= 0 && rule.priority <= 100, "a priority out of range");
        inspectPlace(rule.where, "rule");
        inspectPlace(rule.nameWhere, "name of rule");
        inspectLines(rule.lines);
        for (const parser::Trigger& trigger : rule.triggers) {
            require(!trigger.text.empty() && trigger.text.size() <= m_profile.limits.triggerBytes, "a trigger of a wrong length");
            inspectPlace(trigger.where, "trigger");
        }
    }

    void inspectCharacter(const parser::Character& character) {
        require(!character.name.empty(), "a character without a name");
        require(!character.style || *character.style < m_result.cast.styles.size(), "no such style");
        require(
            character.minSkill >= 1 && character.minSkill <= character.maxSkill && character.maxSkill <= parser::kSkillLevels,
            "a skill band out of range");
        require(character.events.size() == m_profile.events.size(), "a wrong number of events");
        require(character.replies.size() <= m_profile.limits.rules, "too many rules");
        for (const parser::SourceRange& where :
             {character.where, character.nameWhere, character.inheritWhere, character.modelWhere, character.bandWhere})
            inspectPlace(where, "character");
        for (const parser::SourceRange& bank : character.banks)
            inspectPlace(bank, "chat bank");
        inspectLayer(character.layer);
        for (const auto& lines : character.events)
            inspectLines(lines);
        for (const parser::ReplyRule& rule : character.replies)
            inspectRule(rule);
    }

    const parser::LoadResult& m_result;
    const parser::Profile& m_profile;
    std::string m_problem;
};

[[nodiscard]] inline std::string brokenCast(const parser::LoadResult& result, const parser::Profile& profile) {
    return CastInspector{result, profile}.inspect();
}

}  // namespace castwright::test
