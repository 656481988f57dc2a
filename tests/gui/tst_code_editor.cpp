// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editor/code_editor.h"
#include "app/gui/editor/features/auto_indent.h"
#include "app/gui/editor/features/brace_matcher.h"
#include "app/gui/editor/features/fold_margin.h"
#include "app/gui/editor/features/squiggles.h"
#include "app/gui/editor/scintilla.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMimeData>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include <array>
#include <string_view>
#include <utility>

using namespace castwright;
using castwright::gui::CodeEditor;
using castwright::gui::send;
using Sci = castwright::gui::Sci;

namespace {

QByteArray randomBytes(QRandomGenerator& random, int size) {
    QByteArray bytes(size, Qt::Uninitialized);
    for (char& byte : bytes)
        byte = static_cast<char>(random.bounded(256));
    return bytes;
}

/// Random, but with much that matters to an editor: line ends, NUL, bits of UTF-8.
QByteArray randomText(QRandomGenerator& random, int pieces) {
    const std::array<QByteArray, 14> parts{
        "a", "{", "}", "\"", "\n", "\r\n", "\r", QByteArray{"\0", 1}, "\xC3\xA9", "\xF0\x9F\x98\x80", "\xC3", "\x80", "/*", "*/"};
    QByteArray text;
    for (int i = 0; i < pieces; ++i)
        text += parts[random.bounded(static_cast<quint32>(parts.size()))];
    return text;
}

parser::TextEdit edit(std::uint32_t begin, std::uint32_t end, std::string text) { return {{begin, end}, std::move(text)}; }

validators::Diagnostic problem(std::uint32_t begin, std::uint32_t end, std::string_view message = "Wrong") {
    return {
        .where = {.file = 0, .range = {begin, end}},
        .severity = validators::Severity::Error,
        .rule = "test/rule",
        .message = {message, {}},
        .related = {},
        .fixes = {},
    };
}

}  // namespace

class CodeEditorTest : public QObject {
    Q_OBJECT

private slots:
    void unboundChordsDoNothing();
    void oneKeyForRedo();
    void anyBytesStayTheSame_data();
    void anyBytesStayTheSame();
    void randomBytesStayTheSame();
    void randomEditsAndUndoStayTheSame();
    void editingALineChangesOnlyItsBytes();
    void newLinesFollowTheFile_data();
    void newLinesFollowTheFile();
    void pastingConvertsOnlyWhatIsPasted();
    void typingInSingleByteFiles();
    void copyingKeepsInvalidBytes();
    void revisionAndSignals();
    void savedMark();
    void editsAreOneUndoStep();
    void wrongEditsAreRefused();
    void reloadKeepsCaretAndScroll();
    void goToByteSelectsAndUnfolds();
    void goToByteNeverLeavesTheText();
    void squigglesCoverTheirBytesAndMove();
    void squigglesOfAnOlderRevisionFindTheirPlace();
    void hoverTellsAll();
    void foldsSurviveEdits();
    void bracesAsTheGameCounts();
    void indentsNewLines();
    void featuresCanBeSwitchedOff();
};

void CodeEditorTest::anyBytesStayTheSame_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray{};
    QTest::newRow("nul") << QByteArray{"\0", 1};
    QTest::newRow("nul inside") << QByteArray{"a\0b\0\0c\n", 7};
    QTest::newRow("no line end at the end") << QByteArray{"style \"a\" {\n}"};
    QTest::newRow("mixed line ends") << QByteArray{"a\r\nb\nc\rd\n\re"};
    QTest::newRow("byte order mark") << QByteArray{"\xEF\xBB\xBFstyle"};
    QTest::newRow("utf-8") << QByteArray{"\"\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80\"\n"};
    QTest::newRow("latin-1") << QByteArray{"\"caf\xE9\" \x80\x93\n"};
    QTest::newRow("broken utf-8") << QByteArray{"\xC3\xA9 \xC3 \xED\xA0\x80 \xF5\x80\x80\x80\xE2\x82"};
    QTest::newRow("line separators") << QByteArray{"a\xE2\x80\xA8"
                                                   "b\xC2\x85"
                                                   "c\v\f"};
    QTest::newRow("all bytes") << [] {
        QByteArray bytes;
        for (int byte = 0; byte < 256; ++byte)
            bytes += static_cast<char>(byte);
        return bytes;
    }();
}

