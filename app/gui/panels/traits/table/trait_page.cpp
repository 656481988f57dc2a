// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/traits/table/trait_page.h"

#include "app/gui/panels/parts/panel_parts.h"
#include "app/gui/panels/traits/curve/trait_curve_view.h"
#include "app/gui/panels/traits/editing/value_step.h"
#include "app/gui/panels/traits/table/trait_columns.h"
#include "app/gui/panels/traits/table/trait_delegate.h"
#include "app/gui/panels/traits/table/trait_filter.h"
#include "app/gui/panels/traits/table/trait_model.h"
#include "app/gui/panels/traits/table/trait_why_list.h"
#include "app/gui/theme/theme.h"
#include "previews/traits/trait_trace.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <utility>

namespace castwright::gui {

TraitPage::TraitPage(ValueEditing& editing, QWidget* parent) : QWidget{parent}, m_editing{editing} {
    auto* const splitter = new QSplitter{Qt::Vertical, this};
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeTable());
    m_curve = new TraitCurveView{splitter};
    splitter->addWidget(m_curve);
    splitter->addWidget(makeWhy());
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setStretchFactor(2, 1);
    auto* const layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeSearch());
    layout->addWidget(splitter, 1);
    connectCurve();
    setFocusProxy(m_table);
}

QWidget* TraitPage::makeSearch() {
    auto* const search = new QWidget{this};
    m_search = makeFilterBox(tr("Find a trait"), search);
    m_onlyChanged = new QToolButton{search};
    m_onlyChanged->setObjectName(QStringLiteral("traitsOnlyChanged"));
    m_onlyChanged->setText(tr("Only changed"));
    m_onlyChanged->setToolTip(tr("Show only traits that a statement changes, here or in a style above"));
    m_onlyChanged->setCheckable(true);
    m_onlyChanged->setAutoRaise(true);
    auto* const layout = new QHBoxLayout{search};
    layout->setContentsMargins(kSpacing, kSpacing, kSpacing, kSpacing);
    layout->setSpacing(kSpacing);
    layout->addWidget(m_search, 1);
    layout->addWidget(m_onlyChanged);
    connect(m_search, &QLineEdit::textChanged, this, &TraitPage::refreshFilter);
    connect(m_onlyChanged, &QToolButton::toggled, this, &TraitPage::refreshFilter);
    return search;
}

QWidget* TraitPage::makeTable() {
    m_model = new TraitModel{this};
    m_filter = new TraitFilter{this};
    m_filter->setSourceModel(m_model);
    m_table = new QTreeView{this};
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
    new TraitColumns{*m_table};

    connect(m_model, &TraitModel::valueEntered, this, [this](std::size_t trait, int level, const QString& text) {
        m_editing.wishTrait(trait, level, text);
    });
    connect(m_filter, &QAbstractItemModel::modelReset, m_table, &QTreeView::expandAll);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &TraitPage::currentChanged);
    return m_table;
}

QWidget* TraitPage::makeWhy() {
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
    connect(m_why, &TraitWhyList::placeActivated, this, &TraitPage::placeActivated);
    return holder;
}

void TraitPage::connectCurve() {
    connect(m_curve, &TraitCurveView::skillPicked, this, &TraitPage::skillPicked);
    connect(m_curve, &TraitCurveView::valueDragged, this, [this](int level, float value) {
        m_editing.wishTrait(m_trait, level, value, ValueEditing::Focus::Stay);
    });
    connect(m_curve, &TraitCurveView::dragChanged, &m_editing, &ValueEditing::setDragging);
    connect(m_curve, &TraitCurveView::valueStepped, this, &TraitPage::step);
    connect(m_curve, &TraitCurveView::wishConfirmed, &m_editing, &ValueEditing::focusAnswer);
    connect(m_curve, &TraitCurveView::wishCancelled, &m_editing, &ValueEditing::close);
    connect(&m_editing, &ValueEditing::wishChanged, this, &TraitPage::refreshWish);
}

void TraitPage::setPicture(std::shared_ptr<const TraitPicture> picture) {
    m_picture = std::move(picture);
    m_model->setPicture(m_picture);
    if (m_picture && m_trait >= m_picture->traits.size())
        m_trait = 0;
    if (m_picture && !m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_filter->mapFromSource(m_model->indexOf(m_trait)));
    refreshDetails();
    refreshWish();
}

