// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/text/byte_range.h"

#include <cstdint>
#include <map>

namespace castwright::validators {

/// A set of bytes of one file, kept as stretches that do not touch.
class Stretches {
public:
    void add(parser::ByteRange range);
    [[nodiscard]] bool contains(std::uint32_t offset) const;

private:
    std::map<std::uint32_t, std::uint32_t> m_ends;  ///< by their begin
};

}  // namespace castwright::validators
