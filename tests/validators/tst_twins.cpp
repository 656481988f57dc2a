// SPDX-License-Identifier: GPL-3.0-or-later
//
// Each rule has a twin in tests/twins/FAMILY/NAME: a content folder that breaks that rule and no other. `expected.txt` says where, as
// `file:line:column: severity`.
#include "parser/loader/content_folder.h"
#include "parser/text/text_edit.h"
#include "tests/support/checking.h"
#include "tests/support/golden.h"
#include "validators/rules.h"

#include <QTest>

#include <set>

using namespace castwright;
using namespace castwright::parser;
using namespace castwright::validators;
namespace fs = std::filesystem;

namespace {

const fs::path kTwins = fs::path{CASTWRIGHT_TESTS_DIR} / "twins";

std::set<std::string> twinIds() {
    std::set<std::string> ids;
    for (const fs::path& family : test::foldersIn(kTwins)) {
        for (const fs::path& twin : test::foldersIn(family))
            ids.insert(twin.lexically_relative(kTwins).generic_string());
    }
    return ids;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line + '\n';
    return text;
}

/// The inputs with the edits of a fix applied.
std::vector<LoadInput> fixedInputs(const LoadResult& loaded, const Fix& fix) {
    std::vector<LoadInput> inputs = loaded.inputs;
    LoadInput& input = inputs.at(fix.file);
    input.text = std::make_shared<const SourceText>(applyEdits(input.text->bytes(), fix.edits).value());
    return inputs;
}

}  // namespace

class Twins : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRuleHasATwin() {
        const std::set<std::string> twins = twinIds();
        for (const Rule* rule : allRules())
            QVERIFY2(twins.contains(std::string{rule->id()}), std::string{rule->id()}.c_str());
    }

    void idsAreUniqueAndTitlesAreSentences() {
        std::set<std::string_view> ids;
        for (const Rule* rule : allRules()) {
            QVERIFY2(ids.insert(rule->id()).second, std::string{rule->id()}.c_str());
            QVERIFY2(rule->title().ends_with('.'), std::string{rule->id()}.c_str());
            QCOMPARE(findRule(rule->id()), rule);
        }
        QVERIFY(!findRule("syntax/none"));
    }

    void twin_data() {
        QTest::addColumn<std::string>("id");
        for (const std::string& id : twinIds())
            QTest::newRow(id.c_str()) << id;
    }
    void twin() {
        QFETCH(const std::string, id);
        QVERIFY2(findRule(id), "a twin without a rule");
        const LoadResult loaded = load(readContent(kTwins / id).value(), defaultProfile());
        const std::vector<Diagnostic> diagnostics = check(loaded, defaultProfile());
        QCOMPARE(joined(placed(loaded, diagnostics)), test::readBytes(kTwins / id / "expected.txt"));
        QCOMPARE(std::string{diagnostics.front().rule}, id);
        QVERIFY(diagnostics.front().message.english().ends_with('.') || diagnostics.front().message.english().ends_with('?'));

        const std::vector<Diagnostic> without = check(loaded, defaultProfile(), {.overrides = {{id, std::nullopt}}});
        QCOMPARE(joined(test::briefly(loaded, without)), std::string{});
    }

    void fixes_data() { twin_data(); }
    /// A fix mends its problem and breaks nothing else.
    void fixes() {
        QFETCH(const std::string, id);
        const LoadResult loaded = load(readContent(kTwins / id).value(), defaultProfile());
        for (const Diagnostic& diagnostic : check(loaded, defaultProfile())) {
            for (const Fix& fix : diagnostic.fixes) {
                const LoadResult fixed = load(fixedInputs(loaded, fix), defaultProfile());
                const std::vector<Diagnostic> left = check(fixed, defaultProfile());
                const bool good = std::ranges::none_of(
                    left, [&id](const Diagnostic& d) { return d.rule == id || d.severity == Severity::Error; });
                const std::string message = fix.title.english() + '\n' + joined(test::briefly(fixed, left));
                QVERIFY2(good, message.c_str());
            }
        }
    }

    void overrides_data() { twin_data(); }
    void overrides() {
        QFETCH(const std::string, id);
        const LoadResult loaded = load(readContent(kTwins / id).value(), defaultProfile());
        for (const Severity severity : {Severity::Information, Severity::Warning, Severity::Error}) {
            const std::vector<Diagnostic> diagnostics = check(loaded, defaultProfile(), {.overrides = {{id, severity}}});
            QCOMPARE(diagnostics.size(), std::size_t{1});
            QCOMPARE(diagnostics.front().severity, severity);
        }
    }

private:
    static std::vector<std::string> placed(const LoadResult& loaded, const std::vector<Diagnostic>& diagnostics) {
        constexpr std::array<const char*, 3> kSeverities{"information", "warning", "error"};
        std::vector<std::string> lines;
        for (const Diagnostic& diagnostic : diagnostics) {
            const LoadInput& input = loaded.inputs.at(diagnostic.where.file);
            const LinePosition place = LineIndex{input.text->bytes()}.position(diagnostic.where.range.begin);
            lines.push_back(std::format(
                "{}:{}:{}: {}", input.path, place.line, place.column,
                kSeverities.at(static_cast<std::size_t>(diagnostic.severity))));
        }
        return lines;
    }
};

QTEST_GUILESS_MAIN(Twins)
#include "tst_twins.moc"
