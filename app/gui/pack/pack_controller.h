// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/jobs/latest_job.h"
#include "app/gui/pack/pack_job.h"

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

    [[nodiscard]] bool isBusy() const { return m_jobs.isBusy(); }
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
        std::shared_ptr<PackFlow> flow = std::make_shared<PackFlow>();
    };
    using Result = std::variant<packer::PackError, std::shared_ptr<const PackPreview>, std::shared_ptr<const PackOutcome>>;

    void request(Job job);
    void tellOfPak(const Job& job, const Result& result);
    void deliver(const Job& job, const Result& result);
    [[nodiscard]] static Result work(const Job& job, const std::stop_token& stop);

    LatestJob<Job, Result> m_jobs;
    QTimer m_ticks;  ///< runs while a pack is awaited
};

}  // namespace castwright::gui
