// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/check_run.h"

#include <cstddef>
#include <ostream>
#include <vector>

namespace castwright::cli {

/// How much was found.
struct CheckSummary {
    std::size_t files = 0;
    std::size_t errors = 0;
    std::size_t warnings = 0;
    std::size_t information = 0;

    /// "2 errors and 1 warning in 44 files.", "No problems in 1 file."
    [[nodiscard]] std::string sentence() const;
};

[[nodiscard]] CheckSummary summarise(const std::vector<CheckedContent>& contents);

/// A line for each problem, `file:line:column: severity: message [rule/id]`, related places indented below it, and a summary.
void printCheckText(const std::vector<CheckedContent>& contents, bool colour, std::ostream& out);

/// One JSON object, always valid UTF-8: bytes that are none, and control bytes, stand as `\xNN` in messages and paths. Offsets, lengths and
/// columns count bytes; lines and columns start at 1. A problem of a file, folder or pak as a whole has neither. A replacement that JSON cannot hold as it is has `"exact": false` beside it.
void printCheckJson(const std::vector<CheckedContent>& contents, std::ostream& out);

}  // namespace castwright::cli
