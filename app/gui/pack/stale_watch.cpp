// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pack/stale_watch.h"

#include "app/gui/document/paths.h"
#include "app/gui/pack/pack_threads.h"
#include "app/gui/text/byte_text.h"
#include "packer/comparing/stale_check.h"

#include <QFileInfo>

#include <atomic>
#include <chrono>
#include <utility>

namespace castwright::gui {

using namespace std::chrono_literals;

/// What it returns when it is told to stop is of no use. A pak that is not there, or that cannot be read, is no stale pak.
std::vector<StalePak> StaleWatch::findStale(const Search& search, const std::stop_token& stop) {
    std::atomic<bool> cancelled = false;
    const std::stop_callback onStop{stop, [&cancelled] { cancelled = true; }};
    std::vector<StalePak> stale;
    for (const QString& pak : search.paks) {
        if (!QFileInfo{pak}.isFile())
            continue;
        if (pak == search.guess && !packer::mayBePackedFrom(toStdPath(pak), search.folder).value_or(false))
            continue;
        const auto changes = packer::findStale(toStdPath(pak), search.folder, &cancelled);
        if (cancelled)
            break;
        if (!changes || changes->empty())
            continue;
        StalePak found{.path = pak};
        for (const packer::Change& change : *changes)
            found.files.append(displayText(QByteArrayView{change.name.data(), std::ssize(change.name)}));
        stale.push_back(std::move(found));
    }
    return stale;
}

StaleWatch::StaleWatch(QObject* parent)
    : QObject{parent},
      m_work{
          &StaleWatch::findStale, [this](const Search& /*search*/, std::vector<StalePak> stale) { set(std::move(stale)); },
          nullptr, &packThreads()} {
    m_delay.setSingleShot(true);
    m_delay.setInterval(300ms);
    connect(&m_delay, &QTimer::timeout, this, [this] { m_work.request({.folder = m_folder, .paks = m_paks, .guess = m_guess}); });
    connect(&m_watcher, &FileWatcher::fileChanged, this, &StaleWatch::lookAgain);
}

StaleWatch::~StaleWatch() = default;

void StaleWatch::watch(const std::filesystem::path& folder, const QStringList& paks, const QString& guess) {
    for (const QString& pak : std::as_const(m_paks))
        m_watcher.unwatchFile(pak);
    m_work.drop();
    if (folder != m_folder)
        set({});
    m_folder = folder;
    m_paks = folder.empty() ? QStringList{} : paks;
    m_guess = m_paks.contains(guess) ? QString{} : guess;
    if (!folder.empty() && !m_guess.isEmpty())
        m_paks.append(m_guess);
    for (const QString& pak : std::as_const(m_paks))
        m_watcher.watchFile(pak);
    lookAgain();
}

void StaleWatch::lookAgain() {
    if (!m_paks.isEmpty()) {
        m_delay.start();
        return;
    }
    m_delay.stop();
    set({});
}

void StaleWatch::set(std::vector<StalePak> stale) {
    if (std::exchange(m_stale, std::move(stale)) != m_stale)
        Q_EMIT staleChanged();
}

}  // namespace castwright::gui
