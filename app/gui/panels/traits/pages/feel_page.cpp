// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/traits/pages/feel_page.h"

#include "app/gui/panels/parts/skill_box.h"
#include "app/gui/theme/theme.h"
#include "previews/traits/feel.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <utility>

namespace castwright::gui {

FeelPage::FeelPage(QWidget* parent) : QWidget{parent}, m_skill{makeSkillBox(this)}, m_text{new QTextBrowser{this}} {
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setAccessibleName(tr("What it is like to meet this bot"));
    m_text->document()->setDocumentMargin(kMargin);
    auto* const label = new QLabel{tr("At s&kill:"), this};
    label->setBuddy(m_skill);
    auto* const top = new QHBoxLayout;
    top->setContentsMargins(kWideSpacing, kWideSpacing, kWideSpacing, kWideSpacing);
    top->setSpacing(kWideSpacing);
    top->addWidget(label);
    top->addWidget(m_skill);
    top->addStretch(1);
    auto* const layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_text, 1);
    setFocusProxy(m_skill);
    connect(m_skill, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        emit skillPicked(static_cast<float>(value));
        refresh();
    });
}

void FeelPage::setPicture(std::shared_ptr<const TraitPicture> picture) {
    m_picture = std::move(picture);
    refresh();
}

void FeelPage::setSkill(float skill) {
    const QSignalBlocker blocked{m_skill};
    m_skill->setValue(static_cast<double>(skill));
    refresh();
}

QString FeelPage::text() const { return m_text->toPlainText(); }

void FeelPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void FeelPage::refresh() {
    if (!isVisible())
        return;
    if (!m_picture) {
        m_text->clear();
        return;
    }
    const auto values = m_picture->resolver.resolve(static_cast<float>(m_skill->value()));
    QString html;
    for (const parser::Message& sentence : previews::describeFeel(m_picture->profile(), values))
        html += QStringLiteral("<p>%1</p>").arg(messageText(sentence).toHtmlEscaped());
    m_text->setHtml(html);
}

}  // namespace castwright::gui
