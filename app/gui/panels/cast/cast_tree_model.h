// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/panels/cast/cast_outline.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace castwright::gui {

/// The cast tree's rows. A new outline changes only the rows that differ, so that views keep their selection and what is expanded.
class CastTreeModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role {
        FilterRole = Qt::UserRole,  ///< what the filter box looks into
    };

    explicit CastTreeModel(QObject* parent = nullptr);
    ~CastTreeModel() override;

    void setOutline(std::vector<CastItem> outline);
    /// The row's item, without its children; it lives until the next outline.
    [[nodiscard]] const CastItem* item(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Node;

    [[nodiscard]] Node* nodeAt(const QModelIndex& index) const;
    void merge(Node& node, const QModelIndex& place, std::vector<CastItem> items);
    static std::unique_ptr<Node> makeNode(CastItem item, Node* parent);
    [[nodiscard]] static QString toolTip(const CastItem& item);

    std::unique_ptr<Node> m_root;
};

}  // namespace castwright::gui