void CodeEditorTest::anyBytesStayTheSame() {
    QFETCH(const QByteArray, bytes);
    CodeEditor editor;
    editor.setBytes(bytes);
    QCOMPARE(editor.bytes(), bytes);
    QVERIFY(!editor.isModified());
    QVERIFY(!editor.isUndoAvailable());
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    editor.grab();
    QCOMPARE(editor.bytes(), bytes);
}

void CodeEditorTest::randomBytesStayTheSame() {
    QRandomGenerator random{1};
    CodeEditor editor;
    editor.show();
    for (int i = 0; i < 300; ++i) {
        const QByteArray bytes = i % 2 == 0 ? randomBytes(random, random.bounded(2000)) : randomText(random, random.bounded(500));
        editor.setBytes(bytes);
        QCOMPARE(editor.bytes(), bytes);
        const QByteArray reloaded = randomText(random, random.bounded(300));
        editor.replaceBytesKeepingPlace(reloaded);
        QCOMPARE(editor.bytes(), reloaded);
        QVERIFY(!editor.isModified());
        if (i % 20 == 0)
            editor.grab();
    }
}

void CodeEditorTest::randomEditsAndUndoStayTheSame() {
    QRandomGenerator random{2};
    CodeEditor editor;
    editor.show();
    for (int round = 0; round < 30; ++round) {
        const QByteArray start = randomText(random, 200);
        editor.setBytes(start);
        QByteArray model = start;
        for (int step = 0; step < 20; ++step) {
            const auto begin = random.bounded(static_cast<quint32>(model.size() + 1));
            const auto end = begin + random.bounded(static_cast<quint32>(model.size()) - begin + 1);
            const QByteArray text = randomText(random, random.bounded(6));
            const std::array edits{edit(begin, std::min(end, begin + 8), text.toStdString())};
            QVERIFY(editor.applyEdits(edits));
            model.replace(begin, std::min(end, begin + 8) - begin, text);
            QCOMPARE(editor.bytes(), model);
            if (step % 5 == 0)
                editor.grab();  // colours, folds and squiggles must cope
        }
        while (editor.isUndoAvailable())
            editor.undo();
        QCOMPARE(editor.bytes(), start);
        QVERIFY(!editor.isModified());
        while (editor.isRedoAvailable())
            editor.redo();
        QCOMPARE(editor.bytes(), model);
    }
}

void CodeEditorTest::editingALineChangesOnlyItsBytes() {
    const QByteArray bytes{"one\r\ntwo \0 \xFF\nthree\r\xC3\n", 21};
    CodeEditor editor;
    editor.setBytes(bytes);
    editor.goToByte(6, 7);
    QTest::keyClicks(&editor, QStringLiteral("wo"));
    QCOMPARE(editor.bytes(), QByteArray(bytes).replace(6, 1, "wo"));
    QVERIFY(editor.isModified());
    while (editor.isUndoAvailable())
        editor.undo();
    QCOMPARE(editor.bytes(), bytes);
    QVERIFY(!editor.isModified());
}

void CodeEditorTest::newLinesFollowTheFile_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("ending");
    QTest::newRow("none") << QByteArray{"a"} << QByteArray{"\n"};
    QTest::newRow("lf") << QByteArray{"a\nb\n"} << QByteArray{"\n"};
    QTest::newRow("crlf") << QByteArray{"a\r\nb\r\n"} << QByteArray{"\r\n"};
    QTest::newRow("mixed, mostly crlf") << QByteArray{"a\r\nb\r\nc\nd"} << QByteArray{"\r\n"};
    QTest::newRow("cr") << QByteArray{"a\rb\r"} << QByteArray{"\r"};
}

void CodeEditorTest::newLinesFollowTheFile() {
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, ending);
    CodeEditor editor;
    editor.setBytes(bytes);
    editor.goToByte(1, 1);
    QTest::keyClick(&editor, Qt::Key_Return);
    QCOMPARE(editor.bytes(), "a" + ending + bytes.sliced(1));
}

void CodeEditorTest::pastingConvertsOnlyWhatIsPasted() {
    CodeEditor editor;
    editor.setBytes("one\r\ntwo\nthree\r\n");
    editor.goToByte(5, 5);
    QApplication::clipboard()->setText(QStringLiteral("x\ny\n"));
    editor.paste();
    QCOMPARE(editor.bytes(), QByteArray{"one\r\nx\r\ny\r\ntwo\nthree\r\n"});
}

