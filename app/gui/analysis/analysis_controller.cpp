// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/analysis_controller.h"

#include <QtConcurrent/QtConcurrentRun>

#include <utility>

namespace castwright::gui {

AnalysisController::AnalysisController(QObject* parent) : QObject{parent} {
    // Built-in profiles live as long as the program.
    m_input.profile = {std::shared_ptr<const void>{}, &parser::defaultProfile()};
    m_idle.setSingleShot(true);
    m_deadline.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, &AnalysisController::start);
    connect(&m_deadline, &QTimer::timeout, this, &AnalysisController::start);
    connect(&m_watcher, &QFutureWatcher<std::shared_ptr<const Snapshot>>::finished, this, &AnalysisController::finished);
}

AnalysisController::~AnalysisController() { m_stop.request_stop(); }

void AnalysisController::setDelays(std::chrono::milliseconds idle, std::chrono::milliseconds deadline) {
    m_idleDelay = idle;
    m_longestDelay = deadline;
}

void AnalysisController::setContentRoot(const std::filesystem::path& root) {
    m_input.root = root;
    m_workspace.reset();
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
    m_workspace.reset();
    ++m_epoch;
    changed(std::chrono::milliseconds{0});
}

void AnalysisController::setRuleSettings(const validators::RuleSettings& settings) {
    m_input.settings = settings;
    m_workspace.reset();
    ++m_epoch;
    changed(std::chrono::milliseconds{0});
}

void AnalysisController::setOpenBuffer(const QString& filePath, const QByteArray& bytes, quint64 revision) {
    m_input.buffers.insert_or_assign(
        filePath, workspace::OpenText{std::make_shared<const std::string>(bytes.toStdString()), revision});
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
            m_stop.request_stop();
        return;
    }
    m_waiting = false;
    m_running = true;
    m_jobEpoch = m_epoch;
    m_stop = {};
    ++m_input.generation;
    if (!m_workspace)
        m_workspace = std::make_shared<workspace::Workspace>(m_input.profile, m_input.settings);
    m_watcher.setFuture(QtConcurrent::run(
        [input = m_input, workspace = m_workspace, stop = m_stop.get_token()] { return analyse(input, *workspace, stop); }));
}

void AnalysisController::finished() {
    m_running = false;
    const std::shared_ptr<const Snapshot> snapshot = m_watcher.result();
    const bool stale = m_jobEpoch != m_epoch || !snapshot;
    if (!stale)
        m_snapshot = snapshot;
    if (m_waiting)
        start();
    if (!stale)
        emit snapshotReady(snapshot);
}

}  // namespace castwright::gui
