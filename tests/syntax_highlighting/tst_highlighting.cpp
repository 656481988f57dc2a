// SPDX-License-Identifier: GPL-3.0-or-later
//
// Golden test of resources/syntax/castwright-botfiles.xml. Every file in input/ is highlighted and compared with the file of the
// same name plus ".ref" in reference/, where each run of text stands between the names of its attribute and folding regions are
// marked where they begin and end. After a wanted change, run the test with CASTWRIGHT_UPDATE_REFERENCES=1 and read the diff
// before committing it.

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/FoldingRegion>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

QDir testFolder(const QString& name) { return QDir(QString::fromUtf8(CASTWRIGHT_TESTS_DIR) + u"/syntax_highlighting/"_s + name); }

QStringList inputNames() {
    return testFolder(u"input"_s).entryList({u"*.style"_s, u"*.bot"_s, u"*.chat"_s}, QDir::Files, QDir::Name);
}

QString readFile(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool isLeftOver(const QString& referenceName) {
    return !inputNames().contains(referenceName.chopped(QStringLiteral(".ref").size()));
}

/// Writes what the highlighter reports as text: `<Attribute>run</Attribute>`, normal text as it stands, and `<begin N>` and
/// `<end N>` around folding regions.
class ReferenceWriter final : public KSyntaxHighlighting::AbstractHighlighter {
public:
    QString write(const QString& text) {
        QString result;
        KSyntaxHighlighting::State state;
        for (const QString& line : text.split(u'\n')) {
            m_line = line;
            m_pieces.clear();
            state = highlightLine(line, state);
            result += joinedPieces() + u'\n';
        }
        result.chop(1);
        return result;
    }

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format& format) override {
        using KSyntaxHighlighting::Theme;
        m_attributes.insert(format.name());
        if (format.textStyle() == Theme::Error || format.textStyle() == Theme::Warning) {
            m_complaints += format.name() + u": "_s + m_line.mid(offset, length);
        }
        if (length == 0) {
            return;
        }
        QString text = m_line.mid(offset, length);
        text.replace(u'&', u"&amp;"_s).replace(u'<', u"&lt;"_s);
        if (format.name() != u"Normal Text") {
            text = u"<%1>%2</%1>"_s.arg(format.name(), text);
        }
        m_pieces.push_back({.offset = offset, .order = 1, .text = text});
    }

    void applyFolding(int offset, int length, KSyntaxHighlighting::FoldingRegion region) override {
        const bool begins = region.type() == KSyntaxHighlighting::FoldingRegion::Begin;
        const int place = begins ? offset : offset + length;
        m_pieces.push_back(
            {.offset = place, .order = begins ? 0 : -1, .text = (begins ? u"<begin %1>"_s : u"<end %1>"_s).arg(region.id())});
    }

public:
    QSet<QString> attributesSeen() const { return m_attributes; }

    /// The runs that a theme shows as an error or a warning, with their attributes.
    QStringList complaints() const { return m_complaints; }

private:
    struct Piece {
        int offset;
        int order;
        QString text;
    };

    QString joinedPieces() {
        const auto earlier = [](const Piece& a, const Piece& b) {
            return std::pair(a.offset, a.order) < std::pair(b.offset, b.order);
        };
        std::ranges::stable_sort(m_pieces, earlier);
        QString joined;
        for (const Piece& piece : m_pieces) {
            joined += piece.text;
        }
        return joined;
    }

    QString m_line;
    std::vector<Piece> m_pieces;
    QSet<QString> m_attributes;
    QStringList m_complaints;
};

/// The lines of a unified diff with three lines of context and no hunk headers but the line of the reference.
QString unifiedDiff(const QStringList& reference, const QStringList& result) {
    const qsizetype rows = reference.size();
    const qsizetype columns = result.size();
    // common[i][j]: length of the longest common subsequence of what is left from line i and from line j on.
    std::vector common(static_cast<size_t>(rows) + 1, std::vector<int>(static_cast<size_t>(columns) + 1, 0));
    const auto at = [&common](qsizetype row, qsizetype column) -> int& {
        return common[static_cast<size_t>(row)][static_cast<size_t>(column)];
    };
    for (qsizetype i = rows - 1; i >= 0; --i) {
        for (qsizetype j = columns - 1; j >= 0; --j) {
            at(i, j) = reference[i] == result[j] ? at(i + 1, j + 1) + 1 : std::max(at(i + 1, j), at(i, j + 1));
        }
    }

    QStringList lines;
    std::vector<qsizetype> changes;
    for (qsizetype i = 0, j = 0; i < rows || j < columns;) {
        if (i < rows && j < columns && reference[i] == result[j]) {
            lines += u' ' + reference[i];
            ++i;
            ++j;
            continue;
        }
        changes.push_back(lines.size());
        const bool removed = j == columns || (i < rows && at(i + 1, j) >= at(i, j + 1));
        lines += removed ? u'-' + reference[i++] : u'+' + result[j++];
    }

    constexpr qsizetype context = 3;
    QString diff;
    qsizetype printed = 0;
    for (const qsizetype change : changes) {
        const qsizetype first = std::max(printed, change - context);
        if (first > printed || printed == 0) {
            diff += u"@@ line %1 @@\n"_s.arg(first + 1);
        }
        for (qsizetype line = first; line < std::min(change + context + 1, lines.size()); ++line) {
            diff += lines[line] + u'\n';
            printed = line + 1;
        }
    }
    return diff;
}

}  // namespace

