// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/files/pack_error.h"

#include <cstdint>
#include <expected>
#include <system_error>

namespace castwright::packer {

/// What a replacement was doing when it failed.
enum class WriteStep : std::uint8_t {
    ResolvePath,      ///< following the links to the file that is meant
    CheckFile,        ///< the file exists, but is not a plain file or is read-only
    CreateTemporary,  ///< making a new file in the folder
    WriteBytes,
    Flush,        ///< getting the bytes onto the disk
    Compare,      ///< what was read back is not what was written
    OtherWriter,  ///< another program changed the file since the caller looked; the file is as the other program left it
    ReplaceFile,  ///< putting the new file into the place of the old one
    Torn,         ///< a file with several names could be written in part only; see ReplacementFile
    FlushFolder,  ///< the new file is in place, but a power cut could still bring the old one back
};

struct WriteError {
    WriteStep step = WriteStep::WriteBytes;
    std::error_code reason;
};

template<typename T>
using WriteResult = std::expected<T, WriteError>;

/// The same failure as a sentence in English with the path in it.
[[nodiscard]] PackError toPackError(const std::filesystem::path& target, const WriteError& error);

}  // namespace castwright::packer
