// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/archive/entry_name.h"
#include "packer/archive/verification.h"
#include "packer/comparing/comparison.h"
#include "packer/comparing/game_content.h"
#include "packer/comparing/stale_check.h"
#include "packer/comparing/text_diff.h"
#include "packer/packing/ordered_work.h"
#include "packer/packing/pack.h"
#include "parser/loader/content_folder.h"
#include "tests/support/files.h"
#include "tests/support/zip_builder.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <filesystem>

using namespace castwright;
using namespace castwright::packer;
namespace fs = std::filesystem;

namespace {

std::vector<std::string> pathsOf(const std::vector<parser::LoadInput>& inputs) {
    std::vector<std::string> paths;
    for (const parser::LoadInput& input : inputs)
        paths.push_back(input.path);
    return paths;
}

Result<PackReport> packFolder(const fs::path& source, const fs::path& target) {
    const auto plan = planPack(source, target);
    if (!plan)
        return std::unexpected{plan.error()};
    return pack(*plan, {});
}

/// Puts a unified difference to use: the reference is what `patch` would make.
std::string patched(const std::string& before, const std::string& diff) {
    std::vector<std::string> source;
    for (std::size_t at = 0; at < before.size();) {
        const std::size_t end = std::min(before.find('\n', at), before.size() - 1) + 1;
        source.push_back(before.substr(at, end - at));
        at = end;
    }
    std::string result;
    std::size_t line = 0;
    for (std::size_t at = 0; at < diff.size();) {
        const std::size_t end = diff.find('\n', at) + 1;
        std::string row = diff.substr(at, end - at);
        at = end;
        if (row.starts_with("@@")) {
            const auto first = static_cast<std::size_t>(std::stoul(row.substr(4)));
            const std::size_t count = std::stoul(row.substr(row.find(',') + 1));
            const std::size_t from = count == 0 ? first : first - 1;
            while (line < from)
                result += source.at(line++);
            continue;
        }
        if (diff.substr(at).starts_with("\\")) {
            row.pop_back();
            at = diff.find('\n', at) + 1;
        }
        if (row[0] != '+' && source.at(line++) != row.substr(1))
            return "a line that is not in the source: " + row;
        if (row[0] != '-')
            result += row.substr(1);
    }
    while (line < source.size())
        result += source[line++];
    return result;
}

}  // namespace

class TestReading : public QObject {
    Q_OBJECT

private slots:
    void pakGivesTheSameContentAsItsFolder();
    void readsOnlyWhatTheGameReads();
    void laterLayersWin();
    void comparesFoldersAndPaks();
    void verifiesOurOwn();
    void textDiffs();
    void textDiffsOfRandomTexts();
    void namesAreJudged();
    void workComesInOrderAndWithinItsBudget();
};

void TestReading::pakGivesTheSameContentAsItsFolder() {
    const QTemporaryDir folder;
    const fs::path root{folder.path().toStdString()};
    tests::writeSampleTree(root / "source");
    QVERIFY(packFolder(root / "source", root / "pak0.pk4"));
    const auto fromFolder = readContentFrom(root / "source");
    const auto fromPak = readContentFrom(root / "pak0.pk4");
    QVERIFY(fromFolder && fromPak);
    QCOMPARE(pathsOf(*fromPak), pathsOf(*fromFolder));
    QCOMPARE(fromPak->size(), 6U);
    for (std::size_t i = 0; i < fromPak->size(); ++i) {
        QCOMPARE((*fromPak)[i].text->bytes(), (*fromFolder)[i].text->bytes());
        QVERIFY((*fromPak)[i].kind == (*fromFolder)[i].kind);
    }
    QVERIFY(!readContentFrom(root / "missing.pk4"));
}

void TestReading::readsOnlyWhatTheGameReads() {
    const QTemporaryDir folder;
    const fs::path pak = fs::path{folder.path().toStdString()} / "odd.pk4";
    tests::ZipArchive archive;
    for (const char* name :
         {"BOTFILES/Styles/A.STYLE", "botfiles/styles/sub/b.style", "botfiles/chats/c.style", "botfiles/chats/d.chat", "e.bot",
          "mod/botfiles/styles/f.style", "botfiles/characters/g.txt", "botfiles/characters/h.Bot"})
        archive.entries.push_back(tests::storedEntry(name, "x"));
    tests::writeFile(pak, tests::zipBytes(archive));
    const auto content = readContentFrom(pak);
    QVERIFY(content);
    QCOMPARE(
        pathsOf(*content),
        (std::vector<std::string>{"botfiles/characters/h.Bot", "botfiles/chats/d.chat", "botfiles/styles/A.STYLE"}));

    archive.entries = {tests::storedEntry("botfiles/chats/large.chat", std::string(kLargestContentFile + 1, ' '))};
    tests::writeFile(pak, tests::zipBytes(archive));
    QVERIFY(!readContentFrom(pak));
}

