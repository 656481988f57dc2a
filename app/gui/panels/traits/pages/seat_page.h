// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/export/plain_table.h"
#include "app/gui/panels/parts/trait_picture.h"

#include <QWidget>

#include <array>
#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QSlider;
class QTreeWidget;

namespace castwright::gui {

/// The client slots of a server, which seed a bot's variance.
inline constexpr std::size_t kSeats = 16;
/// What bot_skillVariance is clamped to, from 0.
inline constexpr float kMaxVariance = 2.0F;

/// What bot_skillVariance does: the skill at which a bot really plays in each seat, and what its traits are there.
class SeatPage final : public QWidget {
    Q_OBJECT

public:
    explicit SeatPage(QWidget* parent);

    /// Null: nothing to show.
    void setPicture(std::shared_ptr<const TraitPicture> picture);
    /// The skill that is asked for, 1 to 5.
    void setSkill(float skill);
    /// The trait whose values are listed.
    void setTrait(std::size_t trait);

    /// By seat, the skill that is played at.
    [[nodiscard]] std::array<float, kSeats> skills() const;
    /// All seats with all traits; nothing when nothing is shown.
    [[nodiscard]] std::optional<PlainTable> table() const;

signals:
    void skillPicked(float skill);
    /// The skills of all seats; none when there is no variance.
    void seatsChanged(std::vector<float> skills);

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QWidget* makeControls();
    void refreshTraits();
    void refresh();
    void refreshRows();

    std::shared_ptr<const TraitPicture> m_picture;
    QDoubleSpinBox* m_skill = nullptr;
    QSlider* m_slider = nullptr;
    QDoubleSpinBox* m_variance = nullptr;
    QComboBox* m_trait = nullptr;
    QTreeWidget* m_seats = nullptr;
};

}  // namespace castwright::gui
