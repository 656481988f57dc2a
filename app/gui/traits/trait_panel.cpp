// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/traits/trait_panel.h"

#include "app/gui/panels/panel_parts.h"
#include "app/gui/theme/icons.h"
#include "app/gui/theme/theme.h"
#include "app/gui/traits/trait_curve_view.h"
#include "app/gui/traits/trait_delegate.h"
#include "app/gui/traits/trait_edit_strip.h"
#include "app/gui/traits/trait_filter.h"
#include "app/gui/traits/trait_model.h"
#include "app/gui/traits/trait_why_list.h"
#include "previews/trait_subject.h"
#include "previews/trait_trace.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>
#include <QtConcurrent/QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace castwright::gui {

TraitPanel::TraitPanel(QWidget* parent) : QWidget{parent} {
    build();
    connect(&m_drawer, &QFutureWatcherBase::finished, this, &TraitPanel::drawn);
    connect(&m_planner, &QFutureWatcherBase::finished, this, &TraitPanel::planned);
}

TraitPanel::~TraitPanel() = default;

void TraitPanel::build() {
    m_message = new QLabel{this};
    m_message->setObjectName(QStringLiteral("traitsMessage"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setContentsMargins(kWideSpacing, kSpacing, kWideSpacing, kSpacing);
    m_message->hide();

    auto* const splitter = new QSplitter{Qt::Vertical, this};
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeTable());
    m_curve = new TraitCurveView{splitter};
    splitter->addWidget(m_curve);
    splitter->addWidget(makeWhy());
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setStretchFactor(2, 2);
    m_parts = splitter;
    connect(m_curve, &TraitCurveView::skillPicked, this, [this](float skill) {
        m_skill = skill;
        refreshDetails();
    });

    m_nothing = makeEmptyState(this);
    m_nothing->setText(tr("There is no style and no character whose traits could be shown"));
    m_stack = new QStackedWidget{this};
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_parts);

    auto* const layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeTop());
    layout->addWidget(m_message);
    layout->addWidget(m_stack, 1);
    setFocusProxy(m_table);
}

QWidget* TraitPanel::makeTop() {
    auto* const top = new QWidget{this};
    m_chooser = new QComboBox{top};
    m_chooser->setObjectName(QStringLiteral("traitsOwner"));
    m_chooser->setAccessibleName(tr("Style or character"));
    m_chooser->setToolTip(tr("Whose traits are shown. Choosing one pins it."));
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_pin = new QToolButton{top};
    m_pin->setObjectName(QStringLiteral("traitsPin"));
    m_pin->setCheckable(true);
    m_pin->setAutoRaise(true);
    m_pin->setIcon(icon(QStringLiteral("pin")));
    m_pin->setAccessibleName(tr("Pin"));
    m_pin->setToolTip(tr("Keep showing this one, wherever the caret goes"));
    m_search = makeFilterBox(tr("Find a trait"), top);
    m_onlyChanged = new QToolButton{top};
    m_onlyChanged->setObjectName(QStringLiteral("traitsOnlyChanged"));
    m_onlyChanged->setText(tr("Only changed"));
    m_onlyChanged->setToolTip(tr("Show only traits that a statement changes, here or in a style above"));
    m_onlyChanged->setCheckable(true);
    m_onlyChanged->setAutoRaise(true);

    auto* const who = new QHBoxLayout;
    who->setSpacing(kSpacing);
    who->addWidget(m_chooser, 1);
    who->addWidget(m_pin);
    auto* const what = new QHBoxLayout;
    what->setSpacing(kSpacing);
    what->addWidget(m_search, 1);
    what->addWidget(m_onlyChanged);
    auto* const layout = new QVBoxLayout{top};
    layout->setContentsMargins(kSpacing, kSpacing, kSpacing, kSpacing);
    layout->setSpacing(kSpacing);
    layout->addLayout(who);
    layout->addLayout(what);

    connect(m_chooser, &QComboBox::activated, this, &TraitPanel::choose);
    connect(m_pin, &QToolButton::toggled, this, &TraitPanel::refresh);
    connect(m_search, &QLineEdit::textChanged, this, &TraitPanel::refreshFilter);
    connect(m_onlyChanged, &QToolButton::toggled, this, &TraitPanel::refreshFilter);
    return top;
}

