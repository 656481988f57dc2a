// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/comparing/comparison.h"
#include "packer/packing/pack.h"
#include "packer/packing/pack_rules.h"
#include "tests/support/files.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

using namespace castwright;
using namespace castwright::packer;
namespace fs = std::filesystem;

namespace {

/// The smallest folder that no rule has anything to say about.
void writeGood(const fs::path& source) {
    tests::writeFile(source / "botfiles/styles/a.style", "style a { }\n");
    tests::writeFile(source / "botfiles/characters/a.bot", "character a { }\n");
    tests::writeFile(source / "botfiles/chats/a.chat", "characterChat a { }\n");
}

/// What breaks one rule and no other, on top of the good folder.
using Twin = std::function<void(const fs::path& source)>;

/// More files than a pak's directory can count. Empty ones, which are made and walked in a moment.
void writeTooMany(const fs::path& source) {
    constexpr int kLimit = 65'534;
    fs::create_directories(source / "many");
    for (int i = 0; i < kLimit; ++i)
        tests::writeFile(source / "many" / std::to_string(i), "");
}

const std::map<std::string, Twin>& twins() {
    static const std::map<std::string, Twin> all{
        {"pack/duplicate-path",
         [](const fs::path& source) {
             tests::writeFile(source / "readme", "one");
             tests::writeFile(source / "README", "two");
         }},
        {"pack/excluded-file", [](const fs::path& source) { tests::writeFile(source / "logs/game.log", "x"); }},
        {"pack/forbidden-file", [](const fs::path& source) { tests::writeFile(source / "addon.conf", "x"); }},
        {"pack/loose-content", [](const fs::path& source) { tests::writeFile(source / "b.style", "style b { }\n"); }},
        {"pack/never-loaded",
         [](const fs::path& source) { tests::writeFile(source / "botfiles/styles/old/b.style", "style b { }\n"); }},
        {"pack/required-missing", [](const fs::path& source) { fs::remove_all(source / "botfiles/chats"); }},
        {"pack/symlink", [](const fs::path& source) { fs::create_symlink("nowhere", source / "link"); }},
        {"pack/too-large", writeTooMany},
        {"pack/unsafe-path", [](const fs::path& source) { tests::writeFile(source / "caf\xC3\xA9", "x"); }},
        {"pack/upper-case",
         [](const fs::path& source) { tests::writeFile(source / "botfiles/styles/B.style", "style b { }\n"); }},
    };
    return all;
}

std::set<std::string> rulesOf(const std::vector<PackFinding>& findings) {
    std::set<std::string> rules;
    for (const PackFinding& finding : findings)
        rules.emplace(finding.rule);
    return rules;
}

}  // namespace

class TestPackRules : public QObject {
    Q_OBJECT

private slots:
    void everyRuleHasATwin();
    void aGoodFolderBreaksNone();
    void twinsBreakTheirRuleOnly_data();
    void twinsBreakTheirRuleOnly();
    void stale();

private:
    static fs::path rootOf(const QTemporaryDir& folder) { return folder.path().toStdString(); }
};

void TestPackRules::everyRuleHasATwin() {
    std::set<std::string> with{"pack/stale"};  // about a pak and a folder; it has a test of its own
    for (const auto& [rule, twin] : twins())
        with.insert(rule);
    std::set<std::string> all;
    for (const PackRule& rule : packRules()) {
        all.emplace(rule.id);
        QVERIFY(rule.sentence.ends_with('.'));
    }
    QVERIFY(all == with);
    QVERIFY(std::ranges::is_sorted(packRules(), {}, &PackRule::id));
}

void TestPackRules::aGoodFolderBreaksNone() {
    const QTemporaryDir folder;
    writeGood(rootOf(folder) / "source");
    const auto plan = planPack(rootOf(folder) / "source", rootOf(folder) / "pak0.pk4");
    QVERIFY(plan);
    QVERIFY(checkPlan(*plan).empty());
}

void TestPackRules::twinsBreakTheirRuleOnly_data() {
    QTest::addColumn<QString>("rule");
    for (const auto& [rule, twin] : twins())
        QTest::newRow(rule.c_str()) << QString::fromStdString(rule);
}

void TestPackRules::twinsBreakTheirRuleOnly() {
    QFETCH(const QString, rule);
    const QTemporaryDir folder;
    const fs::path source = rootOf(folder) / "source";
    writeGood(source);
    twins().at(rule.toStdString())(source);
    const auto plan = planPack(source, rootOf(folder) / "pak0.pk4");
    QVERIFY(plan);
    const auto findings = checkPlan(*plan);
    QVERIFY(rulesOf(findings) == std::set{rule.toStdString()});
    const auto* const about = std::ranges::find(packRules(), rule.toStdString(), &PackRule::id).operator->();
    for (const PackFinding& finding : findings) {
        QCOMPARE(finding.isError, about->isError);
        QVERIFY2(finding.message.ends_with('.'), finding.message.c_str());
    }
}

void TestPackRules::stale() {
    const QTemporaryDir folder;
    const fs::path source = rootOf(folder) / "source";
    const fs::path pak = rootOf(folder) / "pak0.pk4";
    writeGood(source);
    QVERIFY(pack(planPack(source, pak).value(), {}));
    const auto findings = [&] {
        const auto comparison = compare(*ContentSide::open(pak), *ContentSide::open(source));
        return checkStale(comparison.value(), pak);
    };
    QVERIFY(findings().empty());
    tests::writeFile(source / "other.txt", "what the game reads of bots is as before");
    QVERIFY(findings().empty());
    tests::writeFile(source / "botfiles/styles/a.style", "style b { }\n");
    tests::writeFile(source / "botfiles/styles/c.style", "style c { }\n");
    fs::remove(source / "botfiles/chats/a.chat");
    QCOMPARE(findings().size(), 3U);
    QVERIFY(rulesOf(findings()) == std::set<std::string>{"pack/stale"});
}

QTEST_GUILESS_MAIN(TestPackRules)
#include "tst_pack_rules.moc"
