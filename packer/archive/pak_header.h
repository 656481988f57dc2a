// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/packing/pack.h"

#include <string>
#include <string_view>

namespace castwright::packer {

/// The C header by which the engine's build pins a pak: `PREFIX_PAK0_MD5`, `PREFIX_PAK0_SIZE_BYTES`, `PREFIX_PAK0_FILE_COUNT`. `prefix`
/// is the game's: OPENPREY, OPENQ4. A target pakN.pk4 gives PAKN; any other name gives PAK0.
[[nodiscard]] std::string pakHeader(const PackReport& report, std::string_view prefix);

}  // namespace castwright::packer