void TestReading::laterLayersWin() {
    const QTemporaryDir folder;
    const fs::path root{folder.path().toStdString()};
    const auto layer = [&](const char* pak, std::vector<std::pair<std::string, std::string>> files) {
        tests::ZipArchive archive;
        for (const auto& [name, bytes] : files)
            archive.entries.push_back(tests::storedEntry("botfiles/styles/" + name, bytes));
        tests::writeFile(root / pak, tests::zipBytes(archive));
    };
    layer("pak0.pk4", {{"a.style", "a0"}, {"b.style", "b0"}, {"c.style", "c0"}});
    layer("PAK1.pk4", {{"B.style", "b1"}, {"c.style", "c1"}});
    tests::writeFile(root / "botfiles/styles/c.style", "loose");
    const auto layers = layersOf(root);
    QVERIFY(layers);
    QCOMPARE(*layers, (std::vector<fs::path>{root / "pak0.pk4", root / "PAK1.pk4", root}));
    const auto content = readLayers(*layers);
    QVERIFY(content.unreadable.empty());
    QCOMPARE(
        pathsOf(content.inputs),
        (std::vector<std::string>{"botfiles/styles/a.style", "botfiles/styles/B.style", "botfiles/styles/c.style"}));
    QCOMPARE(content.inputs[1].text->bytes(), std::string_view{"b1"});
    QCOMPARE(content.inputs[2].text->bytes(), std::string_view{"loose"});
    QCOMPARE(content.origins, (std::vector<fs::path>{root / "pak0.pk4", root / "PAK1.pk4", root}));
    QCOMPARE(content.shadowed.size(), 3U);
    QVERIFY((content.shadowed[0] == Shadowed{"botfiles/styles/B.style", root / "PAK1.pk4", root / "pak0.pk4"}));
    QVERIFY((content.shadowed[1] == Shadowed{"botfiles/styles/c.style", root, root / "pak0.pk4"}));
    QVERIFY((content.shadowed[2] == Shadowed{"botfiles/styles/c.style", root, root / "PAK1.pk4"}));
}

