// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/lexer/number.h"
#include "parser/loader/block_reader.h"

#include <algorithm>
#include <format>
#include <limits>

namespace castwright::parser {

bool CharacterReader::read(const Token& keyword) {
    Character character;
    character.events.resize(m_context.profile.events.size());
    character.modelDecls.resize(m_context.profile.model.declarationKeys.size());
    const Token* name = m_reader.read();
    if (!name) {
        note(LoadNoteKind::NameMissing, at(keyword), m_reader.text(keyword), 0.0, at(m_reader.failedAt()));
        return false;
    }
    character.name = m_reader.text(*name);
    character.nameWhere = at(*name);
    if (!openBlock(keyword) || !readBody(keyword, character))
        return false;
    character.where = from(keyword);

    if (character.name.empty())
        note(LoadNoteKind::EmptyName, character.nameWhere, m_reader.text(keyword));
    else
        keep(m_context.reading.characters, std::move(character));
    return true;
}

bool CharacterReader::readBody(const Token& keyword, Character& character) {
    while (const Token* token = m_reader.read()) {
        if (m_reader.is(*token, "}"))
            return true;
        if (!readStatement(*token, character))
            return false;
    }
    return unterminated(keyword, 1);
}

bool CharacterReader::readStatement(const Token& keyword, Character& character) {
    const std::string& slotKey = m_context.profile.model.slotKey;
    if (m_reader.isKeyword(keyword, "description")) {
        (void)readText(keyword, character.description);
    } else if (m_reader.isKeyword(keyword, "inherit")) {
        character.inheritWhere = readText(keyword, character.inherit);
    } else if (m_reader.isKeyword(keyword, "skillBand")) {
        readSkillBand(keyword, character);
    } else if (!slotKey.empty() && m_reader.isKeyword(keyword, slotKey)) {
        readModelSlot(keyword, character);
    } else if (m_reader.isKeyword(keyword, "chat")) {
        return ChatEventReader{m_context, m_reader, m_file}.read(keyword, character.events);
    } else if (!readModelDeclaration(keyword, character)) {
        switch (readLayerStatement(keyword, character.layer)) {
        case Outcome::Read: break;
        case Outcome::Failed: return false;
        case Outcome::NotMine: skipUnknown(keyword);
        }
    }
    return true;
}

void CharacterReader::readSkillBand(const Token& keyword, Character& character) {
    const NumberReading low = readNumberOrSkipLine(keyword);
    if (!low.value)
        return;
    // The upper number may be missing; the note of readNumber is for something else standing there.
    const std::size_t notesBefore = m_context.notes.size();
    const NumberReading high = readNumber(keyword);
    if (!high.value) {
        if (high.range.empty())
            m_context.notes.resize(notesBefore);
        m_reader.skipRestOfLine();
    }
    const SourceRange where = from(keyword);
    const auto toLevel = [&](float value) {
        const auto level = truncateToInt(value);
        if (!level)
            note(LoadNoteKind::HugeNumber, where, m_reader.text(keyword));
        return level.value_or(std::numeric_limits<std::int32_t>::min());  // what x86 makes of it
    };
    const std::int32_t min = toLevel(*low.value);
    const std::int32_t max = high.value ? toLevel(*high.value) : min;
    character.minSkill = std::clamp(min, 1, kSkillLevels);
    character.maxSkill = std::clamp(max, character.minSkill, kSkillLevels);
    character.bandWhere = where;
    if (character.minSkill != min || character.maxSkill != max)
        note(LoadNoteKind::SkillBandClamped, where, std::format("{} {}", character.minSkill, character.maxSkill));
}

void CharacterReader::readModelSlot(const Token& keyword, Character& character) {
    const NumberReading number = readNumberOrSkipLine(keyword, LoadNoteKind::BadModelSlot);
    if (!number.value)
        return;
    const auto slot = truncateToInt(*number.value);
    const ModelKeys& model = m_context.profile.model;
    const bool whole = slot && static_cast<float>(*slot) == *number.value;
    if (!whole || *slot < model.slotMin || *slot > model.slotMax) {
        note(LoadNoteKind::BadModelSlot, at(number.range), std::format("{}", *number.value), static_cast<double>(*number.value));
        return;
    }
    character.modelSlot = *slot;
    character.modelWhere = from(keyword);
}

bool CharacterReader::readModelDeclaration(const Token& keyword, Character& character) {
    const auto& keys = m_context.profile.model.declarationKeys;
    const auto key = std::ranges::find_if(keys, [&](const std::string& k) { return m_reader.isKeyword(keyword, k); });
    if (key == keys.end())
        return false;
    (void)readText(keyword, character.modelDecls[static_cast<std::size_t>(key - keys.begin())]);
    character.modelWhere = from(keyword);
    return true;
}

}  // namespace castwright::parser
