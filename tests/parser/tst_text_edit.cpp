// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/text_edit.h"
#include "tests/support/edit_model.h"
#include "tests/support/random_text.h"

#include <QTest>

#include <algorithm>

using namespace castwright;
using namespace castwright::parser;
using namespace std::string_literals;

class TextEditTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void inAnyOrder() {
        const std::vector<TextEdit> edits{{{4, 5}, "E"}, {{0, 1}, "aa"}, {{2, 2}, "-"}};
        QCOMPARE(applyEdits("abcde", edits).value(), "aab-cdE"s);
    }

    void nothingToDo() {
        QCOMPARE(applyEdits("abc", {}).value(), "abc"s);
        QCOMPARE(applyEdits("", {}).value(), ""s);
    }

    void insertAtBothEnds() {
        const std::vector<TextEdit> edits{{{3, 3}, ">"}, {{0, 0}, "<"}};
        QCOMPARE(applyEdits("abc", edits).value(), "<abc>"s);
    }

    void insertBesideAReplacement() {
        const std::vector<TextEdit> before{{{1, 2}, "B"}, {{1, 1}, "<"}};
        QCOMPARE(applyEdits("abc", before).value(), "a<Bc"s);
        const std::vector<TextEdit> after{{{2, 2}, ">"}, {{1, 2}, "B"}};
        QCOMPARE(applyEdits("abc", after).value(), "aB>c"s);
    }

    void neighbours() {
        const std::vector<TextEdit> edits{{{1, 2}, "B"}, {{0, 1}, "A"}};
        QCOMPARE(applyEdits("abc", edits).value(), "ABc"s);
    }

    void refused_data() {
        QTest::addColumn<std::vector<TextEdit>>("edits");
        QTest::addColumn<EditError>("error");
        QTest::newRow("past the end") << std::vector<TextEdit>{{{2, 4}, ""}} << EditError::OutOfRange;
        QTest::newRow("begins past the end") << std::vector<TextEdit>{{{4, 4}, ""}} << EditError::OutOfRange;
        QTest::newRow("inside out") << std::vector<TextEdit>{{{2, 1}, ""}} << EditError::OutOfRange;
        QTest::newRow("overlap") << std::vector<TextEdit>{{{0, 2}, ""}, {{1, 3}, ""}} << EditError::Overlap;
        QTest::newRow("the same twice") << std::vector<TextEdit>{{{0, 2}, ""}, {{0, 2}, ""}} << EditError::Overlap;
        QTest::newRow("one in the other") << std::vector<TextEdit>{{{0, 3}, ""}, {{1, 1}, "x"}} << EditError::Overlap;
        QTest::newRow("two insertions") << std::vector<TextEdit>{{{1, 1}, "x"}, {{1, 1}, "y"}} << EditError::Overlap;
        QTest::newRow("two insertions, not neighbours in the list")
            << std::vector<TextEdit>{{{1, 1}, "x"}, {{1, 2}, ""}, {{1, 1}, "y"}} << EditError::Overlap;
    }
    void refused() {
        QFETCH(const std::vector<TextEdit>, edits);
        QFETCH(const EditError, error);
        const auto result = applyEdits("abc", edits);
        QVERIFY(!result);
        QCOMPARE(result.error(), error);
    }

    void likeTheModel() {
        test::Random random{3};
        int applied = 0;
        for (int round = 0; round < 20'000; ++round) {
            const std::string text = test::randomBytes(random, test::below(random, 12));
            std::vector<TextEdit> edits;
            for (std::size_t i = test::below(random, 4); i > 0; --i) {
                const auto begin = static_cast<std::uint32_t>(test::below(random, text.size() + 1));
                const auto end = static_cast<std::uint32_t>(begin + test::below(random, text.size() - begin + 1));
                edits.push_back({{begin, end}, test::randomBytes(random, test::below(random, 3))});
            }
            const auto result = applyEdits(text, edits);
            const auto wanted = test::applyNaively(text, edits);
            QCOMPARE(result.has_value(), wanted.has_value());
            if (result) {
                QCOMPARE(*result, *wanted);
                ++applied;
            }
        }
        QVERIFY(applied > 5000);
    }
};

QTEST_GUILESS_MAIN(TextEditTest)
#include "tst_text_edit.moc"
