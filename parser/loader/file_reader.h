// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/file_reading.h"
#include "parser/loader/loader.h"
#include "parser/loader/name_table.h"

#include <cstdint>

namespace castwright::parser {

/// Reads one file, block by block, until its end or until something makes the game give it up (engine specification, sections 3 and 7).
/// `characters` are those of the cast, for chat banks to find their owners; styles and characters are read without them.
[[nodiscard]] FileReading
readBlocks(const LoadInput& input, std::uint32_t file, const Profile& profile, const NameTable& characters);

}  // namespace castwright::parser
