// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/zip_builder.h"

#include "packer/archive/checksum.h"

#include <libdeflate.h>

#include <memory>

namespace castwright::tests {

namespace {

struct Layout {
    std::uint32_t offset = 0;
};

std::string localHeader(const ZipEntry& entry, std::uint32_t compressedSize) {
    const std::string name = entry.localName.value_or(entry.name);
    return le32(entry.localSignature) + le16(entry.versionNeeded) + le16(entry.localFlags.value_or(entry.flags))
        + le16(entry.localMethod.value_or(entry.method)) + le16(0) + le16(0x21) + le32(entry.localCrc.value_or(entry.crc))
        + le32(entry.localCompressedSize.value_or(compressedSize)) + le32(entry.localSize.value_or(entry.size))
        + le16(static_cast<std::uint16_t>(name.size())) + le16(static_cast<std::uint16_t>(entry.localExtra.size())) + name
        + entry.localExtra;
}

std::string centralHeader(const ZipEntry& entry, std::uint32_t compressedSize, std::uint32_t offset) {
    return le32(entry.centralSignature) + le16(entry.versionMadeBy) + le16(entry.versionNeeded) + le16(entry.flags)
        + le16(entry.method) + le16(0) + le16(0x21) + le32(entry.crc) + le32(compressedSize) + le32(entry.size)
        + le16(static_cast<std::uint16_t>(entry.name.size())) + le16(static_cast<std::uint16_t>(entry.extra.size()))
        + le16(static_cast<std::uint16_t>(entry.comment.size())) + le16(entry.disk) + le16(0) + le32(entry.externalAttributes)
        + le32(entry.headerOffset.value_or(offset)) + entry.name + entry.extra + entry.comment;
}

}  // namespace

std::string le16(std::uint16_t value) { return {static_cast<char>(value & 0xFFU), static_cast<char>(value >> 8U)}; }

std::string le32(std::uint32_t value) {
    return le16(static_cast<std::uint16_t>(value & 0xFFFFU)) + le16(static_cast<std::uint16_t>(value >> 16U));
}

ZipEntry storedEntry(std::string name, std::string bytes) {
    const auto size = static_cast<std::uint32_t>(bytes.size());
    const std::uint32_t crc = packer::crc32(bytes);
    return {.name = std::move(name), .data = std::move(bytes), .crc = crc, .size = size};
}

ZipEntry deflatedEntry(std::string name, const std::string& bytes) {
    const std::unique_ptr<libdeflate_compressor, decltype(&libdeflate_free_compressor)> compressor{
        libdeflate_alloc_compressor(6), &libdeflate_free_compressor};
    std::string stream(libdeflate_deflate_compress_bound(compressor.get(), bytes.size()), '\0');
    stream.resize(libdeflate_deflate_compress(compressor.get(), bytes.data(), bytes.size(), stream.data(), stream.size()));
    return {
        .name = std::move(name),
        .data = std::move(stream),
        .method = 8,
        .crc = packer::crc32(bytes),
        .size = static_cast<std::uint32_t>(bytes.size())};
}

std::string zipBytes(const ZipArchive& archive) {
    std::string bytes;
    std::string directory;
    for (const ZipEntry& entry : archive.entries) {
        const auto offset = static_cast<std::uint32_t>(bytes.size());
        const std::uint32_t compressedSize = entry.compressedSize.value_or(static_cast<std::uint32_t>(entry.data.size()));
        bytes += localHeader(entry, compressedSize) + entry.data + entry.descriptor;
        directory += centralHeader(entry, compressedSize, offset);
    }
    bytes += archive.beforeDirectory;
    const auto offset = static_cast<std::uint32_t>(bytes.size());
    const std::uint16_t count = archive.count.value_or(static_cast<std::uint16_t>(archive.entries.size()));
    bytes += directory + archive.beforeEnd;
    bytes += le32(0x06054b50) + le16(archive.disk) + le16(archive.disk) + le16(count) + le16(count)
        + le32(archive.directorySize.value_or(static_cast<std::uint32_t>(directory.size())))
        + le32(archive.directoryOffset.value_or(offset)) + le16(static_cast<std::uint16_t>(archive.comment.size()))
        + archive.comment;
    return archive.prefix + bytes + archive.suffix;
}

}  // namespace castwright::tests
