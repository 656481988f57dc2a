// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <expected>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace castwright::gui {

/// What a save was doing when it failed.
enum class WriteStep : std::uint8_t {
    ResolvePath,      ///< following the links to the file that is meant
    CheckFile,        ///< the file is there, but not a regular one, or marked read-only
    CreateTemporary,  ///< making a new file in the folder
    WriteBytes,
    Flush,        ///< getting the bytes onto the disk
    Compare,      ///< what was read back is not what was written
    ReplaceFile,  ///< putting the new file into the place of the old one
    FlushFolder,  ///< the new file is in place, but a power cut could still bring the old one back
};

struct WriteError {
    WriteStep step = WriteStep::WriteBytes;
    std::error_code reason;
};

/// Writes a whole file so that whoever looks sees the old bytes or the new ones, never a mixture, at any moment and after any crash.
///
/// The bytes go to a temporary file in the same folder, are flushed to the disk, read back and compared; then the temporary file
/// takes the place of the old one. A symbolic link stays a link and its target is written; permissions and, where allowed,
/// the owner are kept. A file without any write permission is refused, although its folder would allow replacing it.
/// On an error the old file is untouched, except for FlushFolder.
[[nodiscard]] std::expected<void, WriteError> writeFileAtomically(const std::filesystem::path& path, std::string_view bytes);

/// The file that a path leads to through symbolic links, which need not exist yet.
[[nodiscard]] std::expected<std::filesystem::path, std::error_code> followLinks(std::filesystem::path path);

/// Removes what a save that was killed has left in `folder`. Temporary files of saves that are still running stay.
void removeStrayTemporaries(const std::filesystem::path& folder);

}  // namespace castwright::gui
