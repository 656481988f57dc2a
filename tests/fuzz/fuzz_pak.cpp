// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as an archive, and an archive with lies made from them: refused, or read to the end with sizes and CRCs that are true.
#include "packer/archive/checksum.h"
#include "packer/archive/entry_name.h"
#include "packer/archive/verification.h"
#include "tests/support/zip_builder.h"

#include <fuzzer/FuzzedDataProvider.h>

#include <cstdint>
#include <cstdlib>
#include <string>

using namespace castwright::packer;
using namespace castwright::tests;

namespace {

void require(bool condition) {
    if (!condition)
        std::abort();
}

/// Mostly the value itself; sometimes another one.
template<typename Value>
void disturb(FuzzedDataProvider& input, Value& value) {
    if (input.ConsumeIntegral<std::uint8_t>() >= 0xF0)
        value = input.ConsumeIntegral<Value>();
}
template<typename Value>
void disturb(FuzzedDataProvider& input, std::optional<Value>& value) {
    if (input.ConsumeIntegral<std::uint8_t>() >= 0xF8)
        value = input.ConsumeIntegral<Value>();
}

ZipEntry entryFrom(FuzzedDataProvider& input) {
    std::string name = input.PickValueInArray({"a", "b/c", "botfiles/styles/x.style", "botfiles/chats/Y.CHAT", "d/"});
    if (input.ConsumeIntegral<std::uint8_t>() >= 0xE0)
        name = input.ConsumeRandomLengthString(20);
    const std::string data = input.ConsumeRandomLengthString(300);
    ZipEntry entry = input.ConsumeBool() ? deflatedEntry(std::move(name), data) : storedEntry(std::move(name), data);
    if (input.ConsumeIntegral<std::uint8_t>() >= 0xF0)
        entry.data = input.ConsumeRandomLengthString(300);
    disturb(input, entry.method);
    disturb(input, entry.flags);
    disturb(input, entry.crc);
    disturb(input, entry.size);
    disturb(input, entry.compressedSize);
    disturb(input, entry.externalAttributes);
    disturb(input, entry.headerOffset);
    disturb(input, entry.localMethod);
    disturb(input, entry.localFlags);
    disturb(input, entry.localSize);
    disturb(input, entry.localCompressedSize);
    if (input.ConsumeIntegral<std::uint8_t>() >= 0xE0) {
        entry.extra = input.ConsumeRandomLengthString(40);
        entry.localExtra = input.ConsumeRandomLengthString(40);
        entry.comment = input.ConsumeRandomLengthString(40);
        entry.descriptor = input.ConsumeRandomLengthString(40);
    }
    return entry;
}

/// An archive with a few lies, so that the fuzzer need not find the format out by itself.
std::string archiveFrom(const std::string& bytes) {
    FuzzedDataProvider input{reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
    ZipArchive archive;
    for (int entries = input.ConsumeIntegralInRange(0, 5); entries > 0; --entries)
        archive.entries.push_back(entryFrom(input));
    disturb(input, archive.disk);
    disturb(input, archive.count);
    disturb(input, archive.directorySize);
    disturb(input, archive.directoryOffset);
    if (input.ConsumeIntegral<std::uint8_t>() >= 0xF0) {
        archive.prefix = input.ConsumeRandomLengthString(30);
        archive.beforeDirectory = input.ConsumeRandomLengthString(30);
        archive.beforeEnd = input.ConsumeRandomLengthString(30);
        archive.comment = input.ConsumeRandomLengthString(30);
        archive.suffix = input.ConsumeRandomLengthString(30);
    }
    return zipBytes(archive);
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
    examine(archiveFrom(bytes));
    return 0;
}
