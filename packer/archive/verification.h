// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/comparing/comparison.h"

namespace castwright::packer {

/// Looks for everything about a pak that the game's reader cannot take, reading all of its data: what its headers have that they must not,
/// and what this version of the reader would not load. Damaged data is an error.
[[nodiscard]] Result<std::vector<PakProblem>> verify(const Pak& pak, const std::atomic<bool>* cancel = nullptr);

}  // namespace castwright::packer