QWidget* TraitPanel::makeTable() {
    auto* const holder = new QWidget{this};
    m_model = new TraitModel{this};
    m_filter = new TraitFilter{this};
    m_filter->setSourceModel(m_model);
    m_table = new QTreeView{holder};
    m_table->setAccessibleName(tr("Traits"));
    m_table->setModel(m_filter);
    m_table->setItemDelegate(new TraitDelegate{m_table});
    m_table->setUniformRowHeights(true);
    m_table->setIndentation(kMargin);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setEditTriggers(
        QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_table->setExpandsOnDoubleClick(false);
    QHeaderView& header = *m_table->header();
    header.setStretchLastSection(false);
    header.setSectionsMovable(false);
    header.setMinimumSectionSize(kMargin * 2);
    header.setSectionResizeMode(QHeaderView::ResizeToContents);
    // The numbers matter more than their unit where there is no room for both.
    header.moveSection(TraitModel::UnitColumn, TraitModel::ColumnCount - 1);

    m_strip = new TraitEditStrip{holder};
    m_strip->hide();
    auto* const layout = new QVBoxLayout{holder};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_strip);

    connect(m_model, &TraitModel::valueEntered, this, &TraitPanel::valueEntered);
    connect(m_filter, &QAbstractItemModel::modelReset, m_table, &QTreeView::expandAll);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &TraitPanel::currentChanged);
    connect(m_strip, &TraitEditStrip::placeChosen, this, &TraitPanel::plan);
    connect(m_strip, &TraitEditStrip::applied, this, &TraitPanel::apply);
    connect(m_strip, &TraitEditStrip::cancelled, this, &TraitPanel::closeStrip);
    return holder;
}

QWidget* TraitPanel::makeWhy() {
    auto* const holder = new QWidget{this};
    m_whyTitle = new QLabel{holder};
    m_whyTitle->setTextFormat(Qt::PlainText);
    m_whyTitle->setWordWrap(true);
    m_whyTitle->setContentsMargins(kWideSpacing, kSpacing, kWideSpacing, kSpacing);
    m_why = new TraitWhyList{holder};
    m_whyTitle->setBuddy(m_why);
    auto* const layout = new QVBoxLayout{holder};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_whyTitle);
    layout->addWidget(m_why, 1);
    connect(m_why, &TraitWhyList::placeActivated, this, &TraitPanel::placeActivated);
    return holder;
}

void TraitPanel::setSnapshot(std::shared_ptr<const Snapshot> snapshot) {
    m_snapshot = std::move(snapshot);
    refresh();
}

void TraitPanel::setCaret(const QString& filePath, qsizetype byte) {
    m_caretPath = filePath;
    m_caretByte = byte;
    if (!m_pin->isChecked())
        refresh();
}

void TraitPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

/// Brings the panel to what is wanted now, with as little work as possible.
void TraitPanel::refresh() {
    if (!isVisible())
        return;
    if (!m_snapshot) {
        ++m_wanted;
        m_owner.reset();
        setPicture(nullptr);
        rebuildChooser();
        return;
    }
    follow();
    rebuildChooser();
    const auto owner = m_owner ? findTraitOwner(m_snapshot->load.cast, *m_owner) : std::nullopt;
    m_model->setEditable(owner.has_value());
    if (!owner) {
        ++m_wanted;
        closeStrip();
        if (m_owner && m_picture)
            say(tr("The game does not read “%1” as the text is now. What is shown is how “%2” was before.")
                    .arg(gameText(m_owner->name), m_picture->name));
        else if (m_owner)
            say(tr("The game does not read “%1” as the text is now.").arg(gameText(m_owner->name)));
        return;
    }
    say({});
    if (m_picture && m_picture->snapshot == m_snapshot && m_picture->owner == *owner) {
        ++m_wanted;  // what is on its way is for somebody else
        return;
    }
    ++m_wanted;
    start();
}

void TraitPanel::follow() {
    if (m_pin->isChecked() && m_owner)
        return;
    if (auto at = traitOwnerAt(*m_snapshot, m_caretPath, m_caretByte)) {
        m_owner = std::move(at);
        return;
    }
    if (m_owner)
        return;
    const parser::Cast& cast = m_snapshot->load.cast;
    if (!cast.characters.empty())
        m_owner = TraitOwnerKey{.style = false, .name = cast.characters.front().name};
    else if (!cast.styles.empty())
        m_owner = TraitOwnerKey{.style = true, .name = cast.styles.front().name};
}

void TraitPanel::rebuildChooser() {
    std::vector<TraitOwnerKey> choices;
    if (m_snapshot) {
        for (const parser::Character& character : m_snapshot->load.cast.characters)
            choices.push_back({.style = false, .name = character.name});
        for (const parser::Style& style : m_snapshot->load.cast.styles)
            choices.push_back({.style = true, .name = style.name});
    }
    if (choices != m_choices) {
        m_choices = std::move(choices);
        m_chooser->clear();
        for (const TraitOwnerKey& key : m_choices) {
            m_chooser->addItem(
                icon(key.style ? QStringLiteral("style") : QStringLiteral("character")),
                key.style ? tr("%1 (style)").arg(gameText(key.name)) : gameText(key.name));
        }
    }
    const auto owner = m_owner && m_snapshot ? findTraitOwner(m_snapshot->load.cast, *m_owner) : std::nullopt;
    int row = -1;
    if (owner)
        row = static_cast<int>(owner->style ? m_snapshot->load.cast.characters.size() + owner->index : owner->index);
    m_chooser->setPlaceholderText(m_owner ? gameText(m_owner->name) : QString{});
    m_chooser->setCurrentIndex(row);
}

void TraitPanel::choose(int index) {
    if (index < 0 || static_cast<std::size_t>(index) >= m_choices.size())
        return;
    m_owner = m_choices[static_cast<std::size_t>(index)];
    m_pin->setChecked(true);
    refresh();
}

