// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QLineEdit;
class QString;
class QWidget;

/// What the panels have in common, so that they look alike.
namespace castwright::gui {

/// A box to type a filter into.
[[nodiscard]] QLineEdit* makeFilterBox(const QString& placeholder, QWidget* parent);

/// A centred sentence in the place of an empty list.
[[nodiscard]] QLabel* makeEmptyState(QWidget* parent);

}  // namespace castwright::gui
