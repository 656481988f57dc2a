// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pack/pack_controller.h"

#include "app/gui/document/paths.h"
#include "app/gui/pack/pack_threads.h"

#include <chrono>
#include <utility>

namespace castwright::gui {

using namespace std::chrono_literals;

PackController::PackController(QObject* parent)
    : QObject{parent},
      m_jobs{
          &PackController::work, [this](const Job& job, const Result& result) { deliver(job, result); }, nullptr,
          &packThreads()} {
    m_jobs.setStaleTaker([this](const Job& job, const Result& result) { tellOfPak(job, result); });
    m_ticks.setInterval(80ms);
    connect(&m_ticks, &QTimer::timeout, this, &PackController::progressed);
}

PackController::~PackController() = default;

void PackController::preview(const PackRequest& request) { this->request({.request = request, .packs = false}); }

void PackController::pack(const PackRequest& request) { this->request({.request = request, .packs = true}); }

void PackController::cancel() {
    if (!isPacking())
        return;
    if (!m_jobs.isWaiting()) {
        m_jobs.stop();
        return;
    }
    forget();
    Q_EMIT stopped();
}

void PackController::forget() {
    m_ticks.stop();
    m_jobs.drop();
}

bool PackController::isPacking() const { return m_jobs.awaited() != nullptr && m_jobs.awaited()->packs; }

std::optional<packer::PackProgress> PackController::progress() const {
    if (!isPacking() || !m_jobs.awaited()->flow->packs)
        return std::nullopt;
    const PackFlow& flow = *m_jobs.awaited()->flow;
    return packer::PackProgress{flow.stage, flow.doneEntries, flow.entries, flow.doneBytes, flow.bytes};
}

void PackController::request(Job job) {
    if (job.packs)
        m_ticks.start();
    else
        m_ticks.stop();
    m_jobs.request(std::move(job));
}

PackController::Result PackController::work(const Job& job, const std::stop_token& stop) {
    PackFlow& flow = *job.flow;
    const std::stop_callback onStop{stop, [&flow] { flow.cancel = true; }};
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

void PackController::tellOfPak(const Job& job, const Result& result) {
    if (const auto* outcome = std::get_if<std::shared_ptr<const PackOutcome>>(&result); outcome != nullptr && (*outcome)->report)
        Q_EMIT pakWritten(fromStdPath(job.request.source), fromStdPath((*outcome)->report->target));
}

void PackController::deliver(const Job& job, const Result& result) {
    if (!isPacking())
        m_ticks.stop();
    tellOfPak(job, result);
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
