// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/archive/checksum.h"
#include "packer/archive/deflater.h"
#include "packer/archive/pak.h"
#include "packer/archive/pak_header.h"
#include "packer/files/replacement_file.h"
#include "packer/packing/pack.h"
#include "packer/packing/pack_record.h"
#include "parser/text/bytes.h"
#include "tests/support/files.h"
#include "tests/support/zip_builder.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <thread>

using namespace castwright;
using namespace castwright::packer;
namespace fs = std::filesystem;
using namespace Qt::StringLiterals;

namespace {

/// A folder of one's own with a source tree in it.
class Workplace {
public:
    Workplace() { tests::writeSampleTree(source()); }
    // QTemporaryDir cannot remove names that are not UTF-8.
    ~Workplace() { fs::remove_all(root()); }
    Workplace(const Workplace&) = delete;
    Workplace& operator=(const Workplace&) = delete;

    [[nodiscard]] fs::path root() const { return fs::path{m_folder.path().toStdString()}; }
    [[nodiscard]] fs::path source() const { return root() / "source"; }
    [[nodiscard]] fs::path target() const { return root() / "pak0.pk4"; }

    [[nodiscard]] Result<PackReport> pack(PackOptions options = {}) const {
        const auto plan = planPack(source(), target());
        if (!plan)
            return std::unexpected{plan.error()};
        return packer::pack(*plan, options);
    }
    /// Remembers paks, as the programs do.
    [[nodiscard]] PackOptions remembering() const {
        PackOptions options;
        options.recordFolder = root() / "cache";
        return options;
    }

private:
    QTemporaryDir m_folder;
};

std::string messageOf(const Result<PackReport>& result) { return result ? std::string{} : result.error().message; }

std::vector<std::string> namesOf(const fs::path& folder) {
    std::vector<std::string> names;
    for (const fs::directory_entry& entry : fs::directory_iterator{folder})
        names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
}

}  // namespace

#define VERIFY_PACKED(result)                                        \
    do {                                                             \
        const auto& verified = (result);                             \
        QVERIFY2(verified.has_value(), messageOf(verified).c_str()); \
    } while (false)

class TestPack : public QObject {
    Q_OBJECT

private slots:
    void ordersAndHeadersAreTheContract();
    void bytesArePinned();
    void bytesDoNotDependOnPlaceTimeOrOrder();
    void othersReadIt_data();
    void othersReadIt();
    void unchangedBytesKeepTheOldFile();
    void copiesUnchangedEntries();
    void seesAnEditThatKeepsSizeAndTime();
    void takesNothingFromAForeignPak();
    void leavesOut();
    void refuses_data();
    void refuses();
    void refusesTwoPathsThatDifferInCase();
    void targetInsideTheSourceStaysOut();
    void cancelLeavesNoTrace();
    void removesWhatKilledRunsLeft();
    void saysWhyItCannotWrite();
    void keepsWhatSomebodyElsePutThere();
    void noticesFilesThatChangeMeanwhile();
    void largeFilesAreStoredAndMemoryStaysBounded();
    void hugeRatiosAreReadableToo();
    void limitsAreCounted();
    void writesTheHeader();
};

