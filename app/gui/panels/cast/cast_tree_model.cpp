// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/cast/cast_tree_model.h"

#include "app/gui/panels/parts/row_merge.h"
#include "app/gui/theme/severity_style.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace castwright::gui {

struct CastTreeModel::Node {
    CastItem item;  ///< its children are empty: they are nodes
    Node* parent = nullptr;
    std::vector<std::unique_ptr<Node>> children;

    std::size_t lastRow = 0;  ///< where it was found the last time

    [[nodiscard]] int row() {
        const auto& rows = parent->children;
        if (lastRow >= rows.size() || rows[lastRow].get() != this)
            lastRow = static_cast<std::size_t>(std::ranges::find(rows, this, &std::unique_ptr<Node>::get) - rows.begin());
        return static_cast<int>(lastRow);
    }
};

CastTreeModel::CastTreeModel(QObject* parent) : QAbstractItemModel{parent}, m_root{std::make_unique<Node>()} {}

CastTreeModel::~CastTreeModel() = default;

void CastTreeModel::setOutline(std::vector<CastItem> outline) { merge(*m_root, {}, std::move(outline)); }

std::unique_ptr<CastTreeModel::Node> CastTreeModel::makeNode(CastItem item, Node* parent) {
    auto node = std::make_unique<Node>();
    std::vector<CastItem> children = std::exchange(item.children, {});
    node->item = std::move(item);
    node->parent = parent;
    for (CastItem& child : children)
        node->children.push_back(makeNode(std::move(child), node.get()));
    return node;
}

void CastTreeModel::merge(Node& node, const QModelIndex& place, std::vector<CastItem> items) {
    std::vector<QString> present;
    std::ranges::transform(node.children, std::back_inserter(present), [](const auto& child) { return child->item.key; });
    std::vector<QString> wanted;
    std::ranges::transform(items, std::back_inserter(wanted), &CastItem::key);

    const auto child = [&](std::size_t row) { return node.children.begin() + static_cast<std::ptrdiff_t>(row); };
    const auto remove = [&](std::size_t begin, std::size_t end) {
        beginRemoveRows(place, static_cast<int>(begin), static_cast<int>(end) - 1);
        node.children.erase(child(begin), child(end));
        endRemoveRows();
    };
    const auto insert = [&](std::size_t begin, std::size_t end) {
        std::vector<std::unique_ptr<Node>> added;
        for (std::size_t i = begin; i < end; ++i)
            added.push_back(makeNode(std::move(items[i]), &node));
        beginInsertRows(place, static_cast<int>(begin), static_cast<int>(end) - 1);
        node.children.insert(child(begin), std::make_move_iterator(added.begin()), std::make_move_iterator(added.end()));
        endInsertRows();
    };
    const auto update = [&](std::size_t row) {
        Node& same = **child(row);
        const QModelIndex samePlace = createIndex(static_cast<int>(row), 0, &same);
        merge(same, samePlace, std::exchange(items[row].children, {}));
        const bool unchanged = same.item.sameRow(items[row]);
        same.item = std::move(items[row]);
        if (!unchanged)
            emit dataChanged(samePlace, samePlace);
    };
    mergeRows(std::move(present), wanted, remove, insert, update);
}

CastTreeModel::Node* CastTreeModel::nodeAt(const QModelIndex& index) const {
    return index.isValid() ? static_cast<Node*>(index.internalPointer()) : m_root.get();
}

const CastItem* CastTreeModel::item(const QModelIndex& index) const { return index.isValid() ? &nodeAt(index)->item : nullptr; }

QModelIndex CastTreeModel::index(int row, int column, const QModelIndex& parent) const {
    const Node* const node = nodeAt(parent);
    if (row < 0 || column != 0 || static_cast<std::size_t>(row) >= node->children.size())
        return {};
    return createIndex(row, 0, node->children[static_cast<std::size_t>(row)].get());
}

QModelIndex CastTreeModel::parent(const QModelIndex& index) const {
    Node* const above = index.isValid() ? nodeAt(index)->parent : nullptr;
    if (above == nullptr || above == m_root.get())
        return {};
    return createIndex(above->row(), 0, above);
}

int CastTreeModel::rowCount(const QModelIndex& parent) const { return static_cast<int>(nodeAt(parent)->children.size()); }

int CastTreeModel::columnCount(const QModelIndex& /*parent*/) const { return 1; }

QVariant CastTreeModel::data(const QModelIndex& index, int role) const {
    const CastItem* const row = item(index);
    if (row == nullptr)
        return {};
    switch (role) {
    case Qt::DisplayRole: return row->title;
    case Qt::ToolTipRole: return toolTip(*row);
    case FilterRole:
        return row->kind == CastItemKind::Group
            ? QString{}
            : row->title + u'\n' + row->detail + u'\n' + row->origin + u'\n' + QFileInfo{row->path}.fileName();
    case Qt::AccessibleTextRole: {
        QStringList parts{row->title, row->detail, row->dropped, row->origin};
        for (const validators::Severity severity : kSeverities) {
            if (row->counts.of(severity) > 0)
                parts << severityCount(severity, row->counts.of(severity));
        }
        parts.removeAll(QString{});
        return parts.join(u", "_s);
    }
    default: return {};
    }
}

QString CastTreeModel::toolTip(const CastItem& item) {
    if (item.kind == CastItemKind::Group)
        return {};
    QStringList lines{u"<b>"_s + item.title.toHtmlEscaped() + u"</b>"_s};
    if (!item.detail.isEmpty() && item.kind != CastItemKind::ChatBank)
        lines << tr("Style: %1").arg(item.detail.toHtmlEscaped());
    if (!item.dropped.isEmpty())
        lines << tr("Left out by the game: %1").arg(item.dropped.toHtmlEscaped());
    if (!item.origin.isEmpty())
        lines << tr("From the pak %1").arg(item.origin.toHtmlEscaped());
    if (!item.note.isEmpty())
        lines << item.note.toHtmlEscaped();
    for (const validators::Severity severity : kSeverities) {
        if (item.counts.of(severity) > 0)
            lines << severityCount(severity, item.counts.of(severity));
    }
    lines << QDir::toNativeSeparators(item.path).toHtmlEscaped();
    return u"<p style='white-space:pre'>"_s + lines.join(u"<br>"_s) + u"</p>"_s;
}

}  // namespace castwright::gui
