// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/files/write_error.h"

namespace castwright::packer {

/// No error when `target` may be replaced: it does not exist, or is a plain file with write permission.
[[nodiscard]] WriteResult<void> checkReplaceable(const std::filesystem::path& target);

/// Gives an open new file the owner, group, mode and extended attributes of an old one, as far as the system allows. Without an old
/// one it has the mode that any program's new file gets.
void keepAttributes(int descriptor, const std::filesystem::path& oldFile);

}  // namespace castwright::packer