void TraitPage::setEditable(bool editable) {
    m_model->setEditable(editable);
    m_curve->setEditable(editable);
}

void TraitPage::setSkill(float skill) {
    m_skill = skill;
    refreshDetails();
}

void TraitPage::setSeats(std::vector<float> skills) { m_curve->setSeats(std::move(skills)); }

void TraitPage::refreshFilter() {
    m_filter->setText(m_search->text());
    m_filter->setOnlyTouched(m_onlyChanged->isChecked());
    m_table->expandAll();
}

void TraitPage::currentChanged(const QModelIndex& index) {
    const QModelIndex source = m_filter->mapToSource(index);
    const auto trait = m_model->traitAt(source);
    if (!trait)
        return;
    if (*trait != m_trait) {
        m_trait = *trait;
        emit traitChanged(m_trait);
    }
    if (const auto level = TraitModel::levelOf(source.column()))
        emit skillPicked(static_cast<float>(*level));
    refreshDetails();
    refreshWish();
}

/// One trait at one skill takes microseconds, so this is done here.
void TraitPage::refreshDetails() {
    m_curve->setCurve(m_picture, m_trait);
    m_why->setWhy(m_picture.get(), m_trait, m_skill);
    if (!m_picture) {
        m_whyTitle->clear();
        return;
    }
    const float value = previews::traceTrait(m_picture->resolver, m_skill, m_trait).value;
    m_curve->setMarked({.skill = m_skill, .value = value});
    const parser::Trait& trait = m_picture->profile().traits[m_trait];
    //: %1 is a trait, %2 a number, %3 a unit, %4 a skill.
    m_whyTitle->setText(tr("Why %1 is %2 at skill %4 (%3)")
                            .arg(gameText(trait.name), numberText(value), gameText(trait.unit), numberText(m_skill)));
}

void TraitPage::refreshWish() {
    const auto wish = m_editing.traitWish();
    if (m_picture && wish && wish->trait == m_trait)
        m_curve->setWished(TraitPoint{.skill = static_cast<float>(wish->level), .value = wish->wanted});
    else
        m_curve->setWished(std::nullopt);
}

/// From the value that is wished for already, or else from the one that is.
void TraitPage::step(int level, double steps) {
    const auto wish = m_editing.traitWish();
    const bool going = wish && wish->trait == m_trait && wish->level == level;
    const float from = going ? wish->wanted : m_picture->traits[m_trait].values[static_cast<std::size_t>(level - 1)];
    const parser::Trait& trait = m_picture->profile().traits[m_trait];
    emit skillPicked(static_cast<float>(level));
    m_editing.wishTrait(
        m_trait, level, steppedValue(from, steps, valueStep(trait), {.low = trait.min, .high = trait.max}),
        ValueEditing::Focus::Stay);
}

/// The rows as they are filtered.
std::optional<PlainTable> TraitPage::table() const {
    if (!m_picture)
        return std::nullopt;
    PlainTable table;
    table.header << tr("Group") << tr("Trait") << tr("Unit");
    for (int level = 1; level <= parser::kSkillLevels; ++level)
        table.header << tr("Skill %1").arg(level);
    for (int group = 0; group < m_filter->rowCount(); ++group) {
        const QModelIndex parent = m_filter->index(group, 0);
        for (int row = 0; row < m_filter->rowCount(parent); ++row) {
            const auto cell = [&](int column) { return m_filter->index(row, column, parent).data().toString(); };
            QStringList cells{parent.data().toString(), cell(TraitModel::NameColumn), cell(TraitModel::UnitColumn)};
            for (int level = 0; level < parser::kSkillLevels; ++level)
                cells << cell(TraitModel::FirstValueColumn + level);
            table.rows << cells;
        }
    }
    return table;
}

std::optional<Picture> TraitPage::curve() const {
    const auto plot = m_curve->plot();
    if (!plot)
        return std::nullopt;
    const parser::Trait& trait = m_picture->profile().traits[m_trait];
    //: The title of a picture: %1 is a trait, %2 a style or character.
    const QString title = tr("%1 of %2 from skill 1 to 5").arg(gameText(trait.name), m_picture->name);
    return Picture{.title = title, .size = plot->size, .paint = [plot = *plot](QPainter& painter) { plot.paint(painter); }};
}

std::optional<PlainTable> TraitPage::why() const { return m_why->table(); }

}  // namespace castwright::gui
