// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/loader/cast_loader.h"
#include "tests/support/content_changes.h"

#include <QTest>

using namespace castwright;
using namespace castwright::parser;

/// Loading step by step gives what loading at once gives.
class TestCastLoader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalsLoadAfterEachChange_data() {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 12; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void equalsLoadAfterEachChange() {
        QFETCH(const unsigned, seed);
        test::ChangingContent content{seed};
        CastLoader loader{defaultProfile()};
        std::string story;
        for (int step = 0; step < 250; ++step) {
            const LoadResult stepwise = loader.load(content.inputs());
            const LoadResult atOnce = load(content.inputs(), defaultProfile());
            QVERIFY2(stepwise.cast == atOnce.cast, story.c_str());
            QVERIFY2(stepwise.notes == atOnce.notes, story.c_str());
            story += content.change() + '\n';
        }
    }

    void sharesWhatStaysTheSame() {
        test::ChangingContent content{1};
        CastLoader loader{defaultProfile()};
        auto inputs = content.inputs();
        const LoadResult before = loader.load(inputs);
        QVERIFY(before.cast.characters.size() >= 4);
        const auto bank = std::ranges::find(inputs, std::string{"botfiles/chats/c2.chat"}, &LoadInput::path);
        QVERIFY(bank != inputs.end());
        bank->text = std::make_shared<const SourceText>(
            "characterChat \"c2\" { chat kill { \"new\" } }\n" + std::string{"characterChat \"c3\" { }\n"});
        const LoadResult after = loader.load(inputs);
        int shared = 0;
        for (std::size_t i = 0; i < after.cast.characters.size(); ++i)
            shared += after.cast.characters.pointer(i) == before.cast.characters.pointer(i) ? 1 : 0;
        QVERIFY(shared >= 1);
        QVERIFY(after.cast.characters.pointer(2) != before.cast.characters.pointer(2));
        for (std::size_t i = 0; i < after.cast.styles.size(); ++i)
            QVERIFY(after.cast.styles.pointer(i) == before.cast.styles.pointer(i));
    }
};

QTEST_GUILESS_MAIN(TestCastLoader)
#include "tst_cast_loader.moc"
