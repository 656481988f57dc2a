// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/traits/value_line_edit.h"

#include "app/gui/traits/trait_picture.h"

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

QWidget* makeValueEditor(const QModelIndex& index, QWidget* parent) {
    const QVariant step = index.data(StepRole);
    if (!step.isValid())
        return new QLineEdit{parent};
    return new ValueLineEdit{
        step.toDouble(), {.low = index.data(LowestRole).toFloat(), .high = index.data(HighestRole).toFloat()}, parent};
}

}  // namespace castwright::gui
