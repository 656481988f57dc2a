// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/traits/pages/weapon_page.h"

#include "app/gui/panels/traits/pages/weapon_bars.h"
#include "app/gui/panels/traits/pages/weapon_model.h"

#include <QHeaderView>
#include <QTreeView>
#include <QVBoxLayout>

namespace castwright::gui {

WeaponPage::WeaponPage(ValueEditing& editing, QWidget* parent)
    : QWidget{parent}, m_model{new WeaponModel{this}}, m_table{new QTreeView{this}} {
    m_table->setAccessibleName(tr("Weapons"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new WeaponDelegate{m_table});
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    QHeaderView& header = *m_table->header();
    header.setStretchLastSection(false);
    header.setSectionResizeMode(QHeaderView::ResizeToContents);
    header.setSectionResizeMode(WeaponModel::BarColumn, QHeaderView::Stretch);
    auto* const layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table);
    setFocusProxy(m_table);

    connect(m_model, &WeaponModel::valueEntered, &editing, [&editing](const std::string& weaponClass, const QString& text) {
        editing.wishWeapon(weaponClass, text);
    });
    connect(m_table, &QTreeView::activated, this, [this](const QModelIndex& index) {
        const WeaponRow& row = m_model->rows()[static_cast<std::size_t>(index.row())];
        if (index.column() == WeaponModel::ValueColumn && index.flags().testFlag(Qt::ItemIsEditable))
            m_table->edit(index);
        else if (!row.place.path.isEmpty())
            emit placeActivated(row.place.path, row.range.begin, row.range.end);
    });
}

void WeaponPage::setPicture(const std::shared_ptr<const TraitPicture>& picture) {
    m_name = picture ? picture->name : QString{};
    m_model->setPicture(picture);
}

void WeaponPage::setEditable(bool editable) { m_model->setEditable(editable); }

std::optional<PlainTable> WeaponPage::table() const {
    if (m_model->rows().empty())
        return std::nullopt;
    PlainTable table{.header = {tr("Class"), tr("Weapon"), tr("Bias"), tr("Says who"), tr("Place")}, .rows = {}};
    for (const WeaponRow& row : m_model->rows())
        table.rows << QStringList{gameText(row.weaponClass), row.title, numberText(row.bias), row.who, row.place.text};
    return table;
}

std::optional<Picture> WeaponPage::bars() const {
    if (m_model->rows().empty())
        return std::nullopt;
    const WeaponBars bars{
        .title = tr("Weapons of %1").arg(m_name), .rows = m_model->rows(), .palette = palette(), .font = font()};
    return Picture{.title = bars.title, .size = bars.size(), .paint = [bars](QPainter& painter) { bars.paint(painter); }};
}

}  // namespace castwright::gui
