// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "parser/loader/loader.h"

#include <optional>
#include <string>

namespace castwright::cli {

/// Loads what the game reads of a folder that holds `botfiles/` or of `botfiles/` itself, with the paks beneath it, or of a pak. A folder without
/// content gives an empty cast, as in the game, and a note on `err`. Nothing, with Invocation::fail called, when something cannot be read.
[[nodiscard]] std::optional<parser::LoadResult>
loadFolder(const std::string& folder, const parser::Profile& profile, Invocation& invocation);

}  // namespace castwright::cli
