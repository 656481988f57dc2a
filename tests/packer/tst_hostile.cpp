// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/archive/entry_name.h"
#include "packer/archive/extraction.h"
#include "packer/archive/verification.h"
#include "packer/comparing/game_content.h"
#include "packer/packing/pack_plan.h"
#include "tests/support/files.h"
#include "tests/support/zip_builder.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

using namespace castwright;
using namespace castwright::packer;
using castwright::tests::HostileArchive;

Q_DECLARE_METATYPE(const castwright::tests::HostileArchive*)

namespace {

/// Opens an archive and reads all of its data; the message when that is refused.
std::optional<std::string> refusalOf(const std::string& bytes) {
    const auto pak = Pak::fromBytes(bytes, "crafted.pk4");
    if (!pak)
        return pak.error().message;
    const auto verified = verify(*pak);
    if (!verified)
        return verified.error().message;
    return std::nullopt;
}

std::string honest() {
    return tests::zipBytes(
        {.entries = {
             tests::storedEntry("botfiles/styles/a.style", "style \"a\" {\n}\n"),
             tests::deflatedEntry("botfiles/styles/b.style", tests::prose(3000, 1)),
             tests::storedEntry("c/empty", ""),
         }});
}

}  // namespace

class TestHostile : public QObject {
    Q_OBJECT

private slots:
    void thereAreEnough();
    void isRefused_data();
    void isRefused();
    void honestOnesAreRead();
    void eachLengthButTheWholeIsRefused();
    void changedBytesNeverCrash();
    void toleratesWhatIsOnlyUnusual();
    void extractsNothingIntoAFolderInUse();
    void namesThatSomeSystemsCannotWrite();
    void contentIsBounded();
    void aCommentIsNoSecret();
};

void TestHostile::thereAreEnough() { QVERIFY(tests::hostileArchives().size() >= 40); }

void TestHostile::isRefused_data() {
    QTest::addColumn<const HostileArchive*>("archive");
    for (const HostileArchive& archive : tests::hostileArchives())
        QTest::newRow(archive.title.c_str()) << &archive;
}

void TestHostile::isRefused() {
    QFETCH(const HostileArchive*, archive);
    const auto message = refusalOf(archive->bytes);
    QVERIFY(message);
    QVERIFY2(message->contains(archive->reason), message->c_str());
    QVERIFY2(message->contains("crafted.pk4") && message->ends_with('.'), message->c_str());
    for (const char c : *message)
        QVERIFY2(c >= 0x20 && c < 0x7F, message->c_str());

    // Extracting leaves everything as it was, inside of the target and around it.
    const QTemporaryDir folder;
    const std::filesystem::path root{folder.path().toStdString()};
    tests::writeFile(root / "pak/crafted.pk4", archive->bytes);
    const auto before = tests::snapshot(root);
    const auto pak = Pak::open(root / "pak/crafted.pk4");
    if (pak)
        QVERIFY(!extract(*pak, root / "pak/out", {}));
    QVERIFY(!readContentFrom(root / "pak/crafted.pk4") || pak);
    QCOMPARE(tests::snapshot(root), before);
}

void TestHostile::honestOnesAreRead() {
    QCOMPARE(refusalOf(honest()), std::nullopt);
    const auto pak = Pak::fromBytes(honest(), "honest.pk4");
    QVERIFY(pak);
    QVERIFY(pak->index().problems.empty());
    QCOMPARE(pak->entries().size(), 3U);
    QCOMPARE(pak->bytes(pak->entries()[0], 1000).value(), std::string{"style \"a\" {\n}\n"});
    QCOMPARE(pak->bytes(pak->entries()[1], 3000).value(), tests::prose(3000, 1));
    QVERIFY(!pak->bytes(pak->entries()[1], 2999));
    QCOMPARE(pak->bytes(pak->entries()[2], 0).value(), std::string{});
}

void TestHostile::eachLengthButTheWholeIsRefused() {
    const std::string whole = honest();
    for (std::size_t size = 0; size < whole.size(); ++size)
        QVERIFY2(refusalOf(whole.substr(0, size)), std::to_string(size).c_str());
}

