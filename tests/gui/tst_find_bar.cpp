// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editor/code_editor.h"
#include "app/gui/editor/scintilla.h"
#include "app/gui/editor/search/find_bar.h"
#include "app/gui/editor/search/text_search.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <memory>

using namespace castwright;
using castwright::gui::CodeEditor;
using castwright::gui::CodePage;
using castwright::gui::FindBar;
using castwright::gui::SearchQuery;
using castwright::gui::TextSearch;

namespace {

using Ranges = std::vector<parser::ByteRange>;

Ranges found(const QByteArray& bytes, const SearchQuery& query, CodePage codePage = CodePage::Utf8) {
    return TextSearch{query}.find(bytes, codePage).ranges;
}

SearchQuery expression(const QString& text) { return {.text = text, .regularExpression = true}; }

SearchQuery expression(const char* text) { return expression(QString::fromUtf8(text)); }

QByteArray replaced(const QByteArray& bytes, const SearchQuery& query, const QString& by) {
    const auto edits = TextSearch{query}.replace(bytes, CodePage::Utf8, by);
    return edits ? QByteArray::fromStdString(parser::applyEdits(bytes.toStdString(), *edits).value()) : edits.error().toUtf8();
}

/// A window with an editor and the bar below it, as in the program.
struct Window {
    QWidget widget;
    CodeEditor* editor = new CodeEditor;
    FindBar* bar = new FindBar;

    explicit Window(const QByteArray& bytes) {
        auto* const layout = new QVBoxLayout{&widget};
        layout->addWidget(editor);
        layout->addWidget(bar);
        editor->setBytes(bytes);
        bar->setEditor(editor);
        widget.resize(700, 400);
        widget.show();
        widget.activateWindow();
    }

    [[nodiscard]] QLineEdit* field(const QString& name) const { return child<QLineEdit>(name); }
    [[nodiscard]] QToolButton* toggle(const QString& name) const { return child<QToolButton>(name); }
    [[nodiscard]] QString status() const { return bar->findChild<QLabel*>()->text(); }
    [[nodiscard]] bool isMarked(qsizetype offset) const {
        return gui::send(*editor, gui::Sci::SCI_INDICATORVALUEAT, gui::IndicatorMatch, offset) != 0;
    }

private:
    template<typename Widget>
    [[nodiscard]] Widget* child(const QString& name) const {
        for (Widget* candidate : bar->findChildren<Widget*>()) {
            if (candidate->accessibleName() == name)
                return candidate;
        }
        return nullptr;
    }
};

}  // namespace

class FindBarTest : public QObject {
    Q_OBJECT

private slots:
    void lineEndsAreNeverTorn_data();
    void lineEndsAreNeverTorn();
    void replacementsUseTheFilesLineEnd();
    void findsBytes();
    void wholeWordsMayBeginWithSigns();
    void expressions();
    void badExpressionsAreToldNotTried();
    void replaces();
    void replacementMustFitTheEncoding();
    void typingFindsAndCounts();
    void stepsAndWraps();
    void keys();
    void takesTheSelection();
    void replacesOneAfterTheOther();
    void replacesAllInOneStep();
    void expressionErrorsAreShown();
    void followsEdits();
    void editorMayGo();
};

void FindBarTest::findsBytes() {
    const QByteArray bytes{"Caf\xC3\xA9 \xF0\x9F\x98\x80 caf\xC3\xA9\0 CAF\xC3\x89 \xFF", 25};
    QCOMPARE(found(bytes, {.text = QStringLiteral("café")}), (Ranges{{0, 5}, {11, 16}, {18, 23}}));
    QCOMPARE(found(bytes, {.text = QStringLiteral("café"), .matchCase = true}), (Ranges{{11, 16}}));
    QCOMPARE(found(bytes, {.text = QStringLiteral("😀")}), (Ranges{{6, 10}}));
    QCOMPARE(found(bytes, {.text = {}}), Ranges{});
    QCOMPARE(found("caf\xE9 \x80", {.text = QStringLiteral("é €")}, CodePage::SingleByte), (Ranges{{3, 6}}));
    QCOMPARE(found("a.b axb", {.text = QStringLiteral("a.b")}), (Ranges{{0, 3}}));
    QCOMPARE(found("aaaa", {.text = QStringLiteral("aa")}), (Ranges{{0, 2}, {2, 4}}));
}

