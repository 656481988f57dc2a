// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/parts/trait_owner_chooser.h"

#include "app/gui/panels/parts/trait_picture.h"
#include "app/gui/panels/parts/trait_text.h"
#include "app/gui/theme/icons.h"
#include "app/gui/theme/theme.h"
#include "previews/traits/trait_subject.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QToolButton>

#include <utility>

namespace castwright::gui {

TraitOwnerChooser::TraitOwnerChooser(const Texts& texts, QWidget* parent)
    : QWidget{parent}, m_chooser{new QComboBox{this}}, m_pin{new QToolButton{this}} {
    constexpr int kLeastLetters = 8;
    m_chooser->setObjectName(QStringLiteral("owner"));
    m_chooser->setAccessibleName(texts.name);
    m_chooser->setToolTip(texts.toolTip);
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_chooser->setMinimumContentsLength(kLeastLetters);
    m_pin->setObjectName(QStringLiteral("pin"));
    m_pin->setCheckable(true);
    m_pin->setAutoRaise(true);
    m_pin->setIcon(icon(QStringLiteral("pin")));
    m_pin->setAccessibleName(tr("Pin"));
    m_pin->setToolTip(texts.pinToolTip);
    auto* const layout = new QHBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpacing);
    layout->addWidget(m_chooser, 1);
    layout->addWidget(m_pin);
    setFocusProxy(m_chooser);
    connect(m_chooser, &QComboBox::activated, this, &TraitOwnerChooser::choose);
    connect(m_pin, &QToolButton::toggled, this, &TraitOwnerChooser::changed);
}

bool TraitOwnerChooser::isPinned() const { return m_pin->isChecked(); }

void TraitOwnerChooser::follow(const std::shared_ptr<const Snapshot>& snapshot, const QString& caretPath, qsizetype caretByte) {
    if (!snapshot)
        m_owner.reset();
    else if (!isPinned() || !m_owner)
        followCaret(*snapshot, caretPath, caretByte);
    rebuild(snapshot.get());
}

void TraitOwnerChooser::followCaret(const Snapshot& snapshot, const QString& caretPath, qsizetype caretByte) {
    if (auto here = traitOwnerAt(snapshot, caretPath, caretByte)) {
        m_owner = std::move(here);
        return;
    }
    if (m_owner)
        return;
    const parser::Cast& cast = snapshot.load.cast;
    if (const auto all = previews::everybody(cast); !all.empty())
        m_owner = TraitOwnerKey{.style = all.front().style, .name = previews::nameOf(cast, all.front())};
}

void TraitOwnerChooser::rebuild(const Snapshot* snapshot) {
    std::vector<TraitOwnerKey> choices;
    if (snapshot != nullptr) {
        const parser::Cast& cast = snapshot->load.cast;
        for (const previews::TraitOwner owner : previews::everybody(cast))
            choices.push_back({.style = owner.style, .name = previews::nameOf(cast, owner)});
    }
    if (choices != m_choices) {
        m_choices = std::move(choices);
        m_chooser->clear();
        for (const TraitOwnerKey& key : m_choices) {
            m_chooser->addItem(
                icon(key.style ? QStringLiteral("style") : QStringLiteral("character")),
                ownerTitle(gameText(key.name), key.style));
        }
    }
    const auto owner = snapshot != nullptr && m_owner ? findTraitOwner(snapshot->load.cast, *m_owner) : std::nullopt;
    int row = -1;
    if (owner)
        row = static_cast<int>(owner->style ? snapshot->load.cast.characters.size() + owner->index : owner->index);
    m_chooser->setPlaceholderText(m_owner ? gameText(m_owner->name) : QString{});
    m_chooser->setCurrentIndex(row);
}

void TraitOwnerChooser::choose(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= m_choices.size())
        return;
    m_owner = m_choices[static_cast<std::size_t>(row)];
    if (m_pin->isChecked())
        emit changed();
    else
        m_pin->setChecked(true);
}

}  // namespace castwright::gui
