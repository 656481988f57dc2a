// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/text/byte_range.h"

#include <QtTypes>

#include <algorithm>
#include <deque>
#include <optional>

namespace castwright::gui {

/// One change of an editor's text: `removed` bytes at `offset` gave way to `inserted` ones. Lines are Scintilla's.
struct TextChange {
    qsizetype offset = 0;
    qsizetype removed = 0;
    qsizetype inserted = 0;
    qsizetype line = 0;        ///< the line of `offset`
    qsizetype linesAdded = 0;  ///< negative when lines went
};

/// Where an offset lies after a change. One inside the removed bytes goes to their place.
[[nodiscard]] constexpr qsizetype moved(qsizetype offset, const TextChange& change) {
    if (offset <= change.offset)
        return offset;
    return std::max(offset - change.removed, change.offset) + change.inserted;
}

/// Where a range lies after a change. Text inserted at its ends stays outside, text inserted within belongs to it.
[[nodiscard]] constexpr parser::ByteRange moved(parser::ByteRange range, const TextChange& change) {
    const bool insertedAtBegin = range.begin == change.offset && change.removed == 0 && !range.empty();
    const qsizetype begin = insertedAtBegin ? range.begin + change.inserted : moved(qsizetype{range.begin}, change);
    const qsizetype end = moved(qsizetype{range.end}, change);
    return {.begin = static_cast<std::uint32_t>(begin), .end = static_cast<std::uint32_t>(std::max(begin, end))};
}

/// The latest changes of a text, so that a result computed for an older revision can still be shown at the right place.
class ChangeLog {
public:
    /// `revision` is that of the text after the change.
    void add(quint64 revision, const TextChange& change);
    /// Forgets everything: ranges of older revisions mean nothing any more.
    void clear() { m_entries.clear(); }

    /// The place in the text at `now` of a range in the text at `revision`; nothing when the changes between are not known.
    [[nodiscard]] std::optional<parser::ByteRange> toNow(parser::ByteRange range, quint64 revision, quint64 now) const;

private:
    struct Entry {
        quint64 revision = 0;
        TextChange change;
    };
    std::deque<Entry> m_entries;  ///< each revision is one more than the one before
};

}  // namespace castwright::gui
