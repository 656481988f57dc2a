// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/traits/trait_panel.h"

#include "app/gui/export/export_button.h"
#include "app/gui/panels/parts/panel_parts.h"
#include "app/gui/panels/parts/trait_owner_chooser.h"
#include "app/gui/panels/traits/editing/trait_edit_strip.h"
#include "app/gui/panels/traits/editing/value_editing.h"
#include "app/gui/panels/traits/pages/feel_page.h"
#include "app/gui/panels/traits/pages/seat_page.h"
#include "app/gui/panels/traits/pages/weapon_page.h"
#include "app/gui/panels/traits/table/trait_page.h"
#include "app/gui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

#include <utility>

namespace castwright::gui {

namespace {

/// The middle of the range is what most people try first.
constexpr float kFirstLook = 3.0F;
constexpr int kWidth = 460;

}  // namespace

TraitPanel::TraitPanel(QWidget* parent)
    : DockPanel{{.name = QStringLiteral("traitsDock"), .title = tr("Traits"), .area = Qt::RightDockWidgetArea, .size = kWidth, .shortcut = QKeySequence{Qt::CTRL | Qt::SHIFT | Qt::Key_T}}, parent},
      m_drawer{
          [](const DrawRequest& request, const std::stop_token& /*stop*/) { return drawTraits(request.snapshot, request.owner); },
          [this](const DrawRequest& /*request*/, std::shared_ptr<const TraitPicture> picture) {
              setPicture(std::move(picture));
          }} {
    build();
}

TraitPanel::~TraitPanel() = default;

void TraitPanel::build() {
    m_message = new QLabel{this};
    m_message->setObjectName(QStringLiteral("traitsMessage"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setContentsMargins(kWideSpacing, kSpacing, kWideSpacing, kSpacing);
    m_message->hide();
    m_strip = new TraitEditStrip{this};
    m_strip->hide();
    m_editing = new ValueEditing{*m_strip, this};
    m_nothing = makeEmptyState(this);
    m_nothing->setText(tr("There is no style and no character whose traits could be shown"));
    addPages();
    m_stack = new QStackedWidget{this};
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_pages);

    auto* const layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeTop());
    layout->addWidget(m_message);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_strip);
    setFocusProxy(m_pages);

    connect(m_editing, &ValueEditing::editRequested, this, &TraitPanel::editRequested);
    connect(m_editing, &ValueEditing::planReady, this, &TraitPanel::planReady);
    connect(m_editing, &ValueEditing::focusReturned, this, [this] { m_pages->currentWidget()->setFocus(Qt::OtherFocusReason); });
    setSkill(kFirstLook);
}

QWidget* TraitPanel::makeTop() {
    auto* const top = new QWidget{this};
    m_chooser = new TraitOwnerChooser{
        {.name = tr("Style or character"),
         .toolTip = tr("Whose traits are shown. Choosing one pins it."),
         .pinToolTip = tr("Keep showing this one, wherever the caret goes")},
        top};
    m_export = new ExportButton{top};
    fillExport();
    auto* const layout = new QHBoxLayout{top};
    layout->setContentsMargins(kSpacing, kSpacing, kSpacing, kSpacing);
    layout->setSpacing(kSpacing);
    layout->addWidget(m_chooser, 1);
    layout->addWidget(m_export);
    connect(m_chooser, &TraitOwnerChooser::changed, this, &TraitPanel::refresh);
    return top;
}

