// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/files/file_io.h"
#include "packer/packing/pack_plan.h"

#include <functional>

namespace castwright::packer {

/// Reads a finished archive back and compares each entry with its source file, byte by byte, on several threads. The archive must have
/// nothing that the game's reader could not take. `done` is called after each entry, in order; an error from it ends the comparison.
[[nodiscard]] Result<void> compareWithSources(
    const ByteSource& archive, const PackPlan& plan, unsigned threads, std::uint64_t memoryBudget,
    const std::function<Result<void>(std::size_t)>& done);

/// The bytes of a source file, which must have the size that the plan knows.
[[nodiscard]] Result<std::string> readSource(const PlannedEntry& entry);
[[nodiscard]] Result<OpenFile> openSource(const PlannedEntry& entry);

}  // namespace castwright::packer
