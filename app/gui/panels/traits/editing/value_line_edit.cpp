// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/traits/editing/value_line_edit.h"

#include "app/gui/panels/parts/trait_picture.h"

#include <QKeyEvent>
#include <QModelIndex>

namespace castwright::gui {

ValueLineEdit::ValueLineEdit(double step, ValueRange range, QWidget* parent) : QLineEdit{parent}, m_step{step}, m_range{range} {
    setFrame(false);
    setAlignment(Qt::AlignRight);
}

void ValueLineEdit::keyPressEvent(QKeyEvent* event) {
    const auto steps = stepsOfKey(*event);
    if (!steps) {
        QLineEdit::keyPressEvent(event);
        return;
    }
    bool isNumber = false;
    const float value = text().trimmed().toFloat(&isNumber);
    if (!isNumber)
        return;
    setText(numberText(steppedValue(value, *steps, m_step, m_range)));
    setModified(true);
    selectAll();
}

QWidget* ValueDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QVariant step = index.data(StepRole);
    if (!step.isValid())
        return QStyledItemDelegate::createEditor(parent, option, index);
    return new ValueLineEdit{
        step.toDouble(), {.low = index.data(LowestRole).toFloat(), .high = index.data(HighestRole).toFloat()}, parent};
}

void ValueDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    if (const auto* const line = qobject_cast<const QLineEdit*>(editor); line == nullptr || !line->isModified())
        QStyledItemDelegate::setEditorData(editor, index);
}

}  // namespace castwright::gui
