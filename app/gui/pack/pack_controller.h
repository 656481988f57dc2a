// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/pack/pack_job.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <variant>

namespace castwright::gui {

/// Previews and packs on another thread, one job at a time. A request that comes while a job runs stops that job and is begun when it has
/// ended; of a job that was replaced nothing is delivered but pakWritten, which tells what is on the disk.
class PackController final : public QObject {
    Q_OBJECT

public:
    explicit PackController(QObject* parent = nullptr);
    /// Stops a job that is running, without waiting for it.
    ~PackController() override;

    void preview(const PackRequest& request);
    void pack(const PackRequest& request);
    /// Stops a pack, which then ends with stopped(), or with packed() when it was too late to stop.
    void cancel();
    /// Stops whatever runs or waits; nothing of it is delivered.
    void forget();

    [[nodiscard]] bool isBusy() const { return m_running; }
    /// A pack runs, or waits for a job before it to end.
    [[nodiscard]] bool isPacking() const;
    /// How far a pack is; nothing before it begins to write.
    [[nodiscard]] std::optional<packer::PackProgress> progress() const;

Q_SIGNALS:
    void previewReady(std::shared_ptr<const castwright::gui::PackPreview> preview);
    void packed(std::shared_ptr<const castwright::gui::PackOutcome> outcome);
    /// The author stopped the pack; the pak is as it was before.
    void stopped();
    /// `message` is a sentence.
    void failed(const QString& message);
    /// Some ten times a second while a pack runs.
    void progressed();
    /// A pak stands where the request wanted it, perhaps as before.
    void pakWritten(const QString& source, const QString& target);

private:
    struct Job {
        PackRequest request;
        bool packs = false;
    };
    using Result = std::variant<packer::PackError, std::shared_ptr<const PackPreview>, std::shared_ptr<const PackOutcome>>;

    void request(Job job);
    void start(Job job);
    void finished();
    void deliver(const Result& result);
    [[nodiscard]] static Result work(const Job& job, PackFlow& flow);

    QFutureWatcher<Result> m_watcher;
    QTimer m_ticks;
    bool m_running = false;
    bool m_wanted = false;  ///< the result of the job that is running
    bool m_packs = false;   ///< the job that is running does
    QString m_source;       ///< of the job that is running
    std::optional<Job> m_next;
    std::shared_ptr<PackFlow> m_flow;  ///< of the job that is running
};

}  // namespace castwright::gui
