// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

/// The zip structures as far as the game's reader takes them, and its limits. Numbers are little-endian in the file.
namespace castwright::packer {

inline constexpr std::uint32_t kLocalSignature = 0x04034b50;
inline constexpr std::uint32_t kCentralSignature = 0x02014b50;
inline constexpr std::uint32_t kEndSignature = 0x06054b50;
inline constexpr std::uint32_t kZip64LocatorSignature = 0x07064b50;
inline constexpr std::uint32_t kDescriptorSignature = 0x08074b50;

inline constexpr std::size_t kLocalHeaderBytes = 30;
inline constexpr std::size_t kCentralHeaderBytes = 46;
inline constexpr std::size_t kEndBytes = 22;
inline constexpr std::size_t kZip64LocatorBytes = 20;

inline constexpr std::uint16_t kStored = 0;
inline constexpr std::uint16_t kDeflated = 8;

inline constexpr std::uint16_t kEncryptedBit = 1U << 0U;
inline constexpr std::uint16_t kDescriptorBit = 1U << 3U;
inline constexpr std::uint16_t kUtf8Bit = 1U << 11U;

/// The game knows no zip64: a count or size of all ones would announce it.
inline constexpr std::uint64_t kMaxEntries = 65'534;
inline constexpr std::uint64_t kMaxArchiveBytes = 0xFFFF'FFFE;
inline constexpr std::size_t kMaxNameBytes = 255;

/// What every entry of ours carries: 1980-01-01 00:00:00, a regular file of mode 0644.
inline constexpr std::uint16_t kDosTime = 0;
inline constexpr std::uint16_t kDosDate = 0x0021;
inline constexpr std::uint32_t kExternalAttributes = 0100644U << 16U;

[[nodiscard]] constexpr std::uint16_t readU16(std::string_view bytes, std::size_t offset) {
    const auto at = [&](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[offset + i])); };
    return static_cast<std::uint16_t>(at(0) | at(1) << 8U);
}

[[nodiscard]] constexpr std::uint32_t readU32(std::string_view bytes, std::size_t offset) {
    return static_cast<std::uint32_t>(readU16(bytes, offset)) | static_cast<std::uint32_t>(readU16(bytes, offset + 2)) << 16U;
}

/// The size of an archive in the making, counted before its bytes are written.
class ArchiveSize {
public:
    /// Counts an entry in and tells whether the archive stays within what the game can read. An entry that does not fit is not counted.
    [[nodiscard]] constexpr bool add(std::size_t nameBytes, std::uint64_t compressedBytes) {
        const std::uint64_t headers = kLocalHeaderBytes + kCentralHeaderBytes + 2 * static_cast<std::uint64_t>(nameBytes);
        if (m_entries == kMaxEntries || compressedBytes > kMaxArchiveBytes
            || bytes() + headers + compressedBytes > kMaxArchiveBytes)
            return false;
        ++m_entries;
        m_bytes += headers + compressedBytes;
        return true;
    }

    [[nodiscard]] constexpr std::uint64_t entries() const { return m_entries; }
    [[nodiscard]] constexpr std::uint64_t bytes() const { return m_bytes; }

private:
    std::uint64_t m_entries = 0;
    std::uint64_t m_bytes = kEndBytes;
};

}  // namespace castwright::packer
