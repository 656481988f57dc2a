// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/pack_workplace.h"
#include "tests/support/files.h"
#include "tests/support/zip_builder.h"

#include <QProcess>
#include <QTest>

#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <format>
#include <memory>
#include <random>
#include <set>

using namespace castwright;
using namespace Qt::StringLiterals;
using castwright::tests::Json;
using castwright::tests::Outcome;
using castwright::tests::text;
using castwright::tests::Workplace;
namespace fs = std::filesystem;

namespace {

/// Does a process have a new file open in a folder, with a name or without one yet?
bool writesBeside(const QProcess& process, const fs::path& folder) {
    std::error_code error;
    const fs::path open = std::format("/proc/{}/fd", process.processId());
    for (fs::directory_iterator entry{open, error}, end; !error && entry != end; entry.increment(error)) {
        std::error_code ignored;
        const std::string name = fs::read_symlink(entry->path(), ignored).string();
        if (name.starts_with(folder.string() + "/#") || name.starts_with(folder.string() + "/.pak0.pk4.castwright-"))
            return true;
    }
    return false;
}

void writeTo(const char* path, std::string_view text) {
    const int file = ::open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0 || ::write(file, text.data(), text.size()) != static_cast<ssize_t>(text.size()))
        ::_exit(77);
    ::close(file);
}

/// In a new process: puts a disk of 1 MB at a folder, for this process and its children only. Ends with 77 where that is not allowed.
void mountSmallDisk(const std::string& folder, std::string_view user) {
    const bool isRoot = ::geteuid() == 0;
    if (::unshare(isRoot ? CLONE_NEWNS : CLONE_NEWNS | CLONE_NEWUSER) != 0)
        ::_exit(77);
    if (!isRoot)
        writeTo("/proc/self/uid_map", user);
    if (::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0
        || ::mount("none", folder.c_str(), "tmpfs", 0, "size=1m,mode=777") != 0)
        ::_exit(77);
}

}  // namespace

class TestPackCommand : public QObject {
    Q_OBJECT

private slots:
    void packs();
    void samePakInAnyTimeZoneAndMask();
    void refusesContentWithErrors();
    void buildsOnPaks();
    void refusesWhatCannotBePacked();
    void dryRunWritesNothing();
    void writesTheHeaderOnce();
    void wrongUseSaysSo();
    void listsVerifiesDiffsExtracts();
    void hostileArchivesWithinMemory();
    void packsTheSampleCast();
    void packsTheRealCast();
    void oldOrNewAfterAKill();
    void severalAtOnceLeaveAWholePak();
    void stopsWithoutATraceWhenAsked();
    void fullDiskKeepsTheOldPak();
    void smallTmpfsKeepsTheOldPak();
    void readOnlyFolderKeepsTheOldPak();
};

void TestPackCommand::packs() {
    const Workplace place;
    tests::writeFile(place.source() / "mod.json", "{}");
    const Outcome first = place.run({u"pack"_s, u"source"_s});
    VERIFY_CODE(first, 0);
    QVERIFY2(first.out.contains("pak0.pk4: 9 files, "), first.out.c_str());
    QVERIFY2(first.out.contains("\nMD5      ") && first.out.contains("\nSHA-256  "), first.out.c_str());
    QVERIFY2(first.out.contains("left out mod.json ("), first.out.c_str());
    const Outcome second = place.run({u"pack"_s, u"source"_s, u"--format"_s, u"json"_s});
    VERIFY_CODE(second, 0);
    const Json json = second.json();
    QCOMPARE(json.at("status"), "unchanged");
    QCOMPARE(json.at("files"), 9);
    QCOMPARE(json.at("size"), fs::file_size(place.target()));
    QCOMPARE(json.at("reused"), 8);
    QCOMPARE(json.at("leftOut").at(0).at("path"), "mod.json");
    QVERIFY(first.out.contains(json.at("sha256").get<std::string>()));
    QCOMPARE(place.beside(), std::set<std::string>{"pak0.pk4"});

    // Inside of the source the pak does not pack itself.
    const Outcome inside = place.shell(u"cd source && exec \"$0\" pack"_s);
    VERIFY_CODE(inside, 0);
    QCOMPARE(tests::readFile(place.source() / "pak0.pk4"), tests::readFile(place.target()));
}

