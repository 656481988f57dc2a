// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/text/byte_range.h"

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace castwright::parser {

/// Replaces the bytes of `range` by `replacement`; an empty range inserts.
struct TextEdit {
    ByteRange range;
    std::string replacement;

    bool operator==(const TextEdit&) const = default;
};

enum class EditError : std::uint8_t {
    OutOfRange,  ///< an edit reaches past the end of the text, or its range is inside out
    Overlap,     ///< two edits touch the same byte, or insert at the same place
};

/// The edits in the order of their ranges, when they can be applied together.
[[nodiscard]] std::expected<std::vector<TextEdit>, EditError> sortedEdits(std::size_t textSize, std::span<const TextEdit> edits);

/// Applies edits, given in any order, whose ranges all refer to the text as it is. All other bytes stay. On an error nothing is applied.
[[nodiscard]] std::expected<std::string, EditError> applyEdits(std::string_view text, std::span<const TextEdit> edits);

}  // namespace castwright::parser
