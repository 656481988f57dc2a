// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/packing/previous_pak.h"

#include "packer/archive/checksum.h"

namespace castwright::packer {

namespace {

std::uint64_t keyOf(std::uint64_t size, std::uint32_t crc) { return size << 32U | crc; }

}  // namespace

PreviousPak::PreviousPak(const std::filesystem::path& path, const PackRecord& record) {
    auto file = openForReading(path, Links::Follow);
    const auto size = file ? sizeOf(file->descriptor(), path) : Result<std::uint64_t>{0};
    if (!file || !size)
        return;
    const auto sha256 = sha256Of(file->descriptor(), *size, path);
    if (!sha256 || !record.contains(*sha256))
        return;
    auto source = std::make_unique<FileSource>(std::move(*file), *size, path);
    auto index = indexArchive(*source, path);
    if (!index)
        return;
    m_source = std::move(source);
    for (PakEntry& entry : index->entries) {
        if (entry.method == kDeflated && entry.size <= kLargestDeflated)
            m_entries.emplace(keyOf(entry.size, entry.crc), std::move(entry));
    }
}

std::optional<std::string> PreviousPak::streamFor(std::string_view bytes, std::uint32_t crc, Inflater& inflater) const {
    const auto found = m_entries.find(keyOf(bytes.size(), crc));
    if (found == m_entries.end())
        return std::nullopt;
    std::string stream = uninitialised(static_cast<std::size_t>(found->second.compressedSize));
    if (!m_source->read(found->second.dataOffset, stream) || !inflater.inflatesTo(stream, bytes))
        return std::nullopt;
    return stream;
}

}  // namespace castwright::packer
