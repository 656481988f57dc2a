// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pack/pack_controller.h"

#include "app/gui/document/paths.h"
#include "app/gui/pack/pack_threads.h"

#include <QtConcurrent/QtConcurrentRun>

#include <chrono>
#include <utility>

namespace castwright::gui {

using namespace std::chrono_literals;

PackController::PackController(QObject* parent) : QObject{parent} {
    m_ticks.setInterval(80ms);
    connect(&m_ticks, &QTimer::timeout, this, &PackController::progressed);
    connect(&m_watcher, &QFutureWatcher<Result>::finished, this, &PackController::finished);
}

PackController::~PackController() {
    if (m_flow)
        m_flow->cancel = true;
}

void PackController::preview(const PackRequest& request) { this->request({.request = request, .packs = false}); }

void PackController::pack(const PackRequest& request) { this->request({.request = request, .packs = true}); }

void PackController::cancel() {
    if (!m_running || !m_packs) {
        const bool waited = m_next && m_next->packs;
        m_next.reset();
        if (waited)
            Q_EMIT stopped();
        return;
    }
    m_flow->cancel = true;
}

void PackController::forget() {
    m_next.reset();
    m_wanted = false;
    if (m_flow)
        m_flow->cancel = true;
}

bool PackController::isPacking() const { return m_next ? m_next->packs : m_running && m_packs && m_wanted; }

std::optional<packer::PackProgress> PackController::progress() const {
    if (!m_running || !m_packs || !m_wanted || !m_flow->packs)
        return std::nullopt;
    return packer::PackProgress{m_flow->stage, m_flow->doneEntries, m_flow->entries, m_flow->doneBytes, m_flow->bytes};
}

void PackController::request(Job job) {
    if (m_running) {
        forget();
        m_next = std::move(job);
    } else {
        start(std::move(job));
    }
}

void PackController::start(Job job) {
    m_running = true;
    m_wanted = true;
    m_packs = job.packs;
    m_source = fromStdPath(job.request.source);
    m_flow = std::make_shared<PackFlow>();
    if (job.packs)
        m_ticks.start();
    m_watcher.setFuture(QtConcurrent::run(&packThreads(), [job = std::move(job), flow = m_flow] { return work(job, *flow); }));
}

PackController::Result PackController::work(const Job& job, PackFlow& flow) {
    if (job.packs) {
        auto outcome = runPack(job.request, flow);
        if (!outcome)
            return std::move(outcome.error());
        return std::make_shared<const PackOutcome>(std::move(*outcome));
    }
    auto preview = previewPack(job.request, flow);
    if (!preview)
        return std::move(preview.error());
    return std::make_shared<const PackPreview>(std::move(*preview));
}

void PackController::finished() {
    m_running = false;
    m_ticks.stop();
    const Result result = m_watcher.result();
    const bool wanted = std::exchange(m_wanted, false);
    if (const auto* outcome = std::get_if<std::shared_ptr<const PackOutcome>>(&result); outcome != nullptr && (*outcome)->report)
        Q_EMIT pakWritten(m_source, fromStdPath((*outcome)->report->target));
    if (auto next = std::exchange(m_next, std::nullopt))
        start(std::move(*next));
    if (wanted)
        deliver(result);
}

void PackController::deliver(const Result& result) {
    if (const auto* preview = std::get_if<std::shared_ptr<const PackPreview>>(&result)) {
        Q_EMIT previewReady(*preview);
    } else if (const auto* outcome = std::get_if<std::shared_ptr<const PackOutcome>>(&result)) {
        Q_EMIT packed(*outcome);
    } else if (const auto& error = std::get<packer::PackError>(result); error.kind == packer::PackFailure::Cancelled) {
        Q_EMIT stopped();
    } else {
        Q_EMIT failed(QString::fromStdString(error.message));
    }
}

}  // namespace castwright::gui
