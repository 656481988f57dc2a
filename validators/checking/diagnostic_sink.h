// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/checking/diagnostic.h"
#include "validators/checking/rule_context.h"
#include "validators/checking/rule_settings.h"
#include "validators/checking/stretches.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace castwright::validators {

/// What a rule says about one place.
struct Report {
    parser::SourceRange where;
    Message message;
    std::vector<RelatedPlace> related;
    std::vector<Fix> fixes;
    std::optional<Severity> severity;  ///< when it is not the rule's own
    /// Problems that begin in this part of the file are consequences of this one: rules that run later leave them out. When what makes
    /// the game stop reading lies in it, the report says what is lost, and is an error if anything is.
    parser::ByteRange explains;
    /// From the end of `explains` on, the game's idea of what is inside what differs from the author's, up to the next style, character
    /// or chat bank that the game reads as one: problems of structure there are consequences, too.
    bool disturbs = false;
};

/// Collects the reports of one check. Rules run in the order of the list, causes first, so that one cause gives one problem.
class DiagnosticSink {
public:
    /// What has been explained so far in one file.
    struct Explained {
        Stretches consequences;  ///< see Report::explains
        Stretches disturbed;     ///< see Report::disturbs
    };
    using ExplainedByFile = std::map<std::uint32_t, Explained>;

    /// `before`: what rules that ran earlier have explained.
    DiagnosticSink(const RuleContext& context, const RuleSettings& settings, ExplainedByFile before = {})
        : m_context{context}, m_settings{settings}, m_explained{std::move(before)} {}

    /// Leaves out what lies in a file that the context does not cover.
    void report(const Rule& rule, Report report);

    /// True when what begins there is the consequence of a problem reported before.
    [[nodiscard]] bool isExplained(std::uint32_t file, std::uint32_t offset) const;
    /// The same for a note; kinds that come of a wrong structure are explained by Report::disturbs as well.
    [[nodiscard]] bool isExplained(const parser::LoadNote& note) const;

    [[nodiscard]] std::vector<Diagnostic> take() { return std::move(m_diagnostics); }
    [[nodiscard]] const ExplainedByFile& explained() const { return m_explained; }

private:
    void explain(std::uint32_t file, const Report& report);
    void addStop(Report& report);

    const RuleContext& m_context;
    const RuleSettings& m_settings;
    ExplainedByFile m_explained;
    std::vector<Diagnostic> m_diagnostics;
};

}  // namespace castwright::validators
