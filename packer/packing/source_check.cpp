// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/packing/source_check.h"

#include "packer/archive/checksum.h"
#include "packer/archive/deflater.h"
#include "packer/archive/pak_index.h"
#include "packer/packing/ordered_work.h"

#include <algorithm>
#include <exception>
#include <format>

namespace castwright::packer {

namespace {

std::unexpected<PackError> changedMeanwhile(const std::filesystem::path& path) {
    return unreadable(path, "it changed while it was packed; pack again");
}

std::unexpected<PackError> differs(const std::filesystem::path& target, const PlannedEntry& entry) {
    return unwritable(target, std::format("\"{}\" was read back different from \"{}\"", entry.name, entry.source.string()));
}

/// Compares a stored entry piece by piece, since it may be larger than memory.
Result<void> compareStored(const ByteSource& archive, const PakEntry& written, const PlannedEntry& entry, const PackPlan& plan) {
    constexpr std::uint64_t kPieceBytes = std::uint64_t{1} << 20U;
    const auto file = openSource(entry);
    if (!file)
        return std::unexpected{file.error()};
    std::string source;
    std::string packed;
    std::uint32_t crc = 0;
    for (std::uint64_t offset = 0; offset < entry.size; offset += source.size()) {
        const std::uint64_t count = std::min(kPieceBytes, entry.size - offset);
        if (auto read = readAt(file->descriptor(), offset, count, source, entry.source); !read)
            return read;
        packed.resize(static_cast<std::size_t>(count));
        if (auto read = archive.read(written.dataOffset + offset, packed); !read)
            return read;
        if (packed != source)
            return differs(plan.target, entry);
        crc = crc32(source, crc);
    }
    if (crc != written.crc)
        return differs(plan.target, entry);
    return {};
}

Result<void> compareEntry(
    const ByteSource& archive, const PakEntry& written, const PlannedEntry& entry, const PackPlan& plan, Inflater& inflater) {
    if (written.name != entry.name || written.size != entry.size)
        return differs(plan.target, entry);
    if (written.method == kStored)
        return compareStored(archive, written, entry, plan);
    const auto source = readSource(entry);
    if (!source)
        return std::unexpected{source.error()};
    std::string stream = uninitialised(static_cast<std::size_t>(written.compressedSize));
    if (auto read = archive.read(written.dataOffset, stream); !read)
        return read;
    if (crc32(*source) != written.crc)
        return changedMeanwhile(entry.source);
    if (!inflater.inflatesTo(stream, *source))
        return differs(plan.target, entry);
    return {};
}

}  // namespace

Result<OpenFile> openSource(const PlannedEntry& entry) {
    auto file = openForReading(entry.source, Links::Refuse);
    if (!file)
        return file;
    const auto size = sizeOf(file->descriptor(), entry.source);
    if (!size)
        return std::unexpected{size.error()};
    if (*size != entry.size)
        return changedMeanwhile(entry.source);
    return file;
}

Result<std::string> readSource(const PlannedEntry& entry) {
    const auto file = openSource(entry);
    if (!file)
        return std::unexpected{file.error()};
    std::string bytes;
    if (auto read = readAt(file->descriptor(), 0, entry.size, bytes, entry.source); !read)
        return std::unexpected{std::move(read.error())};
    return bytes;
}

Result<void> compareWithSources(
    const ByteSource& archive, const PackPlan& plan, unsigned threads, std::uint64_t memoryBudget,
    const std::function<Result<void>(std::size_t)>& done) {
    const auto index = indexArchive(archive, plan.target);
    if (!index)
        return std::unexpected{index.error()};
    if (!index->problems.empty()) {
        return std::unexpected{PackError{
            PackFailure::Unwritable, plan.target,
            std::format(
                "Cannot write \"{}\" so that the game can read it: {}", plan.target.string(), index->problems.front().message)}};
    }
    if (index->entries.size() != plan.entries.size())
        return unwritable(plan.target, "it was read back with another number of entries");

    std::vector<std::uint64_t> bytes;
    for (const PlannedEntry& entry : plan.entries)
        bytes.push_back(bytesInFlight(entry.size));
    OrderedWork<Result<void>> work{std::move(bytes), memoryBudget, threads, [&] {
                                       return [&, inflater = std::make_shared<Inflater>()](std::size_t i) -> Result<void> {
                                           try {
                                               return compareEntry(archive, index->entries[i], plan.entries[i], plan, *inflater);
                                           } catch (const std::exception& exception) {
                                               return unreadable(plan.entries[i].source, exception.what());
                                           }
                                       };
                                   }};
    for (std::size_t i = 0; i < plan.entries.size(); ++i) {
        if (auto compared = work.take(); !compared)
            return compared;
        if (auto going = done(i); !going)
            return going;
    }
    return {};
}

}  // namespace castwright::packer
