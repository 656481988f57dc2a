// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/fixing/merged_fixes.h"

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

namespace castwright::validators {

using parser::ByteRange;
using parser::TextEdit;

namespace {

using Place = std::pair<std::uint32_t, std::uint32_t>;  ///< begin and end of a range

Place placeOf(const TextEdit& edit) { return {edit.range.begin, edit.range.end}; }

/// parser::sortedEdits() takes them together; `first` does not come after `second`.
bool goTogether(const TextEdit& first, const TextEdit& second) {
    const bool twoInsertions = first.range == second.range && first.range.empty();
    return first.range.end <= second.range.begin && !twoInsertions;
}

/// Edits of one file that are taken, by their place.
class Taken {
public:
    [[nodiscard]] bool hasRoomFor(const TextEdit& edit) const {
        const auto after = m_edits.lower_bound(placeOf(edit));
        if (after != m_edits.end() && !goTogether(edit, after->second))
            return false;
        return after == m_edits.begin() || goTogether(std::prev(after)->second, edit);
    }

    void take(const TextEdit& edit) { m_edits.emplace(placeOf(edit), edit); }
    void drop(const TextEdit& edit) { m_edits.erase(placeOf(edit)); }

    [[nodiscard]] std::vector<TextEdit> edits() const {
        std::vector<TextEdit> edits;
        for (const auto& [place, edit] : m_edits)
            edits.push_back(edit);
        return edits;
    }

private:
    std::map<Place, TextEdit> m_edits;
};

/// Takes all edits of the fix, or none.
bool takeWhole(Taken& taken, const Fix& fix) {
    for (std::size_t i = 0; i < fix.edits.size(); ++i) {
        if (taken.hasRoomFor(fix.edits[i])) {
            taken.take(fix.edits[i]);
            continue;
        }
        for (std::size_t j = 0; j < i; ++j)
            taken.drop(fix.edits[j]);
        return false;
    }
    return true;
}

MergedFixes merge(std::span<const Diagnostic> diagnostics, const auto& isWanted) {
    MergedFixes merged;
    std::map<std::uint32_t, Taken> files;
    for (const Diagnostic& diagnostic : diagnostics) {
        if (diagnostic.fixes.empty() || diagnostic.fixes.front().edits.empty() || !isWanted(diagnostic))
            continue;
        const Fix& fix = diagnostic.fixes.front();
        ++(takeWhole(files[fix.file], fix) ? merged.applied : merged.leftOut);
    }
    for (const auto& [file, taken] : files)
        merged.files.push_back({file, taken.edits()});
    return merged;
}

}  // namespace

MergedFixes mergeFixes(std::span<const Diagnostic> diagnostics) {
    return merge(diagnostics, [](const Diagnostic& /*diagnostic*/) { return true; });
}

MergedFixes mergeFixesOf(std::string_view rule, std::optional<std::uint32_t> file, std::span<const Diagnostic> diagnostics) {
    return merge(diagnostics, [&](const Diagnostic& diagnostic) {
        return diagnostic.rule == rule && (!file || diagnostic.where.file == *file);
    });
}

std::expected<std::vector<parser::LoadInput>, parser::EditError>
applyFixes(std::span<const parser::LoadInput> inputs, std::span<const FileEdits> files) {
    std::vector<parser::LoadInput> fixed{inputs.begin(), inputs.end()};
    for (const FileEdits& file : files) {
        if (file.file >= fixed.size())
            return std::unexpected{parser::EditError::OutOfRange};
        auto bytes = parser::applyEdits(fixed[file.file].text->bytes(), file.edits);
        if (!bytes)
            return std::unexpected{bytes.error()};
        fixed[file.file].text = std::make_shared<const parser::SourceText>(std::move(*bytes));
    }
    return fixed;
}

}  // namespace castwright::validators
