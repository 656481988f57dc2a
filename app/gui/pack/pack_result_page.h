// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/pack/pack_job.h"

#include <QWidget>

#include <memory>

class QGridLayout;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace castwright::gui {

class ElidedLabel;
class PackFilesView;

/// What came of a pack: the pak, its digests, and how it differs from the one before.
class PackResultPage final : public QWidget {
    Q_OBJECT

public:
    explicit PackResultPage(QWidget* parent = nullptr);

    /// The outcome must have a report.
    void setOutcome(const std::shared_ptr<const PackOutcome>& outcome);

private:
    void build();
    QLabel* addFact(QGridLayout& grid, const QString& title);
    QLabel* addDigest(QGridLayout& grid, const QString& title, const QString& copyTip);
    void showDifference(const PackOutcome& outcome);
    [[nodiscard]] QString differenceText(const PackOutcome& outcome) const;

    QLabel* m_picture = nullptr;
    QLabel* m_headline = nullptr;
    QLabel* m_forced = nullptr;
    ElidedLabel* m_place = nullptr;
    QPushButton* m_showInFolder = nullptr;
    QLabel* m_files = nullptr;
    QLabel* m_size = nullptr;
    QLabel* m_md5 = nullptr;
    QLabel* m_sha256 = nullptr;
    QLabel* m_difference = nullptr;
    QStackedWidget* m_changes = nullptr;
    PackFilesView* m_table = nullptr;
};

}  // namespace castwright::gui
