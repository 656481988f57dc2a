// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/archive/extraction.h"
#include "packer/archive/verification.h"
#include "packer/comparing/game_content.h"
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
    tests::ZipEntry padded = tests::deflatedEntry("y", tests::prose(500, 1));
    padded.data += "padding";
    const auto pak = Pak::fromBytes(
        tests::zipBytes(
            {.entries = {described, folder, extra, utf8, padded, tests::deflatedEntry("z", "")}, .beforeDirectory = "gap"}),
        "odd.pk4");
    QVERIFY2(pak, pak ? "" : pak.error().message.c_str());
    const auto problems = verify(*pak);
    QVERIFY(problems);
    std::string all;
    for (const PakProblem& problem : *problems)
        all += problem.message + '\n';
    for (const char* expected :
         {"flag 3", "flag 11", "entry for a folder", "extra fields", "a comment", "empty but deflated", "belong to no entry",
          "out of order", "does not end where"})
        QVERIFY2(all.contains(expected), (std::string{expected} + " is missing in:\n" + all).c_str());

    const QTemporaryDir folderBeside;
    const std::filesystem::path target = std::filesystem::path{folderBeside.path().toStdString()} / "out";
    const auto extracted = extract(*pak, target, {});
    QVERIFY2(extracted, extracted ? "" : extracted.error().message.c_str());
    QCOMPARE(extracted->files, 5U);
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
    for (const char* name : {"a/CON", "nul.txt", "b:stream", "com1.bot", "dot.", "space ", "what?"}) {
        const auto pak =
            Pak::fromBytes(tests::zipBytes({.entries = {tests::storedEntry(std::string{"x/"} + name, "1")}}), "odd.pk4");
        QVERIFY2(pak, name);
        const QTemporaryDir folder;
        QVERIFY2(!extract(*pak, std::filesystem::path{folder.path().toStdString()} / "out", {}), name);
    }
}

QTEST_GUILESS_MAIN(TestHostile)
#include "tst_hostile.moc"
