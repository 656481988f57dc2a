// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editor/code_editor.h"
#include "app/gui/editor/highlighting/syntax_highlighter.h"
#include "app/gui/editor/highlighting/syntax_repository.h"
#include "app/gui/editor/scintilla.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/State>
#include <QApplication>
#include <QDir>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace castwright;
using castwright::gui::CodeEditor;
using castwright::gui::send;
using Sci = castwright::gui::Sci;

namespace {

/// What KSyntaxHighlighting itself makes of a text: the name of the format of each byte. Lines are highlighted from the first to the
/// last, as no editor does.
class Reference final : public KSyntaxHighlighting::AbstractHighlighter {
public:
    QStringList formats(const QByteArray& bytes, gui::CodePage codePage) {
        setDefinition(gui::botFileDefinition());
        m_names = QStringList(bytes.size());
        KSyntaxHighlighting::State state;
        for (qsizetype begin = 0; begin <= bytes.size();) {
            const qsizetype found = bytes.indexOf('\n', begin);
            const qsizetype next = found < 0 ? bytes.size() + 1 : found + 1;
            QByteArray line = bytes.sliced(begin, next - 1 - begin);
            if (line.endsWith('\r'))
                line.chop(1);
            m_begin = begin;
            m_line = gui::decode(line, codePage);
            state = highlightLine(m_line.text, state);
            begin = next;
        }
        return m_names;
    }

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format& format) override {
        for (qsizetype i = m_begin + m_line.byteAt(offset); i < m_begin + m_line.byteAt(offset + length); ++i)
            m_names[i] = format.name();
    }

private:
    QStringList m_names;
    gui::DecodedText m_line;
    qsizetype m_begin = 0;
};

QStringList shown(CodeEditor& editor) {
    editor.highlighter().colourUpTo(editor.byteCount());
    QStringList names;
    for (qsizetype i = 0; i < editor.byteCount(); ++i)
        names << editor.highlighter().formatNameAt(i);
    return names;
}

QString firstDifference(const QStringList& actual, const QStringList& expected, const QByteArray& bytes) {
    for (qsizetype i = 0; i < expected.size(); ++i) {
        if (actual.value(i) != expected[i])
            return QStringLiteral("byte %1 of %2: %3, expected %4")
                .arg(i)
                .arg(QString::fromLatin1(bytes.toPercentEncoding()), actual.value(i), expected[i]);
    }
    return {};
}

QByteArray readFile(const QString& path) {
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

QByteArray sampleText() {
    return readFile(QStringLiteral(CASTWRIGHT_TESTS_DIR "/fixtures/trio/botfiles/styles/clockwork.style"));
}

parser::TextEdit edit(qsizetype begin, qsizetype end, std::string text) {
    return {{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)}, std::move(text)};
}

}  // namespace

class HighlighterTest : public QObject {
    Q_OBJECT

private slots:
    void definitionIsBuiltIn();
    void coloursAsTheLibraryDoes_data();
    void coloursAsTheLibraryDoes();
    void randomEditsColourAsTheLibraryDoes();
    void multiLineCommentsReachAndLetGo();
    void anEditColoursFewLines();
    void offsetsOfWideCharacters();
    void singleByteFiles();
    void longTextsAreColouredInTurns();
    void veryLongLinesCostNothing();
    void coloursCanBeRead();
    void followsThePalette();
    void canBeSwitchedOff();
};

void HighlighterTest::definitionIsBuiltIn() {
    QVERIFY(gui::botFileDefinition().isValid());
    QVERIFY(gui::botFileDefinition().filePath().startsWith(QStringLiteral(":/castwright")));
}

void HighlighterTest::coloursAsTheLibraryDoes_data() {
    QTest::addColumn<QByteArray>("bytes");
    const QDir folder{QStringLiteral(CASTWRIGHT_TESTS_DIR "/syntax_highlighting/input")};
    for (const QString& name : folder.entryList(QDir::Files))
        QTest::newRow(name.toUtf8().constData()) << readFile(folder.filePath(name));
    QTest::newRow("crlf") << sampleText().replace("\n", "\r\n");
}

void HighlighterTest::coloursAsTheLibraryDoes() {
    QFETCH(const QByteArray, bytes);
    CodeEditor editor;
    editor.setBytes(bytes);
    const QString difference = firstDifference(shown(editor), Reference{}.formats(bytes, editor.codePage()), bytes);
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
}