void TestPack::ordersAndHeadersAreTheContract() {
    const Workplace place;
    const auto report = place.pack();
    VERIFY_PACKED(report);
    QCOMPARE(report->files, 9U);
    QVERIFY(report->changed);
    const std::string bytes = tests::readFile(place.target());
    QCOMPARE(report->size, bytes.size());

    // The end record: no comment, one disk.
    const std::size_t end = bytes.size() - 22;
    QCOMPARE(readU32(bytes, end), kEndSignature);
    for (const std::size_t field : {4U, 6U, 20U})
        QCOMPARE(readU16(bytes, end + field), 0);
    QCOMPARE(readU16(bytes, end + 8), 9);
    QCOMPARE(readU16(bytes, end + 10), 9);
    std::size_t central = readU32(bytes, end + 16);
    QCOMPARE(central + readU32(bytes, end + 12), end);

    std::size_t local = 0;
    std::string before;
    for (int i = 0; i < 9; ++i) {
        QCOMPARE(readU32(bytes, central), kCentralSignature);
        QCOMPARE(readU16(bytes, central + 4), 3 << 8 | 63);  // made by: Unix, the same everywhere
        const std::size_t nameBytes = readU16(bytes, central + 28);
        const std::string name = bytes.substr(central + 46, nameBytes);
        const std::uint32_t crc = readU32(bytes, central + 16);
        const std::uint32_t packed = readU32(bytes, central + 20);
        const std::uint32_t size = readU32(bytes, central + 24);
        const std::uint16_t method = readU16(bytes, central + 10);
        QCOMPARE(readU32(bytes, central + 42), local);
        for (const std::size_t field : {8U, 12U, 30U, 32U, 34U, 36U})  // flags, time, extra, comment, disk, internal attributes
            QCOMPARE(readU16(bytes, central + field), 0);
        QCOMPARE(readU16(bytes, central + 14), 0x0021);
        QCOMPARE(readU32(bytes, central + 38), 0100644U << 16U);

        QCOMPARE(readU32(bytes, local), kLocalSignature);
        QCOMPARE(readU16(bytes, local + 4), method == kStored ? 10 : 20);
        QCOMPARE(readU16(bytes, local + 6), 0);  // flags: bits 3 and 11 among them
        QCOMPARE(readU16(bytes, local + 8), method);
        QCOMPARE(readU16(bytes, local + 10), 0);
        QCOMPARE(readU16(bytes, local + 12), 0x0021);
        QCOMPARE(readU32(bytes, local + 14), crc);
        QCOMPARE(readU32(bytes, local + 18), packed);
        QCOMPARE(readU32(bytes, local + 22), size);
        QCOMPARE(readU16(bytes, local + 26), nameBytes);
        QCOMPARE(readU16(bytes, local + 28), 0);
        QCOMPARE(bytes.substr(local + 30, nameBytes), name);

        const std::string source = tests::readFile(place.source() / name);
        QCOMPARE(size, source.size());
        QCOMPARE(crc, crc32(source));
        QCOMPARE(method, source.empty() ? kStored : kDeflated);
        const std::string stream = bytes.substr(local + 30 + nameBytes, packed);
        QVERIFY(method == kStored ? stream == source : Inflater{}.inflatesTo(stream, source));

        const std::string lower = parser::toAsciiLower(name);
        QVERIFY2(before < lower, name.c_str());
        before = lower;
        central += 46 + nameBytes;
        local += 30 + nameBytes + packed;
    }
    QCOMPARE(central, end);
}

void TestPack::bytesArePinned() {
    if (compressorName(DeflateLevel::Usual) != "libdeflate 1.23, level 9")
        QSKIP("Another version of libdeflate makes other bytes.");
    const Workplace place;
    const auto report = place.pack();
    VERIFY_PACKED(report);
    QCOMPARE(report->sha256, std::string{"78e6222e1c53901e0564255c5116c9ff671bdd606142e1fe694be4d2c5a4dd15"});
    QCOMPARE(report->md5, std::string{"6e21889faff4fb03be0f11f3949cb3d0"});
}