void TestPackCommand::samePakInAnyTimeZoneAndMask() {
    const Workplace place;
    VERIFY_CODE(place.shell(u"umask 022; TZ=UTC exec \"$0\" pack source -o a.pk4"_s), 0);
    // The SHA-256 is in the list now, so the next run must not take entries from there: another folder, another list.
    VERIFY_CODE(
        place.shell(u"umask 077; mkdir -p elsewhere/deep; cp -r source elsewhere/deep/; chmod -R u+x elsewhere; "
                    "XDG_CACHE_HOME=/nowhere TZ=Asia/Tokyo LC_ALL=C exec \"$0\" pack elsewhere/deep/source -o elsewhere/b.pk4"_s),
        0);
    QCOMPARE(tests::readFile(place.root() / "a.pk4"), tests::readFile(place.root() / "elsewhere/b.pk4"));
}

void TestPackCommand::refusesContentWithErrors() {
    const Workplace place;
    tests::writeFile(place.source() / "botfiles/styles/broken.style", "style \"broken\" {\n    set noSuchTrait 1\n}\n");
    const Outcome refused = place.run({u"pack"_s, u"source"_s});
    VERIFY_CODE(refused, 1);
    QVERIFY2(refused.err.contains("botfiles/styles/broken.style:2:"), refused.err.c_str());
    QVERIFY2(refused.err.contains("[load/unknown-trait]"), refused.err.c_str());
    QVERIFY2(refused.err.contains("Nothing was packed"), refused.err.c_str());
    QVERIFY(place.beside().empty());
    const Outcome json = place.run({u"pack"_s, u"source"_s, u"--format"_s, u"json"_s});
    VERIFY_CODE(json, 1);
    QCOMPARE(json.json().at("status"), "refused");
    QCOMPARE(json.json().at("contentErrors").size(), 1U);
    const Outcome forced = place.run({u"pack"_s, u"source"_s, u"--force"_s, u"--format"_s, u"json"_s});
    VERIFY_CODE(forced, 0);
    QVERIFY2(forced.err.contains("as asked"), forced.err.c_str());
    QCOMPARE(forced.json().at("forced"), true);
}

/// What a pak in the folder has is there for the game, unless it is the one that is to be replaced.
void TestPackCommand::buildsOnPaks() {
    const Workplace place;
    tests::writeFile(place.root() / "base/botfiles/styles/base.style", "style \"base\" {\n}\n");
    VERIFY_CODE(place.run({u"pack"_s, u"base"_s, u"-o"_s, u"source/pak0.pk4"_s, u"--force"_s}), 0);
    tests::writeFile(place.source() / "botfiles/characters/bob.bot", "character \"Bob\" {\n    inherit \"base\"\n}\n");
    VERIFY_CODE(place.run({u"pack"_s, u"source"_s, u"-o"_s, u"source/pak1.pk4"_s, u"--dry-run"_s}), 0);
    const Outcome replaced = place.run({u"pack"_s, u"source"_s, u"-o"_s, u"source/pak0.pk4"_s, u"--dry-run"_s});
    VERIFY_CODE(replaced, 1);
    QVERIFY2(replaced.err.contains("[load/unknown-style]"), replaced.err.c_str());
}

void TestPackCommand::refusesWhatCannotBePacked() {
    const Workplace place;
    tests::writeFile(place.source() / "bad\xFF\x01.txt", "x");
    fs::create_symlink("/etc", place.source() / "etc");
    for (const QString& force : {u"--dry-run"_s, u"--force"_s}) {
        const Outcome refused = place.run({u"pack"_s, u"source"_s, force, u"--format"_s, u"json"_s});
        VERIFY_CODE(refused, 1);
        const Json json = refused.json();
        QVERIFY(!json.is_discarded());
        QCOMPARE(json.at("findings").size(), 3U);
        QVERIFY2(
            refused.err.contains("bad\\xFF\\x01.txt: error: ") && refused.err.contains("[pack/unsafe-path]"),
            refused.err.c_str());
        QVERIFY2(refused.err.contains("etc: error: ") && refused.err.contains("[pack/symlink]"), refused.err.c_str());
    }
    QVERIFY(place.beside().empty());
}

