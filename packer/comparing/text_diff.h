// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace castwright::packer {

/// The difference of two texts by lines, as `diff -u` prints it, without the file names; empty when they are equal. Lines are what `\n`
/// ends. Texts that differ in more than some thousand lines are shown as one whole replaced by the other.
[[nodiscard]] std::string textDiff(std::string_view before, std::string_view after);

}  // namespace castwright::packer
