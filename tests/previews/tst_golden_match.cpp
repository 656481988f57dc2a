// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/typed_name.h"
#include "app/cli/output/engine_json.h"
#include "app/cli/output/json_text.h"
#include "parser/loader/content_folder.h"
#include "parser/text/single_byte.h"
#include "tests/support/checking.h"
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
            // The game knows bytes only; ours takes the name as text, too, which other tests are about.
            const auto name = row["character"].get<std::string>();
            if (row["result"].contains("error") && parser::singleByteText(name)) {
                QVERIFY2(!casts[folder].findCharacter(name), row.dump().c_str());
                continue;
            }
            const nlohmann::json got = cli::matchToJson(
                casts[folder], row["character"].get<std::string>(), row["text"].get<std::string>(), speaker,
                row["addressed"] == 1);
            const std::string difference = test::differences(row["result"], got);
            QVERIFY2(difference.empty(), (row.dump() + difference).c_str());
        }
    }

    /// JSON output can be given back: every name and trigger, as `engine load` prints them, leads to where it came from.
    void roundTrip_data() {
        QTest::addColumn<std::string>("tree");
        for (const test::GoldenSet& set : test::goldenSets()) {
            for (const char* kind : {"cases", "random", "random-2"}) {
                for (const fs::path& tree : test::foldersIn(set.folder / kind))
                    QTest::newRow((set.name + " " + tree.lexically_relative(set.folder).generic_string()).c_str())
                        << tree.string();
            }
        }
    }
    void roundTrip() {
        QFETCH(const std::string, tree);
        if (!fs::exists(fs::path{tree} / "botfiles"))
            return;
        const parser::Cast cast = castOf(tree);
        for (std::size_t i = 0; i < cast.characters.size(); ++i) {
            const parser::Character& character = cast.characters[i];
            const std::string name = cli::latin1ToUtf8(character.name);
            QVERIFY2(cli::findTypedCharacter(cast, name, tree) == i, name.c_str());
            for (const parser::ReplyRule& rule : character.replies) {
                for (const parser::Trigger& trigger : rule.triggers) {
                    const auto speaker =
                        rule.source == parser::ReplySource::Bot ? previews::Speaker::Bot : previews::Speaker::Player;
                    const bool addressed = rule.addressed == parser::ReplyAddressed::Required;
                    const auto result = cli::matchToJson(cast, name, cli::latin1ToUtf8(trigger.text), speaker, addressed);
                    QVERIFY2(result.contains("index") && result["index"] >= 0, trigger.text.c_str());
                }
            }
        }
    }

    void namesInOneByteACharacter() {
        const test::Content content{
            {"a.bot",
             "character \"N\xE9"
             "e\" {\n}\ncharacter \"Jos\xC3\xA9\" {\n}\ncharacter \"Jos\xE9\" {\n}\n"}};
        const parser::Cast cast = test::loadContent(content).cast;
        QVERIFY(
            cli::findTypedCharacter(
                cast,
                "N\xC3\xA9"
                "e",
                "x")
            == std::size_t{0});
        QVERIFY(
            cli::findTypedCharacter(
                cast,
                "N\xE9"
                "e",
                "x")
            == std::size_t{0});
        QVERIFY(cli::findTypedCharacter(cast, "Jos\xE9", "x") == std::size_t{2});
        QVERIFY(cli::findTypedCharacter(cast, "Jos\xC3\x83\xC2\xA9", "x") == std::size_t{1});
        QVERIFY(cli::findTypedCharacter(cast, "Jos\xC3\xA9", "x").error().contains("names two"));
        QVERIFY(cli::findTypedCharacter(
                    cast,
                    "N\xE2\x82\xAC"
                    "e",
                    "x")
                    .error()
                    .starts_with("There is no character"));
    }

    void linesOfJsonHoldNoOtherLineEnd() {
        QCOMPARE(cli::jsonText("a\xC2\x85\xE2\x80\xA8\xE2\x80\xA9"), std::string{R"("a\u0085\u2028\u2029")"});
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
