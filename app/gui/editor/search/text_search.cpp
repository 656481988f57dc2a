// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editor/search/text_search.h"

#include "parser/text/text_format.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace castwright::gui {

namespace {

constexpr std::size_t kMostMatches = 100'000;

// All kinds of line ends count, and an expression that tries too many ways is given up after a fraction of a second.
constexpr QStringView kSettings = u"(*ANYCRLF)(*LIMIT_MATCH=2000000)";

/// Line ends of two characters are one in the text that is searched, so an expression that asks for both gets that one.
QString withSingleLineEnds(const QString& pattern) {
    QString result;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        if (QStringView{pattern}.sliced(i).startsWith(u"\\r\\n")) {
            result += u"(?:\\r?\\n)"_s;
            i += 3;
        } else if (pattern[i] == u'\\' && i + 1 < pattern.size()) {
            result += pattern[i];
            result += pattern[++i];
        } else {
            result += pattern[i];
        }
    }
    return result;
}

/// A text in which each CR LF is an LF, and the way back.
class SearchedText {
public:
    explicit SearchedText(const QString& text) : m_text{text} {
        if (!text.contains(u"\r\n"_s))
            return;
        m_text.clear();
        m_text.reserve(text.size());
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (text[i] == u'\r' && i + 1 < text.size() && text[i + 1] == u'\n')
                m_lineEnds.push_back(m_text.size());
            else
                m_text += text[i];
        }
    }

    [[nodiscard]] const QString& text() const { return m_text; }
    /// Where `offset` of text() is in the text before.
    [[nodiscard]] qsizetype before(qsizetype offset) const {
        return offset + (std::ranges::lower_bound(m_lineEnds, offset) - m_lineEnds.begin());
    }

private:
    QString m_text;
    std::vector<qsizetype> m_lineEnds;  ///< of two characters, as offsets of text()
};

QString lineEndOf(const QByteArray& bytes) {
    switch (parser::detectTextFormat({bytes.constData(), static_cast<std::size_t>(bytes.size())}).lineEnding) {
    case parser::LineEnding::CrLf: return u"\r\n"_s;
    case parser::LineEnding::Cr: return u"\r"_s;
    case parser::LineEnding::Lf: break;
    }
    return u"\n"_s;
}

QRegularExpression compile(const SearchQuery& query) {
    QString pattern = query.regularExpression ? withSingleLineEnds(query.text) : QRegularExpression::escape(query.text);
    if (query.wholeWord)  // not \b: what is looked for may begin with a sign, such as $
        pattern = u"(?<!\\w)(?:"_s + pattern + u")(?!\\w)"_s;
    QRegularExpression::PatternOptions options =
        QRegularExpression::MultilineOption | QRegularExpression::UseUnicodePropertiesOption;
    if (!query.matchCase)
        options |= QRegularExpression::CaseInsensitiveOption;
    return QRegularExpression{kSettings.toString() + pattern, options};
}

/// Where to look on after an empty match: one character farther.
qsizetype afterCharacter(const QString& text, qsizetype offset) {
    const bool pair = offset + 1 < text.size() && text[offset].isHighSurrogate() && text[offset + 1].isLowSurrogate();
    return offset + (pair ? 2 : 1);
}

}  // namespace

struct TextSearch::Match {
    parser::ByteRange range;
    std::array<QString, 10> groups;
};

TextSearch::TextSearch(const SearchQuery& query) : m_query{query}, m_expression{compile(query)} {}

/// Calls visit(match) for each match until it returns false. Gives why the search had to stop, or nothing.
template<typename Visitor>
QString TextSearch::visitMatches(const DecodedText& text, const Visitor& visit) const {
    if (!m_expression.isValid()) {
        //: %1 is a reason in English, from the library that reads regular expressions.
        return tr("This is not a regular expression: %1").arg(m_expression.errorString());
    }
    const SearchedText searched{text.text};
    for (qsizetype offset = 0; offset <= searched.text().size();) {
        const QRegularExpressionMatch found = m_expression.match(searched.text(), offset);
        if (!found.isValid())
            return tr("This expression tries too many ways to match.");
        if (!found.hasMatch())
            break;
        Match match{
            .range = {
                .begin = static_cast<std::uint32_t>(text.byteAt(searched.before(found.capturedStart()))),
                .end = static_cast<std::uint32_t>(text.byteAt(searched.before(found.capturedEnd())))}};
        for (int group = 0; group <= std::min(found.lastCapturedIndex(), static_cast<int>(match.groups.size()) - 1); ++group) {
            const qsizetype begin = searched.before(found.capturedStart(group));
            if (found.hasCaptured(group))
                match.groups.at(static_cast<std::size_t>(group)) =
                    text.text.sliced(begin, searched.before(found.capturedEnd(group)) - begin);
        }
        if (!visit(match))
            break;
        offset = found.capturedLength() > 0 ? found.capturedEnd() : afterCharacter(searched.text(), found.capturedEnd());
    }
    return {};
}

SearchMatches TextSearch::find(const QByteArray& bytes, CodePage codePage) const {
    SearchMatches matches;
    if (isEmpty())
        return matches;
    matches.error = visitMatches(decode(bytes, codePage), [&](const Match& match) {
        matches.more = matches.ranges.size() == kMostMatches;
        if (!matches.more)
            matches.ranges.push_back(match.range);
        return !matches.more;
    });
    return matches;
}

std::expected<std::vector<parser::TextEdit>, QString> TextSearch::replace(
    const QByteArray& bytes, CodePage codePage, const QString& replacement, std::optional<parser::ByteRange> only) const {
    std::vector<parser::TextEdit> edits;
    if (isEmpty())
        return edits;
    const QString lineEnd = lineEndOf(bytes);
    QString problem;
    const QString stopped = visitMatches(decode(bytes, codePage), [&](const Match& match) {
        if (only && *only != match.range)
            return match.range.begin <= only->begin;
        const auto encoded = encode(expanded(replacement, match, lineEnd), codePage);
        if (!encoded)
            problem = tr("The replacement holds a character that this file's encoding does not have.");
        else
            edits.push_back({match.range, encoded->toStdString()});
        return encoded && !only;
    });
    if (!stopped.isEmpty() || !problem.isEmpty())
        return std::unexpected{stopped.isEmpty() ? problem : stopped};
    return edits;
}

QString TextSearch::expanded(const QString& replacement, const Match& match, const QString& lineEnd) const {
    if (!m_query.regularExpression)
        return replacement;
    QString result;
    for (qsizetype i = 0; i < replacement.size(); ++i) {
        const QChar sign = replacement[i];
        const QChar next = i + 1 < replacement.size() ? replacement[i + 1] : QChar{};
        const bool group = (sign == u'\\' || sign == u'$') && next >= u'0' && next <= u'9';
        if (group)
            result += match.groups.at(next.unicode() - u'0');
        else if (sign == u'\\' && (next == u'n' || next == u'r')) {
            result += lineEnd;
            if (QStringView{replacement}.sliced(i).startsWith(u"\\r\\n"))
                i += 2;
        } else if (sign == u'\\' && next == u't')
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
