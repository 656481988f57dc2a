// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/panels/compare/compare_model.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QStackedWidget;
class QTableView;

namespace castwright::gui {

/// The table of those compared, with what its marks mean below it.
class CompareTable final : public QWidget {
    Q_OBJECT

public:
    explicit CompareTable(QWidget* parent = nullptr);

    /// Null: nothing to show.
    void setPicture(std::shared_ptr<const ComparePicture> picture);
    void setFilter(const QString& text, bool onlyDifferent);
    [[nodiscard]] const CompareModel& model() const { return *m_model; }
    [[nodiscard]] QTableView& view() const { return *m_view; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void buildView();
    void dropEmptySort();
    void fitColumns();
    void rowsChanged();
    void refreshLegend();

    CompareModel* m_model = nullptr;
    QTableView* m_view = nullptr;
    QLabel* m_nothing = nullptr;
    QStackedWidget* m_stack = nullptr;
    QLabel* m_legend = nullptr;
    std::shared_ptr<const ComparePicture> m_picture;
    std::optional<std::size_t> m_trait;  ///< of the current cell
    int m_column = 0;
};

}  // namespace castwright::gui
