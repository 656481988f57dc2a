// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/text_format.h"

#include <QTest>

using namespace castwright::parser;
using namespace std::string_literals;

class TextFormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void detect_data() {
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<TextFormat>("format");
        const auto row = [](const char* name, const std::string& bytes, TextFormat format) {
            QTest::newRow(name) << bytes << format;
        };
        row("nothing", "", {});
        row("plain", "a\nb\n", {});
        row("one line", "a", {});
        row("CRLF", "a\r\nb\r\n", {.lineEnding = LineEnding::CrLf});
        row("CR", "a\rb\r", {.lineEnding = LineEnding::Cr});
        row("mostly CRLF", "a\r\nb\r\nc\n", {.lineEnding = LineEnding::CrLf, .mixedLineEndings = true});
        row("a tie goes to LF", "a\r\nb\n", {.mixedLineEndings = true});
        row("CR CR LF", "a\r\r\nb", {.lineEnding = LineEnding::CrLf, .mixedLineEndings = true});
        row("byte order mark", "\xEF\xBB\xBF"s + "a\n", {.encoding = Encoding::Utf8, .byteOrderMark = true});
        row("half a byte order mark", "\xEF\xBB", {.encoding = Encoding::Bytes});
        row("NUL", "a\0b"s, {.holdsNul = true});
        row("UTF-8", "caf\xC3\xA9", {.encoding = Encoding::Utf8});
        row("four bytes", "\xF0\x9F\x98\x80", {.encoding = Encoding::Utf8});
        row("the last code point", "\xF4\x8F\xBF\xBF", {.encoding = Encoding::Utf8});
        row("Latin-1", "caf\xE9", {.encoding = Encoding::Bytes});
        row("UTF-8, then Latin-1", "caf\xC3\xA9 caf\xE9", {.encoding = Encoding::Bytes});
        row("overlong", "\xC0\x80", {.encoding = Encoding::Bytes});
        row("overlong, three bytes", "\xE0\x9F\xBF", {.encoding = Encoding::Bytes});
        row("overlong, four bytes", "\xF0\x8F\xBF\xBF", {.encoding = Encoding::Bytes});
        row("surrogate", "\xED\xA0\x80", {.encoding = Encoding::Bytes});
        row("past the last code point", "\xF4\x90\x80\x80", {.encoding = Encoding::Bytes});
        row("cut", "\xE2\x82", {.encoding = Encoding::Bytes});
        row("a lone continuation", "\x80", {.encoding = Encoding::Bytes});
    }
    void detect() {
        QFETCH(const std::string, bytes);
        QFETCH(const TextFormat, format);
        const TextFormat got = detectTextFormat(bytes);
        QCOMPARE(got.encoding, format.encoding);
        QCOMPARE(got.byteOrderMark, format.byteOrderMark);
        QCOMPARE(got.holdsNul, format.holdsNul);
        QCOMPARE(got.lineEnding, format.lineEnding);
        QCOMPARE(got.mixedLineEndings, format.mixedLineEndings);
    }

    void lineEndings() {
        QCOMPARE(std::string{lineEndingBytes(LineEnding::Lf)}, "\n"s);
        QCOMPARE(std::string{lineEndingBytes(LineEnding::CrLf)}, "\r\n"s);
        QCOMPARE(std::string{lineEndingBytes(LineEnding::Cr)}, "\r"s);
    }
};

QTEST_GUILESS_MAIN(TextFormatTest)
#include "tst_text_format.moc"
