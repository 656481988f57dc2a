// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/progress_line.h"

#include <QTest>

#include <sstream>

using castwright::cli::ProgressLine;
using namespace std::chrono_literals;

namespace {

/// A clock that the test sets.
struct SetClock {
    ProgressLine::Clock::time_point time;

    [[nodiscard]] auto reader() const {
        return [this] { return time; };
    }
};

}  // namespace

class TestProgressLine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void quickWorkShowsNothing() {
        std::ostringstream out;
        SetClock clock;
        {
            ProgressLine line{out, true, 500ms, clock.reader()};
            line.show("1 of 2");
            clock.time += 499ms;
            line.show("2 of 2");
        }
        QCOMPARE(out.str(), std::string{});
    }

    void longWorkShowsAndCleansUp() {
        std::ostringstream out;
        SetClock clock;
        {
            ProgressLine line{out, true, 500ms, clock.reader()};
            clock.time += 500ms;
            line.show("1 of 2");
            QCOMPARE(out.str(), std::string{"\r\x1b[K1 of 2"});
            clock.time += 99ms;
            line.show("too soon");
            clock.time += 1ms;
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
