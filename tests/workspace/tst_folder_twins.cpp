// SPDX-License-Identifier: GPL-3.0-or-later
//
// The twins of the rules about files as a whole. A folder that breaks such a rule cannot be kept in the repository (a symbolic link, 65,535
// files, two names that differ in case), so it is made here; what the rule says of it is in tests/twins/FAMILY/NAME/expected.txt.
#include "app/workspace/content_reader.h"
#include "app/workspace/folder_check.h"
#include "packer/comparing/comparison.h"
#include "packer/packing/pack.h"
#include "tests/support/files.h"
#include "tests/support/twins.h"
#include "validators/folder/folder_rules.h"
#include "validators/rules.h"

#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <map>
#include <set>

using namespace castwright;
using namespace castwright::validators;
namespace fs = std::filesystem;

namespace {

/// A folder to be packed and a place for its pak.
struct Place {
    fs::path source;
    fs::path pak;
};

/// The smallest folder that no rule has anything to say about.
void writeGood(const fs::path& source) {
    tests::writeFile(source / "botfiles/styles/a.style", "style a { }\n");
    tests::writeFile(source / "botfiles/characters/a.bot", "character a { }\n");
    tests::writeFile(source / "botfiles/chats/a.chat", "characterChat a { }\n");
}

using Diagnostics = std::vector<Diagnostic>;

Diagnostics ofThePlan(const Place& place, const RuleSettings& settings) {
    return workspace::checkPlan(packer::planPack(place.source, place.pak).value(), settings);
}

Diagnostics ofThePak(const Place& place, const RuleSettings& settings) {
    const auto before = packer::ContentSide::open(place.pak);
    const auto after = packer::ContentSide::open(place.source);
    return workspace::checkStale(packer::compare(before.value(), after.value()).value(), place.pak, place.source, settings);
}

Diagnostics ofWhatCannotBeRead(const Place& place, const RuleSettings& settings) {
    Diagnostics found;
    const workspace::Content content = workspace::readContent({.root = place.source, .ownPaks = {}, .openTexts = {}});
    for (const workspace::UnreadableFile& file : content.unreadable) {
        if (auto diagnostic = folder::cannotRead({file.file.path, ""}, file.reason, settings))
            found.push_back(std::move(*diagnostic));
    }
    return found;
}

/// What breaks one rule and no other on top of the good folder, and how it is found.
struct Twin {
    std::function<void(const Place& place)> write;
    std::function<Diagnostics(const Place& place, const RuleSettings& settings)> check = ofThePlan;
};

/// More files than a pak's directory can count. Empty ones, which are made and walked in a moment.
void writeTooMany(const fs::path& source) {
    constexpr int kLimit = 65'534;
    fs::create_directories(source / "many");
    for (int i = 0; i < kLimit; ++i)
        tests::writeFile(source / "many" / std::to_string(i), "");
}

Twin withFile(const char* name, const char* bytes) {
    return {[=](const Place& place) { tests::writeFile(place.source / name, bytes); }};
}

const std::map<std::string, Twin>& twins() {
    static const std::map<std::string, Twin> all{
        {"io/unreadable",
         {[](const Place& place) { tests::writeFile(place.source / "pak7.pk4", "this is no archive"); }, ofWhatCannotBeRead}},
        {"pack/duplicate-path", {[](const Place& place) {
             tests::writeFile(place.source / "readme", "one");
             tests::writeFile(place.source / "README", "two");
         }}},
        {"pack/excluded-file", withFile("logs/game.log", "x")},
        {"pack/forbidden-file", withFile("addon.conf", "x")},
        {"pack/loose-content", withFile("b.style", "style b { }\n")},
        {"pack/never-loaded", withFile("botfiles/styles/old/b.style", "style b { }\n")},
        {"pack/required-missing", {[](const Place& place) { fs::remove_all(place.source / "botfiles/chats"); }}},
        {"pack/stale",
         {[](const Place& place) {
              QVERIFY(packer::pack(packer::planPack(place.source, place.pak).value(), {}));
              tests::writeFile(place.source / "botfiles/styles/a.style", "style b { }\n");
          },
          ofThePak}},
        {"pack/symlink", {[](const Place& place) { fs::create_symlink("nowhere", place.source / "link"); }}},
        {"pack/too-large", {[](const Place& place) { writeTooMany(place.source); }}},
        {"pack/unsafe-path", withFile("caf\xC3\xA9", "x")},
        {"pack/upper-case", withFile("botfiles/styles/B.style", "style b { }\n")},
    };
    return all;
}

std::string replacedAll(std::string text, const std::string& what, const std::string& by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
    return text;
}

}  // namespace