void TestPackCommand::dryRunWritesNothing() {
    const Workplace place;
    VERIFY_CODE(place.run({u"pack"_s, u"source"_s}), 0);
    tests::writeFile(place.source() / "README", "Changed.\n");
    const auto before = tests::snapshot(place.root());
    const Outcome dry = place.run({u"pack"_s, u"source"_s, u"--dry-run"_s, u"--header"_s, u"header.h"_s});
    VERIFY_CODE(dry, 0);
    QVERIFY2(dry.out.contains("changed  README") && dry.out.contains("goes in  README"), dry.out.c_str());
    const Outcome json = place.run({u"pack"_s, u"source"_s, u"--dry-run"_s, u"--format"_s, u"json"_s});
    VERIFY_CODE(json, 0);
    QCOMPARE(json.json().at("entries").size(), 9U);
    QCOMPARE(json.json().at("difference").at("changes").size(), 1U);
    QCOMPARE(tests::snapshot(place.root()), before);
}

void TestPackCommand::writesTheHeaderOnce() {
    const Workplace place;
    const QStringList arguments{u"pack"_s, u"source"_s, u"--header"_s, u"pak0_checksum.h"_s, u"--profile"_s, u"openq4"_s};
    VERIFY_CODE(place.run(arguments), 0);
    const fs::path header = place.root() / "pak0_checksum.h";
    QVERIFY(tests::readFile(header).contains("#define OPENQ4_PAK0_FILE_COUNT 9\n"));
    QVERIFY(tests::readFile(header).contains(std::format("#define OPENQ4_PAK0_SIZE_BYTES {}\n", fs::file_size(place.target()))));
    fs::last_write_time(header, fs::file_time_type::clock::now() - std::chrono::hours{1});
    const auto time = fs::last_write_time(header);
    VERIFY_CODE(place.run(arguments), 0);
    QVERIFY(fs::last_write_time(header) == time);
    VERIFY_CODE(place.run({u"pack"_s, u"source"_s, u"--header"_s, u"missing/x.h"_s}), 2);
    VERIFY_CODE(place.run({u"pack"_s, u"source"_s, u"--header"_s, u"./pak0.pk4"_s}), 2);
}

void TestPackCommand::wrongUseSaysSo() {
    const Workplace place;
    const QList<QStringList> wrong{
        {u"pack"_s, u"missing"_s},
        {u"pack"_s, u"source/README"_s},
        {u"pack"_s, u"source"_s, u"-o"_s, u"missing/pak0.pk4"_s},
        {u"pack"_s, u"source"_s, u"-o"_s, u"source"_s},
        {u"pack"_s, u"source"_s, u"--format"_s, u"xml"_s},
        {u"pack"_s, u"source"_s, u"--profile"_s, u"quake"_s},
        {u"pack"_s, u"--no-such-option"_s},
        {u"pak"_s},
        {u"pak"_s, u"list"_s},
        {u"pak"_s, u"list"_s, u"missing.pk4"_s},
        {u"pak"_s, u"list"_s, u"source"_s},
        {u"pak"_s, u"diff"_s, u"source"_s, u"missing"_s},
    };
    for (const QStringList& arguments : wrong) {
        const Outcome outcome = place.run(arguments);
        QVERIFY2(outcome.code == 2 && !outcome.err.empty(), qPrintable(arguments.join(u' ')));
    }
    QVERIFY(place.beside().empty());
    for (const char* command : {"pack", "pak"}) {
        const Outcome help = place.run({QString::fromLatin1(command), u"--help"_s});
        VERIFY_CODE(help, 0);
        QVERIFY(help.out.contains("Examples:"));
    }
}

