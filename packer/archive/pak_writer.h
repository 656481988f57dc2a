// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/files/file_io.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace castwright::packer {

/// What must be known of an entry before the archive is begun.
struct EntryHead {
    std::string name;
    std::uint64_t size = 0;  ///< not compressed
    bool deflated = false;
};

/// The bytes of an entry when its turn comes.
struct EntryBody {
    std::string stream;     ///< deflated: the raw deflate stream
    std::uint32_t crc = 0;  ///< deflated: of the bytes before
    OpenFile file;          ///< stored: where EntryHead::size bytes are read from
    std::filesystem::path path;
};

/// Called once for each entry, in order.
using EntrySupplier = std::function<Result<EntryBody>(std::size_t)>;

/// Writes a whole archive, as the game's reader takes it, into an open, empty file. libzip makes the structures; the entries come deflated
/// already, and it copies them. `path` is for messages.
[[nodiscard]] Result<void> writeArchive(
    int descriptor, const std::filesystem::path& path, const std::vector<EntryHead>& entries, const EntrySupplier& supply);

}  // namespace castwright::packer
