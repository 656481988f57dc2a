// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/pack/pack_job.h"

#include <QWidget>

#include <memory>

class QCheckBox;
class QModelIndex;
class QPushButton;
class QTreeView;

namespace castwright::gui {

class PackFilesFilter;
class PackFilesModel;

/// The files of a pak in a table, with what became of each since the pak before.
class PackFilesView final : public QWidget {
    Q_OBJECT

public:
    enum class Shows : quint8 { AllFiles, Differences };

    /// With Differences, files that are the same are never shown.
    explicit PackFilesView(Shows shows, QWidget* parent = nullptr);

    void setPreview(const std::shared_ptr<const PackPreview>& preview);
    [[nodiscard]] const PackFilesModel& model() const { return *m_model; }

private:
    void buildTable();
    void showDifference(const QModelIndex& index);
    void refreshButton();

    PackFilesModel* m_model = nullptr;
    PackFilesFilter* m_filtered = nullptr;
    QTreeView* m_table = nullptr;
    QCheckBox* m_onlyDifferences = nullptr;
    QPushButton* m_showDifference = nullptr;
};

}  // namespace castwright::gui
