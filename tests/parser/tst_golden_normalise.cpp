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
        const auto rows = test::readJsonLines(fs::path{folder} / "normalize.jsonl");
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
