// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/compare/compare_panel.h"

#include "app/gui/export/export_button.h"
#include "app/gui/panels/compare/compare_table.h"
#include "app/gui/panels/compare/heat_map/heat_map_page.h"
#include "app/gui/panels/compare/heat_map/heat_map_painter.h"
#include "app/gui/panels/compare/heat_map/heat_map_view.h"
#include "app/gui/panels/compare/likeness_view.h"
#include "app/gui/panels/compare/others_chooser.h"
#include "app/gui/panels/parts/panel_parts.h"
#include "app/gui/panels/parts/skill_box.h"
#include "app/gui/panels/parts/trait_owner_chooser.h"
#include "app/gui/panels/parts/trait_picture.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/theme.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace castwright::gui {

namespace {

/// A table needs more than the few lines that problems are content with.
constexpr int kHeight = 360;

QToolButton* makeToggle(const QString& name, const QString& text, const QString& toolTip, QWidget* parent) {
    auto* const toggle = new QToolButton{parent};
    toggle->setObjectName(name);
    toggle->setText(text);
    toggle->setToolTip(toolTip);
    toggle->setCheckable(true);
    toggle->setAutoRaise(true);
    return toggle;
}

}  // namespace

ComparePanel::ComparePanel(QWidget* parent)
    : DockPanel{{.name = QStringLiteral("compareDock"), .title = tr("Compare"), .area = Qt::BottomDockWidgetArea, .sizeWhenOpened = kHeight, .shortcut = QKeySequence{Qt::CTRL | Qt::SHIFT | Qt::Key_C}, .startsHidden = true}, parent},
      m_drawer{
          [](const DrawRequest& drawing, const std::stop_token& stop) {
              return drawComparison(drawing.request, drawing.shown, stop);
          },
          [this](const DrawRequest& drawing, const Comparison& comparison) { drawn(drawing.request, comparison); }} {
    build();
}

ComparePanel::~ComparePanel() = default;

void ComparePanel::build() {
    m_message = new QLabel{this};
    m_message->setObjectName(QStringLiteral("compareMessage"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setContentsMargins(kWideSpacing, kSpacing, kWideSpacing, kSpacing);
    m_message->hide();
    m_nothing = makeEmptyState(this);
    m_nothing->setObjectName(QStringLiteral("compareNothing"));
    m_table = new CompareTable{this};
    m_heatMap = new HeatMapPage{this};
    m_likeness = new LikenessView{this};
    m_pages = new QStackedWidget{this};
    for (QWidget* const page :
         {static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_heatMap), static_cast<QWidget*>(m_likeness),
          static_cast<QWidget*>(m_nothing)})
        m_pages->addWidget(page);

    auto* const layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeTop());
    layout->addWidget(makeBar());
    layout->addWidget(m_message);
    layout->addWidget(m_pages, 1);
    addExports();
    refreshPage();
    refreshNothing();

    connect(&m_heatMap->map(), &HeatMapView::activated, this, &ComparePanel::openSubject);
    connect(m_likeness, &LikenessView::compareRequested, this, &ComparePanel::compareWith);
}

QWidget* ComparePanel::makeTop() {
    auto* const top = new QWidget{this};
    m_reference = new TraitOwnerChooser{
        {.name = tr("Reference"),
         .toolTip = tr("Who the others are compared with. Choosing one pins it."),
         .pinToolTip = tr("Keep comparing with this one, wherever the caret goes")},
        top};
    m_others = new OthersChooser{top};
    m_skill = makeSkillBox(top);
    m_skill->setValue(static_cast<double>(CompareRequest{}.skill));
    m_skill->setObjectName(QStringLiteral("compareSkill"));
    m_skill->setAccessibleName(tr("Skill"));
    m_skill->setToolTip(tr("The skill at which all are compared, from 1 to 5. Values between are as the game has them."));
    auto* const skillLabel = new QLabel{tr("Sk&ill"), top};
    skillLabel->setBuddy(m_skill);
    m_export = new ExportButton{top};

    auto* const layout = new QHBoxLayout{top};
    layout->setContentsMargins(kSpacing, kSpacing, kSpacing, kSpacing);
    layout->setSpacing(kSpacing);
    layout->addWidget(m_reference, 2);
    layout->addWidget(m_others, 3);
    layout->addSpacing(kSpacing);
    layout->addWidget(skillLabel);
    layout->addWidget(m_skill);
    layout->addWidget(m_export);
    connect(m_reference, &TraitOwnerChooser::changed, this, &ComparePanel::refresh);
    connect(m_others, &OthersChooser::othersChanged, this, &ComparePanel::refresh);
    connect(m_skill, &QDoubleSpinBox::valueChanged, this, &ComparePanel::refresh);
    return top;
}

