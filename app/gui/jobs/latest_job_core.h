// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>

#include <functional>
#include <memory>
#include <stop_token>

class QThreadPool;

namespace castwright::gui {

/// The part of LatestJob that does not depend on types: it says what runs and what waits. All of it belongs to one thread, the one that made it.
class LatestJobCore : public QObject {
    Q_OBJECT

public:
    /// Tells the job that runs to stop, without waiting for it; its result goes nowhere.
    ~LatestJobCore() override;

    /// A job runs or waits, even if nothing of it will be delivered. While this is false, nothing more comes from it.
    [[nodiscard]] bool isBusy() const { return m_running || m_next; }
    /// A request waits for the job that runs to end.
    [[nodiscard]] bool isWaiting() const { return m_next != nullptr; }
    /// A result will be delivered.
    [[nodiscard]] bool isAwaited() const { return m_next || (m_running && m_wanted); }

    /// Tells the job that runs to stop. What it returns is delivered all the same; what waits is begun after it.
    void stop();
    /// Tells the job that runs to stop and forgets the one that waits: nothing is delivered any more.
    void drop();

signals:
    /// The last job has ended, its result is delivered or dropped, and nothing waits.
    void idle();

protected:
    /// Takes the result to those who want it; `wanted` is false for a stale one. Called on the thread of this object.
    using Delivery = std::move_only_function<void(bool wanted)>;
    /// Runs on another thread. It must not throw: an exception ends the program where it is thrown.
    using Work = std::move_only_function<Delivery(const std::stop_token&)>;

    LatestJobCore(QThreadPool* pool, QObject* parent);

    /// Runs `work` now or, while another job runs, after it, in the place of what waited before.
    void post(Work work, bool replacesRunning);

private:
    void start(std::shared_ptr<Work> work);
    void finished();

    QThreadPool* m_pool;
    bool m_running = false;
    bool m_wanted = false;         ///< the result of the job that runs
    std::shared_ptr<Work> m_next;  ///< what waits; null for nothing
    std::stop_source m_stop;       ///< of the job that runs
    QFutureWatcher<std::shared_ptr<Delivery>> m_watcher;
};

}  // namespace castwright::gui
