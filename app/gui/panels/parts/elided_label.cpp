// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/parts/elided_label.h"

namespace castwright::gui {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel{parent} {
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ElidedLabel::setFullText(const QString& text) {
    m_text = text;
    setToolTip(text);
    setAccessibleDescription(text);
    fit();
}

QSize ElidedLabel::minimumSizeHint() const { return {0, QLabel::minimumSizeHint().height()}; }

void ElidedLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    fit();
}

void ElidedLabel::fit() { setText(fontMetrics().elidedText(m_text, Qt::ElideMiddle, contentsRect().width())); }

}  // namespace castwright::gui
