// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pack/pak_unpacker.h"

#include "app/gui/dialogs/prompter.h"
#include "app/gui/document/paths.h"
#include "app/gui/pack/pack_threads.h"

#include <QDir>
#include <QFileInfo>
#include <QProgressDialog>

#include <chrono>
#include <utility>

namespace castwright::gui {

using namespace std::chrono_literals;

PakUnpacker::PakUnpacker(Prompter& prompter, QWidget& window)
    : QObject{&window},
      m_prompter{prompter},
      m_window{window},
      m_work{
          &PakUnpacker::work, [this](const Request& request, const Result& result) { finished(request, result); }, nullptr,
          &packThreads()} {
    m_ticks.setInterval(80ms);
    connect(&m_ticks, &QTimer::timeout, this, &PakUnpacker::showProgress);
}

PakUnpacker::~PakUnpacker() = default;

void PakUnpacker::unpack(const QString& pak) {
    if (isBusy())
        return;
    const QFileInfo info{pak};
    const QString chosen = m_prompter.askUnpackFolder(info.fileName(), info.absolutePath());
    if (chosen.isEmpty())
        return;
    const QString folder = QDir{chosen}.isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot)
        ? QDir::cleanPath(chosen)
        : QDir{chosen}.filePath(info.completeBaseName());
    m_flow = std::make_shared<Flow>();
    // Not modal: whoever waits can go on working.
    m_progress = new QProgressDialog{tr("Unpacking “%1”…").arg(info.fileName()), tr("Stop"), 0, 0, &m_window};
    m_progress->setWindowTitle(tr("Unpack"));
    m_progress->setMinimumDuration(500);
    m_progress->setAutoClose(false);
    m_progress->setAutoReset(false);
    connect(m_progress, &QProgressDialog::canceled, this, [this] { m_work.stop(); });
    m_ticks.start();
    m_work.request({.pak = toStdPath(info.absoluteFilePath()).string(), .folder = folder, .flow = m_flow});
}

PakUnpacker::Result PakUnpacker::work(const Request& request, const std::stop_token& stop) {
    std::atomic<bool> cancelled = false;
    const std::stop_callback onStop{stop, [&cancelled] { cancelled = true; }};
    const auto opened = packer::Pak::open(request.pak);
    if (!opened)
        return std::unexpected{opened.error()};
    return packer::extract(
        *opened, toStdPath(request.folder).string(),
        {.progress =
             [&flow = *request.flow](std::size_t done, std::size_t files) {
                 flow.files = files;
                 flow.done = done;
             },
         .cancel = &cancelled});
}

void PakUnpacker::showProgress() {
    m_progress->setMaximum(static_cast<int>(m_flow->files.load()));
    m_progress->setValue(static_cast<int>(m_flow->done.load()));
}

void PakUnpacker::finished(const Request& request, const Result& result) {
    m_ticks.stop();
    std::exchange(m_progress, nullptr)->deleteLater();
    if (result)
        Q_EMIT unpacked(request.folder);
    else if (result.error().kind != packer::PackFailure::Cancelled)
        m_prompter.showError(QString::fromStdString(result.error().message));
}

}  // namespace castwright::gui
