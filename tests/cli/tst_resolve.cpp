// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_program.h"
#include "tests/support/golden.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <fstream>
#include <map>

using castwright::test::Run;
using castwright::test::runProgram;
using nlohmann::json;

namespace {

QString sample() { return QStringLiteral(CASTWRIGHT_TESTS_DIR "/fixtures/trio"); }

}  // namespace

/// `resolve` and `compare` from end to end.
class TestResolve : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The numbers are those of the golden results, in every digit.
    void agreesWithTheGame() {
        const QString corpus = QStringLiteral(CASTWRIGHT_SHARED_DIR "/corpus/openprey");
        std::ifstream golden{CASTWRIGHT_SHARED_DIR "/oracle/resolve-corpus.jsonl"};
        if (!QFileInfo::exists(corpus) || !golden)
            QSKIP("The real cast is not here: its golden results cannot be compared.");
        std::map<std::pair<int, int>, std::map<std::string, json>>
            results;  // by variance and seed: what the program printed, by name
        int compared = 0;
        for (std::string line; std::getline(golden, line);) {
            const json wanted = json::parse(line);
            const int variance = wanted["variance"].get<int>();
            const int seed = wanted["seed"].get<int>();
            auto& printed = results[{variance, seed}];
            if (printed.empty()) {
                const Run result = runProgram(
                    {QStringLiteral("resolve"), QStringLiteral("--in"), corpus, QStringLiteral("--format"),
                     QStringLiteral("json"), QStringLiteral("--variance"), QString::number(variance), QStringLiteral("--seed"),
                     QString::number(seed)});
                QCOMPARE(result.exitCode, 0);
                for (const json& subject : json::parse(result.out.toStdString()))
                    printed.emplace(subject["name"].get<std::string>(), subject);
            }
            const json& subject = printed.at(wanted["name"].get<std::string>());
            const json& skill = subject["skills"].at(wanted["skill"].get<std::size_t>() - 1);
            QCOMPARE(skill["traits"], wanted["traits"]);
            QCOMPARE(skill["effective"], wanted["effective"]);
            QCOMPARE(subject["weapons"], wanted["weapons"]);
            ++compared;
        }
        QVERIFY(compared > 300);
    }

    void whyListsEachStatementWithItsPlace() {
        const Run result = runProgram(
            {QStringLiteral("resolve"), QStringLiteral("brasswick"), QStringLiteral("--in"), sample(), QStringLiteral("--skill"),
             QStringLiteral("3.5"), QStringLiteral("--trait"), QStringLiteral("patience"), QStringLiteral("--why")});
        QCOMPARE(result.exitCode, 0);
        QVERIFY2(result.out.contains("patience at skill 3.5: 0.88\n"), result.out.constData());
        QVERIFY2(result.out.contains("set 0.8   botfiles/styles/clockwork.style:"), result.out.constData());
        QVERIFY2(result.out.contains("add 0.08  botfiles/characters/brasswick.bot:"), result.out.constData());
    }

    void csvHasARowForEachSkill() {
        const Run result = runProgram(
            {QStringLiteral("resolve"), QStringLiteral("style:clockwork"), QStringLiteral("--in"), sample(),
             QStringLiteral("--skill"), QStringLiteral("1..5:0.5"), QStringLiteral("--trait"), QStringLiteral("fov,aimLead"),
             QStringLiteral("--format"), QStringLiteral("csv")});
        const auto lines = result.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 10);
        QCOMPARE(lines.first(), QByteArray{"name,kind,skill,effective,fov,aimLead"});
        QVERIFY2(lines.at(2).startsWith("clockwork,style,1.5,1.5,137.5,"), lines.at(2).constData());
    }

    void svgIsWellFormed() {
        const Run result = runProgram(
            {QStringLiteral("resolve"), QStringLiteral("--in"), sample(), QStringLiteral("--trait"),
             QStringLiteral("combatRange"), QStringLiteral("--format"), QStringLiteral("svg")});
        QCOMPARE(result.exitCode, 0);
        QXmlStreamReader reader{result.out};
        int lines = 0;
        while (!reader.atEnd()) {
            if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QStringLiteral("polyline"))
                ++lines;
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(lines, 5 * 4);  // the baseline and three characters, a segment for each level
    }

    void compareSortsByDelta() {
        const Run result = runProgram(
            {QStringLiteral("compare"), QStringLiteral("Brasswick"), QStringLiteral("Quill-7"), QStringLiteral("--in"), sample(),
             QStringLiteral("--trait"), QStringLiteral("fov,patience")});
        QCOMPARE(result.exitCode, 0);
        QVERIFY2(result.out.indexOf("patience") < result.out.indexOf("fov"), result.out.constData());
        QVERIFY2(result.out.contains("Brasswick fights most like Quill-7"), result.out.constData());
    }

    /// Some readers split lines at NEL, LS and PS, which names may hold.
    void jsonHasNoOtherLineEnds() {
        const QTemporaryDir folder;
        QVERIFY(QDir{folder.path()}.mkpath(QStringLiteral("botfiles/characters")));
        QFile file{folder.filePath(QStringLiteral("botfiles/characters/a.bot"))};
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray name{"A\xC2\x85"
                              "B\xE2\x80\xA8"
                              "C\xE2\x80\xA9"};
        file.write("character \"" + name + "\" { }\ncharacter \"D\" { }\n");
        file.close();
        for (const QStringList& command :
             {QStringList{QStringLiteral("resolve")},
              QStringList{QStringLiteral("compare"), QString::fromUtf8(name), QStringLiteral("D")}}) {
            const Run result = runProgram(
                command + QStringList{QStringLiteral("--in"), folder.path(), QStringLiteral("--format"), QStringLiteral("json")});
            QVERIFY2(result.exitCode == 0, result.err.constData());
            QVERIFY(!result.out.contains("\xC2\x85") && !result.out.contains("\xE2\x80"));
            QVERIFY(json::accept(result.out.toStdString()));
        }
    }

    void wrongUseIsExplained_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const QStringList& arguments, const char* message) {
            QTest::newRow(name) << arguments + QStringList{QStringLiteral("--in"), sample()} << QByteArray{message};
        };
        row("no such character", {QStringLiteral("resolve"), QStringLiteral("Nobody")},
            "There is no character or style \"Nobody\"");
        row("no such trait", {QStringLiteral("resolve"), QStringLiteral("--trait"), QStringLiteral("nose")},
            "There is no trait \"nose\"");
        row("skill", {QStringLiteral("resolve"), QStringLiteral("--skill"), QStringLiteral("0..9")}, "\"0..9\" is no skill");
        row("step", {QStringLiteral("compare"), QStringLiteral("--skill"), QStringLiteral("1..5:0")}, "is no skill");
        row("picture", {QStringLiteral("resolve"), QStringLiteral("--format"), QStringLiteral("svg")}, "say which with --trait");
    }
    void wrongUseIsExplained() {
        QFETCH(const QStringList, arguments);
        QFETCH(const QByteArray, message);
        const Run result = runProgram(arguments);
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.err.contains(message), result.err.constData());
    }
};

QTEST_GUILESS_MAIN(TestResolve)
#include "tst_resolve.moc"
