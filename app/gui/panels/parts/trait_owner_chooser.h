// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/snapshot.h"
#include "app/gui/panels/parts/trait_owner_key.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QToolButton;

namespace castwright::gui {

/// Who is looked at: the style or character at the caret, until the author picks one, which pins it.
class TraitOwnerChooser final : public QWidget {
    Q_OBJECT

public:
    /// What a panel says of it.
    struct Texts {
        QString name;  ///< read aloud
        QString toolTip;
        QString pinToolTip;
    };
    TraitOwnerChooser(const Texts& texts, QWidget* parent);

    /// Brings the list up to date, and the choice unless it is pinned. Null: nothing is open.
    void follow(const std::shared_ptr<const Snapshot>& snapshot, const QString& caretPath, qsizetype caretByte);
    /// Nothing when there is nobody.
    [[nodiscard]] const std::optional<TraitOwnerKey>& owner() const { return m_owner; }
    [[nodiscard]] bool isPinned() const;

signals:
    /// The author picked another one, or none any more.
    void changed();

private:
    void followCaret(const Snapshot& snapshot, const QString& caretPath, qsizetype caretByte);
    void rebuild(const Snapshot* snapshot);
    void choose(int row);

    QComboBox* m_chooser = nullptr;
    QToolButton* m_pin = nullptr;
    std::optional<TraitOwnerKey> m_owner;
    std::vector<TraitOwnerKey> m_choices;  ///< by row of the chooser
};

}  // namespace castwright::gui
