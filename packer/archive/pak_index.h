// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/archive/pak_format.h"
#include "packer/files/file_io.h"

#include <cstdint>
#include <string>
#include <vector>

namespace castwright::packer {

/// An entry as the archive's headers describe it.
struct PakEntry {
    std::string name;  ///< as written; of a folder without the `/` at its end
    bool isFolder = false;
    std::uint16_t method = kStored;  ///< kStored or kDeflated
    std::uint32_t crc = 0;
    std::uint64_t size = 0;            ///< not compressed
    std::uint64_t compressedSize = 0;  ///< in the archive
    std::uint64_t headerOffset = 0;    ///< of the local header in the archive
    std::uint64_t dataOffset = 0;      ///< of the compressed bytes in the archive

    bool operator==(const PakEntry&) const = default;
};

/// Something that is safe to read but that the game's reader cannot take, or that a pak of ours would not have.
struct PakProblem {
    std::string entry;    ///< empty when it is about the whole
    std::string message;  ///< a whole sentence

    bool operator==(const PakProblem&) const = default;
};

/// The structure of an archive that is safe to read: every refusal of the packing contract has been looked for.
struct PakIndex {
    std::vector<PakEntry> entries;  ///< in the order of the archive's directory
    std::vector<PakProblem> problems;
    bool hasComment = false;  ///< of the archive: it can be listed and unpacked, and the game does not open it
    std::uint64_t archiveBytes = 0;
    std::uint64_t totalBytes = 0;  ///< of all entries, not compressed
};

/// The largest central directory that is read: 65,534 entries with the longest names, and some room for the extra fields of other tools.
inline constexpr std::uint64_t kMaxDirectoryBytes = std::uint64_t{32} << 20U;

/// Reads and judges the structure of a foreign archive, which is taken for hostile: nothing in it is believed before something else says
/// the same. `path` is for messages.
///
/// Refused are: names that are unsafe, not ASCII or equal in lower case; links, devices and other entries that are not files;
/// entries that overlap each other or the directory; headers that contradict each other; methods other than store and deflate;
/// encryption; zip64; archives in parts; bytes that belong to no entry; a directory that is truncated or does not end where the file ends; sizes that
/// cannot be true, and archives that look like bombs.
[[nodiscard]] Result<PakIndex> indexArchive(const ByteSource& source, const std::filesystem::path& path);

}  // namespace castwright::packer