class TestHighlighting : public QObject {
    Q_OBJECT

private:
    KSyntaxHighlighting::Repository m_repository;
    QSet<QString> m_attributesSeen;

private Q_SLOTS:
    void initTestCase() {
        QVERIFY2(testFolder(u"input"_s).exists(), "there is no folder tests/syntax_highlighting/input");
        m_repository.addCustomSearchPath(QString::fromUtf8(CASTWRIGHT_RESOURCES_DIR));
    }

    void definitionIsFoundByFileName_data() {
        QTest::addColumn<QString>("fileName");
        for (const char* name : {"sniper.style", "some_one.bot", "some_one.chat"}) {
            QTest::newRow(name) << QString::fromUtf8(name);
        }
    }

    void definitionIsFoundByFileName() {
        QFETCH(QString, fileName);
        const auto definition = m_repository.definitionForFileName(fileName);
        QVERIFY(definition.isValid());
        QCOMPARE(definition.name(), u"Bot Personality"_s);
    }

    void everyReferenceHasAnInput() {
        for (const QString& name : testFolder(u"reference"_s).entryList(QDir::Files, QDir::Name)) {
            QVERIFY2(name.endsWith(u".ref") && !isLeftOver(name), qPrintable(u"reference/%1 has no input"_s.arg(name)));
        }
    }

    void everyInputIsRun() {
        for (const QString& name : testFolder(u"input"_s).entryList(QDir::Files, QDir::Name)) {
            QVERIFY2(inputNames().contains(name), qPrintable(u"input/%1 is no .style, .bot or .chat"_s.arg(name)));
        }
    }

    void highlighting_data() {
        QTest::addColumn<QString>("name");
        QVERIFY(!inputNames().isEmpty());
        for (const QString& name : inputNames()) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }

    void highlighting() {
        QFETCH(QString, name);
        ReferenceWriter writer;
        writer.setDefinition(m_repository.definitionForFileName(name));
        const QString result = writer.write(readFile(testFolder(u"input"_s).filePath(name)));
        m_attributesSeen += writer.attributesSeen();

        const QString path = testFolder(u"reference"_s).filePath(name + u".ref"_s);
        if (qEnvironmentVariableIntValue("CASTWRIGHT_UPDATE_REFERENCES") != 0) {
            QFile file(path);
            QVERIFY2(file.open(QIODevice::WriteOnly | QIODevice::Truncate), qPrintable(file.errorString()));
            const QByteArray bytes = result.toUtf8();
            QCOMPARE(file.write(bytes), bytes.size());
            return;
        }
        QVERIFY2(
            QFile::exists(path),
            qPrintable(u"reference/%1.ref is missing; CASTWRIGHT_UPDATE_REFERENCES=1 writes it"_s.arg(name)));
        const QString reference = readFile(path);
        if (result != reference) {
            QFAIL(qPrintable(
                u"\n--- reference/%1.ref\n+++ this run\n"_s.arg(name)
                + unifiedDiff(reference.split(u'\n'), result.split(u'\n'))));
        }
    }

    void goodContentShowsNoMistake_data() {
        QTest::addColumn<QString>("folder");
        QTest::newRow("sample") << QString::fromUtf8(CASTWRIGHT_RESOURCES_DIR "/sample");
        QTest::newRow("openPREY's cast") << QString::fromUtf8(CASTWRIGHT_SHARED_DIR "/corpus/openprey");
    }

    void goodContentShowsNoMistake() {
        QFETCH(QString, folder);
        if (!QDir(folder).exists()) {
            QSKIP("the folder is not here");
        }
        int files = 0;
        for (QDirIterator iterator(folder, {u"*.style"_s, u"*.bot"_s, u"*.chat"_s}, QDir::Files, QDirIterator::Subdirectories);
             iterator.hasNext(); ++files) {
            const QString path = iterator.next();
            ReferenceWriter writer;
            writer.setDefinition(m_repository.definitionForFileName(path));
            writer.write(readFile(path));
            QVERIFY2(writer.complaints().isEmpty(), qPrintable(path + u": "_s + writer.complaints().join(u", "_s)));
        }
        QVERIFY(files > 0);
    }

    /// A rule nobody's input reaches could be wrong without anybody noticing.
    void everyAttributeIsReached() {
        if (m_attributesSeen.isEmpty()) {
            QSKIP("needs the inputs to have been highlighted in the same run");
        }
        QStringList missing;
        for (const auto& format : m_repository.definitionForName(u"Bot Personality"_s).formats()) {
            if (!m_attributesSeen.contains(format.name())) {
                missing += format.name();
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(u"no input shows: "_s + missing.join(u", "_s)));
    }
};

QTEST_APPLESS_MAIN(TestHighlighting)

#include "tst_highlighting.moc"
