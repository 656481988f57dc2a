// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/jobs/latest_job.h"
#include "app/gui/panels/parts/dock_panel.h"
#include "app/gui/panels/parts/trait_picture.h"

#include <memory>
#include <optional>

class QLabel;
class QStackedWidget;
class QTabWidget;

namespace castwright::gui {

class ExportButton;
class FeelPage;
class SeatPage;
class TraitEditStrip;
class TraitOwnerChooser;
class TraitPage;
class ValueEditing;
class WeaponPage;

/// How the style or character at the caret fights: its traits from skill 1 to 5 and why each is what it is, its weapons, what variance
/// makes of it, and all that in words; with a way to change it. It is worked out on another thread, and only while the panel is seen.
/// While the game does not read the text any more, the last picture stays.
class TraitPanel final : public DockPanel {
    Q_OBJECT

public:
    explicit TraitPanel(QWidget* parent = nullptr);
    /// Does not wait for what is being worked out.
    ~TraitPanel() override;

    /// What is shown; null for nothing.
    [[nodiscard]] const std::shared_ptr<const TraitPicture>& picture() const { return m_picture; }
    /// A picture is being worked out.
    [[nodiscard]] bool isBusy() const { return m_drawer.isBusy(); }

signals:
    /// The picture is another one.
    void pictureChanged();
    /// It is known what the value that was wished for takes.
    void planReady();

protected:
    void bringUpToDate() override;

private:
    struct DrawRequest {
        std::shared_ptr<const Snapshot> snapshot;
        previews::TraitOwner owner;

        bool operator==(const DrawRequest&) const = default;
    };

    void build();
    [[nodiscard]] QWidget* makeTop();
    void addPages();
    void fillExport();

    /// Who is to be shown, where the cast holds them; nothing when the game does not read them.
    [[nodiscard]] std::optional<previews::TraitOwner> wanted() const;
    void setPicture(std::shared_ptr<const TraitPicture> picture);
    void setSkill(float skill);
    void say(const QString& message);

    std::shared_ptr<const TraitPicture> m_picture;

    LatestJob<DrawRequest, std::shared_ptr<const TraitPicture>> m_drawer;

    TraitOwnerChooser* m_chooser = nullptr;
    ExportButton* m_export = nullptr;
    QLabel* m_message = nullptr;
    QLabel* m_nothing = nullptr;
    QTabWidget* m_pages = nullptr;
    QStackedWidget* m_stack = nullptr;
    TraitEditStrip* m_strip = nullptr;
    ValueEditing* m_editing = nullptr;
    TraitPage* m_traits = nullptr;
    WeaponPage* m_weapons = nullptr;
    SeatPage* m_seats = nullptr;
    FeelPage* m_feel = nullptr;
};

}  // namespace castwright::gui