void FindBarTest::wholeWordsMayBeginWithSigns() {
    const QByteArray bytes{"$other $others x$other kill killStreak"};
    QCOMPARE(found(bytes, {.text = QStringLiteral("$other"), .wholeWord = true}), (Ranges{{0, 6}}));
    QCOMPARE(found(bytes, {.text = QStringLiteral("kill"), .wholeWord = true}), (Ranges{{23, 27}}));
}

void FindBarTest::expressions() {
    QCOMPARE(found("set fov 90\r\nset fov 100\r\n", expression("\\d+$")), (Ranges{{8, 10}, {20, 23}}));
    QCOMPARE(found("a\nb\n", expression("^")), (Ranges{{0, 0}, {2, 2}}));
    QCOMPARE(found("\xC3\xA9x", expression(".")), (Ranges{{0, 2}, {2, 3}}));
    QCOMPARE(found("ab", expression("x*")), (Ranges{{0, 0}, {1, 1}, {2, 2}}));
}

void FindBarTest::badExpressionsAreToldNotTried() {
    const TextSearch open{{.text = QStringLiteral("(a"), .regularExpression = true}};
    QVERIFY(!open.find("a", CodePage::Utf8).error.isEmpty());
    const QByteArray trap = QByteArray(5000, 'a') + "c";
    const auto matches = TextSearch{{.text = QStringLiteral("(a+)+b"), .regularExpression = true}}.find(trap, CodePage::Utf8);
    QVERIFY(matches.ranges.empty());  // with an error or not: but it ends
}

void FindBarTest::replaces() {
    const SearchQuery number{.text = QStringLiteral("(\\w+) (\\d+)"), .regularExpression = true};
    QCOMPARE(
        replaced("fov 90, fov 100", number, QStringLiteral("$2=\\1\\t$self\\\\")),
        QByteArray{"90=fov\t$self\\, 100=fov\t$self\\"});
    QCOMPARE(replaced("a.b", {.text = QStringLiteral(".")}, QStringLiteral("\\n$1")), QByteArray{"a\\n$1b"});
    QCOMPARE(
        replaced("a\nb", {.text = QStringLiteral("^"), .regularExpression = true}, QStringLiteral("// ")),
        QByteArray{"// a\n// b"});
}

void FindBarTest::replacementMustFitTheEncoding() {
    const TextSearch search{{.text = QStringLiteral("a")}};
    QVERIFY(search.replace("\xFF a", CodePage::SingleByte, QStringLiteral("€")).has_value());
    QVERIFY(!search.replace("\xFF a", CodePage::SingleByte, QStringLiteral("ш")).has_value());
}

void FindBarTest::typingFindsAndCounts() {
    Window window{"set fov 90\nset aggression 1\nset fov 80\n"};
    window.bar->openFind();
    QVERIFY(window.bar->isVisible());
    QCOMPARE(window.widget.focusWidget(), window.field(QStringLiteral("Find")));
    QTest::keyClicks(window.field(QStringLiteral("Find")), QStringLiteral("fov"));
    QCOMPARE(window.editor->selectedRange(), (parser::ByteRange{4, 7}));
    QCOMPARE(window.status(), QStringLiteral("1 of 2"));
    QVERIFY(window.isMarked(5) && window.isMarked(33) && !window.isMarked(8));
    QCOMPARE(window.widget.focusWidget(), window.field(QStringLiteral("Find")));
    QTest::keyClicks(window.field(QStringLiteral("Find")), QStringLiteral(" 8"));
    QCOMPARE(window.status(), QStringLiteral("1 of 1"));
    QVERIFY(!window.isMarked(5));
    QTest::keyClicks(window.field(QStringLiteral("Find")), QStringLiteral("x"));
    QCOMPARE(window.status(), QStringLiteral("No matches"));
    window.bar->closeBar();
    QVERIFY(!window.isMarked(33));
}

