// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace castwright::gui {

enum class DiffLineKind : std::uint8_t { Context, Removed, Added, Hunk };

struct DiffLine {
    DiffLineKind kind = DiffLineKind::Context;
    std::string text;  ///< without the line ending; a Hunk's is "@@ -1,3 +1,4 @@"

    bool operator==(const DiffLine&) const = default;
};

/// What has to be done to `before` to get `after`, by lines ending at LF, as a unified diff with `context` lines around each
/// change. Empty when they are equal. Shortest, unless the texts differ so much that looking for that would take long.
[[nodiscard]] std::vector<DiffLine> diffLines(std::string_view before, std::string_view after, std::size_t context = 3);

/// The lines of a difference as `diff -u` prints it, without the two file names.
[[nodiscard]] std::vector<DiffLine> parseUnifiedDiff(std::string_view diff);

}  // namespace castwright::gui
