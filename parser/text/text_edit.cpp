// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/text_edit.h"

#include <algorithm>

namespace castwright::parser {

std::expected<std::vector<TextEdit>, EditError> sortedEdits(std::size_t textSize, std::span<const TextEdit> edits) {
    std::vector<TextEdit> sorted{edits.begin(), edits.end()};
    std::ranges::sort(sorted, [](const TextEdit& a, const TextEdit& b) {
        return std::pair{a.range.begin, a.range.end} < std::pair{b.range.begin, b.range.end};
    });
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const ByteRange range = sorted[i].range;
        if (range.begin > range.end || range.end > textSize)
            return std::unexpected{EditError::OutOfRange};
        if (i == 0)
            continue;
        const ByteRange before = sorted[i - 1].range;
        const bool samePlace = range.begin == before.begin;  // two insertions: which one comes first would be a guess
        if (range.begin < before.end || (samePlace && before.empty() && range.empty()))
            return std::unexpected{EditError::Overlap};
    }
    return sorted;
}

std::expected<std::string, EditError> applyEdits(std::string_view text, std::span<const TextEdit> edits) {
    const auto sorted = sortedEdits(text.size(), edits);
    if (!sorted)
        return std::unexpected{sorted.error()};
    std::string result;
    std::size_t position = 0;
    for (const TextEdit& edit : *sorted) {
        result += text.substr(position, edit.range.begin - position);
        result += edit.replacement;
        position = edit.range.end;
    }
    result += text.substr(position);
    return result;
}

}  // namespace castwright::parser