void HighlighterTest::randomEditsColourAsTheLibraryDoes() {
    const std::array<QByteArray, 16> parts{
        "style \"a\" {\n",
        "}\n",
        "{",
        "\"",
        "/*",
        "*/",
        "// x\n",
        "\n",
        "set fov 90\n",
        "\tskill 2 {\n",
        "chat kill {\n",
        "\xC3\xA9",
        "\xF0\x9F\x98\x80",
        "\xFF",
        "characterChat \"b\" {\r\n",
        " "};
    QRandomGenerator random{3};
    CodeEditor editor;
    for (int round = 0; round < 40; ++round) {
        QByteArray text;
        for (int i = 0; i < 60; ++i)
            text += parts[random.bounded(static_cast<quint32>(parts.size()))];
        editor.setBytes(text);
        for (int step = 0; step < 25; ++step) {
            const qsizetype begin = random.bounded(static_cast<int>(text.size()) + 1);
            const qsizetype end = std::min(text.size(), begin + random.bounded(30));
            const QByteArray insert =
                random.bounded(3) == 0 ? QByteArray{} : parts[random.bounded(static_cast<quint32>(parts.size()))];
            if (text.sliced(begin, end - begin).contains('\r') || text.sliced(0, begin).endsWith('\r'))
                continue;  // a lone CR ends a line for Scintilla, not for this reference
            QVERIFY(editor.applyEdits(std::array{edit(begin, end, insert.toStdString())}));
            text.replace(begin, end - begin, insert);
            if (random.bounded(2) == 0)
                editor.highlighter().colourUpTo(random.bounded(static_cast<int>(text.size()) + 1));  // as painting does
            if (step % 4 != 0)
                continue;
            const QString difference = firstDifference(shown(editor), Reference{}.formats(text, editor.codePage()), text);
            QVERIFY2(difference.isEmpty(), qPrintable(difference));
        }
    }
}

void HighlighterTest::multiLineCommentsReachAndLetGo() {
    QByteArray text = sampleText();
    CodeEditor editor;
    editor.setBytes(text);
    const QStringList before = shown(editor);
    QVERIFY(editor.applyEdits(std::array{edit(0, 0, "/* ")}));
    QCOMPARE(shown(editor)[text.size() + 1], QStringLiteral("Comment"));  // before the last line end
    QCOMPARE(editor.highlighter().formatNameAt(text.indexOf("combatRange") + 2), QStringLiteral("Comment"));
    QVERIFY(editor.applyEdits(std::array{edit(0, 3, "")}));
    QCOMPARE(shown(editor), before);
}

void HighlighterTest::anEditColoursFewLines() {
    QByteArray text;
    for (int i = 0; i < 2000; ++i)
        text += "style \"s\" {\n\tset fov 90\n}\n";
    CodeEditor editor;
    editor.setBytes(text);
    shown(editor);
    const quint64 before = editor.highlighter().colouredLines();
    const qsizetype place = text.indexOf("90", text.size() / 2);
    QVERIFY(editor.applyEdits(std::array{edit(place, place + 2, "100")}));
    editor.highlighter().colourUpTo(editor.byteCount());
    QVERIFY(editor.highlighter().colouredLines() - before <= 2);
    QCOMPARE(send(editor, Sci::SCI_GETENDSTYLED), editor.byteCount());

    QVERIFY(editor.applyEdits(std::array{edit(place, place, "1\n\tset fov 1\n\tset fov 2\n\tset fov ")}));
    editor.highlighter().colourUpTo(editor.byteCount());
    QVERIFY(editor.highlighter().colouredLines() - before <= 8);
}

void HighlighterTest::offsetsOfWideCharacters() {
    const QByteArray bytes{"characterChat \"a\" { chat kill { \"\xF0\x9F\x98\x80\xC3\xA9\xE2\x82\xAC $other\" } }\n"};
    CodeEditor editor;
    editor.setBytes(bytes);
    editor.highlighter().colourUpTo(bytes.size());
    const qsizetype token = bytes.indexOf("$other");
    QVERIFY(!editor.highlighter().formatNameAt(token).isEmpty());
    QCOMPARE(editor.highlighter().formatNameAt(token), editor.highlighter().formatNameAt(token + 5));
    QVERIFY(editor.highlighter().formatNameAt(token - 1) != editor.highlighter().formatNameAt(token));
    QVERIFY(editor.highlighter().formatNameAt(token + 6) != editor.highlighter().formatNameAt(token));
    // All bytes of a character look the same.
    for (qsizetype i = bytes.indexOf('\xF0'); i < token - 1; ++i)
        QCOMPARE(editor.highlighter().formatNameAt(i), editor.highlighter().formatNameAt(token - 1));
}

void HighlighterTest::singleByteFiles() {
    const QByteArray bytes{"characterChat \"a\" { chat kill { \"caf\xE9 $other\" } }\n"};
    CodeEditor editor;
    editor.setBytes(bytes);
    QCOMPARE(editor.codePage(), gui::CodePage::SingleByte);
    QCOMPARE(shown(editor), Reference{}.formats(bytes, gui::CodePage::SingleByte));
}

