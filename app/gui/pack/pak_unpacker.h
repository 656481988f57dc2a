// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/archive/extraction.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>

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
    [[nodiscard]] bool isBusy() const { return m_work.isRunning(); }

Q_SIGNALS:
    void unpacked(const QString& folder);

private:
    using Result = packer::Result<packer::ExtractReport>;
    struct Flow {
        std::atomic<bool> cancel = false;
        std::atomic<std::size_t> done = 0;
        std::atomic<std::size_t> files = 0;
    };

    [[nodiscard]] static Result work(const std::string& pak, const std::string& folder, Flow& flow);
    void showProgress();
    void finished();

    Prompter& m_prompter;
    QWidget& m_window;
    QString m_folder;
    QFutureWatcher<Result> m_work;
    QTimer m_ticks;
    std::shared_ptr<Flow> m_flow;
    QProgressDialog* m_progress = nullptr;
};

}  // namespace castwright::gui
