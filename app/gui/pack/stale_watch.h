// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document/file_watcher.h"
#include "app/gui/jobs/latest_job.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <filesystem>
#include <vector>

namespace castwright::gui {

/// A pak whose bot files are not those of the folder it was packed from.
struct StalePak {
    QString path;
    QStringList files;  ///< in which they differ, as in the folder or in the pak

    bool operator==(const StalePak&) const = default;
};

/// Knows which paks of a folder no longer match it. Looks on another thread, a moment after something changed.
class StaleWatch final : public QObject {
    Q_OBJECT

public:
    explicit StaleWatch(QObject* parent = nullptr);
    ~StaleWatch() override;

    /// `paks` are those that were packed from `folder`; which of them exist is no matter. `guess` counts only when it looks like one of
    /// them. An empty folder: nothing is watched.
    void watch(const std::filesystem::path& folder, const QStringList& paks, const QString& guess = {});
    /// Something changed in the folder.
    void lookAgain();

    [[nodiscard]] const std::vector<StalePak>& stale() const { return m_stale; }
    /// It is looking, or will in a moment.
    [[nodiscard]] bool isBusy() const { return m_delay.isActive() || m_work.isBusy(); }

Q_SIGNALS:
    void staleChanged();

private:
    struct Search {
        std::filesystem::path folder;
        QStringList paks;
        QString guess;
    };

    [[nodiscard]] static std::vector<StalePak> findStale(const Search& search, const std::stop_token& stop);
    void set(std::vector<StalePak> stale);

    std::filesystem::path m_folder;
    QStringList m_paks;  ///< the guess among them
    QString m_guess;
    FileWatcher m_watcher;
    QTimer m_delay;
    LatestJob<Search, std::vector<StalePak>> m_work;
    std::vector<StalePak> m_stale;
};

}  // namespace castwright::gui
