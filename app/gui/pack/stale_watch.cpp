// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pack/stale_watch.h"

#include "app/gui/document/paths.h"
#include "app/gui/pack/pack_threads.h"
#include "app/gui/text/byte_text.h"
#include "packer/comparing/stale_check.h"

#include <QFileInfo>
#include <QtConcurrent/QtConcurrentRun>

#include <chrono>
#include <utility>

namespace castwright::gui {

using namespace std::chrono_literals;

namespace {

/// Nothing when cancelled. A pak that is not there, or that cannot be read, is no stale pak.
std::optional<std::vector<StalePak>> findStale(
    const std::filesystem::path& folder, const QStringList& paks, const QString& guess, const std::atomic<bool>& cancelled) {
    std::vector<StalePak> stale;
    for (const QString& pak : paks) {
        if (!QFileInfo{pak}.isFile())
            continue;
        if (pak == guess && !packer::mayBePackedFrom(toStdPath(pak), folder).value_or(false))
            continue;
        const auto changes = packer::findStale(toStdPath(pak), folder, &cancelled);
        if (cancelled)
            return std::nullopt;
        if (!changes || changes->empty())
            continue;
        StalePak found{.path = pak};
        for (const packer::Change& change : *changes)
            found.files.append(displayText(QByteArrayView{change.name.data(), std::ssize(change.name)}));
        stale.push_back(std::move(found));
    }
    return stale;
}

}  // namespace

StaleWatch::StaleWatch(QObject* parent) : QObject{parent} {
    m_delay.setSingleShot(true);
    m_delay.setInterval(300ms);
    connect(&m_delay, &QTimer::timeout, this, &StaleWatch::start);
    connect(&m_watcher, &FileWatcher::fileChanged, this, &StaleWatch::lookAgain);
    connect(&m_work, &QFutureWatcher<Found>::finished, this, &StaleWatch::finished);
}

StaleWatch::~StaleWatch() {
    if (m_cancelled)
        *m_cancelled = true;
}

void StaleWatch::watch(const std::filesystem::path& folder, const QStringList& paks, const QString& guess) {
    for (const QString& pak : std::as_const(m_paks))
        m_watcher.unwatchFile(pak);
    if (m_cancelled)
        *m_cancelled = true;
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
    if (!m_paks.isEmpty())
        m_delay.start();
    else
        set({});
}

void StaleWatch::start() {
    if (m_running) {
        m_again = true;
        return;
    }
    m_running = true;
    m_again = false;
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    m_work.setFuture(
        QtConcurrent::run(&packThreads(), [folder = m_folder, paks = m_paks, guess = m_guess, cancelled = m_cancelled] {
            return findStale(folder, paks, guess, *cancelled);
        }));
}

void StaleWatch::finished() {
    m_running = false;
    Found found = m_work.result();
    if (std::exchange(m_again, false) || !found) {
        lookAgain();
        return;
    }
    if (!*m_cancelled)
        set(std::move(*found));
}

void StaleWatch::set(std::vector<StalePak> stale) {
    if (std::exchange(m_stale, std::move(stale)) != m_stale)
        Q_EMIT staleChanged();
}

}  // namespace castwright::gui
