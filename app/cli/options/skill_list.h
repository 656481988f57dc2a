// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace castwright::cli {

/// Skills as they are given on the command line: `3`, `2.5`, `1..5` (whole steps) or `1..5:0.25`. All lie from 1 to 5, growing. The error
/// is a sentence.
[[nodiscard]] std::expected<std::vector<float>, std::string> parseSkills(std::string_view text);

}  // namespace castwright::cli
