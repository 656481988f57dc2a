// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/archive/deflater.h"
#include "packer/archive/pak_index.h"
#include "packer/packing/pack_record.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace castwright::packer {

/// The pak that is about to be replaced, as a store of deflated files. May be used by several threads at once.
class PreviousPak {
public:
    /// Opens the pak when it is one that our compressor wrote; otherwise the store is empty.
    PreviousPak(const std::filesystem::path& path, const PackRecord& record);

    /// The deflate stream of an entry whose bytes are `bytes`, if there is one. Size and CRC only find the candidate: it counts when it
    /// unfolds to the very bytes, so an edit that keeps size, time and even the CRC is seen.
    [[nodiscard]] std::optional<std::string> streamFor(std::string_view bytes, std::uint32_t crc, Inflater& inflater) const;

private:
    std::unique_ptr<FileSource> m_source;
    std::unordered_map<std::uint64_t, PakEntry> m_entries;  ///< deflated ones, by size and CRC
};

}  // namespace castwright::packer
