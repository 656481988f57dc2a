// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/profile.h"

#include <expected>
#include <filesystem>
#include <string>
#include <vector>

namespace castwright::cli {

/// A problem in the content that is about to be packed: `file:line:column: error: message [rule/id]`.
struct GateProblem {
    std::string file;
    std::uint32_t line = 0;
    std::uint32_t column = 0;
    std::string rule;
    std::string message;  ///< printable UTF-8
};

/// The errors that stop a pack, because the game would drop what is there, or read the file no further. The error is a sentence: the content cannot be read.
/// A folder without `botfiles/` has no such problems.
[[nodiscard]] std::expected<std::vector<GateProblem>, std::string>
contentErrors(const std::filesystem::path& folder, const parser::Profile& profile);

}  // namespace castwright::cli
