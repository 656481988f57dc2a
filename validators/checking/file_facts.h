// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"
#include "validators/checking/checked_file.h"
#include "validators/checking/stretches.h"

#include <cstdint>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace castwright::validators {

/// All that a loaded cast holds of one file. Two of them that are equal give equal facts.
struct FileContent {
    parser::LoadInput input;
    std::uint32_t index = 0;                                   ///< into Cast::files
    std::vector<parser::LoadNote> notes;                       ///< of this file, in the order in which the game meets them
    std::vector<std::shared_ptr<const parser::Style>> styles;  ///< defined in it
    std::vector<std::shared_ptr<const parser::Character>> characters;  ///< defined or given a voice in it

    /// The same objects, which says more than equal values.
    [[nodiscard]] bool isSameAs(const FileContent& other) const;
};

/// One entry for each file of a loaded cast.
[[nodiscard]] std::vector<FileContent> contentByFile(const parser::LoadResult& result);

/// What rules need to know about one file, computed once. Immutable; refers to nothing outside of it.
class FileFacts {
public:
    explicit FileFacts(FileContent content);
    FileFacts(const FileFacts&) = delete;
    FileFacts& operator=(const FileFacts&) = delete;

    [[nodiscard]] const FileContent& content() const { return m_content; }
    [[nodiscard]] const CheckedFile& file() const { return m_file; }
    [[nodiscard]] std::span<const parser::LoadNote> notes() const { return m_content.notes; }
    [[nodiscard]] std::span<const parser::LoadNote* const> notes(parser::LoadNoteKind kind) const;
    /// True when a note of that kind begins there.
    [[nodiscard]] bool hasNote(parser::LoadNoteKind kind, std::uint32_t offset) const;
    /// True when a note of any kind begins in `range`.
    [[nodiscard]] bool hasNoteIn(parser::ByteRange range) const;
    /// True when what is said about the file may change with names in other files: something here is looked for and not found.
    [[nodiscard]] bool dependsOnOtherNames() const;

    /// True when the game skips what stands there together with something it does not know.
    [[nodiscard]] bool isSkipped(std::uint32_t offset) const { return m_skipped.contains(offset); }
    /// True when the game keeps the string token that begins there as something to say.
    [[nodiscard]] bool isLine(std::uint32_t offset) const;
    /// The trigger that the game keeps of the string token that begins there, or null.
    [[nodiscard]] const parser::Trigger* triggerAt(std::uint32_t offset) const;
    /// The first offset from `offset` on at which the game reads a style, character or chat bank, kept or not; the size of the file when
    /// there is none.
    [[nodiscard]] std::uint32_t nextBlock(std::uint32_t offset) const;

    /// The styles, characters or chat banks in the part of the file that the game does not keep: names in lower case, in order, with
    /// their places. A name may come twice.
    [[nodiscard]] std::span<const std::pair<std::string, parser::SourceRange>> lostBlocks() const { return m_lostBlocks; }

private:
    void sortNotes();
    void collectSkipped(const parser::LoadNote& note);
    void collectLines();
    void collectBlocks();
    void collectLostBlocks();

    FileContent m_content;
    CheckedFile m_file;
    std::vector<std::vector<const parser::LoadNote*>> m_notesByKind;
    std::set<std::pair<std::uint32_t, parser::LoadNoteKind>> m_notePlaces;
    Stretches m_skipped;
    std::vector<std::uint32_t> m_lines;                                        ///< sorted
    std::vector<std::pair<std::uint32_t, const parser::Trigger*>> m_triggers;  ///< sorted
    std::vector<std::uint32_t> m_blocks;                                       ///< sorted
    std::vector<std::pair<std::string, parser::SourceRange>> m_lostBlocks;
};

}  // namespace castwright::validators
