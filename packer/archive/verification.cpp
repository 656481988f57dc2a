// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/archive/verification.h"

#include "packer/archive/deflater.h"
#include "packer/archive/entry_name.h"

#include <algorithm>
#include <format>

namespace castwright::packer {

namespace {

constexpr std::size_t kPieceBytes = std::size_t{1} << 18U;

Result<void> readThrough(const Pak& pak, const PakEntry& entry, std::string& piece) {
    auto stream = pak.stream(entry);
    if (!stream)
        return std::unexpected{std::move(stream.error())};
    while (true) {
        const auto count = stream->read(piece);
        if (!count)
            return std::unexpected{count.error()};
        if (*count == 0)
            return {};
    }
}

/// The stream must end where its size says; zlib does not mind when the bytes are there earlier.
Result<bool> streamIsExact(const Pak& pak, const PakEntry& entry, Inflater& inflater) {
    if (entry.method != kDeflated || entry.size > kLargestDeflated)
        return true;
    const auto stream = pak.compressedBytes(entry);
    if (!stream)
        return std::unexpected{stream.error()};
    return inflater.inflate(*stream, static_cast<std::size_t>(entry.size)).has_value();
}

}  // namespace

Result<std::vector<PakProblem>> verify(const Pak& pak, const std::atomic<bool>* cancel) {
    std::vector<PakProblem> problems = pak.index().problems;
    std::string piece = uninitialised(kPieceBytes);
    Inflater inflater;
    for (const PakEntry& entry : pak.entries()) {
        if (cancel != nullptr && cancel->load(std::memory_order_relaxed))
            return cancelled();
        if (entry.isFolder)
            continue;
        if (auto read = readThrough(pak, entry, piece); !read)
            return std::unexpected{std::move(read.error())};
        const auto exact = streamIsExact(pak, entry, inflater);
        if (!exact)
            return std::unexpected{exact.error()};
        if (!*exact) {
            problems.push_back(
                {entry.name,
                 std::format("The deflate stream of \"{}\" does not end where its size says.", printable(entry.name))});
        }
    }
    if (std::ranges::all_of(pak.entries(), &PakEntry::isFolder))
        problems.push_back({"", "There are no files in it."});
    return problems;
}

}  // namespace castwright::packer
