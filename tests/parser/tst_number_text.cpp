// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/lexer/number_text.h"

#include <QTest>

#include <bit>
#include <clocale>
#include <cmath>
#include <limits>
#include <random>

using namespace castwright::parser;

class TestNumberText : public QObject {
    Q_OBJECT

private slots:
    void writesAsAuthorsDo_data();
    void writesAsAuthorsDo();
    void refusesWhatIsNotFinite();
    void readsAsTheGame();
    void readsBackToTheSameFloat();
    void doesNotDependOnTheLocale();
};

void TestNumberText::writesAsAuthorsDo_data() {
    QTest::addColumn<float>("value");
    QTest::addColumn<std::string>("text");
    QTest::newRow("zero") << 0.0F << std::string{"0"};
    QTest::newRow("minus zero") << -0.0F << std::string{"0"};
    QTest::newRow("whole") << 1400.0F << std::string{"1400"};
    QTest::newRow("fraction") << 0.65F << std::string{"0.65"};
    QTest::newRow("negative") << -0.25F << std::string{"-0.25"};
    QTest::newRow("small") << 0.001F << std::string{"0.001"};
    QTest::newRow("third") << 1.0F / 3.0F << std::string{"0.33333334"};
    QTest::newRow("huge") << 1e20F << std::string{"1e20"};
    QTest::newRow("tiny") << 1.5e-20F << std::string{"1.5e-20"};
    QTest::newRow("beyond integers") << 123456.789F << std::string{"123456.79"};
}

void TestNumberText::writesAsAuthorsDo() {
    QFETCH(const float, value);
    QFETCH(const std::string, text);
    QCOMPARE(numberText(value), text);
}

void TestNumberText::refusesWhatIsNotFinite() {
    QVERIFY(!numberText(std::numeric_limits<float>::infinity()));
    QVERIFY(!numberText(std::numeric_limits<float>::quiet_NaN()));
}

void TestNumberText::readsAsTheGame() {
    QCOMPARE(readNumberText("010"), 8.0F);
    QCOMPARE(readNumberText("-0x10"), -16.0F);
    QCOMPARE(readNumberText("1.5f"), 1.5F);
    for (const char* broken : {"", "-", "--1", "+1", "1.5E3", "1.2.3", "1 ", "x", "12abc"})
        QVERIFY2(!readNumberText(broken), broken);
}

void TestNumberText::readsBackToTheSameFloat() {
    std::mt19937 random{7};
    int unreachable = 0;
    for (int i = 0; i < 200'000; ++i) {
        // Half of them any float at all, half in the range that traits have.
        float value = std::bit_cast<float>(static_cast<std::uint32_t>(random()));
        if (i % 2 == 0)
            value = std::uniform_real_distribution<float>{-50'000.0F, 50'000.0F}(random);
        if (!std::isfinite(value))
            continue;
        const auto text = numberText(value);
        if (!text) {
            ++unreachable;
            QVERIFY2(i % 2 == 1, "a value in the range of traits cannot be written");
            continue;
        }
        QVERIFY(readNumberText(*text) == value);
    }
    // Floats so small that the game's division loses their last bits.
    QVERIFY(unreachable < 2000);
}

void TestNumberText::doesNotDependOnTheLocale() {
    const std::string before = std::setlocale(LC_ALL, nullptr);
    const bool german = std::setlocale(LC_ALL, "de_DE.UTF-8") != nullptr;
    const auto text = numberText(0.25F);
    std::setlocale(LC_ALL, before.c_str());
    QCOMPARE(text, "0.25");
    if (!german)
        QSKIP("This system has no German locale; the number was written in the one that was there.");
}

QTEST_GUILESS_MAIN(TestNumberText)
#include "tst_number_text.moc"
