// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/snapshot.h"

#include <QString>

namespace castwright::gui {

class CodeEditor;

/// Shows an editor what a snapshot holds about its file: squiggles, folds, braces. Nothing happens when the file is not in it.
void showSnapshot(CodeEditor& editor, const Snapshot& snapshot, const QString& path);

}  // namespace castwright::gui
