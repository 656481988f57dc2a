// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/jobs/latest_job.h"
#include "app/gui/panels/parts/trait_picture.h"
#include "app/gui/panels/traits/editing/trait_edit_plan.h"

#include <QObject>

#include <memory>
#include <optional>
#include <string>

namespace castwright::gui {

class TraitEditStrip;

/// Turns wishes for values into changes of text: has them planned on another thread, shows them in the strip and, when the author agrees,
/// asks for them. A wish outlives new pictures of the same style or character.
class ValueEditing final : public QObject {
    Q_OBJECT

public:
    /// Where the focus goes when it is known what a wish takes.
    enum class Focus : std::uint8_t {
        Answer,  ///< to the button that answers
        Stay,    ///< the author is still choosing
    };

    explicit ValueEditing(TraitEditStrip& strip, QObject* parent = nullptr);

    /// What wishes are about; null: nothing, and what is open is closed.
    void setPicture(std::shared_ptr<const TraitPicture> picture);

    /// `text` is what the author typed.
    void wishTrait(std::size_t trait, int level, const QString& text, Focus focus = Focus::Answer);
    void wishTrait(std::size_t trait, int level, float value, Focus focus);
    void wishWeapon(const std::string& weaponClass, const QString& text, Focus focus = Focus::Answer);
    void wishWeapon(const std::string& weaponClass, float value, Focus focus);

    /// The wish for a trait that is open.
    [[nodiscard]] std::optional<previews::TraitEditRequest> traitWish() const;
    [[nodiscard]] std::optional<previews::WeaponEditRequest> weaponWish() const;

    /// While a value is being dragged the strip does not open, because it would move what is dragged.
    void setDragging(bool dragging);
    /// The author is asked.
    void focusAnswer();
    void close();

signals:
    /// Apply these edits to the file in one undo step; see DockPanel::editRequested.
    void editRequested(QString filePath, std::vector<castwright::parser::TextEdit> edits, quint64 revision);
    /// The wish is another one, or there is none any more.
    void wishChanged();
    /// It is known what the wish takes.
    void planReady();
    /// The strip had the focus and is gone.
    void focusReturned();

private:
    struct PlanRequest {
        std::shared_ptr<const Snapshot> snapshot;
        ValueEditRequest edit;
    };

    void wish(std::optional<previews::TraitEditPlace> place, ValueEditRequest request, Focus focus);
    void refuse(const QString& title, const QString& text);
    /// From what to what.
    [[nodiscard]] QString title() const;
    void plan();
    void planned(const TraitEditPlan& plan);
    void apply();

    TraitEditStrip& m_strip;
    std::shared_ptr<const TraitPicture> m_picture;
    std::optional<ValueEditRequest> m_request;  ///< the wish that is open
    Focus m_focus = Focus::Answer;
    bool m_dragging = false;
    LatestJob<PlanRequest, TraitEditPlan> m_planner;
};

}  // namespace castwright::gui
