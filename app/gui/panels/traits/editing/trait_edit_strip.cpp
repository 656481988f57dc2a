// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/traits/editing/trait_edit_strip.h"

#include "app/gui/theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <span>

namespace castwright::gui {

namespace {

/// A block that is made is shown as a whole; more than this cannot come from one value.
constexpr std::size_t kMostLines = 12;

}  // namespace

TraitEditStrip::TraitEditStrip(QWidget* parent) : QFrame{parent} {
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Change of the text"));
    m_title = new QLabel{this};
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_placeLabel = new QLabel{tr("Change at:"), this};
    m_place = new QComboBox{this};
    m_place->addItem(tr("every skill (body)"), static_cast<int>(previews::TraitEditPlace::Body));
    m_place->addItem(tr("this skill only"), static_cast<int>(previews::TraitEditPlace::Level));
    m_placeLabel->setBuddy(m_place);
    m_diff = new QLabel{this};
    m_diff->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_diff->setTextFormat(Qt::RichText);
    m_diff->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_note = new QLabel{this};
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_apply = new QPushButton{tr("&Apply"), this};
    m_apply->setAutoDefault(true);
    m_cancel = new QPushButton{tr("Cancel"), this};
    m_cancel->setAutoDefault(true);

    auto* const buttons = new QHBoxLayout;
    buttons->setSpacing(kSpacing);
    buttons->addWidget(m_placeLabel);
    buttons->addWidget(m_place);
    buttons->addStretch(1);
    buttons->addWidget(m_apply);
    buttons->addWidget(m_cancel);
    auto* const layout = new QVBoxLayout{this};
    layout->setContentsMargins(kWideSpacing, kSpacing, kWideSpacing, kSpacing);
    layout->setSpacing(kSpacing);
    layout->addWidget(m_title);
    layout->addWidget(m_diff);
    layout->addWidget(m_note);
    layout->addLayout(buttons);

    connect(m_place, &QComboBox::currentIndexChanged, this, &TraitEditStrip::placeChosen);
    connect(m_apply, &QPushButton::clicked, this, &TraitEditStrip::applied);
    connect(m_cancel, &QPushButton::clicked, this, &TraitEditStrip::cancelled);
}

void TraitEditStrip::begin(const QString& title, std::optional<previews::TraitEditPlace> place) {
    const QSignalBlocker blocked{m_place};
    m_title->setText(title);
    if (place)
        m_place->setCurrentIndex(m_place->findData(static_cast<int>(*place)));
    m_place->setVisible(place.has_value());
    m_placeLabel->setVisible(place.has_value());
    m_apply->show();
    m_plan.reset();
    showPlan();
}

void TraitEditStrip::setTitle(const QString& title) { m_title->setText(title); }

void TraitEditStrip::setPlan(const TraitEditPlan& plan) {
    m_plan = plan;
    showPlan();
}

void TraitEditStrip::showError(const QString& title, const QString& sentence) {
    begin(title, std::nullopt);
    m_apply->hide();
    m_note->setText(sentence);
    m_note->show();
    show();
    m_cancel->setFocus(Qt::OtherFocusReason);
}

previews::TraitEditPlace TraitEditStrip::place() const {
    return static_cast<previews::TraitEditPlace>(m_place->currentData().toInt());
}

void TraitEditStrip::focusApply() {
    if (m_apply->isEnabled())
        m_apply->setFocus(Qt::OtherFocusReason);
    else
        m_cancel->setFocus(Qt::OtherFocusReason);
}

void TraitEditStrip::showPlan() {
    QString lines;
    QString spoken;
    if (m_plan) {
        for (const DiffLine& line : std::span{m_plan->diff}.first(std::min(m_plan->diff.size(), kMostLines))) {
            const bool added = line.kind == DiffLineKind::Added;
            const QString text = gameText(line.text).replace(QChar{0x2409}, QStringLiteral("    "));
            const QColor colour = added ? addedColour(palette()) : errorColour(palette());
            lines += QStringLiteral("<div style='white-space:pre; color:%1'>%2 %3</div>")
                         .arg(colour.name(), added ? QStringLiteral("+") : QStringLiteral("−"), text.toHtmlEscaped());
            spoken += (added ? tr("New: %1").arg(text) : tr("Old: %1").arg(text)) + u'\n';
        }
    }
    m_diff->setText(lines);
    m_diff->setAccessibleName(spoken);
    m_diff->setVisible(!lines.isEmpty());
    m_note->setText(m_plan ? m_plan->note : QString{});
    m_note->setVisible(!m_note->text().isEmpty());
    m_apply->setEnabled(m_plan && !m_plan->diff.empty());
}

void TraitEditStrip::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit cancelled();
    else
        QFrame::keyPressEvent(event);
}

void TraitEditStrip::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_plan)
        showPlan();
}

}  // namespace castwright::gui
