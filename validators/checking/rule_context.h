// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"
#include "validators/checking/checked_file.h"
#include "validators/checking/stretches.h"

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace castwright::validators {

/// What rules look at: the loaded content, and what several of them need of it, computed once. Refers to what it was made from.
class RuleContext {
public:
    RuleContext(const parser::LoadResult& result, const parser::Profile& profile);

    [[nodiscard]] const parser::Cast& cast() const { return m_result.cast; }
    [[nodiscard]] const parser::Profile& profile() const { return m_profile; }
    [[nodiscard]] std::span<const parser::LoadNote> notes() const { return m_result.notes; }
    /// The notes of one kind, in the order in which the game meets their reasons.
    [[nodiscard]] std::span<const parser::LoadNote* const> notes(parser::LoadNoteKind kind) const;
    /// True when a note of that kind begins where `where` does.
    [[nodiscard]] bool hasNote(parser::LoadNoteKind kind, parser::SourceRange where) const;
    /// True when a note of any kind begins in `range`.
    [[nodiscard]] bool hasNoteIn(std::uint32_t file, parser::ByteRange range) const;

    /// True when the game skips what stands there together with something it does not know.
    [[nodiscard]] bool isSkipped(std::uint32_t file, std::uint32_t offset) const { return m_skipped[file].contains(offset); }

    [[nodiscard]] std::span<const CheckedFile> files() const { return m_files; }
    [[nodiscard]] const CheckedFile& file(std::uint32_t index) const { return m_files[index]; }

    /// True when the game keeps the string token that begins there as something to say.
    [[nodiscard]] bool isLine(std::uint32_t file, std::uint32_t offset) const { return m_lines.contains({file, offset}); }
    /// The trigger that the game keeps of the string token that begins there, or null.
    [[nodiscard]] const parser::Trigger* triggerAt(std::uint32_t file, std::uint32_t offset) const;

    /// The first offset from `offset` on at which the game reads a style, character or chat bank, kept or not; the size of the file when
    /// there is none.
    [[nodiscard]] std::uint32_t nextBlock(const CheckedFile& file, std::uint32_t offset) const;

    /// Where a style or character of that name stands in a part of the files that the game does not keep.
    [[nodiscard]] std::optional<parser::SourceRange> lostBlock(parser::ContentKind kind, std::string_view name) const;

private:
    void sortNotes();
    void collectLines();
    void collectSkipped(const parser::LoadNote& note);
    void collectBlocks();
    void collectLostBlocks(const CheckedFile& file);

    using Place = std::pair<std::uint32_t, std::uint32_t>;  ///< file, offset

    const parser::LoadResult& m_result;
    const parser::Profile& m_profile;
    std::vector<CheckedFile> m_files;
    std::vector<std::vector<const parser::LoadNote*>> m_notesByKind;
    std::set<std::pair<Place, parser::LoadNoteKind>> m_notePlaces;
    std::set<Place> m_blocks;          ///< where blocks start that the game reads
    std::vector<Stretches> m_skipped;  ///< by file
    std::set<Place> m_lines;
    std::vector<std::pair<Place, const parser::Trigger*>> m_triggers;                         ///< sorted
    std::map<std::pair<parser::ContentKind, std::string>, parser::SourceRange> m_lostBlocks;  ///< by name in lower case
};

}  // namespace castwright::validators
