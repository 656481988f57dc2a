// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/single_byte.h"
#include "tests/cli/run_program.h"
#include "tests/support/golden.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace castwright;
using castwright::test::Run;
using castwright::test::runProgram;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

const fs::path kGolden = fs::path{CASTWRIGHT_TESTS_DIR} / "golden";

/// Runs the built program in the folder of golden results.
Run run(const QStringList& arguments, const QByteArray& input = {}) {
    return runProgram(QStringList{QStringLiteral("engine")} + arguments, QString::fromStdString(kGolden.string()), input);
}

QString path(const fs::path& path) { return QString::fromStdString(path.string()); }

void write(const QString& file, const QByteArray& bytes) {
    QFile out{file};
    QVERIFY(out.open(QIODevice::WriteOnly));
    QCOMPARE(out.write(bytes), bytes.size());
}

}  // namespace

/// `castwright-cli engine …` from end to end: the built program prints the golden results, and says in words what is wrong.
class Engine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tokens() {
        QStringList files;
        std::vector<json> wanted;
        for (const json& row : test::readJsonLines(kGolden / "tokens.jsonl")) {
            files << QString::fromStdString(row["file"].get<std::string>());
            wanted.push_back(row);
        }
        compare(run(QStringList{QStringLiteral("tokens")} + files), wanted);
    }

    void load_data() {
        QTest::addColumn<QString>("profile");
        QTest::newRow("openprey") << QStringLiteral("openprey");
        QTest::newRow("openq4") << QStringLiteral("openq4");
        QTest::newRow("default") << QString{};
    }
    void load() {
        QFETCH(const QString, profile);
        QStringList arguments{QStringLiteral("load")};
        if (!profile.isEmpty())
            arguments << QStringLiteral("--profile") << profile;
        const std::string file = "load." + (profile.isEmpty() ? "openprey" : profile.toStdString()) + ".json";
        std::vector<json> wanted;
        for (const fs::path& tree : test::foldersIn(kGolden / "cases")) {
            arguments << path(tree);
            wanted.push_back(json::parse(test::readBytes(tree / file)));
            wanted.back().erase("log");
        }
        compare(run(arguments), wanted);
    }

    void loadOfAFolderWithoutContent() {
        const Run result = run({QStringLiteral("load"), QStringLiteral("random/t000040")});
        QCOMPARE(result.exitCode, 0);
        QCOMPARE(result.out, QByteArray{"{\"styles\":[],\"characters\":[]}\n"});
        QVERIFY2(result.err.contains("note: There is no folder \"botfiles\" in \"random/t000040\""), result.err.constData());
    }

    void loadGoesOnBehindAnUnreadableFolder() {
        const Run result = run({QStringLiteral("load"), QStringLiteral("nowhere"), QStringLiteral("cases/crlf")});
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.err.contains("Cannot read \"nowhere\": it does not exist."), result.err.constData());
        QCOMPARE(result.lines().size(), std::size_t{1});
    }

    void profileFromAFile() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("mod.toml"));
        write(file, "format = 1\nid = \"mod\"\nextends = \"openq4\"\n");
        const Run result = run({QStringLiteral("load"), QStringLiteral("cases/modelnum"), QStringLiteral("--profile"), file});
        QVERIFY2(result.exitCode == 0, result.err.constData());
        const json wanted = json::parse(test::readBytes(kGolden / "cases/modelnum/load.openq4.json"));
        QCOMPARE(test::differences(wanted["characters"], result.lines().at(0)["characters"]), std::string{});
    }

    void brokenProfile() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("mod.toml"));
        write(file, "format = 1\nid = \"mod\"\nextends = \"openprey\"\n\n[limits]\nline_bytes = \"many\"\n");
        const Run result = run({QStringLiteral("load"), QStringLiteral("cases/crlf"), QStringLiteral("--profile"), file});
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(
            result.err.contains((file + QStringLiteral(":6:14: \"line_bytes\" must be a whole number.")).toUtf8()),
            result.err.constData());
        QVERIFY(result.out.isEmpty());
    }

    void unknownProfile() {
        const Run result =
            run({QStringLiteral("load"), QStringLiteral("cases/crlf"), QStringLiteral("--profile"), QStringLiteral("doom")});
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.err.contains("There is no profile \"doom\""), result.err.constData());
        QVERIFY2(result.err.contains("openprey, openq4"), result.err.constData());
    }

    void resolveAll() {
        for (const fs::path& tree : test::foldersIn(kGolden / "random")) {
            if (!fs::exists(tree / "resolve.jsonl"))
                continue;
            const Run result = run({QStringLiteral("resolve"), path(tree), QStringLiteral("--all")});
            QVERIFY2(result.exitCode == 0, result.err.constData());
            const auto key = [](const json& row) { return std::tuple{row["name"], row["skill"], row["variance"], row["seed"]}; };
            const std::vector<json> got = result.lines();
            for (const json& row : test::readJsonLines(tree / "resolve.jsonl")) {
                const auto found = std::ranges::find(got, key(row), key);
                QVERIFY2(found != got.end(), row.dump().c_str());
                QCOMPARE(test::differences(row, *found), std::string{});
            }
            // Five levels, each without variance and with eight seeds.
            const json cast = json::parse(test::readBytes(tree / "load.openprey.json"));
            QCOMPARE(got.size(), cast["characters"].size() * 5 * 9);
        }
    }

    void resolveOne() {
        const json wanted = test::readJsonLines(kGolden / "random/t000006/resolve.jsonl").back();
        const QString name = QString::fromStdString(wanted["name"].get<std::string>());
        compare(
            run(
                {QStringLiteral("resolve"), QStringLiteral("random/t000006"), QStringLiteral("--name"), name,
                 QStringLiteral("--skill"), QString::number(wanted["skill"].get<double>()), QStringLiteral("--variance"),
                 QString::number(wanted["variance"].get<double>()), QStringLiteral("--seed"),
                 QString::number(wanted["seed"].get<int>())}),
            {wanted});
    }

    void resolveWrongUse_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("message");
        const QString tree = QStringLiteral("random/t000006");
        QTest::newRow("neither") << QStringList{tree} << QByteArray{"Exactly 1 option from [--all,--name] is required"};
        QTest::newRow("both") << QStringList{tree, QStringLiteral("--all"), QStringLiteral("--name"), QStringLiteral("x")}
                              << QByteArray{"Exactly 1 option from [--all,--name] is required"};
        QTest::newRow("nobody") << QStringList{tree, QStringLiteral("--name"), QStringLiteral("nobody")}
                                << QByteArray{"There is no character \"nobody\""};
        QTest::newRow("not a number") << QStringList{
            tree, QStringLiteral("--name"), QStringLiteral("x"), QStringLiteral("--skill"),
            QStringLiteral("high")} << QByteArray{"--skill"};
        QTest::newRow("no folder") << QStringList{QStringLiteral("nowhere"), QStringLiteral("--all")}
                                   << QByteArray{"Cannot read \"nowhere\""};
    }
    void resolveWrongUse() {
        QFETCH(const QStringList, arguments);
        QFETCH(const QByteArray, message);
        const Run result = run(QStringList{QStringLiteral("resolve")} + arguments);
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.err.contains(message), result.err.constData());
        QVERIFY(result.out.isEmpty());
    }

    void normalise() {
        QByteArray input;
        QByteArray wanted;
        for (const json& row : test::readJsonLines(kGolden / "normalize.jsonl")) {
            const QByteArray bytes = QByteArray::fromHex(QByteArray::fromStdString(row["in"].get<std::string>()));
            if (bytes.contains('\n'))
                continue;
            input += bytes + '\n';
            wanted += QByteArray::fromStdString(row["out"].get<std::string>()) + '\n';
        }
        const Run result = run({QStringLiteral("normalize")}, input);
        QVERIFY2(result.exitCode == 0, result.err.constData());
        QCOMPARE(result.out.split('\n'), wanted.split('\n'));
    }

    void match() {
        std::map<std::string, std::vector<json>> byTree;
        for (const json& row : test::readJsonLines(kGolden / "match-random.jsonl")) {
            // The game knows bytes only; the program takes a name that is not there as text in one byte a character, too.
            const auto name = row["character"].get<std::string>();
            if (!row["result"].contains("error") || !parser::singleByteText(name))
                byTree[row["dir"].get<std::string>()].push_back(row);
        }
        for (const auto& [tree, rows] : byTree) {
            QByteArray batch;
            for (json row : rows) {
                row.erase("result");
                batch += QByteArray::fromStdString(row.dump()) + '\n';
            }
            compare(
                run({QStringLiteral("match"), QString::fromStdString(tree), QStringLiteral("--batch"), QStringLiteral("-")},
                    batch),
                rows);
        }
    }

    void matchNamesTheBrokenLine() {
        const QTemporaryDir folder;
        const QString batch = folder.filePath(QStringLiteral("batch.jsonl"));
        write(
            batch,
            "{\"character\": \"x\", \"source\": \"player\", \"addressed\": true, \"text\": \"hi\"}\n"
            "not json\n"
            "{\"character\": \"x\", \"source\": \"robot\", \"addressed\": 0, \"text\": \"hi\"}\n");
        const Run result = run({QStringLiteral("match"), QStringLiteral("random/t000010"), QStringLiteral("--batch"), batch});
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.err.contains((batch + QStringLiteral(":2: this is not JSON.")).toUtf8()), result.err.constData());
        QVERIFY2(
            result.err.contains((batch + QStringLiteral(R"(:3: "source" must be "player" or "bot".)")).toUtf8()),
            result.err.constData());
        QCOMPARE(result.lines().size(), std::size_t{1});
        QCOMPARE(result.lines()[0]["result"], json({{"error", "unknown character"}}));
    }

    void unreadableFile() {
        const Run result = run(
            {QStringLiteral("tokens"), QStringLiteral("nowhere.bot"), QStringLiteral("cases"), QStringLiteral("raw/r000.txt")});
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.err.contains("Cannot read \"nowhere.bot\""), result.err.constData());
        QVERIFY2(result.err.contains("Cannot read \"cases\": it is a folder."), result.err.constData());
        QCOMPARE(result.lines().size(), std::size_t{1});
    }

    void helpHasExamples_data() {
        QTest::addColumn<QString>("command");
        for (const char* command : {"tokens", "load", "resolve", "normalize", "match"})
            QTest::newRow(command) << QString::fromLatin1(command);
    }
    void helpHasExamples() {
        QFETCH(const QString, command);
        const Run result = run({command, QStringLiteral("--help")});
        QCOMPARE(result.exitCode, 0);
        QVERIFY2(result.out.contains("castwright-cli engine " + command.toLatin1()), result.out.constData());
    }

private:
    /// The run was fine and printed these documents, one a line.
    static void compare(const Run& result, const std::vector<json>& wanted) {
        QVERIFY2(result.exitCode == 0, result.err.constData());
        const std::vector<json> got = result.lines();
        QCOMPARE(got.size(), wanted.size());
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const std::string difference = test::differences(wanted[i], got[i]);
            QVERIFY2(difference.empty(), ("line " + std::to_string(i + 1) + difference).c_str());
        }
    }
};

QTEST_GUILESS_MAIN(Engine)
#include "tst_engine.moc"