void TestHostile::changedBytesNeverCrash() {
    const std::string whole = honest();
    for (std::size_t i = 0; i < whole.size(); ++i) {
        for (const unsigned mask : {0x01U, 0x80U, 0xFFU}) {
            std::string changed = whole;
            changed[i] = static_cast<char>(static_cast<unsigned char>(changed[i]) ^ mask);
            std::ignore = refusalOf(changed);
        }
    }
}

void TestHostile::toleratesWhatIsOnlyUnusual() {
    tests::ZipEntry described = tests::storedEntry("a.txt", "hello");
    described.flags = 8;
    described.localCrc = described.localSize = described.localCompressedSize = 0;
    described.descriptor = tests::le32(described.crc) + tests::le32(5) + tests::le32(5);
    tests::ZipEntry folder{.name = "f/", .externalAttributes = 040755U << 16U | 0x10U};
    tests::ZipEntry extra = tests::storedEntry("f/b.txt", "world");
    extra.extra = extra.localExtra = tests::le16(0x5455) + tests::le16(5) + std::string(5, '\1');
    extra.comment = "made by hand";
    tests::ZipEntry utf8 = tests::storedEntry("a/c.txt", "!");
    utf8.flags = 1U << 11U;
    tests::ZipEntry newer = tests::storedEntry("v", "1");
    newer.versionNeeded = 45;
    tests::ZipEntry levels = tests::storedEntry("w", "1");
    levels.flags = 0b110;
    tests::ZipEntry special = tests::storedEntry("x", "1");
    special.externalAttributes = 0104644U << 16U;
    tests::ZipEntry hidden = tests::storedEntry("y", "1");
    hidden.externalAttributes |= 0x2U;
    const auto pak = Pak::fromBytes(
        tests::zipBytes(
            {.entries = {described, folder, extra, utf8, newer, levels, special, hidden, tests::deflatedEntry("z", "")},
             .comment = "hello"}),
        "odd.pk4");
    QVERIFY2(pak, pak ? "" : pak.error().message.c_str());
    const auto problems = verify(*pak);
    QVERIFY(problems);
    std::string all;
    for (const PakProblem& problem : *problems)
        all += problem.message + '\n';
    for (const char* expected :
         {"flag 3", "flag 11", "entry for a folder", "extra fields", "a comment", "empty but deflated", "out of order",
          "archive comment", "needs version 4.5", "\"w\" has flags (0x0006)", "\"x\" has attributes", "\"y\" has attributes"})
        QVERIFY2(all.contains(expected), (std::string{expected} + " is missing in:\n" + all).c_str());

    const QTemporaryDir folderBeside;
    const std::filesystem::path target = std::filesystem::path{folderBeside.path().toStdString()} / "out";
    const auto extracted = extract(*pak, target, {});
    QVERIFY2(extracted, extracted ? "" : extracted.error().message.c_str());
    QCOMPARE(extracted->files, 8U);
    QCOMPARE(tests::readFile(target / "f/b.txt"), std::string{"world"});
}

void TestHostile::extractsNothingIntoAFolderInUse() {
    const QTemporaryDir folder;
    const std::filesystem::path root{folder.path().toStdString()};
    const auto pak = Pak::fromBytes(honest(), "honest.pk4");
    QVERIFY(pak);
    tests::writeFile(root / "used/mine.txt", "mine");
    tests::writeFile(root / "file", "file");
    std::filesystem::create_directory(root / "elsewhere");
    std::filesystem::create_directory_symlink(root / "elsewhere", root / "link");
    const auto before = tests::snapshot(root);
    for (const char* target : {"used", "file", "link", "file/below"})
        QVERIFY2(!extract(*pak, root / target, {}), target);
    QCOMPARE(tests::snapshot(root), before);

    std::filesystem::create_directory(root / "empty");
    QVERIFY(extract(*pak, root / "empty", {}));
    QVERIFY(extract(*pak, root / "new/folder/", {}));
    QCOMPARE(tests::readFile(root / "new/folder/botfiles/styles/b.style"), tests::prose(3000, 1));

    const std::atomic<bool> cancel = true;
    const auto cancelledExtraction = extract(*pak, root / "cancelled", {.cancel = &cancel});
    QVERIFY(!cancelledExtraction && cancelledExtraction.error().kind == PackFailure::Cancelled);
    QVERIFY(!std::filesystem::exists(root / "cancelled"));
    for (const auto& [name, bytes] : tests::snapshot(root))
        QVERIFY2(!name.contains(".castwright-"), name.c_str());
}