void FindBarTest::stepsAndWraps() {
    Window window{"x a x a x"};
    window.bar->openFind();
    window.field(QStringLiteral("Find"))->setText(QStringLiteral("x"));
    const auto at = [&] { return window.editor->selectedRange().begin; };
    QCOMPARE(at(), 0U);
    window.bar->findNext();
    QCOMPARE(at(), 4U);
    window.bar->findNext();
    QCOMPARE(window.status(), QStringLiteral("3 of 3"));
    window.bar->findNext();
    QCOMPARE(at(), 0U);
    window.bar->findPrevious();
    QCOMPARE(at(), 8U);
    window.editor->goToByte(3, 3);
    window.bar->findPrevious();
    QCOMPARE(at(), 0U);
}

void FindBarTest::keys() {
    Window window{"x a X"};
    window.bar->openFind();
    QLineEdit* const field = window.field(QStringLiteral("Find"));
    QTest::keyClicks(field, QStringLiteral("x"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(window.editor->selectedRange().begin, 4U);
    QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(window.editor->selectedRange().begin, 0U);
    window.toggle(QStringLiteral("Match case"))->click();
    QCOMPARE(window.status(), QStringLiteral("1 of 1"));
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!window.bar->isVisible());
    QCOMPARE(window.widget.focusWidget(), window.editor);
    window.toggle(QStringLiteral("Match case"))->click();
    QTest::keyClick(window.editor, Qt::Key_F3);
    QCOMPARE(window.editor->selectedRange().begin, 4U);
    QTest::keyClick(window.editor, Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(window.editor->selectedRange().begin, 0U);
    QCOMPARE(window.editor->bytes(), QByteArray{"x a X"});
}

void FindBarTest::takesTheSelection() {
    Window window{"one two\none two\n"};
    window.editor->goToByte(4, 7);
    window.bar->openFind();
    QCOMPARE(window.field(QStringLiteral("Find"))->text(), QStringLiteral("two"));
    QCOMPARE(window.status(), QStringLiteral("1 of 2"));
    window.editor->goToByte(4, 10);
    window.bar->openFind();
    QCOMPARE(window.field(QStringLiteral("Find"))->text(), QStringLiteral("two"));
}

void FindBarTest::replacesOneAfterTheOther() {
    Window window{"aa b aa b aa"};
    window.bar->openReplace();
    window.field(QStringLiteral("Find"))->setText(QStringLiteral("aa"));
    window.field(QStringLiteral("Replace with"))->setText(QStringLiteral("aaa"));
    window.bar->replaceOne();
    QCOMPARE(window.editor->bytes(), QByteArray{"aaa b aa b aa"});
    QCOMPARE(window.editor->selectedRange(), (parser::ByteRange{6, 8}));
    window.bar->replaceOne();
    window.bar->replaceOne();
    QCOMPARE(window.editor->bytes(), QByteArray{"aaa b aaa b aaa"});
    window.editor->undo();
    QCOMPARE(window.editor->bytes(), QByteArray{"aaa b aaa b aa"});
}

void FindBarTest::replacesAllInOneStep() {
    const QByteArray bytes{"a\r\nA\0a\xFF", 7};
    Window window{bytes};
    window.bar->openReplace();
    window.field(QStringLiteral("Find"))->setText(QStringLiteral("a"));
    window.field(QStringLiteral("Replace with"))->setText(QStringLiteral("bb"));
    window.bar->replaceAll();
    QCOMPARE(window.editor->bytes(), QByteArray("bb\r\nbb\0bb\xFF", 10));
    QCOMPARE(window.status(), QStringLiteral("3 replaced"));
    window.editor->undo();
    QCOMPARE(window.editor->bytes(), bytes);
    window.editor->setReadOnly(true);
    window.bar->replaceAll();
    QCOMPARE(window.editor->bytes(), bytes);
}

void FindBarTest::expressionErrorsAreShown() {
    Window window{"a(b"};
    window.bar->openFind();
    window.field(QStringLiteral("Find"))->setText(QStringLiteral("a("));
    QCOMPARE(window.status(), QStringLiteral("1 of 1"));
    window.toggle(QStringLiteral("Regular expression"))->click();
    QVERIFY(window.status().contains(QStringLiteral("missing closing parenthesis")));
    QVERIFY(!window.isMarked(0));
}

void FindBarTest::followsEdits() {
    Window window{"x\n"};
    window.bar->openFind();
    window.field(QStringLiteral("Find"))->setText(QStringLiteral("x"));
    window.editor->goToByte(2, 2);
    QTest::keyClicks(window.editor, QStringLiteral("xx"));
    QVERIFY(QTest::qWaitFor([&] { return window.status() == QStringLiteral("3 matches"); }));
    QVERIFY(window.isMarked(3));
}

void FindBarTest::editorMayGo() {
    Window window{"x"};
    window.bar->openReplace();
    window.field(QStringLiteral("Find"))->setText(QStringLiteral("x"));
    delete window.editor;
    window.bar->findNext();
    window.bar->replaceOne();
    window.bar->replaceAll();
    window.bar->closeBar();
    window.bar->openFind();
    auto second = std::make_unique<CodeEditor>();
    second->setBytes("yx");
    window.bar->setEditor(second.get());
    window.bar->findNext();
    QCOMPARE(second->selectedRange(), (parser::ByteRange{1, 2}));
    window.bar->setEditor(nullptr);
    window.bar->findNext();
}

void FindBarTest::lineEndsAreNeverTorn_data() {
    QTest::addColumn<QString>("pattern");
    for (const char* const pattern :
         {"$", "^", "^$", "[ \\t]*$", "x*", "\\n", "\\r\\n", "\\r", "[^\\n]*", "[^\\r]+", "\\s", "\\s+", ".", "(?s).", "\\R",
          "b|$"})
        QTest::newRow(pattern) << QString::fromLatin1(pattern);
}

void FindBarTest::lineEndsAreNeverTorn() {
    QFETCH(const QString, pattern);
    const QByteArray bytes = "a \t\r\nxb\r\n\r\nx\r\n";
    for (const parser::ByteRange range : found(bytes, expression(pattern))) {
        for (const auto place : {range.begin, range.end})
            QVERIFY(place == 0 || place >= bytes.size() || !(bytes[place - 1] == '\r' && bytes[place] == '\n'));
    }
    QByteArray rest = replaced(bytes, expression(pattern), QStringLiteral("!"));
    rest.replace("\r\n", "");
    QVERIFY2(!rest.contains('\r') && !rest.contains('\n'), rest.constData());
}

void FindBarTest::replacementsUseTheFilesLineEnd() {
    const auto newLine = QStringLiteral("\\n");
    QCOMPARE(replaced("a  \r\nb\t\r\n", expression(QStringLiteral("[ \\t]+$")), {}), QByteArray("a\r\nb\r\n"));
    QCOMPARE(replaced("a,b\r\n", expression(QStringLiteral(",")), newLine), QByteArray("a\r\nb\r\n"));
    QCOMPARE(replaced("a,b\r\n", expression(QStringLiteral(",")), QStringLiteral("\\r\\n")), QByteArray("a\r\nb\r\n"));
    QCOMPARE(replaced("a,b\n", expression(QStringLiteral(",")), QStringLiteral("\\r\\n")), QByteArray("a\nb\n"));
    QCOMPARE(replaced("a,b\r", expression(QStringLiteral(",")), newLine), QByteArray("a\rb\r"));
    QCOMPARE(
        replaced("a\r\nb\r\n", expression(QStringLiteral("(a\\nb)")), QStringLiteral("$1$1")), QByteArray("a\r\nba\r\nb\r\n"));
    QCOMPARE(replaced("a\r\nb\r\n", expression(newLine), QStringLiteral("|")), QByteArray("a|b|"));
}

QTEST_MAIN(FindBarTest)
#include "tst_find_bar.moc"
