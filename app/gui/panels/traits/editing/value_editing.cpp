// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/traits/editing/value_editing.h"

#include "app/gui/panels/traits/editing/trait_edit_strip.h"
#include "previews/traits/merged_weapons.h"
#include "previews/traits/trait_subject.h"

#include <QApplication>

#include <utility>

namespace castwright::gui {

namespace {

/// What stays of a request while its value changes.
bool sameQuestion(const ValueEditRequest& a, const ValueEditRequest& b) {
    if (a.index() != b.index())
        return false;
    if (const auto* const weapon = std::get_if<previews::WeaponEditRequest>(&a))
        return weapon->weaponClass == std::get<previews::WeaponEditRequest>(b).weaponClass;
    const auto& one = std::get<previews::TraitEditRequest>(a);
    const auto& other = std::get<previews::TraitEditRequest>(b);
    return one.trait == other.trait && one.level == other.level;
}

}  // namespace

ValueEditing::ValueEditing(TraitEditStrip& strip, QObject* parent)
    : QObject{parent},
      m_strip{strip},
      m_planner{
          [](const PlanRequest& request, const std::stop_token& /*stop*/) { return planEdit(request.snapshot, request.edit); },
          [this](const PlanRequest& /*request*/, const TraitEditPlan& plan) { planned(plan); }} {
    connect(&strip, &TraitEditStrip::placeChosen, this, &ValueEditing::plan);
    connect(&strip, &TraitEditStrip::applied, this, &ValueEditing::apply);
    connect(&strip, &TraitEditStrip::cancelled, this, &ValueEditing::close);
}

void ValueEditing::setPicture(std::shared_ptr<const TraitPicture> picture) {
    const bool same = m_picture && picture && m_picture->owner.style == picture->owner.style && m_picture->name == picture->name;
    m_picture = std::move(picture);
    if (!same)
        close();
    else if (m_request) {
        m_strip.setTitle(title());
        plan();
    }
}

void ValueEditing::wishTrait(std::size_t trait, int level, const QString& text, Focus focus) {
    if (!m_picture)
        return;
    bool isNumber = false;
    const float value = text.toFloat(&isNumber);
    if (isNumber) {
        wishTrait(trait, level, value, focus);
        return;
    }
    //: %1 is a trait, %2 a skill.
    refuse(tr("%1 at skill %2").arg(gameText(m_picture->profile().traits[trait].name)).arg(level), text);
}

void ValueEditing::wishTrait(std::size_t trait, int level, float value, Focus focus) {
    if (!m_picture)
        return;
    const previews::TraitEditRequest request{.owner = m_picture->owner, .trait = trait, .level = level, .wanted = value};
    wish(usualPlace(*m_picture, trait, level), request, focus);
}

void ValueEditing::wishWeapon(const std::string& weaponClass, const QString& text, Focus focus) {
    bool isNumber = false;
    const float value = text.toFloat(&isNumber);
    if (isNumber)
        wishWeapon(weaponClass, value, focus);
    else if (m_picture)
        refuse(gameText(weaponClass), text);
}

void ValueEditing::wishWeapon(const std::string& weaponClass, float value, Focus focus) {
    if (!m_picture)
        return;
    wish(
        std::nullopt, previews::WeaponEditRequest{.owner = m_picture->owner, .weaponClass = weaponClass, .wanted = value}, focus);
}

std::optional<previews::TraitEditRequest> ValueEditing::traitWish() const {
    const auto* const request = m_request ? std::get_if<previews::TraitEditRequest>(&*m_request) : nullptr;
    return request != nullptr ? std::optional{*request} : std::nullopt;
}

std::optional<previews::WeaponEditRequest> ValueEditing::weaponWish() const {
    const auto* const request = m_request ? std::get_if<previews::WeaponEditRequest>(&*m_request) : nullptr;
    return request != nullptr ? std::optional{*request} : std::nullopt;
}

/// While a value is being dragged or stepped, the strip stays as it is, so that nothing jumps about and a place that was chosen is kept.
void ValueEditing::wish(std::optional<previews::TraitEditPlace> place, ValueEditRequest request, Focus focus) {
    const bool same = m_request && sameQuestion(*m_request, request);
    m_focus = focus;
    m_request = std::move(request);
    if (same)
        m_strip.setTitle(title());
    else
        m_strip.begin(title(), place);
    if (!m_dragging)
        m_strip.show();
    plan();
    emit wishChanged();
}

QString ValueEditing::title() const {
    if (const auto* const weapon = std::get_if<previews::WeaponEditRequest>(&*m_request)) {
        const float now = previews::weaponBias(m_picture->weapons, weapon->weaponClass);
        //: %1 is a weapon class, %2 and %3 are values.
        return tr("%1: %2 → %3").arg(gameText(weapon->weaponClass), numberText(now), numberText(weapon->wanted));
    }
    const auto& trait = std::get<previews::TraitEditRequest>(*m_request);
    const float now = m_picture->traits[trait.trait].values[static_cast<std::size_t>(trait.level - 1)];
    //: %1 is a trait, %2 a skill, %3 and %4 are values.
    return tr("%1 at skill %2: %3 → %4")
        .arg(gameText(m_picture->profile().traits[trait.trait].name))
        .arg(trait.level)
        .arg(numberText(now), numberText(trait.wanted));
}

void ValueEditing::refuse(const QString& title, const QString& text) {
    m_planner.drop();
    m_request.reset();
    m_strip.showError(title, tr("“%1” is not a number.").arg(text));
    emit wishChanged();
}

void ValueEditing::plan() {
    if (!m_request || !m_picture)
        return;
    std::visit([this](auto& request) { request.owner = m_picture->owner; }, *m_request);
    if (auto* const trait = std::get_if<previews::TraitEditRequest>(&*m_request))
        trait->place = m_strip.place();
    m_planner.request({.snapshot = m_picture->snapshot, .edit = *m_request});
}

void ValueEditing::planned(const TraitEditPlan& plan) {
    m_strip.setPlan(plan);
    if (m_focus == Focus::Answer)
        focusAnswer();
    m_focus = Focus::Stay;
    emit planReady();
}

void ValueEditing::setDragging(bool dragging) {
    m_dragging = dragging;
    if (!dragging && m_request)
        m_strip.show();
}

void ValueEditing::focusAnswer() {
    if (!m_request)
        return;
    if (m_planner.isAwaited() || !m_strip.plan())
        m_focus = Focus::Answer;
    else
        m_strip.focusApply();
}

void ValueEditing::apply() {
    // While another place is being looked at, what is shown is not what would be written.
    if (m_planner.isAwaited() || !m_strip.plan())
        return;
    const TraitEditPlan plan = *m_strip.plan();
    close();
    if (!plan.edits.empty())
        emit editRequested(plan.path, plan.edits, plan.revision);
}

void ValueEditing::close() {
    const bool hadFocus = m_strip.isAncestorOf(QApplication::focusWidget());
    m_strip.hide();
    m_planner.drop();
    const bool open = std::exchange(m_request, std::nullopt).has_value();
    if (hadFocus)
        emit focusReturned();
    if (open)
        emit wishChanged();
}

}  // namespace castwright::gui