void TestHostile::namesThatSomeSystemsCannotWrite() {
    for (const char* name :
         {"a/CON", "nul.txt", "b:stream", "com1.bot", "dot.", "space ", "what?", "aux.bot", "con.style", "a\"b.chat", "a*b",
          "conin$", " ../evil", "x::$DATA", "aux .bot", "aux:x"}) {
        const std::string path = std::string{"x/"} + name;
        const auto pak = Pak::fromBytes(tests::zipBytes({.entries = {tests::storedEntry(path, "1")}}), "odd.pk4");
        QVERIFY2(pak, name);
        const auto problems = verify(*pak);
        QVERIFY2(problems && problems->size() == 1 && problems->front().message.contains("every system"), name);
        const QTemporaryDir folder;
        const std::filesystem::path root{folder.path().toStdString()};
        QVERIFY2(!extract(*pak, root / "out", {}), name);
        tests::writeFile(root / "source" / path, "1");
        const auto plan = planPack(root / "source", root / "pak0.pk4");
        QVERIFY2(plan && plan->refused.size() == 1 && plan->refused[0].reason == RefusalReason::UnsafePath, name);
    }
    for (const char* name : {"auxiliary.bot", "console.style", "a b.chat", ".hidden", "com.bot", "lpt.style"})
        QVERIFY2(!extractionProblem(name), name);
}

void TestHostile::contentIsBounded() {
    const QTemporaryDir folder;
    const std::filesystem::path pak = std::filesystem::path{folder.path().toStdString()} / "large.pk4";
    const auto reading = [&](const tests::ZipEntry& entry) {
        tests::writeFile(pak, tests::zipBytes({.entries = {entry}}));
        const auto content = readContentFrom(pak);
        return content ? std::string{} : content.error().message;
    };
    const auto name = [](const char* file) { return std::string{"botfiles/styles/"} + file; };
    QCOMPARE(reading(tests::deflatedEntry(name("a.style"), tests::prose(1'500'000, 1))), std::string{});
    const std::string large = reading(tests::storedEntry(name("large.style"), std::string(kLargestContentFile + 1, '{')));
    QVERIFY2(large.contains("large.style") && large.contains("at most 2097152"), large.c_str());
    const std::string bomb = reading(tests::deflatedEntry(name("bomb.style"), std::string(kLargestContentFile, '{')));
    QVERIFY2(bomb.contains("bomb.style") && bomb.contains("bomb:"), bomb.c_str());
}

/// The game does not open it, but an author can look what is in it.
void TestHostile::aCommentIsNoSecret() {
    const QTemporaryDir folder;
    const std::filesystem::path pak = std::filesystem::path{folder.path().toStdString()} / "comment.pk4";
    tests::writeFile(
        pak,
        tests::zipBytes(
            {.entries = {tests::storedEntry("botfiles/styles/a.style", "style \"a\" {\n}\n")},
             .comment = "by hand PK\x05\x06 so"}));
    const auto opened = Pak::open(pak);
    QVERIFY2(opened, opened ? "" : opened.error().message.c_str());
    QCOMPARE(opened->entries().size(), 1U);
    QVERIFY(verify(*opened)->front().message.contains("archive comment"));
    const auto content = readContentFrom(pak);
    QVERIFY(!content && content.error().message.contains("archive comment"));
}

QTEST_GUILESS_MAIN(TestHostile)
#include "tst_hostile.moc"
