// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/archive/pak.h"

#include <atomic>
#include <functional>

namespace castwright::packer {

struct ExtractOptions {
    /// Called after each file with how many are done.
    std::function<void(std::size_t done, std::size_t files)> progress;
    const std::atomic<bool>* cancel = nullptr;
};

struct ExtractReport {
    std::size_t files = 0;
    std::uint64_t bytes = 0;
};

/// Unpacks a pak into `folder`, which must be empty or not be there yet. The files grow in a new folder beside it, which takes its place
/// when all of them are whole: after an error or a cancel there is nothing.
[[nodiscard]] Result<ExtractReport> extract(const Pak& pak, const std::filesystem::path& folder, const ExtractOptions& options);

}  // namespace castwright::packer
