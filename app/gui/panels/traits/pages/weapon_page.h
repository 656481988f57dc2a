// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/export/picture.h"
#include "app/gui/export/plain_table.h"
#include "app/gui/panels/parts/trait_picture.h"
#include "app/gui/panels/traits/editing/value_editing.h"

#include <QWidget>

#include <memory>
#include <optional>

class QTreeView;

namespace castwright::gui {

class WeaponModel;

/// How much a bot likes each weapon, after all layers have had their say, and which one it was.
class WeaponPage final : public QWidget {
    Q_OBJECT

public:
    /// `editing` gets the wishes, and must outlive the page.
    WeaponPage(ValueEditing& editing, QWidget* parent);

    /// Null: nothing to show.
    void setPicture(const std::shared_ptr<const TraitPicture>& picture);
    void setEditable(bool editable);

    /// What is shown, to be exported; nothing when nothing is.
    [[nodiscard]] std::optional<PlainTable> table() const;
    [[nodiscard]] std::optional<Picture> bars() const;

signals:
    void placeActivated(QString filePath, qsizetype begin, qsizetype end);

private:
    WeaponModel* m_model = nullptr;
    QTreeView* m_table = nullptr;
    QString m_name;
};

}  // namespace castwright::gui
