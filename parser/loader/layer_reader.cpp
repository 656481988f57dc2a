// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/lexer/number.h"
#include "parser/loader/block_reader.h"

#include <algorithm>

namespace castwright::parser {

std::optional<ModifierVerb> LayerReader::modifierVerb(const Token& keyword) const {
    if (m_reader.isKeyword(keyword, "set"))
        return ModifierVerb::Set;
    if (m_reader.isKeyword(keyword, "add"))
        return ModifierVerb::Add;
    if (m_reader.isKeyword(keyword, "scale"))
        return ModifierVerb::Scale;
    return std::nullopt;
}

LayerReader::Outcome LayerReader::readLayerStatement(const Token& keyword, Layer& layer) {
    if (const auto verb = modifierVerb(keyword)) {
        readModifier(keyword, *verb, layer.modifiers);
        return Outcome::Read;
    }
    if (m_reader.isKeyword(keyword, "weapon")) {
        readWeapon(keyword, layer.weapons);
        return Outcome::Read;
    }
    if (m_reader.isKeyword(keyword, "skill"))
        return readSkillBlock(keyword, layer) ? Outcome::Read : Outcome::Failed;
    return Outcome::NotMine;
}

SourceRange LayerReader::readText(const Token& keyword, std::string& target) {
    const bool erases = !target.empty();
    target.clear();
    const Token* token = readValue(keyword);
    if (!token) {
        if (erases)
            note(LoadNoteKind::ValueErased, at(keyword), m_reader.text(keyword));
        return at(ByteRange{});
    }
    target = m_reader.text(*token);
    return at(*token);
}

void LayerReader::readModifier(const Token& keyword, ModifierVerb verb, std::vector<Modifier>& modifiers) {
    const Token* name = m_reader.readOnLine();
    if (!name) {
        // Unlike a bad number, a broken string here is not skipped: it is met again as the next statement, and ends the file.
        note(LoadNoteKind::MissingTrait, at(keyword), m_reader.text(keyword));
        return;
    }
    const auto trait = m_context.profile.findTrait(m_reader.text(*name));
    if (!trait) {
        note(LoadNoteKind::UnknownTrait, at(*name), m_reader.text(*name));
        m_reader.skipRestOfLine();
        return;
    }
    const NumberReading number = readNumberOrSkipLine(keyword);
    if (!number.value)
        return;
    modifiers.push_back({verb, static_cast<std::uint32_t>(*trait), *number.value, from(keyword), number.range});
}

void LayerReader::readWeapon(const Token& keyword, std::vector<WeaponBias>& weapons) {
    const Token* name = readValue(keyword);
    if (!name) {
        m_reader.skipRestOfLine();
        return;
    }
    const NumberReading number = readNumberOrSkipLine(keyword);
    if (!number.value)
        return;
    const SourceRange where = from(keyword);
    // Written so that NaN passes, as in the game.
    const bool clamped = *number.value < 0.0F || *number.value > kMaxWeaponBias;
    const float bias = clamped ? std::clamp(*number.value, kMinWeaponBias, kMaxWeaponBias) : *number.value;
    if (clamped)
        note(LoadNoteKind::WeaponBiasClamped, at(number.range), {}, static_cast<double>(*number.value));

    std::string weaponClass = m_reader.text(*name);
    const auto same = [&weaponClass](const WeaponBias& other) { return equalIgnoringCase(other.weaponClass, weaponClass); };
    if (const auto found = std::ranges::find_if(weapons, same); found != weapons.end()) {
        note(LoadNoteKind::WeaponReplaced, where, weaponClass, 0.0, found->where);
        found->bias = bias;
        found->where = where;
        found->valueRange = number.range;
    } else if (weapons.size() >= m_context.profile.limits.weapons) {
        note(LoadNoteKind::TooManyWeapons, where, std::move(weaponClass));
    } else {
        weapons.push_back({std::move(weaponClass), bias, where, number.range});
    }
}

bool LayerReader::readSkillBlock(const Token& keyword, Layer& layer) {
    const NumberReading number = readNumber(keyword, LoadNoteKind::SkillWithoutLevel);
    const auto level = number.value ? truncateToInt(*number.value) : std::nullopt;
    if (level && *level >= 1 && *level <= kSkillLevels)
        return openBlock(keyword) && readSkillStatements(keyword, layer.skillModifiers[static_cast<std::size_t>(*level - 1)]);

    if (number.value) {
        note(LoadNoteKind::SkillOutOfRange, at(number.range), {}, static_cast<double>(*number.value));
        if (!level)
            note(LoadNoteKind::HugeNumber, at(number.range), m_reader.text(keyword));
    }
    const Token& next = m_reader.upcoming();
    const bool leaks = next.type != TokenType::Punctuation || !m_reader.is(next, "{");
    if (leaks && next.type != TokenType::Error && next.type != TokenType::End)
        note(LoadNoteKind::SkillBlockLeaks, at(next), m_reader.text(next));
    (void)m_reader.skipBracedSection();
    return true;
}

bool LayerReader::readSkillStatements(const Token& keyword, std::vector<Modifier>& modifiers) {
    while (const Token* token = m_reader.read()) {
        if (m_reader.is(*token, "}"))
            return true;
        if (const auto verb = modifierVerb(*token)) {
            readModifier(*token, *verb, modifiers);
        } else if (m_reader.isKeyword(*token, "weapon")) {
            note(LoadNoteKind::WeaponInSkill, at(*token));
            m_reader.skipRestOfLine();
        } else {
            skipUnknown(*token);
        }
    }
    return unterminated(keyword, 2);
}

}  // namespace castwright::parser
