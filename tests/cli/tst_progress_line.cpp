// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/progress_line.h"

#include <QTest>

#include <sstream>
#include <thread>

using castwright::cli::ProgressLine;
using namespace std::chrono_literals;

class TestProgressLine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void quickWorkShowsNothing() {
        std::ostringstream out;
        {
            ProgressLine line{out, true, 1h};
            line.show("1 of 2");
            line.show("2 of 2");
        }
        QVERIFY(out.str().empty());
    }

    void longWorkShowsAndCleansUp() {
        std::ostringstream out;
        {
            ProgressLine line{out, true, 0ms};
            line.show("1 of 2");
            QCOMPARE(out.str(), std::string{"\r\x1b[K1 of 2"});
            line.show("too soon");
            std::this_thread::sleep_for(120ms);
            line.show("2 of 2");
        }
        QCOMPARE(out.str(), std::string{"\r\x1b[K1 of 2\r\x1b[K2 of 2\r\x1b[K"});
    }

    void notATerminal() {
        std::ostringstream out;
        {
            ProgressLine line{out, false, 0ms};
            line.show("1 of 2");
        }
        QVERIFY(out.str().empty());
    }
};

QTEST_GUILESS_MAIN(TestProgressLine)
#include "tst_progress_line.moc"