void HighlighterTest::longTextsAreColouredInTurns() {
    QByteArray text;
    for (int i = 0; i < 5000; ++i)
        text += "set fov 90\n";
    CodeEditor editor;
    editor.resize(500, 400);
    editor.setBytes(text);
    editor.show();
    editor.goToByte(text.size(), text.size());
    editor.grab();
    const qsizetype afterOneTurn = send(editor, Sci::SCI_GETENDSTYLED);
    QVERIFY(afterOneTurn < text.size());  // painting did not wait for all
    QVERIFY(QTest::qWaitFor([&] { return send(editor, Sci::SCI_GETENDSTYLED) == editor.byteCount(); }));
    QCOMPARE(shown(editor), Reference{}.formats(text, editor.codePage()));
}

void HighlighterTest::veryLongLinesCostNothing() {
    CodeEditor editor;
    editor.setBytes("// " + QByteArray(3'000'000, 'x') + "\nset fov 90 /* " + QByteArray(3'000'000, '{') + "\n*/ style");
    editor.highlighter().colourUpTo(editor.byteCount());
    QCOMPARE(editor.highlighter().formatNameAt(editor.byteCount() - 1), QStringLiteral("Block Keyword"));
}

void HighlighterTest::coloursCanBeRead() {
    // The contrast that WCAG asks of text, on all grounds that text stands on.
    const auto luminance = [](QRgb colour) {
        const auto linear = [](int channel) {
            const double value = channel / 255.0;
            return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) + 0.0722 * linear(qBlue(colour));
    };
    const auto contrast = [&](QRgb a, QRgb b) {
        const double lighter = std::max(luminance(a), luminance(b));
        const double darker = std::min(luminance(a), luminance(b));
        return (lighter + 0.05) / (darker + 0.05);
    };
    using KSyntaxHighlighting::Theme;
    const QPalette light;
    QPalette dark;
    dark.setColor(QPalette::Window, Qt::black);
    dark.setColor(QPalette::WindowText, Qt::white);
    for (const QPalette& palette : {light, dark}) {
        const Theme theme = gui::textTheme(palette);
        QVERIFY(theme.name().startsWith(QStringLiteral("Castwright")));
        for (int style = Theme::Normal; style <= Theme::Others; ++style) {
            const QRgb text = theme.textColor(static_cast<Theme::TextStyle>(style));
            for (const auto ground : {Theme::BackgroundColor, Theme::CurrentLine, Theme::BracketMatching}) {
                const double wanted = ground == Theme::BracketMatching ? 3.0 : 4.5;
                const double ratio = contrast(text, theme.editorColor(ground));
                QVERIFY2(
                    ratio >= wanted,
                    qPrintable(QStringLiteral("%1: style %2 on %3: %4").arg(theme.name()).arg(style).arg(ground).arg(ratio)));
            }
        }
        const QRgb normal = theme.textColor(Theme::Normal);
        QVERIFY(contrast(normal, theme.editorColor(Theme::TextSelection)) >= 4.5);
        QVERIFY(contrast(normal, theme.editorColor(Theme::SearchHighlight)) >= 4.5);
        QVERIFY(contrast(theme.editorColor(Theme::LineNumbers), theme.editorColor(Theme::BackgroundColor)) >= 4.5);
    }
}

void HighlighterTest::followsThePalette() {
    CodeEditor editor;
    editor.resize(300, 200);
    editor.setBytes("style \"a\" {\n");
    editor.show();
    const auto ground = [&] { return editor.grab().toImage().pixelColor(250, 150).lightness(); };
    QPalette dark;
    dark.setColor(QPalette::Window, QColor{0x20, 0x20, 0x20});
    dark.setColor(QPalette::WindowText, Qt::white);
    dark.setColor(QPalette::Base, QColor{0x18, 0x18, 0x18});
    dark.setColor(QPalette::Text, Qt::white);
    QVERIFY(ground() > 200);
    editor.setPalette(dark);
    QVERIFY(ground() < 60);
    editor.setPalette(QApplication::palette());
    QVERIFY(ground() > 200);
}

void HighlighterTest::canBeSwitchedOff() {
    CodeEditor editor;
    editor.setBytes("style \"a\" {\n");
    shown(editor);
    editor.highlighter().setEnabled(false);
    QCOMPARE(editor.highlighter().formatNameAt(0), QString{});
    editor.highlighter().setEnabled(true);
    QCOMPARE(shown(editor).first(), QStringLiteral("Block Keyword"));
}

QTEST_MAIN(HighlighterTest)
#include "tst_highlighter.moc"
