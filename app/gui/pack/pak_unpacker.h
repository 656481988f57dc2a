// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/jobs/latest_job.h"
#include "packer/archive/extraction.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>
#include <string>

class QProgressDialog;
class QWidget;

namespace castwright::gui {

class Prompter;

/// Unpacks paks into folders of their own, on another thread, one at a time.
class PakUnpacker final : public QObject {
    Q_OBJECT

public:
    PakUnpacker(Prompter& prompter, QWidget& window);
    /// Stops what is running, which leaves nothing behind.
    ~PakUnpacker() override;

    /// Asks for a folder and unpacks into it when it is empty, otherwise into a new one in it with the pak's name.
    void unpack(const QString& pak);
    [[nodiscard]] bool isBusy() const { return m_work.isBusy(); }

Q_SIGNALS:
    void unpacked(const QString& folder);

private:
    using Result = packer::Result<packer::ExtractReport>;
    struct Flow {
        std::atomic<std::size_t> done = 0;
        std::atomic<std::size_t> files = 0;
    };

    struct Request {
        std::string pak;
        QString folder;
        std::shared_ptr<Flow> flow;
    };

    [[nodiscard]] static Result work(const Request& request, const std::stop_token& stop);
    void showProgress();
    void finished(const Request& request, const Result& result);

    Prompter& m_prompter;
    QWidget& m_window;
    LatestJob<Request, Result> m_work;
    QTimer m_ticks;
    std::shared_ptr<Flow> m_flow;
    QProgressDialog* m_progress = nullptr;
};

}  // namespace castwright::gui
