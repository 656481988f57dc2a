// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/engine_json.h"
#include "parser/loader/content_folder.h"
#include "tests/support/golden_rows.h"

#include <QTest>

#include <map>

using namespace castwright;
namespace fs = std::filesystem;

/// The rule that the game itself chose for each message.
class GoldenMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void match_data() {
        QTest::addColumn<std::string>("results");
        for (const test::GoldenSet& set : test::goldenSets()) {
            if (!set.present)
                QTest::newRow(set.name.c_str()) << std::string{};
            for (const char* file : {"match-random.jsonl", "match-corpus.jsonl"}) {
                if (const fs::path results = set.folder / file; fs::exists(results))
                    QTest::newRow((set.name + " " + file).c_str()) << results.string();
            }
        }
    }

    void match() {
        QFETCH(const std::string, results);
        if (results.empty())
            QSKIP(test::kNoSharedSet);
        const auto rows = test::readJsonLines(results);
        QVERIFY(!rows.empty());
        std::map<std::string, parser::Cast> casts;
        for (const nlohmann::json& row : rows) {
            const auto folder = row["dir"].get<std::string>();
            if (!casts.contains(folder))
                casts[folder] = castOf(folder == "corpus" ? test::sharedCast() : fs::path{results}.parent_path() / folder);
            const auto speaker = row["source"] == "bot" ? previews::Speaker::Bot : previews::Speaker::Player;
            const nlohmann::json got = cli::matchToJson(
                casts[folder], row["character"].get<std::string>(), row["text"].get<std::string>(), speaker,
                row["addressed"] == 1);
            const std::string difference = test::differences(row["result"], got);
            QVERIFY2(difference.empty(), (row.dump() + difference).c_str());
        }
    }

private:
    static parser::Cast castOf(const fs::path& tree) {
        auto inputs = parser::readContent(tree);
        if (!inputs)
            throw std::runtime_error{inputs.error().message};
        return parser::load(std::move(*inputs), parser::defaultProfile()).cast;
    }
};

QTEST_GUILESS_MAIN(GoldenMatch)
#include "tst_golden_match.moc"
