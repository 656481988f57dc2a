// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/engine_json.h"
#include "parser/loader/content_folder.h"
#include "tests/support/golden_rows.h"

#include <QTest>

using namespace castwright;
namespace fs = std::filesystem;

/// The game's own loader on every tree of the golden sets, with each profile that has a result.
class GoldenLoad : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void load_data() {
        QTest::addColumn<std::string>("tree");
        QTest::addColumn<std::string>("profile");
        for (const test::GoldenSet& set : test::goldenSets()) {
            if (!set.present)
                QTest::newRow(set.name.c_str()) << std::string{} << std::string{};
            for (const char* kind : {"cases", "random", "random-2"}) {
                for (const fs::path& tree : test::foldersIn(set.folder / kind))
                    addTree(set, tree);
            }
        }
    }

    void load() {
        QFETCH(const std::string, tree);
        QFETCH(const std::string, profile);
        if (tree.empty())
            QSKIP(test::kNoSharedSet);
        const parser::Profile* const game = parser::findBuiltInProfile(profile);
        QVERIFY(game);
        auto wanted = nlohmann::json::parse(test::readBytes(fs::path{tree} / ("load." + profile + ".json")));
        wanted.erase("log");  // the game's messages are worded and counted in its own way
        const parser::LoadResult loaded = parser::load(inputsOf(tree), *game);
        const std::string difference = test::differences(wanted, nlohmann::json(cli::castToJson(loaded.cast, *game)));
        QVERIFY2(difference.empty(), difference.c_str());
    }

private:
    static void addTree(const test::GoldenSet& set, const fs::path& tree) {
        int results = 0;
        for (const std::string& profile : parser::builtInProfileIds()) {
            if (!fs::exists(tree / ("load." + profile + ".json")))
                continue;
            ++results;
            const std::string name = set.name + " " + tree.lexically_relative(set.folder).generic_string() + " " + profile;
            QTest::newRow(name.c_str()) << tree.string() << profile;
        }
        if (results == 0)  // let it fail: an input that no test runs
            QTest::newRow(("no result: " + tree.string()).c_str()) << tree.string() << parser::defaultProfile().id;
    }

    /// A tree without content has no folder botfiles, since git keeps no empty ones.
    static std::vector<parser::LoadInput> inputsOf(const fs::path& tree) {
        if (!fs::exists(tree / "botfiles"))
            return {};
        auto inputs = parser::readContent(tree);
        if (!inputs)
            throw std::runtime_error{inputs.error().message};
        return std::move(*inputs);
    }
};

QTEST_GUILESS_MAIN(GoldenLoad)
#include "tst_golden_load.moc"
