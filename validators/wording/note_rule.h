// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/checking/diagnostic_sink.h"
#include "validators/checking/rule.h"
#include "validators/wording/display_text.h"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

namespace castwright::validators {

/// A note of the loader, with what is needed to put it into words.
struct NoteView {
    const RuleContext& context;
    const parser::LoadNote& note;
    const CheckedFile& file;

    [[nodiscard]] std::string text() const { return abbreviated(note.text); }
    /// LoadNote::value, without decimals when it is whole.
    [[nodiscard]] std::string value() const;
    /// What the game skips because of the note, from its place on.
    [[nodiscard]] parser::ByteRange skipped() const;
    /// How many `{` more than `}` are in skipped().
    [[nodiscard]] std::int64_t skippedBraces() const;
    /// The token at which the note stands.
    [[nodiscard]] std::size_t token() const { return file.tokenFrom(note.where.range.begin); }
};

/// A rule that puts one or two kinds of the loader's notes into words. The loader has done the work; what differs is a sentence.
class NoteRule final : public Rule {
public:
    /// Gives the message, and fills in the rest of the report where there is more to say. An empty message: nothing is reported.
    using Wording = Message (*)(const NoteView& note, Report& report);

    NoteRule(
        std::string_view id, std::string_view title, Severity severity, std::initializer_list<parser::LoadNoteKind> kinds,
        Wording wording)
        : Rule{id, title, severity}, m_kinds{kinds}, m_wording{wording} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override;

private:
    void reportNote(const NoteView& view, DiagnosticSink& sink) const;

    std::vector<parser::LoadNoteKind> m_kinds;
    Wording m_wording;
};

}  // namespace castwright::validators
