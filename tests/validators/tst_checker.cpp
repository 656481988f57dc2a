// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/loader/cast_loader.h"
#include "tests/support/content_changes.h"
#include "validators/checking/check.h"
#include "validators/checking/checker.h"

#include <QTest>

#include <format>

using namespace castwright;
using namespace castwright::parser;
using namespace castwright::validators;

namespace {

std::string described(const std::vector<Diagnostic>& diagnostics) {
    std::string text;
    for (const Diagnostic& diagnostic : diagnostics)
        text += std::format(
            "{}:{} {} {}\n", diagnostic.where.file, diagnostic.where.range.begin, diagnostic.rule, diagnostic.message.english());
    return text;
}

}  // namespace

/// Checking step by step gives what checking at once gives, and looks at what changed only.
class TestChecker : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalsCheckAfterEachChange_data() {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 12; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void equalsCheckAfterEachChange() {
        QFETCH(const unsigned, seed);
        test::ChangingContent content{seed};
        CastLoader loader{defaultProfile()};
        Checker checker{defaultProfile(), {}};
        std::string story;
        for (int step = 0; step < 200; ++step) {
            const LoadResult loaded = loader.load(content.inputs());
            const std::vector<Diagnostic> stepwise = checker.check(loaded);
            const std::vector<Diagnostic> atOnce = check(load(content.inputs(), defaultProfile()), defaultProfile());
            if (stepwise != atOnce)
                QFAIL((story + "\nstep by step:\n" + described(stepwise) + "\nat once:\n" + described(atOnce)).c_str());
            story += content.change() + '\n';
        }
    }

    void looksAtChangedFilesOnly() {
        test::ChangingContent content{3};
        CastLoader loader{defaultProfile()};
        Checker checker{defaultProfile(), {}};
        auto inputs = content.inputs();
        (void)checker.check(loader.load(inputs));
        (void)checker.check(loader.load(inputs));
        const std::size_t always = checker.filesChecked();  // files with names that are not found
        inputs.front().text = std::make_shared<const SourceText>("// another style file\n");
        (void)checker.check(loader.load(inputs));
        QVERIFY(checker.filesChecked() > always);
        QVERIFY(checker.filesChecked() < inputs.size());
    }

    void aStoppedCheckChangesNothing() {
        test::ChangingContent content{5};
        Checker checker{defaultProfile(), {}};
        const LoadResult loaded = load(content.inputs(), defaultProfile());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(checker.check(loaded, stop.get_token()).empty());
        QCOMPARE(described(checker.check(loaded)), described(check(loaded, defaultProfile())));
    }
};

QTEST_GUILESS_MAIN(TestChecker)
#include "tst_checker.moc"