void TraitPanel::start() {
    if (m_running)
        return;
    const auto owner = m_snapshot && m_owner ? findTraitOwner(m_snapshot->load.cast, *m_owner) : std::nullopt;
    if (!owner)
        return;
    m_running = true;
    m_drawing = m_wanted;
    m_drawer.setFuture(QtConcurrent::run(&drawTraits, m_snapshot, *owner));
}

void TraitPanel::drawn() {
    m_running = false;
    const auto picture = m_drawer.result();
    if (m_drawing == m_wanted)
        setPicture(picture);
    else
        refresh();
}

void TraitPanel::setPicture(std::shared_ptr<const TraitPicture> picture) {
    if (picture == m_picture)
        return;
    const bool same = m_picture && picture && m_picture->owner.style == picture->owner.style && m_picture->name == picture->name;
    m_picture = std::move(picture);
    m_model->setPicture(m_picture);
    m_stack->setCurrentWidget(m_picture ? m_parts : m_nothing);
    if (m_picture && m_trait >= m_picture->traits.size())
        m_trait = 0;
    if (m_picture && !m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_filter->mapFromSource(m_model->indexOf(m_trait)));
    if (!m_picture)
        say({});
    refreshDetails();
    if (!same)
        closeStrip();
    else if (m_asking)
        plan();
    emit pictureChanged();
}

void TraitPanel::say(const QString& message) {
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
}

void TraitPanel::refreshFilter() {
    m_filter->setText(m_search->text());
    m_filter->setOnlyTouched(m_onlyChanged->isChecked());
    m_table->expandAll();
}

void TraitPanel::currentChanged(const QModelIndex& index) {
    const QModelIndex source = m_filter->mapToSource(index);
    const auto trait = m_model->traitAt(source);
    if (!trait)
        return;
    m_trait = *trait;
    if (const auto level = TraitModel::levelOf(source.column()))
        m_skill = static_cast<float>(*level);
    refreshDetails();
}

/// One trait at one skill takes microseconds, so this is done here.
void TraitPanel::refreshDetails() {
    m_curve->setCurve(m_picture, m_trait);
    m_why->setWhy(m_picture.get(), m_trait, m_skill);
    if (!m_picture) {
        m_whyTitle->clear();
        return;
    }
    const float value = previews::traceTrait(m_picture->resolver, m_skill, m_trait).value;
    m_curve->setSkill(m_skill, value);
    const parser::Trait& trait = m_picture->profile().traits[m_trait];
    //: %1 is a trait, %2 a number, %3 a unit, %4 a skill.
    m_whyTitle->setText(tr("Why %1 is %2 %3 at skill %4")
                            .arg(gameText(trait.name), numberText(value), gameText(trait.unit), numberText(m_skill)));
}

void TraitPanel::valueEntered(std::size_t trait, int level, const QString& text) {
    if (!m_picture)
        return;
    //: %1 is a trait, %2 a skill, %3 and %4 are values.
    const QString title = tr("%1 at skill %2: %3 → %4")
                              .arg(gameText(m_picture->profile().traits[trait].name))
                              .arg(level)
                              .arg(numberText(m_picture->traits[trait].values[static_cast<std::size_t>(level - 1)]), text);
    bool isNumber = false;
    const float wanted = text.toFloat(&isNumber);
    if (!isNumber) {
        m_asking = false;
        m_strip->showError(title, tr("“%1” is not a number.").arg(text));
        return;
    }
    m_request = {.owner = m_picture->owner, .trait = trait, .level = level, .wanted = wanted};
    m_asking = true;
    m_strip->begin(title, usualPlace(*m_picture, trait, level));
    plan();
}

void TraitPanel::plan() {
    if (m_planRunning) {
        m_planAgain = true;
        return;
    }
    m_planAgain = false;
    m_planRunning = true;
    m_request.owner = m_picture->owner;
    m_request.place = m_strip->place();
    m_planner.setFuture(QtConcurrent::run(&planEdit, m_picture->snapshot, m_request));
}

void TraitPanel::planned() {
    m_planRunning = false;
    if (!m_asking || !m_picture)
        return;
    if (m_planAgain) {
        plan();
        return;
    }
    const bool first = !m_strip->plan();
    m_strip->setPlan(m_planner.result());
    if (first)
        m_strip->focusApply();
    emit planReady();
}

void TraitPanel::apply() {
    // While another place is being looked at, what is shown is not what would be written.
    if (m_planRunning || !m_strip->plan())
        return;
    const TraitEditPlan plan = *m_strip->plan();
    closeStrip();
    if (!plan.edits.empty())
        emit editRequested(plan.path, plan.edits, plan.revision);
}

void TraitPanel::closeStrip() {
    if (m_strip->isHidden())
        return;
    const bool focused = m_strip->isAncestorOf(focusWidget());
    m_strip->hide();
    m_asking = false;
    m_planAgain = false;
    if (focused)
        m_table->setFocus(Qt::OtherFocusReason);
}

}  // namespace castwright::gui