void TestPackCommand::listsVerifiesDiffsExtracts() {
    const Workplace place;
    VERIFY_CODE(place.run({u"pack"_s, u"source"_s}), 0);
    const Outcome list = place.run({u"pak"_s, u"list"_s, u"pak0.pk4"_s});
    VERIFY_CODE(list, 0);
    QVERIFY2(list.out.contains("botfiles/styles/Wild.style\n") && list.out.contains("9 entries"), list.out.c_str());
    const Outcome listJson = place.run({u"pak"_s, u"list"_s, u"pak0.pk4"_s, u"--format"_s, u"json"_s});
    QCOMPARE(listJson.json().at("entries").size(), 9U);

    VERIFY_CODE(place.run({u"pak"_s, u"verify"_s, u"pak0.pk4"_s, u"--against"_s, u"source"_s}), 0);
    tests::writeFile(place.source() / "botfiles/styles/calm.style", "style \"calm\" {\n}\n");
    const Outcome stale = place.run({u"pak"_s, u"verify"_s, u"pak0.pk4"_s, u"--against"_s, u"source"_s});
    VERIFY_CODE(stale, 1);
    QVERIFY2(stale.out.contains("[pack/stale]"), stale.out.c_str());
    VERIFY_CODE(place.run({u"pak"_s, u"verify"_s, u"pak0.pk4"_s}), 0);

    const Outcome diff = place.run({u"pak"_s, u"diff"_s, u"pak0.pk4"_s, u"source"_s});
    VERIFY_CODE(diff, 1);
    QVERIFY2(diff.out.contains("-    set aimLead 0.5\n"), diff.out.c_str());
    const Outcome diffJson = place.run({u"pak"_s, u"diff"_s, u"pak0.pk4"_s, u"source"_s, u"--format"_s, u"json"_s});
    QCOMPARE(diffJson.json().at("changes").at(0).at("kind"), "changed");
    VERIFY_CODE(place.run({u"pak"_s, u"diff"_s, u"pak0.pk4"_s, u"pak0.pk4"_s}), 0);

    const Outcome fromPak = place.run({u"engine"_s, u"load"_s, u"pak0.pk4"_s});
    VERIFY_CODE(fromPak, 0);
    VERIFY_CODE(place.run({u"pak"_s, u"extract"_s, u"pak0.pk4"_s}), 0);
    QCOMPARE(place.run({u"engine"_s, u"load"_s, u"pak0"_s}).out, fromPak.out);
    VERIFY_CODE(place.run({u"pak"_s, u"diff"_s, u"pak0.pk4"_s, u"pak0"_s}), 0);
    VERIFY_CODE(place.run({u"pak"_s, u"extract"_s, u"pak0.pk4"_s}), 2);
    tests::writeFile(place.root() / "cut.pk4", tests::readFile(place.target()).substr(0, 1000));
    VERIFY_CODE(place.run({u"pak"_s, u"verify"_s, u"cut.pk4"_s}), 2);
    QCOMPARE(place.beside(), (std::set<std::string>{"cut.pk4", "pak0", "pak0.pk4"}));
}

void TestPackCommand::hostileArchivesWithinMemory() {
#if defined(__SANITIZE_ADDRESS__)
    QSKIP("The address sanitizer needs more address space than the limit.");
#endif
    const Workplace place;
    for (const tests::HostileArchive& archive : tests::hostileArchives()) {
        tests::writeFile(place.root() / "hostile/inner/crafted.pk4", archive.bytes);
        const auto before = tests::snapshot(place.root());
        bool refused = false;
        for (const QString& command : {u"list"_s, u"verify"_s, u"extract"_s}) {
            // 256 MB of address space for everything, libraries and stacks among it.
            const Outcome outcome =
                place.shell(u"ulimit -v 262144; cd hostile/inner && exec \"$0\" pak \"$@\""_s, {command, u"crafted.pk4"_s});
            refused = outcome.code != 0;
            QVERIFY2(
                outcome.code == 2 || (outcome.code == 0 && command == u"list"_s), (archive.title + ": " + outcome.err).c_str());
            QVERIFY2(outcome.code == 0 || outcome.err.contains(archive.reason), (archive.title + ": " + outcome.err).c_str());
        }
        QVERIFY2(refused, archive.title.c_str());
        QVERIFY2(tests::snapshot(place.root()) == before, archive.title.c_str());
    }
    qInfo("%zu archives", tests::hostileArchives().size());
}

void TestPackCommand::packsTheSampleCast() {
    const Workplace place;
    const Outcome outcome = place.run({u"pack"_s, u"" CASTWRIGHT_RESOURCES_DIR "/sample"_s});
    VERIFY_CODE(outcome, 0);
    QVERIFY2(outcome.err.empty(), outcome.err.c_str());
}