void CodeEditorTest::typingInSingleByteFiles() {
    CodeEditor editor;
    editor.setBytes("caf\xE9 ");
    QCOMPARE(editor.codePage(), gui::CodePage::SingleByte);
    editor.goToByte(5, 5);
    QTest::sendKeyEvent(QTest::Click, &editor, Qt::Key_unknown, QStringLiteral("ü"), Qt::NoModifier);
    QTest::sendKeyEvent(QTest::Click, &editor, Qt::Key_unknown, QStringLiteral("€"), Qt::NoModifier);
    QTest::sendKeyEvent(QTest::Click, &editor, Qt::Key_unknown, QStringLiteral("ш"), Qt::NoModifier);  // not in the code page
    QCOMPARE(editor.bytes(), QByteArray{"caf\xE9 \xFC\x80"});
    QApplication::clipboard()->setText(QStringLiteral("“ш”"));
    editor.paste();
    QCOMPARE(editor.bytes(), QByteArray{"caf\xE9 \xFC\x80\x93?\x94"});

    editor.setBytes("plain ");
    editor.goToByte(6, 6);
    QTest::sendKeyEvent(QTest::Click, &editor, Qt::Key_unknown, QStringLiteral("ü"), Qt::NoModifier);
    QCOMPARE(editor.bytes(), QByteArray{"plain \xC3\xBC"});
}

void CodeEditorTest::copyingKeepsInvalidBytes() {
    const QByteArray bytes{"a\xFF\xC3\x80\x81\x01z"};
    CodeEditor editor;
    editor.setBytes(bytes);
    editor.selectAll();
    editor.copy();
    editor.setBytes("\xFF");
    editor.goToByte(0, 1);
    editor.paste();
    QCOMPARE(editor.bytes(), bytes);
}

void CodeEditorTest::revisionAndSignals() {
    CodeEditor editor;
    editor.setBytes("abc");
    QCoreApplication::processEvents();
    QSignalSpy edited{&editor, &CodeEditor::bytesEdited};
    const quint64 before = editor.revision();
    const std::array edits{edit(0, 1, "x"), edit(2, 2, "y")};
    QVERIFY(editor.applyEdits(edits));
    QVERIFY(editor.revision() > before);
    QCOMPARE(edited.count(), 0);
    QCoreApplication::processEvents();
    QCOMPARE(edited.count(), 1);  // once for a turn of the event loop

    const quint64 after = editor.revision();
    editor.goToByte(1, 2);
    QCOMPARE(editor.revision(), after);
    editor.undo();
    QVERIFY(editor.revision() > after);
}

void CodeEditorTest::savedMark() {
    CodeEditor editor;
    QSignalSpy modified{&editor, &QsciScintilla::modificationChanged};
    editor.setBytes("abc");
    QVERIFY(!editor.isModified());
    modified.clear();
    QTest::keyClicks(&editor, QStringLiteral("x"));
    QVERIFY(editor.isModified());
    editor.markSaved();
    QVERIFY(!editor.isModified());
    editor.undo();
    QVERIFY(editor.isModified());
    editor.redo();
    QVERIFY(!editor.isModified());
    QCOMPARE(modified.count(), 4);
}

void CodeEditorTest::editsAreOneUndoStep() {
    CodeEditor editor;
    editor.setBytes("one two three");
    const std::array edits{edit(8, 13, "3"), edit(0, 3, "1"), edit(4, 7, std::string{"\0", 1})};
    QVERIFY(editor.applyEdits(edits));
    QCOMPARE(editor.bytes(), QByteArray("1 \0 3", 5));
    editor.undo();
    QCOMPARE(editor.bytes(), QByteArray{"one two three"});
    QVERIFY(!editor.isUndoAvailable());
}

void CodeEditorTest::wrongEditsAreRefused() {
    CodeEditor editor;
    editor.setBytes("abc");
    const quint64 revision = editor.revision();
    QVERIFY(!editor.applyEdits(std::array{edit(0, 2, "x"), edit(1, 3, "y")}));
    QVERIFY(!editor.applyEdits(std::array{edit(2, 4, "x")}));
    editor.setReadOnly(true);
    QVERIFY(!editor.applyEdits(std::array{edit(0, 1, "x")}));
    QCOMPARE(editor.bytes(), QByteArray{"abc"});
    QCOMPARE(editor.revision(), revision);
}

