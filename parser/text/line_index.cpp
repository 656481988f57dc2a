// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/line_index.h"

#include <algorithm>

namespace castwright::parser {

LineIndex::LineIndex(std::string_view bytes) : m_size{static_cast<std::uint32_t>(bytes.size())} {
    for (std::size_t i = bytes.find('\n'); i != std::string_view::npos; i = bytes.find('\n', i + 1))
        m_starts.push_back(static_cast<std::uint32_t>(i) + 1);
}

LinePosition LineIndex::position(std::uint32_t offset) const {
    offset = std::min(offset, m_size);
    const auto next = std::ranges::upper_bound(m_starts, offset);
    const std::uint32_t start = *std::prev(next);
    return {static_cast<std::uint32_t>(next - m_starts.begin()), offset - start + 1};
}

std::uint32_t LineIndex::lineStart(std::uint32_t line) const {
    return line == 0 || line > m_starts.size() ? m_size : m_starts[line - 1];
}

}  // namespace castwright::parser
