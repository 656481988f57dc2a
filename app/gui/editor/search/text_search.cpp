// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editor/search/text_search.h"

using namespace Qt::StringLiterals;

namespace castwright::gui {

namespace {

constexpr std::size_t kMostMatches = 100'000;

// All kinds of line ends count, and an expression that tries too many ways is given up after a fraction of a second.
constexpr QStringView kSettings = u"(*ANYCRLF)(*LIMIT_MATCH=2000000)";

QRegularExpression compile(const SearchQuery& query) {
    QString pattern = query.regularExpression ? query.text : QRegularExpression::escape(query.text);
    if (query.wholeWord)  // not \b: what is looked for may begin with a sign, such as $
        pattern = u"(?<!\\w)(?:"_s + pattern + u")(?!\\w)"_s;
    QRegularExpression::PatternOptions options =
        QRegularExpression::MultilineOption | QRegularExpression::UseUnicodePropertiesOption;
    if (!query.matchCase)
        options |= QRegularExpression::CaseInsensitiveOption;
    return QRegularExpression{kSettings.toString() + pattern, options};
}

/// Where to look on behind an empty match: one character farther.
qsizetype afterCharacter(const QString& text, qsizetype offset) {
    const bool pair = offset + 1 < text.size() && text[offset].isHighSurrogate() && text[offset + 1].isLowSurrogate();
    return offset + (pair ? 2 : 1);
}

}  // namespace

TextSearch::TextSearch(const SearchQuery& query) : m_query{query}, m_expression{compile(query)} {}

/// Calls visit(match, range) for each match until it returns false. Gives why the search had to stop, or nothing.
template<typename Visitor>
QString TextSearch::visitMatches(const DecodedText& text, const Visitor& visit) const {
    if (!m_expression.isValid()) {
        //: %1 is a reason in English, from the library that reads regular expressions.
        return tr("This is not a regular expression: %1").arg(m_expression.errorString());
    }
    for (qsizetype offset = 0; offset <= text.text.size();) {
        const QRegularExpressionMatch match = m_expression.match(text.text, offset);
        if (!match.isValid())
            return tr("This expression tries too many ways to match.");
        if (!match.hasMatch())
            break;
        const parser::ByteRange range{
            .begin = static_cast<std::uint32_t>(text.byteAt(match.capturedStart())),
            .end = static_cast<std::uint32_t>(text.byteAt(match.capturedEnd())),
        };
        if (!visit(match, range))
            break;
        offset = match.capturedLength() > 0 ? match.capturedEnd() : afterCharacter(text.text, match.capturedEnd());
    }
    return {};
}

SearchMatches TextSearch::find(const QByteArray& bytes, CodePage codePage) const {
    SearchMatches matches;
    if (isEmpty())
        return matches;
    matches.error = visitMatches(decode(bytes, codePage), [&](const QRegularExpressionMatch&, parser::ByteRange range) {
        matches.more = matches.ranges.size() == kMostMatches;
        if (!matches.more)
            matches.ranges.push_back(range);
        return !matches.more;
    });
    return matches;
}

std::expected<std::vector<parser::TextEdit>, QString> TextSearch::replace(
    const QByteArray& bytes, CodePage codePage, const QString& replacement, std::optional<parser::ByteRange> only) const {
    std::vector<parser::TextEdit> edits;
    if (isEmpty())
        return edits;
    QString problem;
    const QString stopped =
        visitMatches(decode(bytes, codePage), [&](const QRegularExpressionMatch& match, parser::ByteRange range) {
            if (only && *only != range)
                return range.begin <= only->begin;
            const auto encoded = encode(expanded(replacement, match), codePage);
            if (!encoded)
                problem = tr("The replacement holds a character that this file's encoding has not got.");
            else
                edits.push_back({range, encoded->toStdString()});
            return encoded && !only;
        });
    if (!stopped.isEmpty() || !problem.isEmpty())
        return std::unexpected{stopped.isEmpty() ? problem : stopped};
    return edits;
}

QString TextSearch::expanded(const QString& replacement, const QRegularExpressionMatch& match) const {
    if (!m_query.regularExpression)
        return replacement;
    QString result;
    for (qsizetype i = 0; i < replacement.size(); ++i) {
        const QChar sign = replacement[i];
        const QChar next = i + 1 < replacement.size() ? replacement[i + 1] : QChar{};
        const bool group = (sign == u'\\' || sign == u'$') && next >= u'0' && next <= u'9';
        if (group)
            result += match.captured(next.unicode() - u'0');
        else if (sign == u'\\' && next == u'n')
            result += u'\n';
        else if (sign == u'\\' && next == u't')
            result += u'\t';
        else if (sign == u'\\' && next == u'\\')
            result += u'\\';
        else {
            result += sign;
            continue;
        }
        ++i;
    }
    return result;
}

}  // namespace castwright::gui