void TestPack::bytesDoNotDependOnPlaceTimeOrOrder() {
    const Workplace first;
    const Workplace second;
    // Other times, other modes, another order of making, an unusual path, other numbers of threads.
    const fs::path moved = second.root() / "\xC5\xBDlu\xC5\xA5\xC3\xA1k \xE2\x80\x93 \xE6\x97\xA5\xE6\x9C\xAC" / "x y";
    const auto files = tests::snapshot(first.source());
    for (auto file = files.rbegin(); file != files.rend(); ++file) {
        if (file->first.ends_with('/'))
            continue;
        tests::writeFile(moved / file->first, file->second);
        fs::permissions(moved / file->first, fs::perms::owner_all);
        fs::last_write_time(moved / file->first, fs::file_time_type::clock::now() - std::chrono::hours{24 * 365 * 30});
    }
    const auto a = first.pack();
    VERIFY_PACKED(a);
    const auto plan = planPack(moved, moved.parent_path() / "\xC3\xA9.pk4");
    QVERIFY(plan);
    PackOptions options;
    options.threads = 7;
    options.memoryBudget = 1;
    const auto b = pack(*plan, options);
    VERIFY_PACKED(b);
    QCOMPARE(a->sha256, b->sha256);
    QCOMPARE(a->md5, b->md5);
    QCOMPARE(tests::readFile(first.target()), tests::readFile(moved.parent_path() / "\xC3\xA9.pk4"));
}

void TestPack::othersReadIt_data() {
    QTest::addColumn<QStringList>("command");
    QTest::newRow("python3") << QStringList{
        u"python3"_s, u"-c"_s,
        u"import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None and len(z.infolist()) == 9"_s};
    QTest::newRow("unzip") << QStringList{u"unzip"_s, u"-tqq"_s};
    QTest::newRow("7z") << QStringList{u"7z"_s, u"t"_s, u"-bd"_s};
    QTest::newRow("bsdtar") << QStringList{u"bsdtar"_s, u"-xOqf"_s};
}

void TestPack::othersReadIt() {
    QFETCH(QStringList, command);
    const QString program = command.takeFirst();
    if (QStandardPaths::findExecutable(program).isEmpty())
        QSKIP("This program is not installed.");
    const Workplace place;
    VERIFY_PACKED(place.pack());
    QProcess process;
    process.start(program, command << QString::fromStdString(place.target().string()));
    QVERIFY(process.waitForFinished());
    const QByteArray said = process.readAllStandardError() + process.readAllStandardOutput();
    QVERIFY2(process.exitCode() == 0, said.constData());
    QVERIFY2(!said.contains("WARNING") && !said.contains("warning"), said.constData());
}

void TestPack::unchangedBytesKeepTheOldFile() {
    const Workplace place;
    VERIFY_PACKED(place.pack());
    const auto old = fs::file_time_type::clock::now() - std::chrono::hours{1};
    fs::last_write_time(place.target(), old);
    const auto oldTime = fs::last_write_time(place.target());
    const auto again = place.pack();
    VERIFY_PACKED(again);
    QVERIFY(!again->changed);
    QVERIFY(fs::last_write_time(place.target()) == oldTime);
    QCOMPARE(namesOf(place.root()), (std::vector<std::string>{"pak0.pk4", "source"}));
}