class FolderTwins : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRuleHasATwin() {
        std::set<std::string> rules;
        std::set<std::string> made;
        for (const FolderRule& rule : folderRules()) {
            rules.emplace(rule.id());
            QCOMPARE(findRule(rule.id()), &rule);
        }
        for (const auto& [id, twin] : twins())
            made.insert(id);
        QVERIFY(rules == made);
    }

    void aGoodFolderBreaksNone() {
        const QTemporaryDir folder;
        const Place place = placeIn(folder);
        QVERIFY(ofThePlan(place, {}).empty());
        QVERIFY(ofWhatCannotBeRead(place, {}).empty());
        QVERIFY(packer::pack(packer::planPack(place.source, place.pak).value(), {}));
        QVERIFY(ofThePak(place, {}).empty());
        tests::writeFile(place.source / "other.txt", "what the game reads of bots is as before");
        QVERIFY(ofThePak(place, {}).empty());
    }

    void twin_data() {
        QTest::addColumn<std::string>("id");
        for (const auto& [id, twin] : twins())
            QTest::newRow(id.c_str()) << id;
    }
    /// As stated; gone when the rule is off; with another severity when the settings say so.
    void twin() {
        QFETCH(const std::string, id);
        const QTemporaryDir folder;
        const Place place = placeIn(folder);
        const Twin& twin = twins().at(id);
        twin.write(place);
        const Diagnostics diagnostics = twin.check(place, {});
        QCOMPARE(diagnostics.size(), std::size_t{1});
        const Diagnostic& diagnostic = diagnostics.front();
        QCOMPARE(std::string{diagnostic.rule}, id);
        QVERIFY(diagnostic.subject && diagnostic.where.file == kNoFile);
        QVERIFY(diagnostic.message.english().ends_with('.'));
        QCOMPARE(diagnostic.severity, findRule(id)->severity());
        const std::string root = place.pak.parent_path().string();
        const std::vector<parser::LoadInput> noFiles;
        const std::string got = replacedAll(test::TwinText{noFiles}.of(diagnostics), root + '/', "");
        QCOMPARE(got, test::expectedOf(id, got));
        QCOMPARE(test::notInCatalogue(diagnostics), std::string{});

        QVERIFY(twin.check(place, {.overrides = {{id, std::nullopt}}}).empty());
        const Diagnostics milder = twin.check(place, {.overrides = {{id, Severity::Information}}});
        QCOMPARE(milder.size(), std::size_t{1});
        QCOMPARE(milder.front().severity, Severity::Information);
    }

    void staleFiles() {
        const QTemporaryDir folder;
        const Place place = placeIn(folder);
        QVERIFY(packer::pack(packer::planPack(place.source, place.pak).value(), {}));
        tests::writeFile(place.source / "botfiles/styles/a.style", "style b { }\n");
        tests::writeFile(place.source / "botfiles/styles/c.style", "style c { }\n");
        fs::remove(place.source / "botfiles/chats/a.chat");
        const Diagnostics found = ofThePak(place, {});
        QCOMPARE(found.size(), std::size_t{3});
        QCOMPARE(*found[0].subject, (Subject{place.pak, "botfiles/chats/a.chat"}));
        QCOMPARE(*found[1].subject, (Subject{place.source, "botfiles/styles/a.style"}));
        QCOMPARE(*found[2].subject, (Subject{place.source, "botfiles/styles/c.style"}));
    }

    void manyProblemsInTheOrderOfTheirNames() {
        const QTemporaryDir folder;
        const Place place = placeIn(folder);
        const fs::path& root = place.source;
        for (const char* name :
             {"botfiles/chats/sub/b.chat", "botfiles/chats/b.bot", "botfiles/notes.txt", "botfiles/chats/Tommy.CHAT",
              "loose.style", "Readme.TXT", "mod.json", "addon.conf", "a\\b"})
            tests::writeFile(root / name, "x");
        fs::create_symlink("loose.style", root / "link");
        fs::remove(root / "botfiles/styles/a.style");
        std::string got;
        for (const Diagnostic& diagnostic : ofThePlan(place, {}))
            got += std::string{diagnostic.rule} + ' ' + diagnostic.subject->name + '\n';
        QCOMPARE(
            got,
            std::string{"pack/required-missing \npack/unsafe-path a\\b\npack/forbidden-file addon.conf\n"
                        "pack/upper-case botfiles/chats/Tommy.CHAT\npack/never-loaded botfiles/chats/b.bot\n"
                        "pack/never-loaded botfiles/chats/sub/b.chat\npack/never-loaded botfiles/notes.txt\npack/symlink link\n"
                        "pack/loose-content loose.style\npack/excluded-file mod.json\n"});
    }

private:
    static Place placeIn(const QTemporaryDir& folder) {
        const fs::path root = fs::canonical(folder.path().toStdString());
        writeGood(root / "source");
        return {root / "source", root / "pak0.pk4"};
    }
};

QTEST_GUILESS_MAIN(FolderTwins)
#include "tst_folder_twins.moc"
