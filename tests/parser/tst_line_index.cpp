// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/line_index.h"
#include "tests/support/random_text.h"

#include <QTest>

using namespace castwright;
using namespace castwright::parser;

class LineIndexTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void emptyText() {
        const LineIndex index{""};
        QCOMPARE(index.lineCount(), 1U);
        QCOMPARE(index.position(0), (LinePosition{1, 1}));
        QCOMPARE(index.position(99), (LinePosition{1, 1}));
        QCOMPARE(index.lineStart(1), 0U);
        QCOMPARE(index.lineStart(2), 0U);
        QCOMPARE(LineIndex{}.position(0), (LinePosition{1, 1}));
    }

    void positions() {
        const LineIndex index{"ab\n\ncd"};
        QCOMPARE(index.lineCount(), 3U);
        QCOMPARE(index.position(1), (LinePosition{1, 2}));
        QCOMPARE(index.position(2), (LinePosition{1, 3}));  // the line end belongs to its line
        QCOMPARE(index.position(3), (LinePosition{2, 1}));
        QCOMPARE(index.position(4), (LinePosition{3, 1}));
        QCOMPARE(index.position(6), (LinePosition{3, 3}));
        QCOMPARE(index.position(1000), (LinePosition{3, 3}));
        QCOMPARE(index.lineStart(3), 4U);
        QCOMPARE(index.lineStart(4), 6U);
        QCOMPARE(index.lineStart(0), 6U);
    }

    void aLineEndAtTheEndOpensALine() {
        const LineIndex index{"ab\n"};
        QCOMPARE(index.lineCount(), 2U);
        QCOMPARE(index.position(3), (LinePosition{2, 1}));
    }

    void crIsABytesOfItsLine() { QCOMPARE(LineIndex{"a\r\nb"}.position(3), (LinePosition{2, 1})); }

    void likeCounting() {
        test::Random random{4};
        for (int round = 0; round < 500; ++round) {
            std::string text(test::below(random, 40), 'x');
            for (char& c : text)
                c = test::below(random, 4) == 0 ? '\n' : c;
            const LineIndex index{text};
            LinePosition expected;
            for (std::uint32_t offset = 0; offset <= text.size(); ++offset) {
                QCOMPARE(index.position(offset), expected);
                QCOMPARE(index.lineStart(expected.line), offset - expected.column + 1);
                if (offset < text.size() && text[offset] == '\n')
                    expected = {expected.line + 1, 1};
                else
                    ++expected.column;
            }
        }
    }
};

QTEST_GUILESS_MAIN(LineIndexTest)
#include "tst_line_index.moc"
