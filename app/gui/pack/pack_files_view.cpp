// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pack/pack_files_view.h"

#include "app/gui/dialogs/diff_window.h"
#include "app/gui/pack/pack_files_model.h"
#include "app/gui/panels/parts/panel_parts.h"
#include "app/gui/theme/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace castwright::gui {

PackFilesView::PackFilesView(Shows shows, QWidget* parent) : QWidget{parent} {
    buildTable();
    m_onlyDifferences = new QCheckBox{tr("Show only what d&iffers"), this};
    m_onlyDifferences->setVisible(shows == Shows::AllFiles);
    m_showDifference = new QPushButton{tr("Show &Difference"), this};
    m_showDifference->setToolTip(tr("Show the lines in which a style, character or chat file differs from the last pak."));
    m_showDifference->setAutoDefault(false);
    auto* below = new QHBoxLayout;
    below->setContentsMargins(0, 0, 0, 0);
    below->addWidget(m_onlyDifferences);
    below->addStretch(1);
    below->addWidget(m_showDifference);

    auto* layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kWideSpacing);
    layout->addWidget(m_table, 1);
    layout->addLayout(below);
    setFocusProxy(m_table);

    m_filtered->setOnlyDifferences(shows == Shows::Differences);
    connect(m_onlyDifferences, &QCheckBox::toggled, m_filtered, &PackFilesFilter::setOnlyDifferences);
    connect(m_table, &QTreeView::activated, this, &PackFilesView::showDifference);
    connect(m_showDifference, &QPushButton::clicked, this, [this] { showDifference(m_table->currentIndex()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &PackFilesView::refreshButton);
    refreshButton();
}

void PackFilesView::buildTable() {
    m_model = new PackFilesModel{this};
    m_filtered = new PackFilesFilter{this};
    m_filtered->setSourceModel(m_model);
    m_table = new QTreeView{this};
    m_table->setAccessibleName(tr("Files of the pak"));
    m_table->setModel(m_filtered);
    m_table->setItemDelegate(new RoomyRows{m_table});
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setTextElideMode(Qt::ElideMiddle);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QHeaderView& header = *m_table->header();
    header.setSortIndicator(-1, Qt::AscendingOrder);  // in the order of the pak until a column is clicked
    header.setSortIndicatorClearable(true);
    m_table->setSortingEnabled(true);
    header.setStretchLastSection(false);
    header.setSectionsMovable(false);
    header.setSectionResizeMode(PackFilesModel::NameColumn, QHeaderView::Stretch);
    const int character = fontMetrics().averageCharWidth();
    m_table->setColumnWidth(PackFilesModel::SizeColumn, 14 * character);
    m_table->setColumnWidth(PackFilesModel::StateColumn, 20 * character);
}

void PackFilesView::setPreview(const std::shared_ptr<const PackPreview>& preview) {
    m_model->setPreview(preview);
    refreshButton();
}

void PackFilesView::showDifference(const QModelIndex& index) {
    if (!index.isValid())
        return;
    const int row = m_filtered->mapToSource(index).row();
    const auto lines = m_model->difference(row);
    if (lines.empty())
        return;
    auto* window = new DiffWindow{m_model->name(row), tr("− is in the last pak, + is in the folder"), lines, this->window()};
    window->show();
}

void PackFilesView::refreshButton() {
    const QModelIndex index = m_table->currentIndex();
    m_showDifference->setEnabled(index.isValid() && !m_model->difference(m_filtered->mapToSource(index).row()).empty());
}

}  // namespace castwright::gui
