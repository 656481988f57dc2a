// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/analysis_controller.h"

#include <QtConcurrent/QtConcurrentRun>

#include <utility>

namespace castwright::gui {

AnalysisController::AnalysisController(QObject* parent) : QObject{parent} {
    // Built-in profiles live as long as the program.
    m_input.profile = {std::shared_ptr<const void>{}, &parser::defaultProfile()};
    m_input.cache = std::make_shared<const FileCache>();
    m_idle.setSingleShot(true);
    m_deadline.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, &AnalysisController::start);
    connect(&m_deadline, &QTimer::timeout, this, &AnalysisController::start);
    connect(&m_watcher, &QFutureWatcher<AnalysisOutput>::finished, this, &AnalysisController::finished);
}

AnalysisController::~AnalysisController() {
    if (m_cancelled)
        *m_cancelled = true;
}

void AnalysisController::setDelays(std::chrono::milliseconds idle, std::chrono::milliseconds deadline) {
    m_idleDelay = idle;
    m_longestDelay = deadline;
}

void AnalysisController::setContentRoot(const std::filesystem::path& root) {
    m_input.root = root;
    m_input.cache = std::make_shared<const FileCache>();
    m_input.pakCache.clear();
    ++m_epoch;
    changed(std::chrono::milliseconds{0});
}

void AnalysisController::setOwnPaks(std::vector<std::filesystem::path> ownPaks) {
    if (ownPaks == m_input.ownPaks)
        return;
    m_input.ownPaks = std::move(ownPaks);
    ++m_epoch;
    changed(std::chrono::milliseconds{0});
}

void AnalysisController::setProfile(std::shared_ptr<const parser::Profile> profile) {
    Q_ASSERT(profile);
    m_input.profile = std::move(profile);
    m_input.cache = std::make_shared<const FileCache>();  // the trees depend on it
    ++m_epoch;
    changed(std::chrono::milliseconds{0});
}

void AnalysisController::setRuleSettings(const validators::RuleSettings& settings) {
    m_input.settings = settings;
    ++m_epoch;
    changed(std::chrono::milliseconds{0});
}

void AnalysisController::setOpenBuffer(const QString& filePath, const QByteArray& bytes, quint64 revision) {
    m_input.buffers.insert_or_assign(filePath, OpenBuffer{bytes, revision});
    changed(m_idleDelay);
}

void AnalysisController::closeBuffer(const QString& filePath) {
    if (m_input.buffers.erase(filePath) > 0)
        changed(std::chrono::milliseconds{0});
}

void AnalysisController::filesOnDiskChanged() { changed(std::chrono::milliseconds{0}); }

void AnalysisController::changed(std::chrono::milliseconds delay) {
    m_idle.start(delay);
    if (!m_deadline.isActive())
        m_deadline.start(m_longestDelay);
}

void AnalysisController::start() {
    m_idle.stop();
    m_deadline.stop();
    if (m_running) {
        m_waiting = true;
        if (m_jobEpoch != m_epoch)
            *m_cancelled = true;
        return;
    }
    m_waiting = false;
    m_running = true;
    m_jobEpoch = m_epoch;
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    ++m_input.generation;
    m_input.cancelled = m_cancelled;
    m_watcher.setFuture(QtConcurrent::run(&analyse, m_input));
}

void AnalysisController::finished() {
    m_running = false;
    const AnalysisOutput output = m_watcher.result();
    const bool stale = m_jobEpoch != m_epoch || !output.snapshot;
    if (!stale) {
        m_input.cache = output.cache;
        m_input.pakCache = output.pakCache;
        m_snapshot = output.snapshot;
    }
    if (m_waiting)
        start();
    if (!stale)
        emit snapshotReady(output.snapshot);
}

}  // namespace castwright::gui
