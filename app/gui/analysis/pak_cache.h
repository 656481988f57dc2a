// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document/file_stamp.h"
#include "parser/loader/loader.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace castwright::gui {

/// The bot files of a pak, kept from one analysis to the next while the pak stays as it is.
struct CachedPak {
    FileStamp stamp;
    std::vector<parser::LoadInput> files;
    std::string error;  ///< why they cannot be read, as a sentence; empty when they can
};
using PakCache = std::map<std::filesystem::path, std::shared_ptr<const CachedPak>>;

/// The pak as it is now: what `before` knows when it is still true.
[[nodiscard]] std::shared_ptr<const CachedPak> lookAtPak(const std::filesystem::path& path, const PakCache& before);

}  // namespace castwright::gui