void CodeEditorTest::reloadKeepsCaretAndScroll() {
    QByteArray lines;
    for (int i = 0; i < 500; ++i)
        lines += "line " + QByteArray::number(i) + "\n";
    CodeEditor editor;
    editor.resize(400, 300);
    editor.show();
    editor.setBytes(lines);
    const qsizetype place = lines.indexOf("line 250");
    editor.goToByte(place, place);
    const qsizetype top = send(editor, Sci::SCI_GETFIRSTVISIBLELINE);

    editor.replaceBytesKeepingPlace(QByteArray(lines).replace(lines.indexOf("line 300"), 8, "line CCC\nmore"));
    QCOMPARE(editor.caretByte(), place);
    QCOMPARE(send(editor, Sci::SCI_GETFIRSTVISIBLELINE), top);

    const QByteArray longer = "new\nnew\n" + lines;
    editor.replaceBytesKeepingPlace(longer + "tail");
    editor.replaceBytesKeepingPlace(longer);
    editor.goToByte(longer.indexOf("line 250"), longer.indexOf("line 250"));
    const qsizetype topNow = send(editor, Sci::SCI_GETFIRSTVISIBLELINE);
    editor.replaceBytesKeepingPlace("new\nnew\nnew\n" + lines);
    QCOMPARE(editor.caretByte(), longer.indexOf("line 250") + 4);
    QCOMPARE(send(editor, Sci::SCI_GETFIRSTVISIBLELINE), topNow + 1);
    QVERIFY(!editor.isModified());
    QVERIFY(editor.isUndoAvailable());  // the text before the reload is not lost
}

void CodeEditorTest::goToByteSelectsAndUnfolds() {
    QByteArray text{"style \"a\" {\n"};
    for (int i = 0; i < 300; ++i)
        text += "\tset fov 90\n";
    text += "}\n";
    CodeEditor editor;
    editor.resize(400, 300);
    editor.show();
    editor.setBytes(text);
    editor.setAnalysis(nullptr, {{{10, static_cast<std::uint32_t>(text.size() - 1)}, false}}, editor.revision());
    editor.foldMargin().foldAll();
    QVERIFY(send(editor, Sci::SCI_GETLINEVISIBLE, 200) == 0);

    const qsizetype begin = send(editor, Sci::SCI_POSITIONFROMLINE, 200) + 1;
    editor.goToByte(begin, begin + 3);
    QCOMPARE(editor.caretByte(), begin);
    QCOMPARE(
        editor.selectedRange(), (parser::ByteRange{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin) + 3}));
    QVERIFY(send(editor, Sci::SCI_GETLINEVISIBLE, 200) != 0);
    const qsizetype top = send(editor, Sci::SCI_GETFIRSTVISIBLELINE);
    const qsizetype line = send(editor, Sci::SCI_VISIBLEFROMDOCLINE, 200);
    QVERIFY(line >= top && line < top + send(editor, Sci::SCI_LINESONSCREEN));
}

void CodeEditorTest::goToByteNeverLeavesTheText() {
    CodeEditor editor;
    editor.setBytes("abc");
    editor.goToByte(100, 200);
    QCOMPARE(editor.caretByte(), 3);
    editor.goToByte(2, 200);
    QCOMPARE(editor.caretByte(), 2);
    editor.goToByte(-5, -2);
    QCOMPARE(editor.caretByte(), 0);
    editor.goToByte(2, 1);
    QCOMPARE(editor.caretByte(), 2);
    editor.setBytes({});
    editor.goToByte(7, 9);
    QCOMPARE(editor.caretByte(), 0);
}

void CodeEditorTest::squigglesCoverTheirBytesAndMove() {
    CodeEditor editor;
    editor.setBytes("set fov banana\n\nend\n");
    editor.setDiagnostics({problem(8, 14), problem(14, 14), problem(100, 200)}, editor.revision());
    const auto covered = [&](qsizetype offset) {
        return send(editor, Sci::SCI_INDICATORVALUEAT, gui::IndicatorError, offset) != 0;
    };
    QVERIFY(!covered(7));
    QVERIFY(covered(8));
    QVERIFY(covered(13));
    QVERIFY(!covered(14));

    QVERIFY(editor.applyEdits(std::array{edit(0, 0, "// \xC3\xA9\n")}));
    QVERIFY(!covered(13));
    QVERIFY(covered(14));
    QVERIFY(covered(19));
    QVERIFY(!editor.squiggles().hoverText(14).isEmpty());
    editor.setDiagnostics({}, editor.revision());
    QVERIFY(!covered(14));
    QVERIFY(editor.squiggles().hoverText(14).isEmpty());
}

