// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/panels/traits/editing/trait_edit_plan.h"

#include <QFrame>
#include <QString>

#include <optional>

class QComboBox;
class QLabel;
class QPushButton;

namespace castwright::gui {

/// Shows a change of text before it is made, in the panel itself: the lines as they are and as they will be, and where to write.
class TraitEditStrip final : public QFrame {
    Q_OBJECT

public:
    explicit TraitEditStrip(QWidget* parent = nullptr);

    /// Begins with what was asked for, before it is known what it takes. No place: there is only one where it can be written. Does
    /// not show the strip.
    void begin(const QString& title, std::optional<previews::TraitEditPlace> place);
    /// The same question about another value.
    void setTitle(const QString& title);
    /// What it takes.
    void setPlan(const TraitEditPlan& plan);
    /// Opens with a sentence only.
    void showError(const QString& title, const QString& sentence);
    [[nodiscard]] const std::optional<TraitEditPlan>& plan() const { return m_plan; }
    [[nodiscard]] previews::TraitEditPlace place() const;
    /// The author is asked: the button that answers gets the focus.
    void focusApply();

signals:
    void placeChosen();
    void applied();
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showPlan();

    QLabel* m_title = nullptr;
    QLabel* m_placeLabel = nullptr;
    QComboBox* m_place = nullptr;
    QLabel* m_diff = nullptr;
    QLabel* m_note = nullptr;
    QPushButton* m_apply = nullptr;
    QPushButton* m_cancel = nullptr;
    std::optional<TraitEditPlan> m_plan;
};

}  // namespace castwright::gui
