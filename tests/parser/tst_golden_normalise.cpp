// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/engine_json.h"
#include "parser/text/normalise.h"
#include "tests/support/golden_rows.h"

#include <QTest>

using namespace castwright;
namespace fs = std::filesystem;

/// The game's own normalising of triggers, names and messages.
class GoldenNormalise : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void normalise_data() { test::addGoldenSetRows(); }
    void normalise() {
        CASTWRIGHT_GOLDEN_FOLDER(folder);
        compare(test::readJsonLines(fs::path{folder} / "normalize.jsonl"));
        compare(test::readJsonLines(fs::path{folder} / "normalize-2.jsonl"));
    }

    /// Each escape, in small letters and capitals, whole and cut short at each byte, at the end of the text and in front of more.
    void escapesInBothCasesAndAtEveryCut_data() {
        QTest::addColumn<QByteArray>("escape");
        for (const char* const escape : {"^0", "^9", "^:", "^-", "^+", "^r", "^nx", "^c123", "^i^1^"})
            QTest::newRow(escape) << QByteArray{escape};
    }
    void escapesInBothCasesAndAtEveryCut() {
        QFETCH(const QByteArray, escape);
        for (std::string text : {escape.toStdString(), escape.toUpper().toStdString()}) {
            QCOMPARE(parser::escapeLength(text), text.size());
            QCOMPARE(parser::escapeLength(text + "more"), text.size());
            QCOMPARE(parser::normalise("a" + text + "b"), std::string{"ab"});
            while (text.size() > 1) {
                text.pop_back();
                QCOMPARE(parser::escapeLength(text), std::size_t{0});
                // The game keeps the caret, which parts words, and drops the byte after it.
                const std::string rest = parser::normalise(text.substr(std::min<std::size_t>(2, text.size())));
                QCOMPARE(parser::normalise("a" + text), rest.empty() ? "a" : "a " + rest);
            }
        }
    }

    void unknownEscapesAreNone() {
        for (int byte = 1; byte < 0x100; ++byte) {
            const std::string text{'^', static_cast<char>(byte), '1', '2', '3'};
            const bool known = std::string_view{"0123456789:-+rRnNcCiI"}.contains(static_cast<char>(byte));
            QCOMPARE(parser::escapeLength(text) > 0, known);
        }
    }

private:
    static void compare(const std::vector<nlohmann::json>& rows) {
        QVERIFY(!rows.empty());
        for (const nlohmann::json& row : rows) {
            const auto hex = QByteArray::fromStdString(row["in"].get<std::string>());
            const std::string got = cli::escapeHighBytes(parser::normalise(QByteArray::fromHex(hex).toStdString()));
            const auto wanted = row["out"].get<std::string>();
            QVERIFY2(got == wanted, (hex.toStdString() + ": wanted \"" + wanted + "\", got \"" + got + "\"").c_str());
        }
    }
};

QTEST_GUILESS_MAIN(GoldenNormalise)
#include "tst_golden_normalise.moc"
