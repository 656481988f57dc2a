// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/file_facts.h"

#include "parser/text/bytes.h"

#include <algorithm>
#include <utility>

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

std::vector<const LoadNote*> endsOf(std::span<const LoadNote> notes) {
    std::vector<const LoadNote*> ends;
    for (const LoadNote& note : notes) {
        if (tellsHowReadingEnds(note.kind))
            ends.push_back(&note);
    }
    return ends;
}

}  // namespace

bool FileContent::isSameAs(const FileContent& other) const {
    return input.text == other.input.text && input.path == other.input.path && input.kind == other.input.kind
        && index == other.index && notes == other.notes && styles == other.styles && characters == other.characters;
}

std::vector<FileContent> contentByFile(const LoadResult& result) {
    std::vector<FileContent> files(result.inputs.size());
    for (std::uint32_t i = 0; i < files.size(); ++i) {
        files[i].input = result.inputs[i];
        files[i].index = i;
    }
    for (const LoadNote& note : result.notes)
        files[note.where.file].notes.push_back(note);
    const Cast& cast = result.cast;
    for (std::size_t i = 0; i < cast.styles.size(); ++i)
        files[cast.styles[i].where.file].styles.push_back(cast.styles.pointer(i));
    for (std::size_t i = 0; i < cast.characters.size(); ++i) {
        const auto add = [&](SourceRange where) {
            auto& characters = files[where.file].characters;
            if (characters.empty() || characters.back() != cast.characters.pointer(i))
                characters.push_back(cast.characters.pointer(i));
        };
        add(cast.characters[i].where);
        std::ranges::for_each(cast.characters[i].banks, add);
    }
    return files;
}

FileFacts::FileFacts(FileContent content)
    : m_content{std::move(content)}, m_file{m_content.input, m_content.index, endsOf(m_content.notes)} {
    sortNotes();
    collectLines();
    collectBlocks();
    if (m_file.stop())
        collectLostBlocks();
}

void FileFacts::sortNotes() {
    for (const LoadNote& note : m_content.notes) {
        const auto kind = static_cast<std::size_t>(note.kind);
        if (m_notesByKind.size() <= kind)
            m_notesByKind.resize(kind + 1);
        m_notesByKind[kind].push_back(&note);
        m_notePlaces.insert({note.where.range.begin, note.kind});
        collectSkipped(note);
    }
}

void FileFacts::collectSkipped(const LoadNote& note) {
    const ByteRange where = note.where.range;
    const std::size_t token = m_file.tokenFrom(where.begin);
    switch (note.kind) {
    case LoadNoteKind::UnknownKey:
        // The key itself is looked at, unless it is a number that cannot stand there.
        m_skipped.add({m_file.tokens()[token].type == TokenType::Number ? where.begin : where.end, note.related.range.end});
        break;
    case LoadNoteKind::UnquotedLine: m_skipped.add({where.begin, std::max(where.end, note.related.range.end)}); break;
    case LoadNoteKind::StrayTopLevel:
    case LoadNoteKind::UnknownTrait:
    case LoadNoteKind::WeaponInSkill: m_skipped.add({where.end, m_file.tokens()[m_file.endOfLine(token) - 1].end}); break;
    default: break;
    }
}

void FileFacts::collectLines() {
    const auto isHere = [this](SourceRange where) { return where.file == m_content.index; };
    const auto add = [&](const ChatLine& line) {
        if (isHere(line.where))
            m_lines.push_back(line.where.range.begin);
    };
    for (const auto& character : m_content.characters) {
        for (const auto& lines : character->events)
            std::ranges::for_each(lines, add);
        for (const ReplyRule& rule : character->replies) {
            std::ranges::for_each(rule.lines, add);
            for (const Trigger& trigger : rule.triggers) {
                if (isHere(trigger.where))
                    m_triggers.emplace_back(trigger.where.range.begin, &trigger);
            }
        }
    }
    std::ranges::sort(m_lines);
    std::ranges::sort(m_triggers, {}, &std::pair<std::uint32_t, const Trigger*>::first);
}

