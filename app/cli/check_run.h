// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "parser/loader/content_folder.h"
#include "validators/checking/diagnostic.h"

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace castwright::cli {

/// The content of one folder or pak, or one file by itself, with what was found in it.
struct CheckedContent {
    parser::LoadResult loaded;
    std::vector<std::string> paths;                   ///< of loaded.inputs: how to name each to the user, as bytes
    std::set<std::uint32_t> wanted;                   ///< the files whose problems were asked for
    std::vector<validators::Diagnostic> diagnostics;  ///< of these files only
};

/// Checks what the paths stand for: files, `botfiles` folders, folders above some, or paks. A file is checked together with the content folder
/// it lies in. What cannot be read is said on Invocation::err, and the rest goes on without it.
[[nodiscard]] std::vector<CheckedContent>
checkPaths(const std::vector<std::string>& paths, const parser::Profile& profile, Invocation& invocation);

}  // namespace castwright::cli
