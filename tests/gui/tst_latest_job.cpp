// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/jobs/latest_job.h"

#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

#include <array>
#include <atomic>
#include <memory>
#include <semaphore>

using namespace castwright::gui;

namespace {

/// A job that begins and ends when the test wants.
struct Gate {
    std::binary_semaphore begun{0};
    std::binary_semaphore mayEnd{0};
    std::atomic<bool> toldToStop = false;
};

/// What came of a number.
struct Answer {
    int number = 0;
    bool operator==(const Answer&) const = default;
};

using Gates = std::array<Gate, 5>;
using Job = LatestJob<int, Answer>;

}  // namespace

class TestLatestJob final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_gates = std::make_shared<Gates>();
        m_taken.clear();
        m_stale.clear();
        m_job = std::make_unique<Job>(
            [gates = m_gates](int number, const std::stop_token& stop) {
                Gate& gate = gates->at(static_cast<std::size_t>(number));
                gate.begun.release();
                gate.mayEnd.acquire();
                gate.toldToStop = stop.stop_requested();
                return Answer{number};
            },
            [this](int /*number*/, Answer answer) { take(answer); });
        m_job->setStaleTaker([this](int /*number*/, Answer answer) { m_stale.append(answer.number); });
    }

    void cleanup() {
        m_job.reset();
        for (Gate& gate : *m_gates)
            gate.mayEnd.release();
        QThreadPool::globalInstance()->waitForDone();
    }

    void deliversAndIsIdle() {
        QSignalSpy idle{m_job.get(), &LatestJobCore::idle};
        QVERIFY(!m_job->isBusy());
        QCOMPARE(m_job->awaited(), nullptr);
        m_job->request(1);
        QVERIFY(m_job->isBusy());
        QCOMPARE(*m_job->awaited(), 1);
        end(1);
        QVERIFY(idle.wait());
        QVERIFY(!m_job->isBusy());
        QCOMPARE(m_job->awaited(), nullptr);
        QCOMPARE(m_taken, QList<int>{1});
    }

    void onlyTheNewestOfThoseThatWaitRuns() {
        m_job->request(1);
        begin(1);
        m_job->request(2);
        m_job->request(3);
        QVERIFY(m_job->isWaiting());
        QCOMPARE(*m_job->awaited(), 3);
        end(1);
        end(3);
        waitUntilIdle();
        QCOMPARE(m_taken, QList<int>{3});
        QCOMPARE(m_stale, QList<int>{1});
        QVERIFY(gate(1).toldToStop);
        QVERIFY(!gate(2).begun.try_acquire());
        QVERIFY(!gate(3).toldToStop);
    }

    void aJobThatMayFinishIsDeliveredFirst() {
        m_job->request(1);
        begin(1);
        m_job->request(2, Job::Running::Finish);
        end(1);
        end(2);
        waitUntilIdle();
        QCOMPARE(m_taken, (QList<int>{1, 2}));
        QVERIFY(!gate(1).toldToStop);
    }

    void whatIsStoppedIsDeliveredAllTheSame() {
        m_job->request(1);
        begin(1);
        m_job->stop();
        end(1);
        waitUntilIdle();
        QVERIFY(gate(1).toldToStop);
        QCOMPARE(m_taken, QList<int>{1});
    }

    void whatIsDroppedIsNot() {
        m_job->request(1);
        begin(1);
        m_job->request(2);
        m_job->drop();
        QVERIFY(m_job->isBusy());
        QVERIFY(!m_job->isAwaited());
        QCOMPARE(m_job->awaited(), nullptr);
        end(1);
        waitUntilIdle();
        QVERIFY(gate(1).toldToStop);
        QCOMPARE(m_taken, QList<int>{});
        QCOMPARE(m_stale, QList<int>{1});
        QVERIFY(!gate(2).begun.try_acquire());
    }

    void whatIsEnsuredRunsOnce() {
        m_job->ensure(1);
        begin(1);
        m_job->ensure(1);
        QVERIFY(!m_job->isWaiting());
        m_job->ensure(2);
        m_job->ensure(2);
        QVERIFY(m_job->isWaiting());
        end(1);
        end(2);
        waitUntilIdle();
        QCOMPARE(m_taken, QList<int>{2});
        // Of what is dropped nothing is on its way.
        m_job->request(3);
        begin(3);
        m_job->drop();
        m_job->ensure(3);
        QVERIFY(m_job->isWaiting());
        end(3);
        QVERIFY(QTest::qWaitFor([this] { return gate(3).begun.try_acquire(); }));
        end(3);
        waitUntilIdle();
        QCOMPARE(m_taken, (QList<int>{2, 3}));
    }

    /// A request made with a result at hand runs in the place of the one that waited.
    void mayBeAskedWhileItDelivers() {
        m_next = 4;
        m_job->request(1);
        begin(1);
        m_job->request(2, Job::Running::Finish);
        end(1);
        end(4);
        waitUntilIdle();
        QCOMPARE(m_taken, (QList<int>{1, 4}));
        QVERIFY(!gate(2).begun.try_acquire());
    }

    void mayEndWhileItDelivers() {
        m_ends = true;
        m_job->request(1);
        end(1);
        QTRY_VERIFY(!m_job);
        m_ends = false;
        QCOMPARE(m_taken, QList<int>{1});
    }

    void endsWithoutWaiting() {
        m_job->request(1);
        begin(1);
        m_job.reset();
        end(1);
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QVERIFY(gate(1).toldToStop);
        QCOMPARE(m_taken, QList<int>{});
    }

private:
    [[nodiscard]] Gate& gate(int number) const { return m_gates->at(static_cast<std::size_t>(number)); }
    void begin(int number) const { gate(number).begun.acquire(); }
    void end(int number) const { gate(number).mayEnd.release(); }
    void waitUntilIdle() const { QTRY_VERIFY(!m_job->isBusy()); }
    void take(Answer answer) {
        m_taken.append(answer.number);
        if (const int next = std::exchange(m_next, 0); next != 0)
            m_job->request(next);
        if (m_ends)
            m_job.reset();
    }

    std::shared_ptr<Gates> m_gates;  ///< jobs may outlive the test
    std::unique_ptr<Job> m_job;
    QList<int> m_taken;
    QList<int> m_stale;
    int m_next = 0;
    bool m_ends = false;
};

QTEST_GUILESS_MAIN(TestLatestJob)
#include "tst_latest_job.moc"
