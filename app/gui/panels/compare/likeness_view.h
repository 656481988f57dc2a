// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/export/plain_table.h"
#include "app/gui/panels/compare/compare_picture.h"

#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace castwright::gui {

/// Who fights like whom: the characters most like the reference first, and the groups of those that fight alike.
class LikenessView final : public QWidget {
    Q_OBJECT

public:
    explicit LikenessView(QWidget* parent = nullptr);

    /// Null: nobody.
    void setPicture(std::shared_ptr<const ComparePicture> picture);
    /// Each character with its likeness to the reference and its group, those most alike first.
    [[nodiscard]] PlainTable plainTable() const;

signals:
    /// Compare the reference with these; indices into ComparePicture::subjects.
    void compareRequested(std::vector<std::size_t> subjects);

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeNearest();
    [[nodiscard]] QWidget* makeGroups();
    void fillNearest();
    void fillGroups();
    void addGroup(const QString& title, const std::vector<std::size_t>& members);
    [[nodiscard]] QString styleOf(std::size_t subject) const;
    void compare(const QTreeWidgetItem& item);

    std::shared_ptr<const ComparePicture> m_picture;
    QLabel* m_nearestTitle = nullptr;
    QTreeWidget* m_nearest = nullptr;
    QLabel* m_groupsTitle = nullptr;
    QTreeWidget* m_groups = nullptr;
};

}  // namespace castwright::gui
