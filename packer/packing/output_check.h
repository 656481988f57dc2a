// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/files/pack_error.h"

#include <cstdint>

namespace castwright::packer {

/// What a pack writes.
enum class OutputKind : std::uint8_t { Pak, Header };

/// No error when writing `target` loses nothing but an older output of the same kind. Refused are: what is not a plain file or is
/// read-only; what exists and is neither empty nor of the kind; and what lies in the source folder, unless its name ends as that of a pak
/// (`.pk4`) or of a header (`.h`). Looks only.
[[nodiscard]] Result<void> checkOutput(const std::filesystem::path& target, OutputKind kind, const std::filesystem::path& source);

/// Does the file begin like a zip archive, whatever it is called?
[[nodiscard]] bool beginsLikeAPak(const std::filesystem::path& path);

}  // namespace castwright::packer