void FileFacts::collectBlocks() {
    const auto add = [this](SourceRange where) {
        if (where.file == m_content.index)
            m_blocks.push_back(where.range.begin);
    };
    for (const auto& style : m_content.styles)
        add(style->where);
    for (const auto& character : m_content.characters) {
        add(character->where);
        std::ranges::for_each(character->banks, add);
    }
    // Of blocks that are dropped, the name is noted, or the keyword when the file ends there.
    for (const LoadNoteKind kind :
         {LoadNoteKind::EmptyName, LoadNoteKind::DuplicateStyle, LoadNoteKind::DuplicateCharacter,
          LoadNoteKind::UnknownChatOwner}) {
        for (const LoadNote* note : notes(kind)) {
            const std::size_t name = m_file.tokenFrom(note->where.range.begin);
            add(m_file.at(m_file.tokens()[name > 0 ? name - 1 : 0]));
        }
    }
    for (const LoadNote* note : notes(LoadNoteKind::BlockUnterminated)) {
        if (m_file.isKeyword(m_file.tokens()[m_file.tokenFrom(note->where.range.begin)], m_file.blockKeyword()))
            add(note->where);
    }
    for (const LoadNote* note : notes(LoadNoteKind::BraceMissing))
        add(note->related);
    std::ranges::sort(m_blocks);
}

/// The block in which reading stopped is lost, and so is all behind it.
void FileFacts::collectLostBlocks() {
    const FileStop& stop = *m_file.stop();
    const auto tokens = m_file.tokens();
    const auto opensBlock = [&](const Token& token) {
        std::string_view word = slice(m_file.bytes(), token.range());
        if (token.begin == 2 && word.starts_with('\xBF'))  // the end of a byte order mark
            word.remove_prefix(1);
        return token.type == TokenType::Name && equalIgnoringCase(word, m_file.blockKeyword());
    };
    std::size_t first = m_file.tokenFrom(stop.note ? std::min(stop.note->where.range.begin, stop.offset) : stop.offset);
    while (stop.note && first > 0 && !opensBlock(tokens[first]))
        --first;
    for (std::size_t i = first; i + 1 < tokens.size(); ++i) {
        if (opensBlock(tokens[i]))
            m_lostBlocks.emplace_back(toAsciiLower(m_file.text(tokens[i + 1])), m_file.at(tokens[i + 1]));
    }
}

std::span<const LoadNote* const> FileFacts::notes(LoadNoteKind kind) const {
    const auto index = static_cast<std::size_t>(kind);
    return index < m_notesByKind.size() ? std::span<const LoadNote* const>{m_notesByKind[index]}
                                        : std::span<const LoadNote* const>{};
}

bool FileFacts::hasNote(LoadNoteKind kind, std::uint32_t offset) const { return m_notePlaces.contains({offset, kind}); }

bool FileFacts::hasNoteIn(ByteRange range) const {
    const auto found = m_notePlaces.lower_bound({range.begin, LoadNoteKind{}});
    return found != m_notePlaces.end() && found->first < range.end;
}

bool FileFacts::dependsOnOtherNames() const {
    return !notes(LoadNoteKind::UnknownStyle).empty() || !notes(LoadNoteKind::UnknownChatOwner).empty();
}

bool FileFacts::isLine(std::uint32_t offset) const { return std::ranges::binary_search(m_lines, offset); }

const Trigger* FileFacts::triggerAt(std::uint32_t offset) const {
    const auto found = std::ranges::lower_bound(m_triggers, offset, {}, &std::pair<std::uint32_t, const Trigger*>::first);
    return found != m_triggers.end() && found->first == offset ? found->second : nullptr;
}

std::uint32_t FileFacts::nextBlock(std::uint32_t offset) const {
    const auto found = std::ranges::lower_bound(m_blocks, offset);
    return found != m_blocks.end() ? *found : m_file.size();
}

}  // namespace castwright::validators