void TestPack::copiesUnchangedEntries() {
    const Workplace place;
    const auto first = place.pack(place.remembering());
    VERIFY_PACKED(first);
    QCOMPARE(first->reused, 0U);
    tests::writeFile(place.source() / "docs/long.txt", tests::prose(100'000, 3));
    fs::rename(place.source() / "textures/noise.tga", place.source() / "textures/renamed.tga");
    const auto second = place.pack(place.remembering());
    VERIFY_PACKED(second);
    QCOMPARE(second->reused, 7U);  // all but the empty one and the changed one; a renamed file is found by its bytes
    // The same bytes as from a fresh start.
    const std::string quick = tests::readFile(place.target());
    fs::remove(place.target());
    const auto fresh = place.pack();
    VERIFY_PACKED(fresh);
    QCOMPARE(fresh->reused, 0U);
    QCOMPARE(tests::readFile(place.target()), quick);
}

void TestPack::seesAnEditThatKeepsSizeAndTime() {
    const Workplace place;
    const fs::path file = place.source() / "botfiles/characters/ada.bot";
    VERIFY_PACKED(place.pack(place.remembering()));
    const auto time = fs::last_write_time(file);
    std::string text = tests::readFile(file);
    text[text.find("1 5")] = '2';
    tests::writeFile(file, text);
    fs::last_write_time(file, time);
    const auto report = place.pack(place.remembering());
    VERIFY_PACKED(report);
    QVERIFY(report->changed);
    const auto pak = Pak::open(place.target());
    QVERIFY(pak);
    QCOMPARE(pak->bytes(pak->entries()[0], 1000).value(), text);
}

void TestPack::takesNothingFromAForeignPak() {
    const Workplace place;
    const auto clean = place.pack(place.remembering());
    VERIFY_PACKED(clean);
    // The same files, deflated by another hand; and then a pak of ours that is not in the list any more.
    tests::ZipArchive foreign;
    for (const auto& [name, bytes] : tests::snapshot(place.source())) {
        if (!name.ends_with('/'))
            foreign.entries.push_back(tests::deflatedEntry(name, bytes));
    }
    tests::writeFile(place.target(), tests::zipBytes(foreign));
    const auto afterForeign = place.pack(place.remembering());
    VERIFY_PACKED(afterForeign);
    QCOMPARE(afterForeign->reused, 0U);
    QCOMPARE(afterForeign->sha256, clean->sha256);
    tests::writeFile(place.root() / "cache/packed.txt", clean->sha256 + " another compressor\n");
    const auto afterOther = place.pack(place.remembering());
    VERIFY_PACKED(afterOther);
    QCOMPARE(afterOther->reused, 0U);
}

void TestPack::leavesOut() {
    const Workplace place;
    const std::vector<std::string> names{"Logs/a.txt",        "botfiles/LOGS/b.txt",
                                         "screenshots/c.tga", "meson.build",
                                         "sub/mod.json.in",   "mod.json",
                                         "pak0.pk4",          "pak1.pk4",
                                         "lore.json",         "game.dll",
                                         "game.so",           "game.dylib",
                                         "game.pdb",          "game.lib",
                                         "game.exp",          "game.ilk",
                                         ".git/config",       ".gitignore",
                                         "botfiles/x.bot~",   "a.style.bak",
                                         ".a.style.swp",      "#a.style#",
                                         ".#a.style",         "castwright.toml",
                                         "Game.DLL",          ".pak0.pk4.castwright-abcdefgh.tmp"};
    const auto before = planPack(place.source(), place.target());
    for (const std::string& name : names)
        tests::writeFile(place.source() / name, "x");
    fs::create_symlink("/etc/passwd", place.source() / "link.so");
    const auto plan = planPack(place.source(), place.target());
    QVERIFY(before && plan);
    QVERIFY(plan->refused.empty());
    QCOMPARE(plan->entries, before->entries);
    QCOMPARE(plan->leftOut.size(), names.size() + 1);
    QVERIFY(std::ranges::find(plan->leftOut, LeftOut{"Logs/", LeftOutReason::GameOutput}) != plan->leftOut.end());
    QVERIFY(std::ranges::find(plan->leftOut, LeftOut{"game.so", LeftOutReason::Program}) != plan->leftOut.end());
    for (const LeftOut& left : plan->leftOut)
        QVERIFY(!toText(left.reason).empty());
}

void TestPack::refuses_data() {
    QTest::addColumn<std::string>("name");
    QTest::addColumn<RefusalReason>("reason");
    const auto row = [](const char* title, std::string name, RefusalReason reason) {
        QTest::newRow(title) << std::move(name) << reason;
    };
    row("link to a file", "@botfiles/link.txt", RefusalReason::NotAFile);
    row("link to the folder above", "@botfiles/up", RefusalReason::NotAFile);
    row("link that leads nowhere", "@nowhere", RefusalReason::NotAFile);
    row("named pipe", "|pipe", RefusalReason::NotAFile);
    row("addon.conf", "addon.conf", RefusalReason::ForbiddenFile);
    row("Binary.conf", "Binary.conf", RefusalReason::ForbiddenFile);
    row("backslash", "a\\b.txt", RefusalReason::UnsafePath);
    row("drive", "c:/b.txt", RefusalReason::UnsafePath);
    row("not ASCII", "botfiles/chats/\xC3\xA9.chat", RefusalReason::UnsafePath);
    row("no encoding", "a\xFF", RefusalReason::UnsafePath);
    row("newline", "a\nb", RefusalReason::UnsafePath);
    row("256 bytes", std::string(100, 'a') + '/' + std::string(100, 'b') + '/' + std::string(54, 'c'), RefusalReason::UnsafePath);
}

void TestPack::refuses() {
    QFETCH(std::string, name);
    QFETCH(const RefusalReason, reason);
    const Workplace place;
    if (name.starts_with('@')) {
        name.erase(0, 1);
        fs::create_symlink(name.ends_with("up") ? ".." : "/etc/passwd.not", place.source() / name);
    } else if (name.starts_with('|')) {
        name.erase(0, 1);
        QCOMPARE(::mkfifo((place.source() / name).c_str(), 0600), 0);
    } else {
        tests::writeFile(place.source() / name, "x");
    }
    const auto plan = planPack(place.source(), place.target());
    QVERIFY(plan);
    QCOMPARE(plan->refused.size(), 1U);
    QCOMPARE(plan->refused[0].name, name);
    QCOMPARE(plan->refused[0].reason, reason);
    const auto packed = pack(*plan, {});
    QVERIFY(!packed && packed.error().kind == PackFailure::Refused);
    QCOMPARE(namesOf(place.root()), (std::vector<std::string>{"source"}));
}

void TestPack::refusesTwoPathsThatDifferInCase() {
    const Workplace place;
    tests::writeFile(place.source() / "botfiles/styles/CALM.style", "x");
    tests::writeFile(place.source() / "Docs/long.txt", "x");
    const auto plan = planPack(place.source(), place.target());
    QVERIFY(plan);
    QCOMPARE(plan->refused.size(), 2U);
    for (const Refusal& refusal : plan->refused)
        QCOMPARE(refusal.reason, RefusalReason::DuplicatePath);

    fs::create_directories(place.root() / "empty/logs");
    const auto nothing = planPack(place.root() / "empty", place.target());
    QVERIFY(nothing);
    QCOMPARE(nothing->refused.size(), 1U);
    QVERIFY(!planPack(place.root() / "missing", place.target()));
    QVERIFY(!planPack(place.source() / "README", place.target()));
    tests::writeFile(place.root() / "conf/sub/addon.conf", "x");
    const auto below = planPack(place.root() / "conf", place.target());
    QVERIFY(below && below->refused.empty());
}

void TestPack::targetInsideTheSourceStaysOut() {
    const Workplace place;
    const fs::path target = place.source() / "sub/../my.pk4";
    fs::create_directory(place.source() / "sub");
    const auto first = planPack(place.source(), target);
    QVERIFY(first);
    const auto a = pack(*first, {});
    VERIFY_PACKED(a);
    const auto second = planPack(place.source(), target);
    QVERIFY(second);
    QCOMPARE(second->leftOut.size(), 1U);
    const auto b = pack(*second, {});
    VERIFY_PACKED(b);
    QVERIFY(!b->changed);
}

void TestPack::cancelLeavesNoTrace() {
    const Workplace place;
    VERIFY_PACKED(place.pack());
    const auto before = tests::snapshot(place.root());
    tests::writeFile(place.source() / "README", "Changed.\n");
    auto expected = before;
    expected["source/README"] = "Changed.\n";
    for (const PackStage stage : {PackStage::Writing, PackStage::Comparing, PackStage::Finishing}) {
        for (std::size_t entry = 0; entry < 9; ++entry) {
            std::atomic<bool> cancel = false;
            PackOptions options;
            options.cancel = &cancel;
            options.progress = [&](const PackProgress& progress) {
                if (progress.stage == stage && progress.doneEntries >= entry)
                    cancel = true;
            };
            const auto packed = place.pack(options);
            QVERIFY(!packed && packed.error().kind == PackFailure::Cancelled);
            QCOMPARE(tests::snapshot(place.root()), expected);
        }
    }
    std::vector<PackProgress> seen;
    PackOptions options;
    options.progress = [&seen](const PackProgress& progress) { seen.push_back(progress); };
    VERIFY_PACKED(place.pack(options));
    QCOMPARE(seen.size(), 19U);
    QCOMPARE(seen[8].doneBytes, seen[8].bytes);
    QCOMPARE(seen[17].doneBytes, seen[17].bytes);
}

void TestPack::removesWhatKilledRunsLeft() {
    const Workplace place;
    const fs::path dead = place.root() / ".pak0.pk4.castwright-deadbeef.tmp";
    const fs::path alive = place.root() / ".pak0.pk4.castwright-lifebeef.tmp";
    const fs::path other = place.root() / ".pak1.pk4.castwright-deadbeef.tmp";
    for (const fs::path& path : {dead, alive, other})
        tests::writeFile(path, "half a pak");
    const auto lock = openForReading(alive, Links::Refuse);
    QVERIFY(lock);
    QCOMPARE(::flock(lock->descriptor(), LOCK_EX), 0);
    VERIFY_PACKED(place.pack());
    QVERIFY(!fs::exists(dead));
    QVERIFY(fs::exists(alive));
    QVERIFY(!fs::exists(other));
}

void TestPack::saysWhyItCannotWrite() {
    const Workplace place;
    tests::writeFile(place.root() / "file", "x");
    fs::create_directory(place.root() / "folder.pk4");
    fs::create_symlink("loop.pk4", place.root() / "loop.pk4");
    for (const char* target : {"file/pak0.pk4", "missing/pak0.pk4", "folder.pk4", "loop.pk4"}) {
        const auto plan = planPack(place.source(), place.root() / target);
        QVERIFY(plan);
        const auto packed = pack(*plan, {});
        QVERIFY2(!packed && packed.error().kind == PackFailure::Unwritable, target);
        QVERIFY2(
            packed.error().message.contains(target) && packed.error().message.ends_with('.'), packed.error().message.c_str());
    }
    const auto plan = planPack(place.source(), "/proc/castwright/pak0.pk4");
    QVERIFY(plan && !pack(*plan, {}));

    // A link to a pak is followed, and stays a link.
    tests::writeFile(place.root() / "real/pak0.pk4", "PK\x03\x04, an old pak");
    fs::create_symlink("real/pak0.pk4", place.root() / "linked.pk4");
    const auto linked = planPack(place.source(), place.root() / "linked.pk4");
    QVERIFY(linked);
    VERIFY_PACKED(pack(*linked, {}));
    QVERIFY(fs::is_symlink(place.root() / "linked.pk4"));
    QVERIFY(Pak::open(place.root() / "real/pak0.pk4"));
}

void TestPack::keepsWhatSomebodyElsePutThere() {
    const Workplace place;
    VERIFY_PACKED(place.pack());
    tests::writeFile(place.source() / "README", "Changed.\n");
    PackOptions options;
    options.progress = [&](const PackProgress& progress) {
        if (progress.stage == PackStage::Finishing)
            tests::writeFile(place.target(), "somebody else's");
    };
    const auto packed = place.pack(options);
    QVERIFY(!packed && packed.error().kind == PackFailure::Unwritable);
    QVERIFY2(packed.error().message.contains("another program"), packed.error().message.c_str());
    QCOMPARE(tests::readFile(place.target()), std::string{"somebody else's"});
    // Nor is it overwritten later, because it is no pak.
    QVERIFY(!place.pack());
    fs::remove(place.target());
    VERIFY_PACKED(place.pack());
}

void TestPack::noticesFilesThatChangeMeanwhile() {
    const Workplace place;
    const auto plan = planPack(place.source(), place.target());
    QVERIFY(plan);
    tests::writeFile(place.source() / "README", "Another size.\n");
    QVERIFY(!pack(*plan, {}));
    tests::writeFile(place.source() / "README", "A mod.\n");
    PackOptions options;
    options.progress = [&](const PackProgress& progress) {
        // Written already, compared later.
        if (progress.stage == PackStage::Writing && progress.doneEntries == progress.entries)
            tests::writeFile(place.source() / "README", "A MOD.\n");
    };
    const auto packed = pack(*plan, options);
    QVERIFY(!packed);
    QVERIFY2(packed.error().message.contains("changed while it was packed"), packed.error().message.c_str());
    tests::writeFile(place.source() / "README", "A mod.\n");
    fs::remove(place.source() / "docs/long.txt");
    fs::create_symlink("/etc/hostname", place.source() / "docs/long.txt");
    QVERIFY(!pack(*plan, {}));
    QCOMPARE(namesOf(place.root()), (std::vector<std::string>{"source"}));
}

void TestPack::largeFilesAreStoredAndMemoryStaysBounded() {
    const Workplace place;
    const fs::path large = place.source() / "video.bik";
    tests::writeFile(large, "not zero");
    fs::resize_file(large, kLargestDeflated + 12345);
    const auto report = place.pack();
    VERIFY_PACKED(report);
    const auto pak = Pak::open(place.target());
    QVERIFY(pak);
    const auto entry = std::ranges::find(pak->entries(), std::string{"video.bik"}, &PakEntry::name);
    QVERIFY(entry != pak->entries().end());
    QCOMPARE(entry->method, kStored);
    QCOMPARE(entry->size, kLargestDeflated + 12345);
}

void TestPack::hugeRatiosAreReadableToo() {
    const Workplace place;
    tests::writeFile(place.source() / "black.tga", std::string(kRatioMattersFrom + 1, '\0'));
    tests::writeFile(place.source() / "dark.tga", std::string(kRatioMattersFrom - 1, '\0'));
    VERIFY_PACKED(place.pack());
    QVERIFY(Pak::open(place.target()));
    QVERIFY(fs::file_size(place.target()) > kRatioMattersFrom);
    QVERIFY(fs::file_size(place.target()) < 2 * kRatioMattersFrom);
}

void TestPack::limitsAreCounted() {
    ArchiveSize count;
    for (std::uint64_t i = 0; i < kMaxEntries; ++i)
        QVERIFY(count.add(10, 0));
    QVERIFY(!count.add(10, 0));
    QCOMPARE(count.entries(), 65534U);
    QCOMPARE(count.bytes(), 22 + 65534 * (76U + 20U));

    ArchiveSize exact;
    QVERIFY(exact.add(1, 0xFFFF'FFFE - 22 - 78));
    QCOMPARE(exact.bytes(), 0xFFFF'FFFEU);
    QVERIFY(!exact.add(1, 0));
    ArchiveSize over;
    QVERIFY(!over.add(1, 0xFFFF'FFFE - 22 - 77));
    QVERIFY(!over.add(1, ~std::uint64_t{0}));
    QCOMPARE(over.bytes(), 22U);
}

void TestPack::writesTheHeader() {
    PackReport report;
    report.files = 44;
    report.size = 123456;
    report.md5 = "0123456789abcdef0123456789abcdef";
    report.target = "out/pak0.pk4";
    const std::string header = pakHeader(report, "OPENPREY");
    for (const char* line :
         {"#define OPENPREY_PAK0_MD5 \"0123456789abcdef0123456789abcdef\"\n", "#define OPENPREY_PAK0_SIZE_BYTES 123456\n",
          "#define OPENPREY_PAK0_FILE_COUNT 44\n"})
        QVERIFY2(header.contains(line), header.c_str());
    report.target = "PAK1.pk4";
    QVERIFY(pakHeader(report, "OPENQ4").contains("#define OPENQ4_PAK1_MD5 "));
    report.target = "mine.pk4";
    QVERIFY(pakHeader(report, "OPENQ4").contains("#define OPENQ4_PAK0_MD5 "));
}

QTEST_GUILESS_MAIN(TestPack)
#include "tst_pack.moc"
