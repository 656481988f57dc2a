// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/checking/diagnostic.h"

#include <cstdint>
#include <string_view>

namespace castwright::validators {

class DiagnosticSink;
class RuleContext;

/// What the reports of a rule depend on.
enum class RuleScope : std::uint8_t {
    /// On each file for itself: its text, the notes of the loader about it, the styles and characters with parts in it; and, where a name
    /// in it is not found, on the names that there are. Such a rule is run again for the files that changed.
    File,
    /// On the whole cast. Such a rule is run again after each change, after those of the other kind.
    Cast,
    /// On the files of a folder or pak as a whole, see FolderRule: nothing in any text.
    Folder,
};

/// One rule of the content contract. Stateless: one instance serves all checks, on any thread.
class Rule {
public:
    /// `id` is "family/name" and `title` one sentence, marked with CASTWRIGHT_TR_NOOP; both from literals.
    Rule(std::string_view id, std::string_view title, Severity severity, Level level = Level::Addon)
        : m_id{id}, m_title{title}, m_severity{severity}, m_level{level} {}
    Rule(const Rule&) = delete;
    Rule& operator=(const Rule&) = delete;
    virtual ~Rule() = default;

    [[nodiscard]] std::string_view id() const { return m_id; }
    [[nodiscard]] std::string_view title() const { return m_title; }
    [[nodiscard]] Severity severity() const { return m_severity; }
    /// The level at which the rule starts to count.
    [[nodiscard]] Level level() const { return m_level; }

    [[nodiscard]] virtual RuleScope scope() const { return RuleScope::File; }

    /// Reports every breach in `context`. Runs even when the rule is switched off, since a report also tells the rules after it which
    /// problems are consequences (Report::explains).
    virtual void check(const RuleContext& context, DiagnosticSink& sink) const = 0;

private:
    std::string_view m_id;
    std::string_view m_title;
    Severity m_severity;
    Level m_level;
};

}  // namespace castwright::validators
