// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"

#include <QByteArray>
#include <QString>

#include <filesystem>

namespace castwright::gui {

/// The name without folder of the file for a block of that name: ASCII letters in lower case, each run of bytes that are neither letters nor
/// digits turned into one `_`. "Dr. Kay" makes "dr_kay.bot".
[[nodiscard]] QString contentFileName(parser::ContentKind kind, const QString& blockName);

/// The folder in which the game looks for that kind, in a content folder; as it is spelt there when it exists.
[[nodiscard]] std::filesystem::path contentSubfolder(const std::filesystem::path& root, parser::ContentKind kind);

/// The smallest file that the game accepts for a block of that name. `style` is what a character inherits; empty for none.
[[nodiscard]] QByteArray newContent(parser::ContentKind kind, const QString& blockName, const QString& style = {});

/// Why the game could not read a block of that name, as a sentence; empty when it can.
[[nodiscard]] QString blockNameProblem(const QString& blockName);

}  // namespace castwright::gui
