// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/stretches.h"

#include <algorithm>
#include <iterator>

namespace castwright::validators {

using parser::ByteRange;

void Stretches::add(ByteRange range) {
    if (range.begin >= range.end)
        return;
    auto next = m_ends.upper_bound(range.begin);
    if (next != m_ends.begin() && std::prev(next)->second >= range.begin)
        --next;
    while (next != m_ends.end() && next->first <= range.end) {
        range.begin = std::min(range.begin, next->first);
        range.end = std::max(range.end, next->second);
        next = m_ends.erase(next);
    }
    m_ends.emplace(range.begin, range.end);
}

bool Stretches::contains(std::uint32_t offset) const {
    const auto next = m_ends.upper_bound(offset);
    return next != m_ends.begin() && offset < std::prev(next)->second;
}

}  // namespace castwright::validators
