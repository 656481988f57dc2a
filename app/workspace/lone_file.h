// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/content_folder.h"
#include "parser/loader/loader.h"
#include "validators/checking/rule_settings.h"

#include <cstdint>
#include <expected>
#include <filesystem>

namespace castwright::workspace {

/// A content file that lies in no content folder, so that nothing is known of the others.
struct LoneFile {
    parser::LoadResult loaded;  ///< a chat bank has its owners beside it
    std::uint32_t file = 0;     ///< index of the file itself
};

[[nodiscard]] std::expected<LoneFile, parser::ReadError>
loadLoneFile(const std::filesystem::path& path, const parser::Profile& profile);

/// Without the rules about names that other files would have.
[[nodiscard]] validators::RuleSettings loneFileSettings();

}  // namespace castwright::workspace
