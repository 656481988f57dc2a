// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/pack_workplace.h"
#include "tests/support/files.h"

#include <QTest>

#include <sys/stat.h>

#include <filesystem>

using namespace castwright;
using namespace Qt::StringLiterals;
using castwright::tests::Json;
using castwright::tests::Outcome;
using castwright::tests::Workplace;
namespace fs = std::filesystem;

/// What `pack` and `pak` write, where, and how they end.
class TestPackOutput : public QObject {
    Q_OBJECT

private slots:
    void refusesOutputsThatWouldLoseSomething();
    void keepsModeAndLinksOfTheOldPak();
    void lostOutputFails();
    void aBrokenPakHasOneExitCode();
    void saysInJsonWhatFailed();
    void aFolderWithoutBotfilesIsAnError();
    void packsBestWhenAsked();
};

void TestPackOutput::refusesOutputsThatWouldLoseSomething() {
    const Workplace place;
    tests::writeFile(place.source() / "botfiles/styles/z.style", "style \"z\" {\n}\n");
    tests::writeFile(place.source() / "maps/readme.txt", "Read me.\n");
    tests::writeFile(place.source() / "lore.json", "{}\n");
    tests::writeFile(place.root() / "notes.txt", "Notes.\n");
    tests::writeFile(place.root() / "notes.h", "int notes;\n");
    QCOMPARE(::mkfifo((place.root() / "pipe").c_str(), 0600), 0);
    const auto before = tests::snapshot(place.source());
    const QList<QStringList> wrong{
        {u"-o"_s, u"source/botfiles/styles/z.style"_s},
        {u"-o"_s, u"source/maps/readme.txt"_s},
        {u"-o"_s, u"source/new.txt"_s},
        {u"-o"_s, u"source/botfiles/new.style"_s},
        {u"-o"_s, u"notes.txt"_s},
        {u"-o"_s, u"pipe"_s},
        {u"--header"_s, u"source/lore.json"_s},
        {u"--header"_s, u"source/new.txt"_s},
        {u"--header"_s, u"notes.txt"_s},
        {u"--header"_s, u"notes.h"_s},
        {u"--header"_s, u"pipe"_s},
    };
    for (const QStringList& output : wrong) {
        for (const QString& dry : {u"--force"_s, u"--dry-run"_s}) {
            const Outcome outcome = place.run(QStringList{u"pack"_s, u"source"_s, dry} + output);
            QVERIFY2(outcome.code == 2, qPrintable(output.join(u' ')));
            QVERIFY2(outcome.err.contains("Cannot write \"" + output[1].toStdString() + '"'), outcome.err.c_str());
        }
    }
    QCOMPARE(tests::snapshot(place.source()), before);
    QCOMPARE(tests::readFile(place.root() / "notes.txt"), std::string{"Notes.\n"});
    QCOMPARE(place.beside(), (std::set<std::string>{"notes.h", "notes.txt", "pipe"}));
    struct stat status{};
    QCOMPARE(::stat((place.root() / "pipe").c_str(), &status), 0);
    QVERIFY(S_ISFIFO(status.st_mode));
    // An empty file and a header of ours are no loss.
    tests::writeFile(place.root() / "empty.pk4", "");
    for (int i = 0; i < 2; ++i)
        VERIFY_CODE(place.run({u"pack"_s, u"source"_s, u"-o"_s, u"empty.pk4"_s, u"--header"_s, u"source/pak0_checksum.h"_s}), 0);
}

void TestPackOutput::keepsModeAndLinksOfTheOldPak() {
    const Workplace place;
    VERIFY_CODE(place.run({u"pack"_s, u"source"_s}), 0);
    fs::permissions(place.target(), fs::perms{0640});
    tests::writeFile(place.source() / "README", "Changed.\n");
    VERIFY_CODE(place.run({u"pack"_s, u"source"_s}), 0);
    QCOMPARE(fs::status(place.target()).permissions(), fs::perms{0640});
    fs::create_hard_link(place.target(), place.root() / "second.pk4");
    tests::writeFile(place.source() / "README", "Changed again.\n");
    VERIFY_CODE(place.run({u"pack"_s, u"source"_s}), 0);
    QVERIFY(fs::equivalent(place.target(), place.root() / "second.pk4"));
    VERIFY_CODE(place.run({u"pak"_s, u"verify"_s, u"second.pk4"_s, u"--against"_s, u"source"_s}), 0);
    fs::permissions(place.target(), fs::perms{0444});
    tests::writeFile(place.source() / "README", "A third time.\n");
    const Outcome readOnly = place.run({u"pack"_s, u"source"_s});
    VERIFY_CODE(readOnly, 2);
    QVERIFY2(readOnly.err.contains("read-only"), readOnly.err.c_str());
}

