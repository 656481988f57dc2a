// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/display_text.h"

#include <QTest>

using namespace castwright::parser;
using namespace std::string_literals;

class TestDisplayText : public QObject {
    Q_OBJECT

private slots:
    void hiddenCharactersAreEscaped_data() {
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<std::string>("shown");
        QTest::newRow("text") << "a \"b\" \xC3\xA9\xE2\x80\xA6\xF0\x9F\x98\x80"s
                              << "a \"b\" \xC3\xA9\xE2\x80\xA6\xF0\x9F\x98\x80"s;
        QTest::newRow("right-to-left override") << "a\xE2\x80\xAE"s << "a\\xE2\\x80\\xAE"s;
        QTest::newRow("isolate") << "\xE2\x81\xA6"s << "\\xE2\\x81\\xA6"s;
        QTest::newRow("zero width space") << "\xE2\x80\x8B"s << "\\xE2\\x80\\x8B"s;
        QTest::newRow("byte order mark") << "\xEF\xBB\xBFx"s << "\\xEF\\xBB\\xBFx"s;
        QTest::newRow("line separator") << "\xE2\x80\xA8"s << "\\xE2\\x80\\xA8"s;
        QTest::newRow("escape") << "\x1B[31m"s << "\\x1B[31m"s;
        QTest::newRow("C1 control") << "\xC2\x9B"s << "\\xC2\\x9B"s;
        QTest::newRow("line end and tab") << "\n\t"s << "\\x0A\\x09"s;
        QTest::newRow("no UTF-8") << "\xFF\xC0\x80\xED\xA0\x80"s << "\\xFF\\xC0\\x80\\xED\\xA0\\x80"s;
        QTest::newRow("cut") << "\xE2\x80"s << "\\xE2\\x80"s;
    }

    void hiddenCharactersAreEscaped() {
        QFETCH(const std::string, bytes);
        QFETCH(const std::string, shown);
        QCOMPARE(displayText(bytes), shown);
    }

    void linesKeepTheirEnds() { QCOMPARE(displayLines("a\r\n\tb\xE2\x80\xAE\n"), "a\\x0D\n\tb\\xE2\\x80\\xAE\n"s); }
};

QTEST_GUILESS_MAIN(TestDisplayText)
#include "tst_display_text.moc"
