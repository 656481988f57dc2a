// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/analysis_job.h"
#include "app/gui/analysis/snapshot.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <filesystem>
#include <memory>
#include <stop_token>

namespace castwright::gui {

/// Keeps a snapshot of the content folder up to date while the author types: 150 ms after the last key, and never more than a second
/// behind. Files are read, lexed and checked on another thread, from values that nobody changes; the main thread only hands over
/// shared pointers. One job runs at a time; what changes meanwhile is seen by the next one.
///
/// A snapshot may be older than what stands in an editor by then: SnapshotFile::revision says so, and CodeEditor moves its places along.
/// A snapshot of another folder, profile or set of rules than the present ones is never delivered.
class AnalysisController : public QObject {
    Q_OBJECT

public:
    explicit AnalysisController(QObject* parent = nullptr);
    /// Does not wait for a job that is running; its result goes nowhere.
    ~AnalysisController() override;

    /// The folder that holds `botfiles`, or a pak; an empty path for none. Of the paks beside a folder's `botfiles` the game reads what
    /// the folder has not, but those packed from it, `ownPaks`, do not count.
    void setContentRoot(const std::filesystem::path& root);
    void setOwnPaks(std::vector<std::filesystem::path> ownPaks);
    void setProfile(std::shared_ptr<const parser::Profile> profile);
    /// The contract level, and what the project says about single rules.
    void setRuleSettings(const validators::RuleSettings& settings);

    /// The text of an open document counts instead of the file on disk. `revision` grows with each change.
    void setOpenBuffer(const QString& filePath, const QByteArray& bytes, quint64 revision);
    void closeBuffer(const QString& filePath);
    /// Files came, went or changed.
    void filesOnDiskChanged();

    /// The latest one delivered; empty before the first.
    [[nodiscard]] std::shared_ptr<const Snapshot> snapshot() const { return m_snapshot; }
    /// True while something has changed that no snapshot shows yet.
    [[nodiscard]] bool isBehind() const { return m_idle.isActive() || m_deadline.isActive() || m_running; }

    /// For tests.
    void setDelays(std::chrono::milliseconds idle, std::chrono::milliseconds deadline);

signals:
    void snapshotReady(std::shared_ptr<const castwright::gui::Snapshot> snapshot);

private:
    void changed(std::chrono::milliseconds delay);
    void start();
    void finished();

    AnalysisInput m_input;
    std::shared_ptr<const Snapshot> m_snapshot;
    QTimer m_idle;      ///< runs out when nobody has typed for a moment
    QTimer m_deadline;  ///< runs out when somebody types on and on
    std::chrono::milliseconds m_idleDelay{150};
    std::chrono::milliseconds m_longestDelay{1000};
    bool m_running = false;  ///< a job, until its result has been taken
    bool m_waiting = false;  ///< a job is wanted as soon as the present one ends
    quint64 m_epoch = 0;     ///< grows with each folder, profile and set of rules
    quint64 m_jobEpoch = 0;  ///< that of the job that is running
    QFutureWatcher<std::shared_ptr<const Snapshot>> m_watcher;
    std::shared_ptr<workspace::Workspace> m_workspace;  ///< for one folder, profile and set of rules; null: to be made
    std::stop_source m_stop;                            ///< of the job that is running
};

}  // namespace castwright::gui
