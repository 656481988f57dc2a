// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/loader/cast_loader.h"

#include "parser/loader/file_reader.h"
#include "parser/loader/link.h"
#include "parser/loader/name_table.h"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <tuple>
#include <utility>

namespace castwright::parser {

namespace {

/// Takes over the notes of a file step by step, so that what the cast has to say about a block comes in the place where the game meets it.
class NoteMerger {
public:
    NoteMerger(const FileReading& reading, std::vector<LoadNote>& notes) : m_reading{reading}, m_notes{notes} {}

    void takeUpTo(std::size_t count) {
        for (; m_next < count; ++m_next)
            m_notes.push_back(m_reading.notes[m_next]);
    }
    void takeRest() { takeUpTo(m_reading.notes.size()); }

private:
    const FileReading& m_reading;
    std::vector<LoadNote>& m_notes;
    std::size_t m_next = 0;
};

/// Adds the styles or characters of a file whose names are not taken.
template<typename T>
void addNamed(
    const FileReading& reading, const std::vector<ReadBlock<T>>& blocks, LoadNoteKind duplicate, NameTable& names,
    SharedList<T>& list, std::vector<LoadNote>& notes) {
    NoteMerger merger{reading, notes};
    for (const ReadBlock<T>& block : blocks) {
        merger.takeUpTo(block.notesBefore);
        if (const auto first = names.find(block.value->name)) {
            notes.push_back({duplicate, block.value->nameWhere, block.value->name, 0.0, list[*first].nameWhere});
        } else {
            names.insert(block.value->name, list.size());
            list.push_back(typename SharedList<T>::Pointer{block.value});
        }
    }
    merger.takeRest();
}

bool answersHold(const FileReading& reading, const NameTable& characters) {
    return std::ranges::all_of(reading.answers, [&](const FileReading::Answer& answer) {
        return characters.find(answer.owner).has_value() == answer.exists;
    });
}

/// Adds a bank to its owner. Of the rules only as many are kept as a character may have.
void addBank(Character& owner, ChatBank bank, std::size_t limit) {
    for (std::size_t i = 0; i < bank.events.size(); ++i)
        std::ranges::move(bank.events[i], std::back_inserter(owner.events[i]));
    for (ReplyRule& rule : bank.replies) {
        if (owner.replies.size() < limit)
            owner.replies.push_back(std::move(rule));
    }
    owner.banks.push_back(bank.where);
}

}  // namespace

LoadResult CastLoader::load(std::vector<LoadInput> inputs) {
    LoadResult result;
    std::ranges::stable_sort(
        inputs, [](const LoadInput& a, const LoadInput& b) { return std::tie(a.kind, a.path) < std::tie(b.kind, b.path); });
    result.cast.files.reserve(inputs.size());
    for (const LoadInput& input : inputs)
        result.cast.files.push_back(input.path);

    NameTable styleNames;
    NameTable characterNames;
    Banks banks;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const Reading reading = readingOf(inputs[i], static_cast<std::uint32_t>(i), characterNames);
        switch (inputs[i].kind) {
        case ContentKind::Style:
            addNamed(*reading, reading->styles, LoadNoteKind::DuplicateStyle, styleNames, result.cast.styles, result.notes);
            break;
        case ContentKind::Character:
            addNamed(
                *reading, reading->characters, LoadNoteKind::DuplicateCharacter, characterNames, result.cast.characters,
                result.notes);
            break;
        case ContentKind::Chat: banks = addBanks(*reading, characterNames, std::move(banks), result); break;
        }
    }
    finishStyles(styleNames, result);
    finishCharacters(styleNames, banks, result);
    m_readings = std::exchange(m_newReadings, {});
    result.inputs = std::move(inputs);
    return result;
}