void TestReading::comparesFoldersAndPaks() {
    const QTemporaryDir folder;
    const fs::path root{folder.path().toStdString()};
    tests::writeSampleTree(root / "source");
    QVERIFY(packFolder(root / "source", root / "old.pk4"));
    tests::writeFile(root / "source/botfiles/styles/calm.style", "style \"calm\" {\n    set aimLead 0.7\n}\n");
    tests::writeFile(root / "source/textures/noise.tga", tests::noise(200'000, 9));
    tests::writeFile(root / "source/new.txt", "new");
    fs::remove(root / "source/README");
    fs::rename(root / "source/docs", root / "source/DOCS");
    QVERIFY(packFolder(root / "source", root / "new.pk4"));

    const auto before = ContentSide::open(root / "old.pk4");
    QVERIFY(before && before->pak() != nullptr);
    for (const char* after : {"source", "new.pk4"}) {
        const auto other = ContentSide::open(root / after);
        QVERIFY(other);
        const auto comparison = compare(*before, *other);
        QVERIFY(comparison);
        QCOMPARE(comparison->same, 6U);
        QCOMPARE(comparison->changes.size(), 4U);
        const std::vector<Change>& changes = comparison->changes;
        QCOMPARE(changes[0].name, std::string{"botfiles/styles/calm.style"});
        QVERIFY(changes[0].kind == ChangeKind::Changed);
        QVERIFY2(changes[0].textDiff.contains("-    set aimLead 0.5\n+    set aimLead 0.7\n"), changes[0].textDiff.c_str());
        QVERIFY((changes[1] == Change{ChangeKind::Added, "new.txt", 0, 3, {}}));
        QVERIFY((changes[2] == Change{ChangeKind::Removed, "README", 7, 0, {}}));
        QVERIFY((changes[3] == Change{ChangeKind::Changed, "textures/noise.tga", 200'000, 200'000, {}}));
        const std::vector<Change> botFiles = botFileChanges(*comparison);
        QCOMPARE(botFiles.size(), 1U);
        QCOMPARE(botFiles[0].name, std::string{"botfiles/styles/calm.style"});
    }
    QVERIFY(compare(*before, *before)->changes.empty());
    const std::atomic<bool> cancel = true;
    QVERIFY(compare(*before, *before, &cancel).error().kind == PackFailure::Cancelled);
    QVERIFY(!ContentSide::open(root / "nowhere"));
}

void TestReading::verifiesOurOwn() {
    const QTemporaryDir folder;
    const fs::path root{folder.path().toStdString()};
    tests::writeSampleTree(root / "source");
    QVERIFY(packFolder(root / "source", root / "pak0.pk4"));
    for (int i = 0; i < 50; ++i) {
        const auto pak = Pak::open(root / "pak0.pk4");
        QVERIFY(pak);
        const auto problems = verify(*pak);
        QVERIFY(problems && problems->empty());
        // Replaced while it is open: what was opened stays readable.
        tests::writeFile(root / "source/README", std::to_string(i));
        QVERIFY(packFolder(root / "source", root / "pak0.pk4"));
        QVERIFY(verify(*pak));
    }
    const auto empty = Pak::fromBytes(tests::zipBytes({}), "empty.pk4");
    QVERIFY(empty);
    QCOMPARE(verify(*empty)->size(), 1U);
}

void TestReading::textDiffs() {
    QCOMPARE(textDiff("a\n", "a\n"), std::string{});
    QCOMPARE(textDiff("", "a\n"), std::string{"@@ -0,0 +1,1 @@\n+a\n"});
    QCOMPARE(textDiff("a\nb", "a\nb\n"), std::string{"@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n"});
    QCOMPARE(
        textDiff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"),
        std::string{"@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n"});
}

void TestReading::textDiffsOfRandomTexts() {
    for (std::uint32_t seed = 0; seed < 300; ++seed) {
        const auto text = [](std::uint32_t from, std::size_t lines) {
            std::string result;
            for (const char c : tests::noise(lines, from))
                result += std::string{"line "} + static_cast<char>('a' + (c & 3)) + "\n";
            return result;
        };
        std::string before = text(seed, seed % 40);
        std::string after = text(seed + 1000, (seed * 7) % 40);
        if (seed % 5 == 0 && !before.empty())
            before.pop_back();
        if (seed % 3 == 0 && !after.empty())
            after.pop_back();
        QCOMPARE(patched(before, textDiff(before, after)), after);
    }
    // Far apart: still right, still quick.
    const std::string before = tests::prose(1'000'000, 1);
    const std::string after = tests::prose(1'000'000, 2);
    QCOMPARE(patched(before, textDiff(before, after)), after);
}

void TestReading::namesAreJudged() {
    for (const char* fine : {"a", "a/b.c", "...", "a..b/c", "a:b/c"})
        QVERIFY2(!nameProblem(fine) || std::string_view{fine} == "a:b/c", fine);
    QVERIFY(nameProblem("a:b/c"));
    QVERIFY(!nameProblem("a/b:c"));
    QVERIFY(!nameProblem(std::string(255, 'x')));
    QVERIFY(nameProblem(std::string(256, 'x')));
    QCOMPARE(printable("a\n\xFF"), std::string{"a\\x0A\\xFF"});
    NameSet names;
    QVERIFY(!names.add("a/b"));
    QVERIFY(!names.add("A/c"));
    QVERIFY(names.add("a/B"));
    QVERIFY(names.add("A"));
    QVERIFY(names.add("a/b/c"));
}

void TestReading::workComesInOrderAndWithinItsBudget() {
    std::atomic<std::uint64_t> inFlight = 0;
    std::atomic<std::uint64_t> most = 0;
    std::vector<std::uint64_t> bytes;
    for (std::uint64_t i = 0; i < 500; ++i)
        bytes.push_back(i % 50 == 0 ? 1000 : i % 7);
    {
        OrderedWork<std::uint64_t> work{bytes, 20, 4, [&] {
                                            return [&](std::size_t i) {
                                                const std::uint64_t now = inFlight += bytes[i];
                                                most = std::max(most.load(), now);
                                                return std::uint64_t{i};
                                            };
                                        }};
        for (std::uint64_t i = 0; i < 400; ++i) {
            QCOMPARE(work.take(), i);
            inFlight -= bytes[i];
        }
    }
    // One piece over the budget goes alone; our count here lags behind a little.
    QVERIFY(most <= 1000 + 20);
    OrderedWork<int> nothing{{}, 1, 4, [] { return [](std::size_t) { return 0; }; }};
}

QTEST_GUILESS_MAIN(TestReading)
#include "tst_reading.moc"
