// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/dialogs/diff_window.h"
#include "app/gui/dialogs/new_file_dialog.h"
#include "app/gui/document/new_content.h"
#include "app/gui/panels/parts/panel_parts.h"
#include "app/gui/settings/translations.h"
#include "app/gui/tabs/chat_line_length.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/theme/icons.h"
#include "app/gui/theme/theme.h"
#include "app/gui/window/start_page.h"
#include "app/gui/window/status_bar.h"
#include "parser/profile/profile.h"
#include "tests/gui/support/files.h"

#include <QApplication>
#include <QComboBox>
#include <QDirIterator>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace castwright;
using namespace castwright::gui;
using namespace castwright::tests;

namespace {

template<typename Widget>
QStringList shownTexts(const QWidget& parent) {
    QStringList texts;
    for (const Widget* child : parent.findChildren<Widget*>()) {
        if (!child->isHidden() && !child->text().isEmpty())
            texts.append(child->text());
    }
    return texts;
}

/// WCAG 2: 4.5 and more is readable.
qreal contrast(const QColor& a, const QColor& b) {
    const auto luminance = [](const QColor& colour) {
        const auto linear = [](qreal c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
        return 0.2126 * linear(qreal{colour.redF()}) + 0.7152 * linear(qreal{colour.greenF()})
            + 0.0722 * linear(qreal{colour.blueF()});
    };
    const qreal one = luminance(a) + 0.05;
    const qreal two = luminance(b) + 0.05;
    return std::max(one, two) / std::min(one, two);
}

}  // namespace

class TestWindowParts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { installTranslations(*qApp); }

    void cleanup() { applyAppearance(Appearance::System); }

    void emptyListsSayItLegibly() {
        QWidget window;
        const QLabel* const label = makeEmptyState(&window);
        window.show();
        for (const Appearance appearance : {Appearance::Dark, Appearance::Light, Appearance::Dark}) {
            applyAppearance(appearance);
            const QPalette now = QApplication::palette();
            QCOMPARE(isDark(now), appearance == Appearance::Dark);
            QTRY_COMPARE(label->palette().color(QPalette::WindowText), quietColour(now));
            QCOMPARE(label->palette().color(QPalette::Base), now.color(QPalette::Base));
        }
    }

    void countsBytesOfTheLineAtTheCaret() {
        const std::string text = "characterChat \"Ann\" {\n\tchat kill {\n\t\t\"caf\xC3\xA9\"\n\t}\n\treply r {\n\t\ttrigger "
                                 "\"hello\"\n\t\t\"two \" \\ "
                                 "\"parts\"\n\t}\n}\n";
        const parser::SyntaxTree tree{std::make_shared<const parser::SourceText>(text), parser::defaultProfile()};
        const auto at = [&](std::string_view place, std::uint32_t offset) {
            return chatLineLengthAt(tree, static_cast<std::uint32_t>(text.find(place)) + offset);
        };
        QCOMPARE(at("\"caf", 1), 5U);
        QCOMPARE(at("\"caf", 6), 5U);
        QCOMPARE(at("\"caf", 0), std::nullopt);
        QCOMPARE(at("\"caf", 7), std::nullopt);
        QCOMPARE(at("hello", 1), std::nullopt);
        QCOMPARE(at("Ann", 1), std::nullopt);
        QCOMPARE(at("parts", 1), 9U);
        QCOMPARE(chatLineLengthAt(tree, static_cast<std::uint32_t>(text.size())), std::nullopt);
    }

    void statusBar() {
        StatusBar bar;
        QVERIFY(shownTexts<QLabel>(bar).isEmpty());
        bar.setPlace(parser::LinePosition{12, 5});
        bar.setLineLength(LineLength{87, 160});
        bar.setFormat(parser::detectTextFormat("a\r\n"));
        bar.setProfile(QStringLiteral("openPREY"));
        QCOMPARE(
            shownTexts<QLabel>(bar),
            (QStringList{
                QStringLiteral("87/160 bytes"), QStringLiteral("Line 12, column 5"), QStringLiteral("UTF-8"),
                QStringLiteral("CRLF"), QStringLiteral("openPREY")}));
        bar.setLineLength(LineLength{161, 160});
        QVERIFY(shownTexts<QLabel>(bar).contains(u"161/160 bytes, 1 too many"));
        bar.setReadOnly(true);
        QVERIFY(shownTexts<QLabel>(bar).contains(u"Read-only"));
        bar.setFormat(parser::detectTextFormat("\xFF\n\r\n"));
        QVERIFY(shownTexts<QLabel>(bar).contains(u"8-bit bytes"));
        QVERIFY(shownTexts<QLabel>(bar).contains(u"LF, mixed"));
    }

    void problemCountsAreEnglish() {
        StatusBar bar;
        QSignalSpy spy{&bar, &StatusBar::problemsClicked};
        bar.setProblemCounts(ProblemCounts{1, 2});
        QCOMPARE(shownTexts<QToolButton>(bar), QStringList{QStringLiteral("1 error, 2 warnings")});
        bar.setProblemCounts(ProblemCounts{0, 1});
        QCOMPARE(shownTexts<QToolButton>(bar), QStringList{QStringLiteral("0 errors, 1 warning")});
        bar.setProblemCounts(ProblemCounts{});
        QCOMPARE(shownTexts<QToolButton>(bar), QStringList{QStringLiteral("No problems")});
        bar.findChild<QToolButton*>()->click();
        QCOMPARE(spy.size(), 1);
        bar.setProblemCounts({});
        QVERIFY(shownTexts<QToolButton>(bar).isEmpty());
    }

