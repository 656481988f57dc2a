// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

namespace castwright::gui {

/// An icon of resources/icons by its file name without extension. It takes the colour of the text beside it whenever it is drawn, so
/// that it follows light and dark, enabled and disabled.
[[nodiscard]] QIcon icon(const QString& name);

/// The same in a colour of its own, such as that of a severity.
[[nodiscard]] QIcon icon(const QString& name, const QColor& colour);

/// The program's own, in its own colours.
[[nodiscard]] QIcon applicationIcon();

}  // namespace castwright::gui
