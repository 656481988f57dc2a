// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/jobs/latest_job_core.h"

#include <QPointer>
#include <QThreadPool>
#include <QtConcurrent/QtConcurrentRun>

#include <utility>

namespace castwright::gui {

LatestJobCore::LatestJobCore(QThreadPool* pool, QObject* parent)
    : QObject{parent}, m_pool{pool != nullptr ? pool : QThreadPool::globalInstance()} {
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &LatestJobCore::finished);
}

LatestJobCore::~LatestJobCore() { m_stop.request_stop(); }

void LatestJobCore::stop() { m_stop.request_stop(); }

void LatestJobCore::drop() {
    m_stop.request_stop();
    m_wanted = false;
    m_next.reset();
}

void LatestJobCore::post(Work work, bool replacesRunning) {
    auto shared = std::make_shared<Work>(std::move(work));
    if (!m_running) {
        start(std::move(shared));
        return;
    }
    if (replacesRunning) {
        m_stop.request_stop();
        m_wanted = false;
    }
    m_next = std::move(shared);
}

void LatestJobCore::start(std::shared_ptr<Work> work) {
    m_running = true;
    m_wanted = true;
    m_next.reset();
    m_stop = std::stop_source{};
    m_watcher.setFuture(QtConcurrent::run(m_pool, [work = std::move(work), stop = m_stop.get_token()]() noexcept {
        return std::make_shared<Delivery>((*work)(stop));
    }));
}

void LatestJobCore::finished() {
    const std::shared_ptr<Delivery> delivery = m_watcher.result();
    m_running = false;
    const QPointer<LatestJobCore> alive{this};
    // The receiver of the result may ask for the next one, or end all this.
    (*delivery)(std::exchange(m_wanted, false));
    if (!alive || m_running)
        return;
    if (m_next)
        start(std::exchange(m_next, nullptr));
    else
        emit idle();
}

}  // namespace castwright::gui
