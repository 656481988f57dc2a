// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/tabs/external_change_bar.h"

#include "app/gui/theme/icons.h"
#include "app/gui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace castwright::gui {

ExternalChangeBar::ExternalChangeBar(QWidget* parent) : QFrame{parent} {
    setAutoFillBackground(true);
    auto* layout = new QHBoxLayout{this};
    layout->setContentsMargins(kMargin, kWideSpacing, kMargin, kWideSpacing);
    layout->setSpacing(kWideSpacing);
    m_picture = new QLabel{this};
    m_text = new QLabel{this};
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    layout->addWidget(m_picture);
    layout->addWidget(m_text, 1);

    const auto addButton = [this, layout](const QString& text, const QString& toolTip, auto signal) {
        auto* button = new QPushButton{text, this};
        button->setToolTip(toolTip);
        layout->addWidget(button);
        connect(button, &QPushButton::clicked, this, signal);
        return button;
    };
    m_compare = addButton(
        tr("&Compare"), tr("Show the differences between the file on disk and your text."), &ExternalChangeBar::compareRequested);
    m_reload = addButton(
        tr("&Reload"), tr("Take the text of the file on disk. Undo brings yours back."), &ExternalChangeBar::reloadRequested);
    m_keep = addButton(
        tr("&Keep Mine"), tr("Go on with your text; the next save writes over the file on disk."),
        &ExternalChangeBar::keepRequested);
    m_save = addButton(tr("&Save Again"), tr("Write your text to the same place."), &ExternalChangeBar::saveRequested);
    recolour();
    hide();
}

void ExternalChangeBar::showChanged(const QString& name) {
    m_replaced = false;
    m_text->setText(tr("Another program changed “%1”, and you have changes that are not saved.").arg(name));
    m_compare->show();
    m_reload->show();
    m_keep->show();
    m_save->hide();
    show();
}

void ExternalChangeBar::showReplaced(const QString& name) {
    showChanged(name);
    m_text->setText(tr("“%1” was deleted and made again with another text. Your text is still here.").arg(name));
    m_replaced = true;
}

void ExternalChangeBar::showDeleted(const QString& name) {
    m_replaced = false;
    m_text->setText(tr("“%1” is no longer on disk. Your text is still here.").arg(name));
    m_compare->hide();
    m_reload->hide();
    m_keep->hide();
    m_save->show();
    show();
}

void ExternalChangeBar::showGoneWithPak(const QString& name) {
    m_text->setText(tr("The pak that holds “%1” is no longer on disk. The text is still here.").arg(name));
    for (QPushButton* button : {m_compare, m_reload, m_keep, m_save})
        button->hide();
    show();
}

void ExternalChangeBar::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_recolouring)
        recolour();
}

void ExternalChangeBar::recolour() {
    m_recolouring = true;
    QPalette colours;
    colours.setColor(QPalette::Window, noticeGround(colours));
    setPalette(colours);
    m_picture->setPixmap(icon(QStringLiteral("warning"), warningColour(colours)).pixmap(QSize{16, 16}, devicePixelRatioF()));
    m_recolouring = false;
}

}  // namespace castwright::gui
