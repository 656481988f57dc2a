// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/traits/pages/seat_page.h"

#include "app/gui/panels/parts/skill_box.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/theme.h"
#include "previews/traits/effective_skill.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace castwright::gui {

namespace {

/// The slider counts in hundredths.
constexpr int kSliderSteps = 100;

enum Column { SeatColumn, SkillColumn, LevelColumn, ValueColumn, ColumnCount };

}  // namespace

SeatPage::SeatPage(QWidget* parent) : QWidget{parent}, m_seats{new QTreeWidget{this}} {
    m_seats->setColumnCount(ColumnCount);
    m_seats->setAccessibleName(tr("Seats"));
    m_seats->setRootIsDecorated(false);
    m_seats->setUniformRowHeights(true);
    m_seats->setAllColumnsShowFocus(true);
    m_seats->setFrameShape(QFrame::NoFrame);
    m_seats->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_seats->header()->setStretchLastSection(false);
    for (std::size_t seat = 0; seat < kSeats; ++seat)
        new QTreeWidgetItem{m_seats, {QString::number(seat)}};
    for (int column = 0; column < ColumnCount; ++column) {
        m_seats->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        for (int row = 0; row < m_seats->topLevelItemCount(); ++row) {
            m_seats->topLevelItem(row)->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
            m_seats->topLevelItem(row)->setFont(column, digitFont(font()));
        }
    }
    auto* const layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeControls());
    layout->addWidget(m_seats, 1);
    setFocusProxy(m_slider);
    refresh();
}

QWidget* SeatPage::makeControls() {
    auto* const controls = new QWidget{this};
    m_skill = makeSkillBox(controls);
    m_slider = new QSlider{Qt::Horizontal, controls};
    m_slider->setObjectName(QStringLiteral("variance"));
    m_slider->setAccessibleName(tr("bot_skillVariance, from 0 to 2"));
    m_slider->setRange(0, static_cast<int>(kMaxVariance) * kSliderSteps);
    m_slider->setPageStep(kSliderSteps / 4);
    m_variance = new QDoubleSpinBox{controls};
    m_variance->setObjectName(QStringLiteral("varianceBox"));
    m_variance->setRange(0.0, static_cast<double>(kMaxVariance));
    m_variance->setSingleStep(0.05);
    m_variance->setLocale(QLocale::c());
    m_variance->setAccessibleName(tr("bot_skillVariance"));
    m_trait = new QComboBox{controls};
    m_trait->setObjectName(QStringLiteral("seatTrait"));
    m_trait->setSizeAdjustPolicy(QComboBox::AdjustToContents);

    auto* const variance = new QHBoxLayout;
    variance->setSpacing(kWideSpacing);
    variance->addWidget(m_slider, 1);
    variance->addWidget(m_variance);
    auto* const form = new QFormLayout{controls};
    form->setContentsMargins(kWideSpacing, kWideSpacing, kWideSpacing, kWideSpacing);
    form->setSpacing(kWideSpacing);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->addRow(tr("S&kill asked for:"), m_skill);
    auto* const label = new QLabel{tr("bot_skill&Variance:"), controls};
    label->setBuddy(m_slider);
    form->addRow(label, variance);
    form->addRow(tr("T&rait:"), m_trait);

    connect(m_slider, &QSlider::valueChanged, this, [this](int hundredths) {
        const QSignalBlocker blocked{m_variance};
        m_variance->setValue(static_cast<double>(hundredths) / kSliderSteps);
        refresh();
    });
    connect(m_variance, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        const QSignalBlocker blocked{m_slider};
        m_slider->setValue(static_cast<int>(std::lround(value * kSliderSteps)));
        refresh();
    });
    connect(m_skill, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        emit skillPicked(static_cast<float>(value));
        refresh();
    });
    connect(m_trait, &QComboBox::currentIndexChanged, this, &SeatPage::refresh);
    return controls;
}

void SeatPage::setPicture(std::shared_ptr<const TraitPicture> picture) {
    m_picture = std::move(picture);
    refreshTraits();
    refresh();
}

void SeatPage::refreshTraits() {
    QStringList names;
    if (m_picture) {
        for (const parser::Trait& trait : m_picture->profile().traits)
            names << gameText(trait.name);
    }
    QStringList before;
    for (int i = 0; i < m_trait->count(); ++i)
        before << m_trait->itemText(i);
    if (names == before)
        return;
    const QSignalBlocker blocked{m_trait};
    m_trait->clear();
    m_trait->addItems(names);
}

void SeatPage::setSkill(float skill) {
    const QSignalBlocker blocked{m_skill};
    m_skill->setValue(static_cast<double>(skill));
    refresh();
}

void SeatPage::setTrait(std::size_t trait) { m_trait->setCurrentIndex(static_cast<int>(trait)); }

std::array<float, kSeats> SeatPage::skills() const {
    std::array<float, kSeats> skills{};
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        skills[seat] = previews::effectiveSkill(
            static_cast<float>(m_skill->value()), static_cast<float>(m_variance->value()), static_cast<std::uint32_t>(seat));
    }
    return skills;
}

void SeatPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refreshRows();
}

void SeatPage::refresh() {
    refreshRows();
    const auto skills = this->skills();
    const bool varies = m_variance->value() > 0.0;
    emit seatsChanged(varies ? std::vector<float>(skills.begin(), skills.end()) : std::vector<float>{});
}

/// Sixteen times all traits is less than a millisecond's work, so it is done here; but only where it is seen.
void SeatPage::refreshRows() {
    if (!isVisible())
        return;
    const auto skills = this->skills();
    const int trait = m_trait->currentIndex();
    const bool shown = m_picture && trait >= 0;
    const QString name = shown ? m_trait->currentText() : tr("Value");
    m_seats->setHeaderLabels({tr("Client"), tr("Skill"), tr("Level block"), name});
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        QTreeWidgetItem& item = *m_seats->topLevelItem(static_cast<int>(seat));
        item.setText(SkillColumn, numberText(skills[seat]));
        item.setText(LevelColumn, QString::number(previews::levelBlockAt(skills[seat])));
        item.setText(
            ValueColumn,
            shown ? numberText(m_picture->resolver.resolve(skills[seat]).at(static_cast<std::size_t>(trait))) : QString{});
    }
}

std::optional<PlainTable> SeatPage::table() const {
    if (!m_picture)
        return std::nullopt;
    PlainTable table{.header = {tr("Client"), tr("Skill"), tr("Level block")}, .rows = {}};
    for (const parser::Trait& trait : m_picture->profile().traits)
        table.header << gameText(trait.name);
    const auto skills = this->skills();
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        QStringList row{QString::number(seat), numberText(skills[seat]), QString::number(previews::levelBlockAt(skills[seat]))};
        for (const float value : m_picture->resolver.resolve(skills[seat]))
            row << numberText(value);
        table.rows << row;
    }
    return table;
}

}  // namespace castwright::gui
