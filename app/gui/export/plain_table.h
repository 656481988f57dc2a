// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace castwright::gui {

/// A table as other programs read it. Numbers are written as everywhere in the program: with a point, and without separators.
struct PlainTable {
    QStringList header;
    QList<QStringList> rows;  ///< each as long as the header

    bool operator==(const PlainTable&) const = default;
};

/// UTF-8, RFC 4180: lines end with CR LF, and what holds a comma, a quote or a line break is quoted. A text that a spreadsheet would take
/// for a formula gets an apostrophe in front; numbers never do.
[[nodiscard]] QByteArray toCsv(const PlainTable& table);

/// UTF-8 with a tab between columns and LF at the end of lines; tabs and line breaks within a cell become spaces, as there is no way to
/// write them.
[[nodiscard]] QByteArray toTsv(const PlainTable& table);

}  // namespace castwright::gui
