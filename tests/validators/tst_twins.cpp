// SPDX-License-Identifier: GPL-3.0-or-later
//
// The twins of the rules about content, see tests/support/twins.h. Those of the rules about files as a whole are in tests/workspace.
#include "parser/loader/content_folder.h"
#include "tests/support/checking.h"
#include "tests/support/twins.h"
#include "validators/fixing/merged_fixes.h"
#include "validators/rules.h"

#include <QTest>

#include <set>

using namespace castwright;
using namespace castwright::parser;
using namespace castwright::validators;

namespace {

LoadResult loadTwin(const std::string& id) { return load(readContent(test::twinsFolder() / id).value(), defaultProfile()); }

}  // namespace

class Twins : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRuleHasATwin() {
        const std::set<std::string> twins = test::twinIds();
        for (const Rule* rule : allRules())
            QVERIFY2(twins.contains(std::string{rule->id()}), std::string{rule->id()}.c_str());
    }

    void everyTwinHasARule() {
        for (const std::string& id : test::twinIds())
            QVERIFY2(findRule(id), id.c_str());
    }

    void idsAreUniqueAndTitlesAreSentences() {
        std::set<std::string_view> ids;
        const std::set<std::string> catalogue = test::catalogue();
        for (const Rule* rule : allRules()) {
            QVERIFY2(ids.insert(rule->id()).second, std::string{rule->id()}.c_str());
            QVERIFY2(rule->title().ends_with('.'), std::string{rule->id()}.c_str());
            QVERIFY2(catalogue.contains(std::string{rule->title()}), std::string{rule->title()}.c_str());
            QCOMPARE(findRule(rule->id()), rule);
        }
        QVERIFY(!findRule("syntax/none"));
    }

    void twin_data() {
        QTest::addColumn<std::string>("id");
        for (const std::string& id : test::twinIds()) {
            const Rule* rule = findRule(id);
            if (rule == nullptr || rule->scope() != RuleScope::Folder)
                QTest::newRow(id.c_str()) << id;
        }
    }
    void twin() {
        QFETCH(const std::string, id);
        const LoadResult loaded = loadTwin(id);
        const std::vector<Diagnostic> diagnostics = check(loaded, defaultProfile());
        QCOMPARE(diagnostics.size(), std::size_t{1});
        QCOMPARE(std::string{diagnostics.front().rule}, id);
        const std::string got = test::TwinText{loaded.inputs}.of(diagnostics);
        QCOMPARE(got, test::expectedOf(id, got));
        QVERIFY(diagnostics.front().message.english().ends_with('.') || diagnostics.front().message.english().ends_with('?'));
        QCOMPARE(test::notInCatalogue(diagnostics), std::string{});
    }

    void switchedOff_data() { twin_data(); }
    void switchedOff() {
        QFETCH(const std::string, id);
        const LoadResult loaded = loadTwin(id);
        const std::vector<Diagnostic> left = check(loaded, defaultProfile(), {.overrides = {{id, std::nullopt}}});
        QCOMPARE(test::TwinText{loaded.inputs}.of(left), std::string{});
    }

    void fixes_data() { twin_data(); }
    /// Each fix by itself leaves no problem, neither its own nor a new one.
    void fixes() {
        QFETCH(const std::string, id);
        const LoadResult loaded = loadTwin(id);
        for (const Diagnostic& diagnostic : check(loaded, defaultProfile())) {
            for (const Fix& fix : diagnostic.fixes) {
                auto inputs = applyFixes(loaded.inputs, std::vector<FileEdits>{{fix.file, fix.edits}});
                QVERIFY2(inputs, fix.title.english().c_str());
                const LoadResult fixed = load(std::move(*inputs), defaultProfile());
                const std::string left = test::TwinText{fixed.inputs}.of(check(fixed, defaultProfile()));
                QVERIFY2(left.empty(), (fix.title.english() + '\n' + left).c_str());
            }
        }
    }

    void overrides_data() { twin_data(); }
    void overrides() {
        QFETCH(const std::string, id);
        const LoadResult loaded = loadTwin(id);
        for (const Severity severity : {Severity::Information, Severity::Warning, Severity::Error}) {
            const std::vector<Diagnostic> diagnostics = check(loaded, defaultProfile(), {.overrides = {{id, severity}}});
            QCOMPARE(diagnostics.size(), std::size_t{1});
            QCOMPARE(diagnostics.front().severity, severity);
        }
    }
};

QTEST_GUILESS_MAIN(Twins)
#include "tst_twins.moc"
