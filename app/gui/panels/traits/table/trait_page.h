// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/export/picture.h"
#include "app/gui/export/plain_table.h"
#include "app/gui/panels/parts/trait_picture.h"
#include "app/gui/panels/traits/editing/value_editing.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QModelIndex;
class QToolButton;
class QTreeView;

namespace castwright::gui {

class TraitCurveView;
class TraitFilter;
class TraitModel;
class TraitWhyList;

/// The traits in a table, the curve of the one that is selected, and why it is what it is at a skill.
class TraitPage final : public QWidget {
    Q_OBJECT

public:
    /// `editing` gets the wishes, and must outlive the page.
    TraitPage(ValueEditing& editing, QWidget* parent);

    /// Null: nothing to show.
    void setPicture(std::shared_ptr<const TraitPicture> picture);
    /// Whether values can be changed.
    void setEditable(bool editable);
    /// The skill that is looked at, 1 to 5.
    void setSkill(float skill);
    /// The skills at which bots would really play.
    void setSeats(std::vector<float> skills);

    /// The trait that is selected, an index into Profile::traits.
    [[nodiscard]] std::size_t trait() const { return m_trait; }

    /// What is shown, to be exported; nothing when nothing is.
    [[nodiscard]] std::optional<PlainTable> table() const;
    [[nodiscard]] std::optional<Picture> curve() const;
    [[nodiscard]] std::optional<PlainTable> why() const;

signals:
    void skillPicked(float skill);
    void traitChanged(std::size_t trait);
    void placeActivated(QString filePath, qsizetype begin, qsizetype end);

private:
    [[nodiscard]] QWidget* makeSearch();
    [[nodiscard]] QWidget* makeTable();
    [[nodiscard]] QWidget* makeWhy();
    void connectCurve();
    void refreshFilter();
    void currentChanged(const QModelIndex& index);
    void refreshDetails();
    void refreshWish();
    void step(int level, double steps);

    ValueEditing& m_editing;
    std::shared_ptr<const TraitPicture> m_picture;
    std::size_t m_trait = 0;
    float m_skill = 3.0F;

    QLineEdit* m_search = nullptr;
    QToolButton* m_onlyChanged = nullptr;
    TraitModel* m_model = nullptr;
    TraitFilter* m_filter = nullptr;
    QTreeView* m_table = nullptr;
    TraitCurveView* m_curve = nullptr;
    QLabel* m_whyTitle = nullptr;
    TraitWhyList* m_why = nullptr;
};

}  // namespace castwright::gui
