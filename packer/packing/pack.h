// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/archive/deflater.h"
#include "packer/packing/pack_plan.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>

namespace castwright::packer {

enum class PackStage : std::uint8_t {
    Writing,    ///< reading, deflating, writing beside the target
    Comparing,  ///< reading back and comparing with the sources
    Finishing,  ///< digests, and putting the pak in its place
};

struct PackProgress {
    PackStage stage = PackStage::Writing;
    std::size_t doneEntries = 0;  ///< of this stage
    std::size_t entries = 0;
    std::uint64_t doneBytes = 0;  ///< of this stage, not compressed
    std::uint64_t bytes = 0;
};

struct PackOptions {
    /// Threads that deflate; 0: one for each processor.
    unsigned threads = 0;
    DeflateLevel level = DeflateLevel::Usual;
    /// Bytes of files and streams that are held at a time. One file may take up to bytesInFlight(kLargestDeflated) all the same.
    std::uint64_t memoryBudget = std::uint64_t{192} << 20U;
    /// Where it is remembered which paks are ours, so that unchanged entries need not be deflated again (see PackRecord). Empty: nowhere.
    std::filesystem::path recordFolder;
    /// Called from the thread that packs, after each entry.
    std::function<void(const PackProgress&)> progress;
    /// Becomes true, from any thread or a signal, when the pack shall stop. It leaves no trace then.
    const std::atomic<bool>* cancel = nullptr;
};

struct PackReport {
    std::filesystem::path target;
    std::size_t files = 0;
    std::uint64_t size = 0;         ///< of the pak, in bytes
    std::uint64_t sourceBytes = 0;  ///< of all files
    std::string md5;                ///< lower-case hexadecimal
    std::string sha256;
    std::string compressor;  ///< the same name gives the same bytes
    std::size_t reused = 0;  ///< entries copied from the pak before without being deflated again
    bool changed = true;     ///< false: the pak was the same already; it and its time stayed
};

/// Writes the planned pak: beside the target, read back and compared with the sources entry by entry, then put in its place. A stop at any
/// moment leaves the old pak or the new one, whole. A plan with refusals is refused.
[[nodiscard]] Result<PackReport> pack(const PackPlan& plan, const PackOptions& options);

}  // namespace castwright::packer