void CodeEditorTest::squigglesOfAnOlderRevisionFindTheirPlace() {
    CodeEditor editor;
    editor.setBytes("set fov banana\n");
    const quint64 checked = editor.revision();
    QVERIFY(editor.applyEdits(std::array{edit(0, 0, "\t"), edit(4, 7, "aggression")}));
    editor.setDiagnostics({problem(8, 14)}, checked);
    QCOMPARE(editor.squiggles().diagnostics().front().where.range, (parser::ByteRange{16, 22}));
    editor.setBytes("something else");
    QVERIFY(editor.squiggles().diagnostics().empty());
    QVERIFY(send(editor, Sci::SCI_INDICATORVALUEAT, gui::IndicatorError, 3) == 0);
    editor.setDiagnostics({problem(8, 14)}, checked);
    QVERIFY(editor.squiggles().diagnostics().empty());
}

void CodeEditorTest::hoverTellsAll() {
    CodeEditor editor;
    editor.setBytes("set fov banana\n");
    auto warning = problem(0, 14, "a <b> & %1");
    warning.severity = validators::Severity::Warning;
    editor.setDiagnostics({warning, problem(8, 14, "not a number")}, editor.revision());
    const QString text = editor.squiggles().hoverText(9);
    QVERIFY(text.contains(QStringLiteral("a &lt;b&gt; &amp; %1")));
    QVERIFY(text.contains(QStringLiteral("test/rule")));
    QVERIFY(text.indexOf(QStringLiteral("not a number")) < text.indexOf(QStringLiteral("a &lt;b")));
    QVERIFY(!editor.squiggles().hoverText(1).contains(QStringLiteral("not a number")));
    QVERIFY(editor.squiggles().hoverText(-1).isEmpty());
}

void CodeEditorTest::foldsSurviveEdits() {
    CodeEditor editor;
    editor.show();
    const QByteArray text{"style \"a\" {\n\tskill 1 {\n\t\tset fov 90\n\t}\n}\nstyle \"b\" {\n\tset fov 91\n}\n"};
    const auto analyse = [&] {
        const auto source = std::make_shared<const parser::SourceText>(editor.bytes().toStdString());
        editor.setAnalysis(source, parser::foldRanges(parser::SyntaxTree{source, parser::defaultProfile()}), editor.revision());
    };
    editor.setBytes(text);
    analyse();
    const auto isHeader = [&](qsizetype line) {
        return (send(editor, Sci::SCI_GETFOLDLEVEL, line) & Sci::SC_FOLDLEVELHEADERFLAG) != 0;
    };
    QVERIFY(isHeader(0) && isHeader(1) && !isHeader(2) && isHeader(5));

    editor.goToByte(2, 2);
    editor.foldMargin().toggleAtCaret();
    QVERIFY(send(editor, Sci::SCI_GETLINEVISIBLE, 2) == 0);
    QVERIFY(send(editor, Sci::SCI_GETLINEVISIBLE, 4) == 0);
    QVERIFY(editor.applyEdits(
        std::array{edit(static_cast<std::uint32_t>(text.size()), static_cast<std::uint32_t>(text.size()), "\n\n")}));
    QVERIFY(editor.applyEdits(std::array{edit(0, 0, "// \n")}));
    analyse();
    QVERIFY(isHeader(1) && isHeader(2) && isHeader(6));
    QVERIFY(send(editor, Sci::SCI_GETLINEVISIBLE, 3) == 0);
    QVERIFY(send(editor, Sci::SCI_GETLINEVISIBLE, 6) != 0);

    // The fold goes: nothing may stay hidden.
    QVERIFY(editor.applyEdits(std::array{edit(14, 15, "")}));
    analyse();
    for (qsizetype line = 0; line < send(editor, Sci::SCI_GETLINECOUNT); ++line)
        QVERIFY2(send(editor, Sci::SCI_GETLINEVISIBLE, line) != 0 || isHeader(1), QByteArray::number(line).constData());
}

