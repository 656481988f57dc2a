// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/panels/compare/compare_picture.h"

#include <QAbstractListModel>

#include <memory>
#include <vector>

namespace castwright::gui {

/// All characters and styles, those with a check mark being compared with the reference.
class SubjectListModel final : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// Null: nobody.
    void setPicture(std::shared_ptr<const ComparePicture> picture);
    /// In the order in which they were checked.
    [[nodiscard]] std::vector<TraitOwnerKey> checked() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

signals:
    /// By the author.
    void checkedChanged();

private:
    std::shared_ptr<const ComparePicture> m_picture;
    std::vector<std::size_t> m_checked;  ///< rows
};

}  // namespace castwright::gui
