// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as an archive: refused, or read to the end with sizes and CRCs that are true, twice with the same result.
#include "packer/checksum.h"
#include "packer/deflater.h"
#include "packer/entry_name.h"
#include "packer/verification.h"

#include <cstdint>
#include <cstdlib>
#include <string>

using namespace castwright::packer;

namespace {

void require(bool condition) {
    if (!condition)
        std::abort();
}

/// What lets the bytes be taken for an archive more often: the end record's offsets are mended to fit the input.
std::string mended(std::string bytes) {
    if (bytes.size() < kEndBytes)
        return bytes;
    const std::size_t end = bytes.size() - kEndBytes;
    const std::size_t directory = bytes.find("PK\x01\x02");
    if (readU32(bytes, end) != kEndSignature || directory == std::string::npos || directory > end)
        return bytes;
    const auto put = [&](std::size_t offset, std::size_t value) {
        for (int i = 0; i < 4; ++i)
            bytes[offset + static_cast<std::size_t>(i)] = static_cast<char>(value >> (8 * i) & 0xFF);
    };
    put(end + 12, end - directory);
    put(end + 16, directory);
    bytes[end + 20] = bytes[end + 21] = 0;
    return bytes;
}

void examine(const std::string& bytes) {
    const auto pak = Pak::fromBytes(bytes, "fuzz.pk4");
    if (!pak) {
        require(pak.error().kind == PackFailure::Refused && pak.error().message.ends_with('.'));
        return;
    }
    std::uint64_t total = 0;
    for (const PakEntry& entry : pak->entries()) {
        require(!nameProblem(entry.name));
        require(entry.dataOffset + entry.compressedSize <= bytes.size());
        total += entry.size;
    }
    require(total == pak->index().totalBytes);
    // Reading is bounded here for speed only; the limits of the reader itself are tested elsewhere.
    if (total > (std::uint64_t{32} << 20U))
        return;
    for (const PakEntry& entry : pak->entries()) {
        if (entry.isFolder)
            continue;
        const auto data = pak->bytes(entry, entry.size);
        if (data)
            require(data->size() == entry.size && crc32(*data) == entry.crc);
    }
    const auto problems = verify(*pak);
    if (!problems)
        require(problems.error().kind == PackFailure::Refused);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    examine(bytes);
    examine(mended(bytes));
    return 0;
}
