// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace castwright::cli {

/// Blanks for each level of a report that people may read, too.
inline constexpr int kIndent = 2;

/// JSON as every command prints it: always UTF-8, and without a character that a reader may take for the end of a line (NEL, LS and PS are
/// escaped). `indent` is the number of blanks for each level; with -1 it is all on one line.
[[nodiscard]] std::string jsonText(const nlohmann::ordered_json& json, int indent = -1);

}  // namespace castwright::cli
