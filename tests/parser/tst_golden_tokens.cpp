// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/engine_json.h"
#include "parser/loader/loader.h"
#include "tests/support/golden_rows.h"

#include <QTest>

#include <set>

using namespace castwright;
namespace fs = std::filesystem;

/// The game's own lexer on every file of the golden sets.
class GoldenTokens : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tokens_data() { test::addGoldenSetRows(); }
    void tokens() {
        CASTWRIGHT_GOLDEN_FOLDER(folder);
        const auto rows = test::readJsonLines(fs::path{folder} / "tokens.jsonl");
        QVERIFY(!rows.empty());
        int failures = 0;
        for (const nlohmann::json& wanted : rows) {
            const auto name = wanted["file"].get<std::string>();
            const parser::SourceText text{test::readBytes(fs::path{folder} / name)};
            const std::string difference = test::differences(wanted, nlohmann::json(cli::tokensToJson(name, text)));
            if (!difference.empty() && ++failures <= 10)
                qWarning("%s:%s", name.c_str(), difference.c_str());
        }
        QVERIFY2(failures == 0, qPrintable(QStringLiteral("%1 of %2 files differ").arg(failures).arg(rows.size())));
    }

    /// An input without a result would pass unseen.
    void everyInputHasAResult_data() { test::addGoldenSetRows(); }
    void everyInputHasAResult() {
        CASTWRIGHT_GOLDEN_FOLDER(folder);
        std::set<std::string> known;
        for (const nlohmann::json& row : test::readJsonLines(fs::path{folder} / "tokens.jsonl"))
            known.insert(row["file"].get<std::string>());
        for (const char* kind : {"cases", "random", "raw"}) {
            for (const auto& entry : fs::recursive_directory_iterator{fs::path{folder} / kind}) {
                const std::string name = entry.path().lexically_relative(folder).generic_string();
                const bool input =
                    entry.is_regular_file() && entry.path().extension() != ".json" && entry.path().extension() != ".jsonl";
                QVERIFY2(!input || known.contains(name), name.c_str());
            }
        }
    }
};

QTEST_GUILESS_MAIN(GoldenTokens)
#include "tst_golden_tokens.moc"
