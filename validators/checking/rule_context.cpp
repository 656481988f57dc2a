// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/rule_context.h"

#include "parser/text/bytes.h"

#include <algorithm>

namespace castwright::validators {

using namespace parser;

namespace {

bool tellsHowReadingEnds(LoadNoteKind kind) {
    switch (kind) {
    case LoadNoteKind::KeywordCase:
    case LoadNoteKind::NameMissing:
    case LoadNoteKind::BraceMissing:
    case LoadNoteKind::BlockUnterminated:
    case LoadNoteKind::FileEndsHere: return true;
    default: return false;
    }
}

}  // namespace

RuleContext::RuleContext(const LoadResult& result, const Profile& profile) : m_result{result}, m_profile{profile} {
    std::vector<std::vector<const LoadNote*>> ends(result.inputs.size());
    for (const LoadNote& note : result.notes) {
        if (tellsHowReadingEnds(note.kind))
            ends[note.where.file].push_back(&note);
    }
    m_files.reserve(result.inputs.size());
    for (std::uint32_t i = 0; i < result.inputs.size(); ++i)
        m_files.emplace_back(result.inputs[i], i, std::move(ends[i]));
    m_skipped.resize(m_files.size());
    sortNotes();
    collectLines();
    collectBlocks();
    for (const CheckedFile& file : m_files) {
        if (file.stop())
            collectLostBlocks(file);
    }
}

void RuleContext::sortNotes() {
    for (const LoadNote& note : m_result.notes) {
        const auto kind = static_cast<std::size_t>(note.kind);
        if (m_notesByKind.size() <= kind)
            m_notesByKind.resize(kind + 1);
        m_notesByKind[kind].push_back(&note);
        m_notePlaces.insert({{note.where.file, note.where.range.begin}, note.kind});
        collectSkipped(note);
    }
}

void RuleContext::collectSkipped(const LoadNote& note) {
    const CheckedFile& file = m_files[note.where.file];
    Stretches& skipped = m_skipped[note.where.file];
    const ByteRange where = note.where.range;
    const std::size_t token = file.tokenFrom(where.begin);
    switch (note.kind) {
    case LoadNoteKind::UnknownKey:
        // The key itself is looked at, unless it is a number that cannot stand there.
        skipped.add({file.tokens()[token].type == TokenType::Number ? where.begin : where.end, note.related.range.end});
        break;
    case LoadNoteKind::UnquotedLine: skipped.add({where.begin, std::max(where.end, note.related.range.end)}); break;
    case LoadNoteKind::StrayTopLevel:
    case LoadNoteKind::UnknownTrait:
    case LoadNoteKind::WeaponInSkill: skipped.add({where.end, file.tokens()[file.endOfLine(token) - 1].end}); break;
    default: break;
    }
}

void RuleContext::collectLines() {
    const auto place = [](SourceRange where) { return Place{where.file, where.range.begin}; };
    for (const Character& character : cast().characters) {
        for (const auto& lines : character.events) {
            for (const ChatLine& line : lines)
                m_lines.insert(place(line.where));
        }
        for (const ReplyRule& rule : character.replies) {
            for (const ChatLine& line : rule.lines)
                m_lines.insert(place(line.where));
            for (const Trigger& trigger : rule.triggers)
                m_triggers.emplace_back(place(trigger.where), &trigger);
        }
    }
    std::ranges::sort(m_triggers, {}, &std::pair<Place, const Trigger*>::first);
}

void RuleContext::collectBlocks() {
    const auto add = [this](SourceRange where) { m_blocks.insert({where.file, where.range.begin}); };
    std::ranges::for_each(cast().styles, add, &Style::where);
    std::ranges::for_each(cast().characters, add, &Character::where);
    for (const Character& character : cast().characters)
        std::ranges::for_each(character.banks, add);
    // Of blocks that are dropped, the name is noted, or the keyword when the file ends there.
    for (const LoadNoteKind kind :
         {LoadNoteKind::EmptyName, LoadNoteKind::DuplicateStyle, LoadNoteKind::DuplicateCharacter,
          LoadNoteKind::UnknownChatOwner}) {
        for (const LoadNote* note : notes(kind)) {
            const CheckedFile& noted = m_files[note->where.file];
            const std::size_t name = noted.tokenFrom(note->where.range.begin);
            add(noted.at(noted.tokens()[name > 0 ? name - 1 : 0]));
        }
    }
    for (const LoadNote* note : notes(LoadNoteKind::BlockUnterminated)) {
        const CheckedFile& noted = m_files[note->where.file];
        if (noted.isKeyword(noted.tokens()[noted.tokenFrom(note->where.range.begin)], noted.blockKeyword()))
            add(note->where);
    }
    for (const LoadNote* note : notes(LoadNoteKind::BraceMissing))
        add(note->related);
}

std::uint32_t RuleContext::nextBlock(const CheckedFile& file, std::uint32_t offset) const {
    const auto found = m_blocks.lower_bound({file.index(), offset});
    return found != m_blocks.end() && found->first == file.index() ? found->second : file.size();
}

std::span<const LoadNote* const> RuleContext::notes(LoadNoteKind kind) const {
    const auto index = static_cast<std::size_t>(kind);
    return index < m_notesByKind.size() ? std::span<const LoadNote* const>{m_notesByKind[index]}
                                        : std::span<const LoadNote* const>{};
}

bool RuleContext::hasNote(LoadNoteKind kind, SourceRange where) const {
    return m_notePlaces.contains({{where.file, where.range.begin}, kind});
}

bool RuleContext::hasNoteIn(std::uint32_t file, ByteRange range) const {
    const auto found = m_notePlaces.lower_bound({{file, range.begin}, LoadNoteKind{}});
    return found != m_notePlaces.end() && found->first < Place{file, range.end};
}

const Trigger* RuleContext::triggerAt(std::uint32_t file, std::uint32_t offset) const {
    const Place place{file, offset};
    const auto found = std::ranges::lower_bound(m_triggers, place, {}, &std::pair<Place, const Trigger*>::first);
    return found != m_triggers.end() && found->first == place ? found->second : nullptr;
}

/// The block in which reading stopped is lost, and so is all behind it.
void RuleContext::collectLostBlocks(const CheckedFile& file) {
    const FileStop& stop = *file.stop();
    const auto tokens = file.tokens();
    const auto opensBlock = [&](const Token& token) {
        std::string_view word = slice(file.bytes(), token.range());
        if (token.begin == 2 && word.starts_with('\xBF'))  // the end of a byte order mark
            word.remove_prefix(1);
        return token.type == TokenType::Name && equalIgnoringCase(word, file.blockKeyword());
    };
    std::size_t first = file.tokenFrom(stop.note ? std::min(stop.note->where.range.begin, stop.offset) : stop.offset);
    while (stop.note && first > 0 && !opensBlock(tokens[first]))
        --first;
    for (std::size_t i = first; i + 1 < tokens.size(); ++i) {
        if (opensBlock(tokens[i]))
            m_lostBlocks.try_emplace({file.kind(), toAsciiLower(file.text(tokens[i + 1]))}, file.at(tokens[i + 1]));
    }
}

std::optional<SourceRange> RuleContext::lostBlock(ContentKind kind, std::string_view name) const {
    const auto found = m_lostBlocks.find({kind, toAsciiLower(name)});
    return found == m_lostBlocks.end() ? std::nullopt : std::optional{found->second};
}

}  // namespace castwright::validators
