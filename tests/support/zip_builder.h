// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace castwright::tests {

/// An entry of an archive in which everything may be a lie.
struct ZipEntry {
    std::string name = "a.txt";
    std::string data;  ///< as it stands in the archive, compressed or not
    std::uint16_t method = 0;
    std::uint16_t flags = 0;
    std::uint32_t crc = 0;
    std::uint32_t size = 0;
    std::optional<std::uint32_t> compressedSize = std::nullopt;  ///< the true one unless given
    std::uint16_t versionMadeBy = 0x033F;
    std::uint32_t externalAttributes = 0100644U << 16U;
    std::string extra = {};       ///< in the central header
    std::string comment = {};     ///< in the central header
    std::uint16_t disk = 0;       ///< in the central header
    std::string descriptor = {};  ///< behind the data
    std::optional<std::uint32_t> headerOffset = std::nullopt;
    std::uint32_t centralSignature = 0x02014b50;

    // The local header says the same as the central one unless told otherwise.
    std::optional<std::string> localName = std::nullopt;
    std::optional<std::uint16_t> localMethod = std::nullopt;
    std::optional<std::uint16_t> localFlags = std::nullopt;
    std::optional<std::uint32_t> localCrc = std::nullopt;
    std::optional<std::uint32_t> localSize = std::nullopt;
    std::optional<std::uint32_t> localCompressedSize = std::nullopt;
    std::string localExtra = {};
    std::uint32_t localSignature = 0x04034b50;
    std::uint16_t versionNeeded = 20;  ///< in both headers
};

/// A whole archive of such entries.
struct ZipArchive {
    std::vector<ZipEntry> entries;
    std::string prefix = {};           ///< in front of the first entry; offsets count from its end
    std::string beforeDirectory = {};  ///< between the last entry and the directory
    std::string beforeEnd = {};        ///< between the directory and its end record
    std::string comment = {};
    std::string suffix = {};  ///< behind everything
    std::uint16_t disk = 0;
    std::optional<std::uint16_t> count = std::nullopt;
    std::optional<std::uint32_t> directorySize = std::nullopt;
    std::optional<std::uint32_t> directoryOffset = std::nullopt;
};

/// An honest stored entry.
[[nodiscard]] ZipEntry storedEntry(std::string name, std::string bytes);
/// An honest deflated entry.
[[nodiscard]] ZipEntry deflatedEntry(std::string name, const std::string& bytes);

[[nodiscard]] std::string zipBytes(const ZipArchive& archive);

/// Little-endian.
[[nodiscard]] std::string le16(std::uint16_t value);
[[nodiscard]] std::string le32(std::uint32_t value);

/// An archive that must be refused, at the latest when its data is read.
struct HostileArchive {
    std::string title;
    std::string bytes;
    std::string reason;  ///< a part of the message
};

[[nodiscard]] const std::vector<HostileArchive>& hostileArchives();

}  // namespace castwright::tests