QWidget* ComparePanel::makeBar() {
    auto* const bar = new QWidget{this};
    m_tabs = new QTabBar{bar};
    m_tabs->setObjectName(QStringLiteral("compareTabs"));
    m_tabs->setAccessibleName(tr("Views of the comparison"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Ta&ble"));
    m_tabs->addTab(tr("Heat &Map"));
    m_tabs->addTab(tr("&Likeness"));
    m_tools = new QStackedWidget{bar};
    m_tools->addWidget(makeTableTools());
    m_tools->addWidget(makeGroupTools());
    auto* const layout = new QHBoxLayout{bar};
    layout->setContentsMargins(kSpacing, 0, kSpacing, 0);
    layout->setSpacing(kWideSpacing);
    layout->addWidget(m_tabs, 0, Qt::AlignBottom);
    layout->addWidget(m_tools, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, &ComparePanel::refreshPage);
    return bar;
}

QWidget* ComparePanel::makeTableTools() {
    auto* const tools = new QWidget{this};
    m_search = makeFilterBox(tr("Find a trait"), tools);
    m_search->setObjectName(QStringLiteral("compareSearch"));
    m_search->setMaximumWidth(240);
    m_onlyDifferent = makeToggle(
        QStringLiteral("compareOnlyDifferent"), tr("Only different"), tr("Leave out traits in which all are the same"), tools);
    m_acrossSkills = makeToggle(
        QStringLiteral("compareAcrossSkills"), tr("Skill 1 to 5"),
        tr("Compare the one on the left with itself, from skill 1 to 5"), tools);
    auto* const layout = new QHBoxLayout{tools};
    layout->setContentsMargins(0, 0, 0, kSpacing);
    layout->setSpacing(kSpacing);
    layout->addStretch(1);
    layout->addWidget(m_search, 2);
    layout->addWidget(m_onlyDifferent);
    layout->addWidget(m_acrossSkills);
    connect(m_search, &QLineEdit::textChanged, this, &ComparePanel::refreshFilter);
    connect(m_onlyDifferent, &QToolButton::toggled, this, &ComparePanel::refreshFilter);
    connect(m_acrossSkills, &QToolButton::toggled, this, [this] {
        refreshPage();
        refresh();
    });
    return tools;
}

QWidget* ComparePanel::makeGroupTools() {
    auto* const tools = new QWidget{this};
    m_alike = new QSpinBox{tools};
    m_alike->setObjectName(QStringLiteral("compareAlike"));
    constexpr int kLeast = 50;
    constexpr int kMost = 100;
    m_alike->setRange(kLeast, kMost);
    m_alike->setValue(CompareRequest{}.alikePercent);
    m_alike->setSuffix(tr(" %", "behind a number: percent"));
    m_alike->setAccessibleName(tr("Group those that are at least so much alike"));
    m_alike->setToolTip(tr("How much alike the characters of a group fight, on average, over all traits at all skills"));
    auto* const label = new QLabel{tr("Gro&up from"), tools};
    label->setBuddy(m_alike);
    auto* const behind = new QLabel{tr("alike", "continues: group from 80 %"), tools};
    auto* const layout = new QHBoxLayout{tools};
    layout->setContentsMargins(0, 0, 0, kSpacing);
    layout->setSpacing(kSpacing);
    layout->addStretch(1);
    layout->addWidget(label);
    layout->addWidget(m_alike);
    layout->addWidget(behind);
    connect(m_alike, &QSpinBox::valueChanged, this, &ComparePanel::refresh);
    return tools;
}

void ComparePanel::addExports() {
    m_export->addTable(
        tr("Table"), [this] { return exportName(tr("Comparison")); },
        [this] { return m_picture ? std::optional{m_table->model().plainTable()} : std::nullopt; });
    m_export->addPicture(
        tr("Heat Map"), [this] { return exportName(tr("Heat map")); },
        [this]() -> std::optional<Picture> {
            if (!m_picture)
                return std::nullopt;
            return heatMapPicture(m_picture, digitFont(font()), palette());
        });
    m_export->addTable(
        tr("Likeness"), [this] { return exportName(tr("Likeness")); },
        [this] { return m_picture ? std::optional{m_likeness->plainTable()} : std::nullopt; });
    connect(m_export, &ExportButton::saveRequested, this, &ComparePanel::saveRequested);
}

QString ComparePanel::exportName(const QString& what) const {
    if (!m_picture)
        return what;
    //: A file's name: %1 says what is in it, %2 is a character, %3 a skill.
    return tr("%1 %2 skill %3").arg(what, m_picture->subjects[m_picture->reference].name, numberText(m_picture->request.skill));
}

void ComparePanel::showPage(Page page) { m_tabs->setCurrentIndex(page); }

/// Nothing when there is nobody to compare.
std::optional<CompareRequest> ComparePanel::wanted() const {
    if (!snapshot() || !m_reference->owner())
        return std::nullopt;
    return CompareRequest{
        .snapshot = snapshot(),
        .reference = *m_reference->owner(),
        .others = m_others->others(),
        .skill = static_cast<float>(m_skill->value()),
        .acrossSkills = m_acrossSkills->isChecked(),
        .alikePercent = m_alike->value()};
}

void ComparePanel::bringUpToDate() {
    m_reference->follow(snapshot(), caretPath(), caretByte());
    const auto request = wanted();
    if (!request) {
        m_drawer.drop();
        m_refused.reset();
        setPicture(nullptr);
        say({});
        refreshNothing();
        return;
    }
    if (m_refused == request)
        return;
    if (m_picture && m_picture->request == *request) {
        m_drawer.drop();  // what is on its way is for something else
        m_refused.reset();
        say({});
        return;
    }
    refreshNothing();
    m_drawer.ensure({.request = *request, .shown = m_picture});
}

void ComparePanel::drawn(const CompareRequest& request, const Comparison& comparison) {
    if (!isSeen())
        return;
    if (request != wanted()) {
        refresh();
        return;
    }
    if (comparison.picture) {
        m_refused.reset();
        say({});
        setPicture(comparison.picture);
        return;
    }
    m_refused = request;
    refreshNothing();
    const QString name = gameText(comparison.unread.value_or(TraitOwnerKey{}).name);
    if (m_picture)
        say(tr("The game does not read “%1” as the text is now. What is shown is how all were before.").arg(name));
    else
        say(tr("The game does not read “%1” as the text is now.").arg(name));
}

void ComparePanel::setPicture(std::shared_ptr<const ComparePicture> picture) {
    if (picture == m_picture)
        return;
    m_picture = std::move(picture);
    m_table->setPicture(m_picture);
    m_heatMap->map().setPicture(m_picture);
    m_likeness->setPicture(m_picture);
    m_others->setPicture(m_picture);
    refreshPage();
    emit pictureChanged();
}

void ComparePanel::refreshFilter() { m_table->setFilter(m_search->text(), m_onlyDifferent->isChecked()); }

void ComparePanel::refreshPage() {
    const int page = m_tabs->currentIndex();
    m_tools->setCurrentIndex(page == TablePage ? 0 : 1);
    m_pages->setCurrentWidget(m_picture ? m_pages->widget(page) : m_nothing);
    setFocusProxy(m_picture ? m_pages->widget(page) : nullptr);
    const bool across = page == TablePage && m_acrossSkills->isChecked();
    m_skill->setEnabled(!across);
    m_others->setEnabled(!across);
}

/// What stands in the place of the picture while there is none.
void ComparePanel::refreshNothing() {
    if (!wanted())
        m_nothing->setText(tr("There is no style and no character that could be compared"));
    else if (m_refused)
        m_nothing->clear();  // the message above says why
    else
        m_nothing->setText(tr("Comparing…"));
}

void ComparePanel::say(const QString& message) {
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
}

void ComparePanel::compareWith(const std::vector<std::size_t>& subjects) {
    std::vector<TraitOwnerKey> keys;
    for (const std::size_t subject : subjects)
        keys.push_back(m_picture->key(subject));
    m_acrossSkills->setChecked(false);
    m_others->setOthers(std::move(keys));
    showPage(TablePage);
}

void ComparePanel::openSubject(std::size_t subject) {
    // Where it is now, if the game reads it now.
    const auto now = findTraitOwner(snapshot()->load.cast, m_picture->key(subject));
    const Snapshot& of = now ? *snapshot() : *m_picture->request.snapshot;
    const previews::TraitOwner owner = now.value_or(m_picture->subjects[subject].owner);
    const parser::Cast& cast = of.load.cast;
    const parser::SourceRange& where = owner.style ? cast.styles[owner.index].nameWhere : cast.characters[owner.index].nameWhere;
    if (where.file < of.files.size())
        emit placeActivated(of.files[where.file].path, where.range.begin, where.range.end);
}

}  // namespace castwright::gui