void TestPackOutput::lostOutputFails() {
    const Workplace place;
    VERIFY_CODE(place.run({u"pack"_s, u"source"_s}), 0);
    for (const QString& command :
         {u"pak list pak0.pk4"_s, u"pak verify pak0.pk4"_s, u"check source"_s, u"rules"_s, u"pack source"_s,
          u"engine load source"_s}) {
        QVERIFY2(place.shell(u"\"$0\" "_s + command).code == 0 || command.startsWith(u"check"), qPrintable(command));
        for (const QString& nowhere : {u" >/dev/full"_s, u" >&-"_s}) {
            const Outcome outcome = place.shell(u"exec \"$0\" "_s + command + nowhere);
            QVERIFY2(outcome.code == 2, qPrintable(command + nowhere));
            QVERIFY2(outcome.err.contains("The results could not be written"), outcome.err.c_str());
        }
    }
    VERIFY_CODE(place.run({u"pak"_s, u"verify"_s, u"pak0.pk4"_s}), 0);
}

void TestPackOutput::aBrokenPakHasOneExitCode() {
    const Workplace place;
    VERIFY_CODE(place.run({u"pack"_s, u"source"_s, u"-o"_s, u"whole.pk4"_s}), 0);
    // What a pak is called does not matter.
    for (const char* name : {"cut.pk4", "cut.zip"}) {
        tests::writeFile(place.root() / name, tests::readFile(place.root() / "whole.pk4").substr(0, 1000));
        const QString file = QString::fromLatin1(name);
        for (const QStringList& command : QList<QStringList>{
                 {u"pak"_s, u"list"_s, file},
                 {u"pak"_s, u"verify"_s, file},
                 {u"pak"_s, u"extract"_s, file},
                 {u"pak"_s, u"diff"_s, file, u"whole.pk4"_s},
                 {u"pak"_s, u"diff"_s, u"source"_s, file},
                 {u"engine"_s, u"load"_s, file},
             })
            QVERIFY2(place.run(command).code == 2, qPrintable(command.join(u' ')));
    }
}

void TestPackOutput::saysInJsonWhatFailed() {
    const Workplace place;
    for (const QStringList& command : QList<QStringList>{
             {u"pack"_s, u"missing"_s},
             {u"pack"_s, u"source"_s, u"-o"_s, u"missing/pak0.pk4"_s},
             {u"pak"_s, u"list"_s, u"missing"_s},
             {u"pak"_s, u"verify"_s, u"missing"_s},
             {u"pak"_s, u"extract"_s, u"missing"_s},
             {u"pak"_s, u"diff"_s, u"source"_s, u"missing"_s},
         }) {
        const Outcome outcome = place.run(command + QStringList{u"--format"_s, u"json"_s});
        VERIFY_CODE(outcome, 2);
        const Json json = outcome.json();
        QVERIFY2(!json.is_discarded(), outcome.out.c_str());
        QCOMPARE(json.at("status"), "failed");
        QVERIFY(json.at("path").get<std::string>().contains("missing"));
        QVERIFY(json.at("message").get<std::string>().ends_with('.'));
    }
}

void TestPackOutput::aFolderWithoutBotfilesIsAnError() {
    const Workplace place;
    tests::writeFile(place.root() / "maps/maps/readme.txt", "Read me.\n");
    const Outcome outcome = place.run({u"pack"_s, u"maps"_s});
    VERIFY_CODE(outcome, 1);
    QVERIFY2(outcome.err.contains("[pack/required-missing]"), outcome.err.c_str());
    VERIFY_CODE(place.run({u"pack"_s, u"maps"_s, u"--force"_s}), 0);
}

void TestPackOutput::packsBestWhenAsked() {
    const Workplace place;
    tests::writeFile(place.source() / "docs/large.txt", tests::prose(300'000, 7));
    const Outcome usual = place.run({u"pack"_s, u"source"_s, u"--format"_s, u"json"_s});
    VERIFY_CODE(usual, 0);
    QVERIFY(usual.json().at("compressor").get<std::string>().ends_with("level 9"));
    const Outcome best = place.run({u"pack"_s, u"source"_s, u"--best"_s, u"--format"_s, u"json"_s});
    VERIFY_CODE(best, 0);
    QVERIFY(best.json().at("compressor").get<std::string>().ends_with("level 12"));
    // What another level deflated is not taken over.
    QCOMPARE(best.json().at("reused"), 0);
    QVERIFY(best.json().at("size").get<int>() < usual.json().at("size").get<int>());
    const Outcome again = place.run({u"pack"_s, u"source"_s, u"--best"_s, u"--format"_s, u"json"_s});
    QCOMPARE(again.json().at("status"), "unchanged");
    QVERIFY(again.json().at("reused").get<int>() > 0);
}

QTEST_GUILESS_MAIN(TestPackOutput)
#include "tst_pack_output.moc"