    void everyTextHasItsEnglishPlural() {
        QFile file{QStringLiteral(CASTWRIGHT_TESTS_DIR "/../translations/castwright_en.ts")};
        QVERIFY(file.open(QIODevice::ReadOnly));
        // Texts without a number are English as they are in the sources.
        static const QRegularExpression withNumber{
            QStringLiteral("<message numerus=\"yes\">.*?</message>"), QRegularExpression::DotMatchesEverythingOption};
        int plurals = 0;
        for (const QRegularExpressionMatch& message : withNumber.globalMatch(QString::fromUtf8(file.readAll()))) {
            ++plurals;
            QVERIFY2(!message.captured().contains(QStringLiteral("unfinished")), qPrintable(message.captured()));
        }
        QVERIFY2(plurals > 10, "build update_castwright_translations and fill in what is new");
    }

    void startPage() {
        StartPage page;
        page.resize(800, 600);
        page.show();
        QSignalSpy open{&page, &StartPage::openFolderRequested};
        page.findChild<QPushButton*>(QStringLiteral("startOpenFolder"))->click();
        QCOMPARE(open.size(), 1);
        QSignalSpy chosen{&page, &StartPage::folderChosen};
        page.setRecentFolders({QStringLiteral("/one & two"), QStringLiteral("/") + QString{200, u'x'}});
        const auto rows = page.findChildren<QToolButton*>();
        QCOMPARE(rows.size(), 2);
        QVERIFY(rows[1]->sizeHint().width() <= 440);
        rows[0]->click();
        QCOMPARE(chosen.first().first().toString(), QStringLiteral("/one & two"));
    }

    void newFileDialog() {
        const QTemporaryDir folder;
        writeFile(folder.filePath(QStringLiteral("botfiles/characters/ann.bot")), "x");
        NewFileDialog dialog{
            parser::ContentKind::Character,
            {.root = folder.path().toStdString(), .styles = {QStringLiteral("calm"), QStringLiteral("wild")}, .characters = {}}};
        const auto boxes = dialog.findChildren<QComboBox*>();
        const auto buttons = dialog.findChildren<QPushButton*>();
        const auto create = std::ranges::find_if(buttons, [](const QPushButton* button) { return button->text() == u"Create"; });
        QVERIFY(create != buttons.end());
        QVERIFY(!(*create)->isEnabled());
        boxes[0]->setCurrentText(QStringLiteral("  Dr. Kay "));
        QVERIFY((*create)->isEnabled());
        QVERIFY(shownTexts<QLabel>(dialog).contains(u"botfiles/characters/dr_kay.bot"));
        QCOMPARE(dialog.request().name, QStringLiteral("Dr. Kay"));
        QCOMPARE(dialog.request().style, QStringLiteral("calm"));
        boxes[0]->setCurrentText(QStringLiteral("Ann"));
        QVERIFY(!(*create)->isEnabled());
        boxes[0]->setCurrentText(QStringLiteral("a\"b"));
        QVERIFY(!(*create)->isEnabled());
    }

    void differences() {
        const DiffWindow window{QStringLiteral("a.chat"), "one\ntwo\xFF\n", "one\nthree\r\n"};
        const QString text = window.findChild<QPlainTextEdit*>()->toPlainText();
        QCOMPARE(text, QStringLiteral("@@ -1,2 +1,2 @@\n  one\n− two\u00FF\n+ three\u240D\n"));
    }

    void iconsAreThereAndFollowThePalette() {
        QDirIterator files{QStringLiteral(CASTWRIGHT_RESOURCES_DIR "/icons"), {QStringLiteral("*.svg")}};
        int count = 0;
        while (files.hasNext()) {
            const QString name = QFileInfo{files.next()}.baseName();
            for (const Appearance appearance : {Appearance::Light, Appearance::Dark}) {
                applyAppearance(appearance);
                const QImage image = icon(name).pixmap(QSize{16, 16}, 2.0).toImage();
                QVERIFY2(!image.isNull(), qPrintable(name));
                QCOMPARE(image.size(), (QSize{32, 32}));
                if (name == u"castwright")
                    continue;
                QVERIFY2(holds(image, QApplication::palette().color(QPalette::WindowText)), qPrintable(name));
                QVERIFY(holds(icon(name, Qt::red).pixmap(QSize{16, 16}, 2.0).toImage(), Qt::red));
            }
            ++count;
        }
        QVERIFY(count > 5);
        QVERIFY(icon(QStringLiteral("no such icon")).isNull());
    }

    void coloursAreReadable() {
        for (const Appearance appearance : {Appearance::Light, Appearance::Dark}) {
            applyAppearance(appearance);
            const QPalette palette = QApplication::palette();
            QCOMPARE(isDark(palette), appearance == Appearance::Dark);
            const QColor window = palette.color(QPalette::Window);
            const QColor base = palette.color(QPalette::Base);
            for (const auto& colour :
                 {errorColour(palette), warningColour(palette), informationColour(palette), addedColour(palette),
                  quietColour(palette), palette.color(QPalette::WindowText), palette.color(QPalette::PlaceholderText)}) {
                QVERIFY2(contrast(colour, window) >= 4.2, qPrintable(colour.name()));
                QVERIFY2(contrast(colour, base) >= 4.5, qPrintable(colour.name()));
            }
            QVERIFY(contrast(palette.color(QPalette::WindowText), noticeGround(palette)) >= 7.0);
            // What WCAG asks of lines and marks.
            QVERIFY2(contrast(accentColour(palette), base) >= 3.0, qPrintable(accentColour(palette).name()));
        }
    }

private:
    static bool holds(const QImage& image, const QColor& colour) {
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y) == colour)
                    return true;
            }
        }
        return false;
    }
};

QTEST_MAIN(TestWindowParts)
#include "tst_window_parts.moc"
