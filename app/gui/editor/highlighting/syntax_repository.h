// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Theme>
#include <QPalette>

namespace castwright::gui {

/// The definition of the bot files, from the program's own resources. The same object for all editors.
[[nodiscard]] const KSyntaxHighlighting::Definition& botFileDefinition();

/// The program's own colours for text on a light or dark ground, whichever the palette is (resources/themes).
[[nodiscard]] KSyntaxHighlighting::Theme textTheme(const QPalette& palette);

}  // namespace castwright::gui
