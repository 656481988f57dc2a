// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/lexer/lexer.h"
#include "parser/loader/loader.h"
#include "tests/support/random_text.h"
#include "tests/support/token_invariants.h"

#include <QTest>

#include <clocale>
#include <locale>

using namespace castwright;
using namespace castwright::parser;
using namespace std::string_literals;

namespace {

/// The texts of the tokens that the game sees, each with its type: `name:fov number:90`.
std::string seen(std::string_view bytes) {
    constexpr std::array<std::string_view, 7> kTypes{"name", "string", "literal", "number", "punct", "error", "end"};
    const TokenList list = lex(bytes);
    std::string text;
    for (const Token& token : list.seenByGame())
        text += (text.empty() ? "" : " ") + std::string{kTypes.at(static_cast<std::size_t>(token.type))} + ":"
            + tokenText(bytes, token);
    return text;
}

float valueOf(std::string_view bytes) {
    const TokenList list = lex(bytes);
    return tokenNumber(bytes, list.tokens.front());
}

}  // namespace

class Lexer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tokens_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("tokens");
        const auto row = [](const char* name, const char* bytes, const char* tokens) {
            QTest::newRow(name) << QByteArray{bytes} << QByteArray{tokens};
        };
        row("nothing", "", "");
        row("a statement", "set fov -1.5", "name:set name:fov punct:- number:1.5");
        row("a name holds path bytes", "a/b:c.d//e", "name:a/b:c.d//e");
        row("a backslash becomes a slash", "\"C:\\dir\\\" a\\b", "string:C:/dir/ name:a/b");
        row("no escapes", "\"a\\\"b\"", "string:a/ name:b");
        row("joined strings", "\"one\" \\\n // c\n \"two\"", "string:onetwo");
        row("the byte behind */", "/* c */\"line\"", "name:line");
        row("/*/ is a whole comment", "/*/ab", "name:b");
        row("a literal", "'it is' x", "literal:it is name:x");
        row("an apostrophe eats the line", "it's\nset", "name:it");
        row("split numbers", "08 12abc 10f 1.5E3", "number:0 number:8 number:12 name:abc number:10 name:f number:1.5 name:E3");
        row("whole numbers", "1.5f 7ul 5. 0x 1e", "number:1.5 number:7 number:5. number:0x number:1e");
        row("too many dots", "a 1.2.3 b", "name:a");
        row("punctuation, longest first", ">>=<<=-->", "punct:>>= punct:<<= punct:-- punct:>");
        row("a high letter and another high byte", "\xE9 \x80 x", "name:\xE9");
        row("a byte order mark", "\xEF\xBB\xBFstyle", "name:\xEF");
    }
    void tokens() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QByteArray, tokens);
        QCOMPARE(QByteArray::fromStdString(seen(bytes.toStdString())), tokens);
    }

    void nulEndsTheFileForTheGameOnly() {
        const std::string bytes = "a\0b"s;
        QCOMPARE(seen(bytes), "name:a"s);
        QCOMPARE(lex(bytes).tokens.size(), std::size_t{4});  // a, NUL, b, end
        QVERIFY(test::brokenCover(bytes).empty());
    }

    void hexDigitsOfBothCases() {
        QCOMPARE(valueOf("0xff"), 255.0F);
        QCOMPARE(valueOf("0XFF"), 255.0F);
        QCOMPARE(valueOf("0xAbCdEf"), 11259375.0F);
    }

    void integersWrapAt32Bits() { QCOMPARE(valueOf("4294967396"), 100.0F); }

    void numbersDoNotDependOnTheLocale() {
        const std::string before = std::setlocale(LC_ALL, nullptr);
        const std::locale global;
        const bool german = std::setlocale(LC_ALL, "de_DE.UTF-8") != nullptr;
        const float value = valueOf("1.25");
        const std::string tokens = seen("set fov 1.25");
        std::setlocale(LC_ALL, before.c_str());
        std::locale::global(global);
        QCOMPARE(value, 1.25F);
        QCOMPARE(tokens, "name:set name:fov number:1.25"s);
        if (!german)
            QSKIP("the locale de_DE.UTF-8 is not installed");
    }

    void linesAsTheGameCountsThem() {
        const std::string bytes = "a\n/* c */\nb";
        const TokenList list = lex(bytes);
        QCOMPARE(list.tokens[1].line, 2U);  // the newline behind the comment is swallowed
        QCOMPARE(list.tokens[1].linesCrossed, 1U);
    }

    void stringPartsAndOffsets() {
        const std::string bytes = R"( "ab" \ "cd" )";
        const TokenList list = lex(bytes);
        const Token& token = list.tokens.front();
        const std::vector<ByteRange> parts = stringParts(bytes, token);
        QCOMPARE(parts.size(), std::size_t{2});
        QCOMPARE(std::string{slice(bytes, parts[1])}, "cd"s);
        QCOMPARE(bytes[stringOffsetInFile(bytes, token, 0)], 'a');
        QCOMPARE(bytes[stringOffsetInFile(bytes, token, 2)], 'c');
        QCOMPARE(stringOffsetInFile(bytes, token, 4), token.end - 1);
    }

    void everyByteIsCovered() {
        test::Random random{1};
        for (std::size_t i = 0; i < 4000; ++i) {
            const std::string bytes = test::randomBytes(random, test::below(random, 200));
            QVERIFY2(test::brokenCover(bytes).empty(), (std::to_string(i) + ": " + test::brokenCover(bytes)).c_str());
            const std::string pieces = test::randomPieces(random, test::below(random, 60));
            QVERIFY2(test::brokenCover(pieces).empty(), (std::to_string(i) + ": " + test::brokenCover(pieces)).c_str());
        }
    }

    /// Every text of one and of two bytes.
    void everyPairOfBytes() {
        for (int first = 0; first < 256; ++first) {
            for (int second = 0; second < 256; ++second) {
                const std::string bytes{static_cast<char>(first), static_cast<char>(second)};
                QVERIFY2(test::brokenCover(bytes).empty(), qPrintable(QStringLiteral("%1 %2").arg(first).arg(second)));
            }
        }
    }

    void comparingIsLikeComparingTheText() {
        test::Random random{2};
        for (std::size_t i = 0; i < 2000; ++i) {
            const std::string bytes = test::randomPieces(random, 30);
            QVERIFY2(test::brokenTexts(bytes).empty(), test::brokenTexts(bytes).c_str());
        }
    }

    // Hostile sizes. That these end at all is the test; times are for the benchmarks.

    void oneLongName() {
        const std::string bytes(1'000'000, 'a');
        QCOMPARE(lex(bytes).tokens.size(), std::size_t{2});
    }

    void manyBraces() {
        const std::string bytes(10'000'000, '{');
        QCOMPARE(lex(bytes).tokens.size(), bytes.size() + 1);
    }

    void longExponent() {
        const std::string digits(1'000'000, '9');
        QCOMPARE(valueOf("1e" + digits), std::numeric_limits<float>::infinity());
        QCOMPARE(valueOf("1e-" + digits), 0.0F);
        QVERIFY(std::isnan(valueOf("0.0e" + digits)));
    }

    void hostileRepeats_data() {
        QTest::addColumn<QByteArray>("piece");
        for (const char* piece : {"/*",
                                  "/*/",
                                  "*/",
                                  "\"",
                                  "\"\\",
                                  "\"\" \\ ",
                                  "'",
                                  "//",
                                  "\n",
                                  "\\",
                                  "1.",
                                  "1.#",
                                  "0x",
                                  "-",
                                  "\x80",
                                  "\xA1",
                                  "style \"a\" {",
                                  "} ",
                                  "a\\",
                                  "\"a\" /* b */ "})
            QTest::newRow(piece) << QByteArray{piece};
        QTest::newRow("NUL") << QByteArray(1, '\0');
    }
    void hostileRepeats() {
        QFETCH(const QByteArray, piece);
        std::string bytes;
        while (bytes.size() < 300'000)
            bytes += piece.toStdString();
        const TokenList list = lex(bytes);
        (void)list.messagesUntilStop(bytes);
        QVERIFY(test::brokenCover(bytes).empty());
    }
};

QTEST_GUILESS_MAIN(Lexer)
#include "tst_lexer.moc"
