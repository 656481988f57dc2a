// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/panels/parts/trait_picture.h"

#include <QWidget>

#include <memory>

class QDoubleSpinBox;
class QTextBrowser;

namespace castwright::gui {

/// What it is like to meet the bot at a skill, in plain words made from the numbers alone.
class FeelPage final : public QWidget {
    Q_OBJECT

public:
    explicit FeelPage(QWidget* parent);

    /// Null: nothing to show.
    void setPicture(std::shared_ptr<const TraitPicture> picture);
    /// From 1 to 5.
    void setSkill(float skill);

    /// The sentences, a line each, as of when the page was seen last.
    [[nodiscard]] QString text() const;

signals:
    void skillPicked(float skill);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();

    std::shared_ptr<const TraitPicture> m_picture;
    QDoubleSpinBox* m_skill = nullptr;
    QTextBrowser* m_text = nullptr;
};

}  // namespace castwright::gui