void TraitPanel::addPages() {
    m_pages = new QTabWidget{this};
    m_pages->setObjectName(QStringLiteral("traitsPages"));
    m_pages->setDocumentMode(true);
    m_traits = new TraitPage{*m_editing, m_pages};
    m_weapons = new WeaponPage{*m_editing, m_pages};
    m_seats = new SeatPage{m_pages};
    m_feel = new FeelPage{m_pages};
    m_pages->addTab(m_traits, tr("Traits"));
    m_pages->addTab(m_weapons, tr("Weapons"));
    m_pages->addTab(m_seats, tr("Seats"));
    m_pages->addTab(m_feel, tr("In Words"));
    m_pages->setTabToolTip(2, tr("What bot_skillVariance makes of each client"));
    m_pages->setTabToolTip(3, tr("What it is like to meet this bot"));

    connect(m_traits, &TraitPage::placeActivated, this, &TraitPanel::placeActivated);
    connect(m_weapons, &WeaponPage::placeActivated, this, &TraitPanel::placeActivated);
    connect(m_traits, &TraitPage::skillPicked, this, &TraitPanel::setSkill);
    connect(m_seats, &SeatPage::skillPicked, this, &TraitPanel::setSkill);
    connect(m_feel, &FeelPage::skillPicked, this, &TraitPanel::setSkill);
    connect(m_traits, &TraitPage::traitChanged, m_seats, &SeatPage::setTrait);
    connect(m_seats, &SeatPage::seatsChanged, m_traits, &TraitPage::setSeats);
}

void TraitPanel::fillExport() {
    const auto named = [this](const QString& what) {
        return [this, what] { return m_picture ? m_picture->name + u' ' + what : what; };
    };
    m_export->addTable(tr("Table of the traits"), named(tr("traits")), [this] { return m_traits->table(); });
    m_export->addPicture(tr("Curve of the selected trait"), named(tr("curve")), [this] { return m_traits->curve(); });
    m_export->addTable(tr("Why it is what it is"), named(tr("why")), [this] { return m_traits->why(); });
    m_export->addTable(tr("Table of the weapons"), named(tr("weapons")), [this] { return m_weapons->table(); });
    m_export->addPicture(tr("Bars of the weapons"), named(tr("weapons")), [this] { return m_weapons->bars(); });
    m_export->addTable(tr("Table of the seats"), named(tr("seats")), [this] { return m_seats->table(); });
    connect(m_export, &ExportButton::saveRequested, this, &TraitPanel::saveRequested);
}

void TraitPanel::setSkill(float skill) {
    m_traits->setSkill(skill);
    m_seats->setSkill(skill);
    m_feel->setSkill(skill);
}

void TraitPanel::bringUpToDate() {
    m_chooser->follow(snapshot(), caretPath(), caretByte());
    if (!snapshot()) {
        m_drawer.drop();
        setPicture(nullptr);
        return;
    }
    const auto owner = wanted();
    m_traits->setEditable(owner.has_value());
    m_weapons->setEditable(owner.has_value());
    if (!owner) {
        m_drawer.drop();
        m_editing->close();
        const auto& key = m_chooser->owner();
        if (key && m_picture)
            say(tr("The game does not read “%1” as the text is now. What is shown is how “%2” was before.")
                    .arg(gameText(key->name), m_picture->name));
        else if (key)
            say(tr("The game does not read “%1” as the text is now.").arg(gameText(key->name)));
        return;
    }
    say({});
    if (m_picture && m_picture->snapshot == snapshot() && m_picture->owner == *owner)
        m_drawer.drop();  // what is on its way is of another one
    else
        m_drawer.ensure({.snapshot = snapshot(), .owner = *owner});
}

std::optional<previews::TraitOwner> TraitPanel::wanted() const {
    const auto& key = m_chooser->owner();
    return snapshot() && key ? findTraitOwner(snapshot()->load.cast, *key) : std::nullopt;
}

void TraitPanel::setPicture(std::shared_ptr<const TraitPicture> picture) {
    if (picture == m_picture)
        return;
    m_picture = std::move(picture);
    m_editing->setPicture(m_picture);
    m_traits->setPicture(m_picture);
    m_weapons->setPicture(m_picture);
    m_seats->setPicture(m_picture);
    m_feel->setPicture(m_picture);
    m_stack->setCurrentWidget(m_picture ? static_cast<QWidget*>(m_pages) : m_nothing);
    if (!m_picture)
        say({});
    emit pictureChanged();
}

void TraitPanel::say(const QString& message) {
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
}

}  // namespace castwright::gui
