// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/text/byte_text.h"
#include "parser/text/byte_range.h"
#include "parser/text/text_edit.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QRegularExpression>
#include <QString>

#include <expected>
#include <optional>
#include <vector>

namespace castwright::gui {

struct SearchQuery {
    QString text;
    bool matchCase = false;
    bool wholeWord = false;
    bool regularExpression = false;

    bool operator==(const SearchQuery&) const = default;
};

struct SearchMatches {
    std::vector<parser::ByteRange> ranges;  ///< in order, none overlapping; an expression may match nothing at a place
    bool more = false;                      ///< there are more than a list can sensibly hold
    QString error;                          ///< why the search was given up, as a sentence; empty when it was not
};

/// Finds and replaces text in the bytes of a file. The text is matched as it is shown; ranges are bytes. A line end of two bytes is one
/// character to an expression, `\n` or `\r\n`: no match begins or ends inside of it.
class TextSearch {
    Q_DECLARE_TR_FUNCTIONS(castwright::gui::TextSearch)

public:
    TextSearch() = default;
    explicit TextSearch(const SearchQuery& query);

    [[nodiscard]] const SearchQuery& query() const { return m_query; }
    /// True when there is nothing to look for.
    [[nodiscard]] bool isEmpty() const { return m_query.text.isEmpty(); }

    [[nodiscard]] SearchMatches find(const QByteArray& bytes, CodePage codePage) const;

    /// The edits that replace all matches, or the one at `only`. In an expression's replacement, `\1` or `$1` is what the first
    /// parentheses matched, `\n`, `\r` and `\r\n` are a line end as the file has them, and `\t` is a tab; otherwise it is taken as it is. An error is a sentence.
    [[nodiscard]] std::expected<std::vector<parser::TextEdit>, QString> replace(
        const QByteArray& bytes, CodePage codePage, const QString& replacement, std::optional<parser::ByteRange> only = {}) const;

private:
    /// One match: its range, and what each of its groups matched in the file's own line ends.
    struct Match;

    template<typename Visitor>
    QString visitMatches(const DecodedText& text, const Visitor& visit) const;
    [[nodiscard]] QString expanded(const QString& replacement, const Match& match, const QString& lineEnd) const;

    SearchQuery m_query;
    QRegularExpression m_expression;
};

}  // namespace castwright::gui
