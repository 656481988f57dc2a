// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editor/text_change.h"

namespace castwright::gui {

namespace {

// Far more than anybody types in the second that a result may be late.
constexpr std::size_t kRememberedChanges = 4096;

}  // namespace

void ChangeLog::add(quint64 revision, const TextChange& change) {
    m_entries.push_back({revision, change});
    if (m_entries.size() > kRememberedChanges)
        m_entries.pop_front();
}

std::optional<parser::ByteRange> ChangeLog::toNow(parser::ByteRange range, quint64 revision, quint64 now) const {
    if (revision == now)
        return range;
    if (revision > now || m_entries.empty() || m_entries.front().revision > revision + 1)
        return std::nullopt;
    const auto first = static_cast<std::size_t>(revision + 1 - m_entries.front().revision);
    for (std::size_t i = first; i < m_entries.size(); ++i)
        range = moved(range, m_entries[i].change);
    return range;
}

}  // namespace castwright::gui