CastLoader::Reading CastLoader::readingOf(const LoadInput& input, std::uint32_t file, const NameTable& characters) {
    if (m_keeps == Keeps::Nothing)
        return std::make_shared<FileReading>(readBlocks(input, file, *m_profile, characters));
    const auto known = m_readings.find(input.path);
    const bool holds = known != m_readings.end() && known->second->text == input.text && known->second->file == file
        && answersHold(*known->second, characters);
    Reading reading = holds ? known->second : std::make_shared<FileReading>(readBlocks(input, file, *m_profile, characters));
    m_newReadings.emplace(input.path, reading);
    return reading;
}

CastLoader::Banks
CastLoader::addBanks(const FileReading& reading, const NameTable& names, Banks banks, LoadResult& result) const {
    banks.resize(result.cast.characters.size());
    NoteMerger merger{reading, result.notes};
    for (const ReadBlock<ChatBank>& block : reading.banks) {
        merger.takeUpTo(block.notesBefore);
        const std::size_t owner = names.find(block.value->owner).value();
        std::size_t rules = 0;
        for (const auto& earlier : banks[owner])
            rules += earlier->replies.size();
        for (const ReplyRule& rule : block.value->replies) {
            if (++rules > m_profile->limits.rules)
                result.notes.push_back({LoadNoteKind::TooManyRules, rule.nameWhere, rule.name, 1.0, {}});
        }
        banks[owner].push_back(block.value);
    }
    merger.takeRest();
    return banks;
}

void CastLoader::finishStyles(const NameTable& names, LoadResult& result) {
    SharedList<Style>& styles = result.cast.styles;
    const StyleLinks parents = linkParents(styles, names, *m_profile, result.notes);
    std::map<const Style*, FinishedStyle> finished;
    for (std::size_t i = 0; i < styles.size(); ++i) {
        const auto read = styles.pointer(i);
        const auto before = m_styles.find(read.get());
        if (before != m_styles.end() && before->second.parent == parents[i]) {
            styles.replace(i, before->second.style);
            finished.insert(*before);
            continue;
        }
        if (parents[i]) {
            auto linked = std::make_shared<Style>(*read);
            linked->parent = parents[i];
            styles.replace(i, std::move(linked));
        }
        finished.emplace(read.get(), FinishedStyle{read, parents[i], styles.pointer(i)});
    }
    if (m_keeps == Keeps::LastLoad)
        m_styles = std::move(finished);
}

void CastLoader::finishCharacters(const NameTable& styleNames, const Banks& banks, LoadResult& result) {
    const std::vector<std::shared_ptr<ChatBank>> none;
    SharedList<Character>& characters = result.cast.characters;
    std::map<const Character*, FinishedCharacter> finished;
    for (std::size_t i = 0; i < characters.size(); ++i) {
        const auto read = characters.pointer(i);
        const auto& own = i < banks.size() ? banks[i] : none;
        const auto style = linkStyle(*read, styleNames, result.notes);
        const auto before = m_characters.find(read.get());
        if (before != m_characters.end() && before->second.style == style && std::ranges::equal(before->second.banks, own)) {
            characters.replace(i, before->second.character);
            finished.insert(*before);
            continue;
        }
        characters.replace(i, finish(read, own, style));
        if (m_keeps == Keeps::LastLoad)
            finished.emplace(read.get(), FinishedCharacter{read, {own.begin(), own.end()}, style, characters.pointer(i)});
    }
    m_characters = std::move(finished);
}

std::shared_ptr<const Character> CastLoader::finish(
    const std::shared_ptr<const Character>& read, const std::vector<std::shared_ptr<ChatBank>>& banks,
    std::optional<std::size_t> style) {
    auto character = std::make_shared<Character>(*read);
    character->style = style;
    for (const auto& bank : banks) {
        if (m_keeps == Keeps::Nothing)
            addBank(*character, std::move(*bank), m_profile->limits.rules);
        else
            addBank(*character, *bank, m_profile->limits.rules);
    }
    return character;
}

}  // namespace castwright::parser
