// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/cast_tree_model.h"

#include "app/gui/editor/severity_style.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
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
    removeAbsent(node, place, items);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto same = std::ranges::find(
            node.children.begin() + static_cast<std::ptrdiff_t>(i), node.children.end(), items[i].key,
            [](const std::unique_ptr<Node>& child) -> const QString& { return child->item.key; });
        const auto found = static_cast<std::size_t>(same - node.children.begin());
        if (found == node.children.size()) {
            insertRow(node, place, i, std::move(items[i]));
            continue;
        }
        // Rows that stand before it now come later in the new order: they are made again there.
        removeChildren(node, place, i, found);
        Node& child = *node.children[i];
        const QModelIndex childPlace = createIndex(static_cast<int>(i), 0, &child);
        merge(child, childPlace, std::exchange(items[i].children, {}));
        const bool unchanged = child.item.sameRow(items[i]);
        child.item = std::move(items[i]);
        if (!unchanged)
            emit dataChanged(childPlace, childPlace);
    }
}

void CastTreeModel::removeAbsent(Node& node, const QModelIndex& place, const std::vector<CastItem>& items) {
    QSet<QString> present;
    for (const CastItem& item : items)
        present.insert(item.key);
    const auto isAbsent = [&](std::size_t i) { return !present.contains(node.children[i]->item.key); };
    for (std::size_t end = node.children.size(); end > 0;) {
        std::size_t begin = end;
        while (begin > 0 && isAbsent(begin - 1))
            --begin;
        removeChildren(node, place, begin, end);
        end = begin > 0 ? begin - 1 : 0;
    }
}

void CastTreeModel::removeChildren(Node& node, const QModelIndex& place, std::size_t begin, std::size_t end) {
    if (begin == end)
        return;
    beginRemoveRows(place, static_cast<int>(begin), static_cast<int>(end) - 1);
    const auto first = node.children.begin();
    node.children.erase(first + static_cast<std::ptrdiff_t>(begin), first + static_cast<std::ptrdiff_t>(end));
    endRemoveRows();
}

void CastTreeModel::insertRow(Node& node, const QModelIndex& place, std::size_t row, CastItem item) {
    auto added = makeNode(std::move(item), &node);
    beginInsertRows(place, static_cast<int>(row), static_cast<int>(row));
    node.children.insert(node.children.begin() + static_cast<std::ptrdiff_t>(row), std::move(added));
    endInsertRows();
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
        return row->kind == CastItemKind::Group ? QString{}
                                                : row->title + u'\n' + row->detail + u'\n' + QFileInfo{row->path}.fileName();
    case Qt::AccessibleTextRole: {
        QStringList parts{row->title, row->detail, row->dropped};
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
    for (const validators::Severity severity : kSeverities) {
        if (item.counts.of(severity) > 0)
            lines << severityCount(severity, item.counts.of(severity));
    }
    lines << QDir::toNativeSeparators(item.path).toHtmlEscaped();
    return u"<p style='white-space:pre'>"_s + lines.join(u"<br>"_s) + u"</p>"_s;
}

}  // namespace castwright::gui
