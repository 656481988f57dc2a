// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"
#include "validators/checking/file_facts.h"

#include <memory>
#include <optional>
#include <ranges>
#include <span>
#include <string_view>
#include <vector>

namespace castwright::validators {

/// What rules look at: the loaded content, and what several of them need of it. It may be the whole, or one file at a time: files(), notes(),
/// styles() and characters() go over what is to be checked, and everything else can be asked about. Refers to what it was made from.
class RuleContext {
public:
    using AllFacts = std::span<const std::shared_ptr<const FileFacts>>;

    /// `facts` has an entry for each file of the cast. With `only`, that file is to be checked; otherwise all are.
    RuleContext(const parser::Cast& cast, const parser::Profile& profile, AllFacts facts, std::optional<std::uint32_t> only = {});

    [[nodiscard]] const parser::Cast& cast() const { return m_cast; }
    [[nodiscard]] const parser::Profile& profile() const { return m_profile; }

    [[nodiscard]] auto files() const {
        return m_scope | std::views::transform([](const auto& facts) -> const CheckedFile& { return facts->file(); });
    }
    [[nodiscard]] const CheckedFile& file(std::uint32_t index) const { return m_facts[index]->file(); }
    /// True when problems of that file are to be reported.
    [[nodiscard]] bool covers(std::uint32_t index) const { return !m_only || *m_only == index; }

    /// The styles that are defined in the files to be checked.
    [[nodiscard]] std::vector<const parser::Style*> styles() const;
    /// The characters that are defined or given a voice in them. One that has parts in several files comes with each of these files, so a
    /// problem of a part is to be reported where that part is; what lies in a file that is not covered is left out by the sink.
    [[nodiscard]] std::vector<const parser::Character*> characters() const;

    /// The notes of one file, in the order in which the game meets their reasons.
    [[nodiscard]] std::span<const parser::LoadNote> notesOf(std::uint32_t file) const { return m_facts[file]->notes(); }
    /// The notes of one kind in the files to be checked, in the same order.
    [[nodiscard]] std::vector<const parser::LoadNote*> notes(parser::LoadNoteKind kind) const;
    /// True when a note of that kind begins where `where` does.
    [[nodiscard]] bool hasNote(parser::LoadNoteKind kind, parser::SourceRange where) const {
        return m_facts[where.file]->hasNote(kind, where.range.begin);
    }
    /// True when a note of any kind begins in `range`.
    [[nodiscard]] bool hasNoteIn(std::uint32_t file, parser::ByteRange range) const { return m_facts[file]->hasNoteIn(range); }

    // Of one file; see FileFacts.
    [[nodiscard]] bool isSkipped(std::uint32_t file, std::uint32_t offset) const { return m_facts[file]->isSkipped(offset); }
    [[nodiscard]] bool isLine(std::uint32_t file, std::uint32_t offset) const { return m_facts[file]->isLine(offset); }
    [[nodiscard]] const parser::Trigger* triggerAt(std::uint32_t file, std::uint32_t offset) const {
        return m_facts[file]->triggerAt(offset);
    }
    [[nodiscard]] std::uint32_t nextBlock(const CheckedFile& file, std::uint32_t offset) const {
        return m_facts[file.index()]->nextBlock(offset);
    }

    /// Where a style or character of that name stands in a part of the files that the game does not keep.
    [[nodiscard]] std::optional<parser::SourceRange> lostBlock(parser::ContentKind kind, std::string_view name) const;

private:
    const parser::Cast& m_cast;
    const parser::Profile& m_profile;
    AllFacts m_facts;
    AllFacts m_scope;
    std::optional<std::uint32_t> m_only;
};

}  // namespace castwright::validators
