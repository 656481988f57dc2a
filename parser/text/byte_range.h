// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace castwright::parser {

/// A half-open range [begin, end) of byte offsets into one file. Files are limited to 2 GiB, so 32 bits suffice.
struct ByteRange {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    [[nodiscard]] constexpr std::uint32_t size() const { return end - begin; }
    [[nodiscard]] constexpr bool empty() const { return begin == end; }
    /// True when `offset` is one of the bytes of the range.
    [[nodiscard]] constexpr bool contains(std::uint32_t offset) const { return begin <= offset && offset < end; }

    bool operator==(const ByteRange&) const = default;
};

/// The bytes of `range` in `bytes`. The range must lie within the text.
[[nodiscard]] constexpr std::string_view slice(std::string_view bytes, ByteRange range) {
    return bytes.substr(range.begin, range.size());
}

}  // namespace castwright::parser
