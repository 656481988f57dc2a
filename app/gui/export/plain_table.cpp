// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/export/plain_table.h"

#include <algorithm>

namespace castwright::gui {

namespace {

/// Names come from files of strangers; a spreadsheet would run what begins like this.
QString withoutFormula(const QString& cell) {
    static const QString starts = QStringLiteral("=+-@");
    bool isNumber = false;
    cell.toDouble(&isNumber);
    return !cell.isEmpty() && starts.contains(cell.front()) && !isNumber ? QString{u'\'' + cell} : cell;
}

QString csvCell(const QString& text) {
    QString cell = withoutFormula(text);
    const auto needsQuotes = [](QChar c) { return c == u',' || c == u'"' || c == u'\n' || c == u'\r'; };
    if (std::ranges::none_of(cell, needsQuotes))
        return cell;
    return u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString tsvCell(const QString& text) {
    QString cell = withoutFormula(text);
    for (QChar& c : cell) {
        if (c == u'\t' || c == u'\n' || c == u'\r')
            c = u' ';
    }
    return cell;
}

template<typename Cell>
QByteArray write(const PlainTable& table, Cell cell, QChar separator, const QString& lineEnd) {
    QString text;
    const auto writeRow = [&](const QStringList& row) {
        for (qsizetype column = 0; column < row.size(); ++column) {
            if (column > 0)
                text += separator;
            text += cell(row[column]);
        }
        text += lineEnd;
    };
    writeRow(table.header);
    for (const QStringList& row : table.rows)
        writeRow(row);
    return text.toUtf8();
}

}  // namespace

QByteArray toCsv(const PlainTable& table) { return write(table, csvCell, u',', QStringLiteral("\r\n")); }

QByteArray toTsv(const PlainTable& table) { return write(table, tsvCell, u'\t', QStringLiteral("\n")); }

}  // namespace castwright::gui