void CodeEditorTest::bracesAsTheGameCounts() {
    CodeEditor editor;
    editor.show();
    editor.setBytes("a { \"}\" b { } }\n}");
    // Scintilla does not tell which braces it marks; what it paints must differ.
    const auto picture = [&](qsizetype caret) {
        editor.goToByte(caret, caret);
        QCoreApplication::processEvents();
        return editor.grab().toImage();
    };
    const QImage matched = picture(2);
    editor.braceMatcher().setEnabled(false);
    QVERIFY(picture(2) != matched);
    editor.braceMatcher().setEnabled(true);
    QCOMPARE(picture(2), matched);
    QVERIFY(picture(16) != picture(1));
}

void CodeEditorTest::indentsNewLines() {
    CodeEditor editor;
    editor.setBytes("style \"a\" {");
    editor.goToByte(11, 11);
    QTest::keyClick(&editor, Qt::Key_Return);
    QTest::keyClicks(&editor, QStringLiteral("skill 1 {"));
    QTest::keyClick(&editor, Qt::Key_Return);
    QTest::keyClicks(&editor, QStringLiteral("set fov 90"));
    QTest::keyClick(&editor, Qt::Key_Return);
    QTest::keyClicks(&editor, QStringLiteral("}"));
    QTest::keyClick(&editor, Qt::Key_Return);
    QTest::keyClicks(&editor, QStringLiteral("}"));
    QTest::keyClick(&editor, Qt::Key_Return);
    QCOMPARE(editor.bytes(), QByteArray{"style \"a\" {\n\tskill 1 {\n\t\tset fov 90\n\t}\n}\n"});

    editor.setBytes("  \t spaces stay\r\n");
    editor.goToByte(15, 15);
    QTest::keyClick(&editor, Qt::Key_Return);
    QCOMPARE(editor.bytes(), QByteArray{"  \t spaces stay\r\n  \t \r\n"});

    editor.autoIndenter().setEnabled(false);
    editor.setBytes("\ta");
    editor.goToByte(2, 2);
    QTest::keyClick(&editor, Qt::Key_Return);
    QCOMPARE(editor.bytes(), QByteArray{"\ta\n"});
}

void CodeEditorTest::featuresCanBeSwitchedOff() {
    CodeEditor editor;
    editor.setBytes("set fov banana\n");
    editor.setDiagnostics({problem(8, 14)}, editor.revision());
    editor.squiggles().setEnabled(false);
    QVERIFY(send(editor, Sci::SCI_INDICATORVALUEAT, gui::IndicatorError, 8) == 0);
    editor.squiggles().setEnabled(true);
    QVERIFY(send(editor, Sci::SCI_INDICATORVALUEAT, gui::IndicatorError, 8) != 0);
}

void CodeEditorTest::unboundChordsDoNothing() {
    CodeEditor editor;
    editor.show();
    for (const auto modifiers :
         {Qt::KeyboardModifiers{Qt::ControlModifier}, Qt::KeyboardModifiers{Qt::AltModifier},
          Qt::KeyboardModifiers{Qt::MetaModifier}, Qt::ControlModifier | Qt::ShiftModifier,
          Qt::ControlModifier | Qt::AltModifier}) {
        for (const char sign : std::string_view{"+.,;:-_=#'\"!%&()*<>?@0123456789"}) {
            editor.setBytes("one two\n");
            editor.selectBytes(0, 3);
            QKeyEvent press{QEvent::KeyPress, static_cast<int>(sign), modifiers, QString{QLatin1Char{sign}}};
            QCoreApplication::sendEvent(&editor, &press);
            QVERIFY2(editor.bytes() == "one two\n", qPrintable(QString{QLatin1Char{sign}}));
        }
    }
    // Without a modifier they type.
    QKeyEvent press{QEvent::KeyPress, Qt::Key_Plus, Qt::ShiftModifier, QStringLiteral("+")};
    QCoreApplication::sendEvent(&editor, &press);
    QVERIFY(editor.bytes().contains('+'));
}

void CodeEditorTest::oneKeyForRedo() {
    CodeEditor editor;
    editor.setBytes("text");
    editor.insertAt(QStringLiteral("x"), 0, 0);
    editor.undo();
    // The window's menu has the key; the editor itself answers to no other.
    for (const auto& [key, modifiers] :
         {std::pair{Qt::Key_Y, Qt::KeyboardModifiers{Qt::ControlModifier}},
          std::pair{Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier}}) {
        QKeyEvent press{QEvent::KeyPress, key, modifiers};
        QCoreApplication::sendEvent(&editor, &press);
        QCOMPARE(editor.bytes(), QByteArray{"text"});
    }
}

QTEST_MAIN(CodeEditorTest)
#include "tst_code_editor.moc"
