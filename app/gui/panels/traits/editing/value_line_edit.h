// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/panels/traits/editing/value_step.h"

#include <QLineEdit>
#include <QStyledItemDelegate>

namespace castwright::gui {

/// What a model tells the editor of a number.
enum ValueRole {
    StepRole = Qt::UserRole + 100,  ///< double
    LowestRole,                     ///< float, as is the next
    HighestRole,
};

/// A number that is being typed. ↑ and ↓ step it, by ten steps with Shift and by a tenth of one with Ctrl; what is no number stays.
class ValueLineEdit final : public QLineEdit {
    Q_OBJECT

public:
    ValueLineEdit(double step, ValueRange range, QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    double m_step;
    ValueRange m_range;
};

/// Has numbers edited whose model knows the roles above.
class ValueDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// What is being typed stays when the model changes under it.
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
};

}  // namespace castwright::gui
