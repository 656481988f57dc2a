// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/checking.h"
#include "validators/fixing/merged_fixes.h"

#include <QTest>

#include <random>

using namespace castwright;
using namespace castwright::parser;
using namespace castwright::validators;

namespace {

TextEdit edit(std::uint32_t begin, std::uint32_t end, std::string text) { return {{begin, end}, std::move(text)}; }

/// A problem in file `where`, with one fix in file `target`.
Diagnostic problem(std::uint32_t where, std::uint32_t target, std::vector<TextEdit> edits, std::string_view rule = "test/rule") {
    return {
        .where = {.file = where, .range = {}},
        .rule = rule,
        .message = {},
        .related = {},
        .fixes = {{.title = {}, .file = target, .edits = std::move(edits)}},
    };
}

}  // namespace

class MergedFixesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theEarlierProblemWins() {
        const std::vector<Diagnostic> problems{
            problem(0, 0, {edit(10, 12, "a")}), problem(0, 0, {edit(4, 6, "b")}), problem(0, 0, {edit(5, 11, "c")}),
            problem(0, 0, {edit(12, 13, "d")})};
        QCOMPARE(mergeFixes(problems), (MergedFixes{{{0, {edit(4, 6, "b"), edit(10, 12, "a"), edit(12, 13, "d")}}}, 3, 1}));
    }

    void aFixIsTakenWholeOrNotAtAll() {
        const std::vector<Diagnostic> problems{
            problem(0, 0, {edit(4, 6, "a")}), problem(0, 0, {edit(0, 1, "b"), edit(5, 7, "b")}),
            problem(0, 0, {edit(0, 2, "c")})};
        QCOMPARE(mergeFixes(problems), (MergedFixes{{{0, {edit(0, 2, "c"), edit(4, 6, "a")}}}, 2, 1}));
    }

    void twoInsertionsAtOnePlace() {
        const std::vector<Diagnostic> problems{
            problem(0, 0, {edit(3, 3, "a")}), problem(0, 0, {edit(3, 3, "b")}), problem(0, 0, {edit(3, 5, "c")}),
            problem(0, 0, {edit(1, 3, "d")})};
        QCOMPARE(mergeFixes(problems), (MergedFixes{{{0, {edit(1, 3, "d"), edit(3, 3, "a"), edit(3, 5, "c")}}}, 3, 1}));
    }

    void onlyTheFirstFixOfAProblemCounts() {
        Diagnostic one = problem(0, 0, {edit(0, 1, "a")});
        one.fixes.push_back({.title = {}, .file = 0, .edits = {edit(5, 6, "b")}});
        Diagnostic none = problem(0, 0, {});
        none.fixes.clear();
        QCOMPARE(mergeFixes(std::vector{one, none}), (MergedFixes{{{0, {edit(0, 1, "a")}}}, 1, 0}));
    }

    void ofOneRule() {
        const std::vector<Diagnostic> problems{
            problem(0, 0, {edit(0, 1, "a")}), problem(1, 1, {edit(0, 1, "b")}), problem(0, 0, {edit(2, 3, "c")}, "test/other"),
            problem(0, 2, {edit(0, 1, "d")})};
        QCOMPARE(mergeFixesOf("test/rule", 0, problems), (MergedFixes{{{0, {edit(0, 1, "a")}}, {2, {edit(0, 1, "d")}}}, 2, 0}));
        QCOMPARE(mergeFixesOf("test/rule", std::nullopt, problems).files.size(), std::size_t{3});
        QCOMPARE(mergeFixesOf("test/none", std::nullopt, problems), MergedFixes{});
    }

    /// Whatever the fixes are, the edits of a file can be applied together, and a fix that is left out overlaps them.
    void randomFixes() {
        std::mt19937 random{7};
        const auto below = [&random](std::uint32_t limit) { return static_cast<std::uint32_t>(random() % limit); };
        for (int round = 0; round < 2000; ++round) {
            std::vector<Diagnostic> problems;
            for (std::uint32_t i = 0, count = below(8); i < count; ++i) {
                const std::uint32_t begin = below(20);
                problems.push_back(problem(0, 0, {edit(begin, begin + below(5), "x")}));
            }
            const MergedFixes merged = mergeFixes(problems);
            QCOMPARE(merged.applied + merged.leftOut, problems.size());
            const std::vector<TextEdit> edits = merged.files.empty() ? std::vector<TextEdit>{} : merged.files.front().edits;
            QCOMPARE(edits.size(), merged.applied);
            QVERIFY(sortedEdits(24, edits));
            for (const Diagnostic& one : problems) {
                std::vector<TextEdit> more = edits;
                more.push_back(one.fixes.front().edits.front());
                const bool taken = std::ranges::find(edits, more.back()) != edits.end();
                QVERIFY(taken || !sortedEdits(24, more));
            }
        }
    }

    void fixesAllOfARuleInTheCast() {
        const LoadResult loaded = test::loadContent(
            {{"a.style", "style \"a\" {\nset fov 0132\nset aimLead 1\n}\n"},
             {"b.style", "style \"b\" {\nset fov 0100\nset fow 0100\n}\n"}});
        const std::vector<Diagnostic> diagnostics = check(loaded, defaultProfile());
        const MergedFixes merged = mergeFixesOf("syntax/octal", std::nullopt, diagnostics);
        QCOMPARE(merged.applied, std::size_t{2});
        const auto fixed = applyFixes(loaded.inputs, merged.files);
        QVERIFY(fixed);
        QCOMPARE(std::string{fixed->at(0).text->bytes()}, std::string{"style \"a\" {\nset fov 132\nset aimLead 1\n}\n"});
        QCOMPARE(std::string{fixed->at(1).text->bytes()}, std::string{"style \"b\" {\nset fov 100\nset fow 0100\n}\n"});
    }

    void wrongEditsChangeNothing() {
        const LoadResult loaded = test::loadContent({{"a.style", "style \"a\" {\n}\n"}});
        QVERIFY(!applyFixes(loaded.inputs, std::vector<FileEdits>{{0, {edit(0, 999, "")}}}));
        QVERIFY(!applyFixes(loaded.inputs, std::vector<FileEdits>{{1, {edit(0, 1, "")}}}));
    }
};

QTEST_GUILESS_MAIN(MergedFixesTest)
#include "tst_merged_fixes.moc"
