// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/content.h"

#include <filesystem>

namespace castwright::workspace {

/// What is to be read for a folder or pak: without open documents, and with the paks that the user's record says were packed from the folder
/// (see packer::PackRecord), so that the editor and the command line agree on them.
[[nodiscard]] Source sourceOf(const std::filesystem::path& root);

}  // namespace castwright::workspace
