// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/text/text_edit.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace castwright::test {

/// Applies edits byte by byte, in the simplest way there is: an edit may take bytes that no other takes, and insert where no other
/// inserts and not in the middle of what another takes. Ranges must lie within the text.
[[nodiscard]] inline std::optional<std::string> applyNaively(const std::string& text, std::span<const parser::TextEdit> edits) {
    std::vector<bool> taken(text.size(), false);
    std::vector<bool> insertsAt(text.size() + 1, false);
    std::vector<std::string> inserted(text.size() + 1);
    std::vector<std::string> replaced(text.size() + 1);
    for (const parser::TextEdit& edit : edits) {
        if (edit.range.empty()) {
            if (insertsAt[edit.range.begin])
                return std::nullopt;
            insertsAt[edit.range.begin] = true;
            inserted[edit.range.begin] = edit.replacement;
        } else {
            for (std::uint32_t i = edit.range.begin; i < edit.range.end; ++i) {
                if (taken[i])
                    return std::nullopt;
                taken[i] = true;
            }
            replaced[edit.range.begin] = edit.replacement;
        }
    }
    for (const parser::TextEdit& edit : edits) {
        for (std::uint32_t i = edit.range.begin + 1; i < edit.range.end; ++i) {
            if (insertsAt[i])
                return std::nullopt;
        }
    }
    std::string result;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        result += inserted[i] + replaced[i];
        if (i < text.size() && !taken[i])
            result += text[i];
    }
    return result;
}

}  // namespace castwright::test
