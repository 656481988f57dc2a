// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/archive/verification.h"

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

}  // namespace

Result<std::vector<PakProblem>> verify(const Pak& pak, const std::atomic<bool>* cancel) {
    std::vector<PakProblem> problems = pak.index().problems;
    std::string piece = uninitialised(kPieceBytes);
    for (const PakEntry& entry : pak.entries()) {
        if (cancel != nullptr && cancel->load(std::memory_order_relaxed))
            return cancelled();
        if (const auto unportable = extractionProblem(entry.name))
            problems.push_back(
                {entry.name, std::format("\"{}\" cannot be unpacked on every system: {}.", printable(entry.name), *unportable)});
        if (entry.isFolder)
            continue;
        if (auto read = readThrough(pak, entry, piece); !read)
            return std::unexpected{std::move(read.error())};
    }
    if (std::ranges::all_of(pak.entries(), &PakEntry::isFolder))
        problems.push_back({"", "There are no files in it."});
    return problems;
}

}  // namespace castwright::packer