void TestPackCommand::packsTheRealCast() {
    const fs::path cast{CASTWRIGHT_SHARED_DIR "/corpus/openprey"};
    if (!fs::exists(cast))
        QSKIP("The real cast is not beside this checkout.");
    const Workplace place;
    const Outcome outcome = place.run({u"pack"_s, text(cast.string()), u"--format"_s, u"json"_s});
    VERIFY_CODE(outcome, 0);
    QVERIFY2(outcome.err.empty(), outcome.err.c_str());
    QCOMPARE(outcome.json().at("files"), 44);
    VERIFY_CODE(place.run({u"pak"_s, u"verify"_s, u"pak0.pk4"_s, u"--against"_s, text(cast.string())}), 0);
}

void TestPackCommand::oldOrNewAfterAKill() {
    const Workplace place;
    // Two states of the source; each pack turns the one pak into the other, deflating everything.
    const auto setState = [&](int state) {
        tests::writeFile(place.source() / "docs/large.txt", tests::prose(150'000, static_cast<std::uint32_t>(state)));
        fs::remove_all(place.root() / "cache");
    };
    std::array<std::string, 2> paks;
    for (const int state : {0, 1}) {
        setState(state);
        VERIFY_CODE(place.run({u"pack"_s, u"source"_s}), 0);
        paks.at(static_cast<std::size_t>(state)) = tests::readFile(place.target());
    }
    int current = 1;
    int killed = 0;
    int strays = 0;
    int runs = 0;
    // In microseconds from the start: follows what the machine needs for a pack, so that some are killed early, and some late.
    int latest = 10'000;
    std::mt19937 random{12345};
    for (; killed < 100; ++runs) {
        const int wanted = 1 - current;
        setState(wanted);
        QProcess process;
        place.prepare(process);
        process.start(QString::fromLatin1(CASTWRIGHT_CLI_PROGRAM), {u"pack"_s, u"source"_s});
        QVERIFY(process.waitForStarted());
        std::uniform_int_distribution<int> moment{0, latest};
        ::usleep(static_cast<useconds_t>(moment(random)));
        ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
        QVERIFY(process.waitForFinished());
        const bool wasKilled = process.exitStatus() == QProcess::CrashExit;
        killed += wasKilled ? 1 : 0;
        latest = wasKilled ? latest + latest / 10 : std::max(1000, latest - latest / 5);
        const std::string pak = tests::readFile(place.target());
        QVERIFY2(pak == paks[0] || pak == paks[1], std::format("after kill {}", runs).c_str());
        current = pak == paks[0] ? 0 : 1;
        strays += place.beside().size() > 1 ? 1 : 0;
    }
    VERIFY_CODE(place.run({u"pack"_s, u"source"_s}), 0);
    QCOMPARE(place.beside(), std::set<std::string>{"pak0.pk4"});
    qInfo("%d of %d were killed before their end, %d left a temporary file until the next run", killed, runs, strays);
}

void TestPackCommand::severalAtOnceLeaveAWholePak() {
    const Workplace place;
    tests::writeFile(place.source() / "docs/large.txt", tests::prose(500'000, 7));
    std::vector<std::unique_ptr<QProcess>> processes;
    for (int i = 0; i < 6; ++i) {
        processes.push_back(std::make_unique<QProcess>());
        place.prepare(*processes.back());
        processes.back()->start(QString::fromLatin1(CASTWRIGHT_CLI_PROGRAM), {u"pack"_s, u"source"_s});
    }
    int fine = 0;
    for (const auto& process : processes) {
        const Outcome outcome = Workplace::finished(*process);
        QVERIFY2(outcome.code == 0 || outcome.err.contains("another program changed it"), outcome.err.c_str());
        fine += outcome.code == 0 ? 1 : 0;
    }
    QVERIFY(fine >= 1);
    QCOMPARE(place.beside(), std::set<std::string>{"pak0.pk4"});
    VERIFY_CODE(place.run({u"pak"_s, u"verify"_s, u"pak0.pk4"_s, u"--against"_s, u"source"_s}), 0);
}

void TestPackCommand::stopsWithoutATraceWhenAsked() {
    const Workplace place;
    VERIFY_CODE(place.run({u"pack"_s, u"source"_s}), 0);
    const std::string old = tests::readFile(place.target());
    tests::writeFile(place.source() / "docs/large.txt", tests::prose(6'000'000, 7));
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        QProcess process;
        place.prepare(process);
        process.start(QString::fromLatin1(CASTWRIGHT_CLI_PROGRAM), {u"pack"_s, u"source"_s});
        QVERIFY(process.waitForStarted());
        for (int waited = 0; waited < 10'000 && !writesBeside(process, place.root()); ++waited)
            ::usleep(500);
        QVERIFY(writesBeside(process, place.root()));
        ::kill(static_cast<pid_t>(process.processId()), signal);
        QVERIFY(process.waitForFinished());
        QVERIFY(process.exitStatus() == QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(process.readAllStandardError().contains("Stopped as asked"));
        QCOMPARE(place.beside(), std::set<std::string>{"pak0.pk4"});
        QCOMPARE(tests::readFile(place.target()), old);
    }
}

void TestPackCommand::fullDiskKeepsTheOldPak() {
    const Workplace place;
    VERIFY_CODE(place.run({u"pack"_s, u"source"_s}), 0);
    const std::string old = tests::readFile(place.target());
    tests::writeFile(place.source() / "more.bin", tests::noise(3'000'000, 5));
    // No file may grow beyond 100 blocks.
    const Outcome outcome = place.shell(u"ulimit -f 100; exec \"$0\" pack source"_s);
    VERIFY_CODE(outcome, 2);
    QVERIFY2(outcome.err.contains("Cannot write \"pak0.pk4\": "), outcome.err.c_str());
    QCOMPARE(place.beside(), std::set<std::string>{"pak0.pk4"});
    QCOMPARE(tests::readFile(place.target()), old);
}

void TestPackCommand::smallTmpfsKeepsTheOldPak() {
    const Workplace place;
    fs::create_directory(place.root() / "disk");
    const std::string disk = (place.root() / "disk").string();
    const std::string user = std::format("{0} {0} 1", ::geteuid());
    QProcess process;
    place.prepare(process);
    process.setChildProcessModifier([&] { mountSmallDisk(disk, user); });
    process.start(
        u"bash"_s,
        {u"-c"_s,
         u"\"$0\" pack source -o disk/pak0.pk4 >disk/said || exit 78; before=$(sha256sum <disk/pak0.pk4); "
         "head -c 3000000 /dev/urandom >source/more.bin; "
         "\"$0\" pack source -o disk/pak0.pk4; code=$?; "
         "[[ $before == $(sha256sum <disk/pak0.pk4) && $(ls -A disk | tr '\\n' ' ') == 'pak0.pk4 said ' ]] || exit 79; exit $code"_s,
         QString::fromLatin1(CASTWRIGHT_CLI_PROGRAM)});
    const Outcome outcome = Workplace::finished(process);
    if (outcome.code == 77)
        QSKIP("A small disk cannot be mounted here.");
    VERIFY_CODE(outcome, 2);
    QVERIFY2(outcome.err.contains("No space left on device"), outcome.err.c_str());
}

void TestPackCommand::readOnlyFolderKeepsTheOldPak() {
    const Workplace place;
    fs::create_directory(place.root() / "locked");
    VERIFY_CODE(place.run({u"pack"_s, u"source"_s, u"-o"_s, u"locked/pak0.pk4"_s}), 0);
    const std::string old = tests::readFile(place.root() / "locked/pak0.pk4");
    tests::writeFile(place.source() / "README", "Changed.\n");
    fs::permissions(place.root(), fs::perms{0755});
    fs::permissions(place.root() / "locked/pak0.pk4", fs::perms{0666});
    fs::permissions(place.root() / "locked", fs::perms{0555});
    // Permissions do not bind root, so it becomes somebody else.
    const QString other = ::geteuid() == 0 ? u"setpriv --reuid 65534 --regid 65534 --clear-groups "_s : QString{};
    if (place.shell(other + u"\"$0\" --version"_s).code != 0)
        QSKIP("The program cannot be run as another user here.");
    const Outcome outcome = place.shell(u"exec "_s + other + u"\"$0\" pack source -o locked/pak0.pk4"_s);
    fs::permissions(place.root() / "locked", fs::perms{0755});
    VERIFY_CODE(outcome, 2);
    QVERIFY2(outcome.err.contains("Cannot write \"locked/pak0.pk4\": Permission denied."), outcome.err.c_str());
    QCOMPARE(tests::snapshot(place.root() / "locked").size(), 1U);
    QCOMPARE(tests::readFile(place.root() / "locked/pak0.pk4"), old);
}

QTEST_GUILESS_MAIN(TestPackCommand)
#include "tst_pack.moc"
