// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace castwright::parser {

/// A place for people to read. Line and column start at 1. Lines end at LF, as the game counts them; columns count bytes, since the
/// game knows nothing else.
struct LinePosition {
    std::uint32_t line = 1;
    std::uint32_t column = 1;

    bool operator==(const LinePosition&) const = default;
};

/// Turns byte offsets of one text into lines and columns, in logarithmic time.
class LineIndex {
public:
    LineIndex() = default;
    explicit LineIndex(std::string_view bytes);

    /// Offsets past the end give the place behind the last byte.
    [[nodiscard]] LinePosition position(std::uint32_t offset) const;
    /// The offset at which `line` starts; the end of the text for a line that is not there.
    [[nodiscard]] std::uint32_t lineStart(std::uint32_t line) const;
    [[nodiscard]] std::uint32_t lineCount() const { return static_cast<std::uint32_t>(m_starts.size()); }

private:
    std::vector<std::uint32_t> m_starts{0};
    std::uint32_t m_size = 0;
};

}  // namespace castwright::parser
