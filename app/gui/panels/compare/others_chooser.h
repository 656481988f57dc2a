// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/panels/compare/compare_picture.h"

#include <QComboBox>

#include <memory>
#include <optional>
#include <vector>

class QFrame;
class QLineEdit;
class QListView;
class QSortFilterProxyModel;

namespace castwright::gui {

class SubjectListModel;

/// Who is compared with the reference: opens a list to search and check. Until something is checked, it is those who fight most like it.
class OthersChooser final : public QComboBox {
    Q_OBJECT

public:
    explicit OthersChooser(QWidget* parent = nullptr);

    /// Null: nobody is there.
    void setPicture(std::shared_ptr<const ComparePicture> picture);
    /// Nothing: those who fight most like the reference.
    [[nodiscard]] const std::optional<std::vector<TraitOwnerKey>>& others() const { return m_others; }
    void setOthers(std::optional<std::vector<TraitOwnerKey>> others);

    void showPopup() override;
    void hidePopup() override;

signals:
    void othersChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makePopup();
    void refreshText();

    SubjectListModel* m_subjects = nullptr;
    QSortFilterProxyModel* m_found = nullptr;
    QFrame* m_popup = nullptr;
    QLineEdit* m_search = nullptr;
    QListView* m_list = nullptr;
    std::shared_ptr<const ComparePicture> m_picture;
    std::optional<std::vector<TraitOwnerKey>> m_others;
};

}  // namespace castwright::gui
