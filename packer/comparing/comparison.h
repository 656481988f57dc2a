// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/comparing/content_side.h"

#include <atomic>

namespace castwright::packer {

enum class ChangeKind : std::uint8_t { Added, Removed, Changed };

/// A file in which two sides differ. Names count as equal in any case, as in the game.
struct Change {
    ChangeKind kind = ChangeKind::Changed;
    std::string name;
    std::uint64_t sizeBefore = 0;  ///< 0 when added
    std::uint64_t sizeAfter = 0;   ///< 0 when removed
    std::string textDiff;          ///< of a changed style, character or chat file, as `diff -u` prints it; else empty

    bool operator==(const Change&) const = default;
};

struct Comparison {
    std::vector<Change> changes;  ///< by lower-cased name
    std::size_t same = 0;         ///< files that are equal
};

/// Compares all files byte by byte. Memory is bounded whatever their size.
[[nodiscard]] Result<Comparison>
compare(const ContentSide& before, const ContentSide& after, const std::atomic<bool>* cancel = nullptr);

}  // namespace castwright::packer
