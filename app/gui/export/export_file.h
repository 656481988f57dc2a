// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace castwright::gui {

class Prompter;

/// Asks where to save, beginning where the last export went, and writes the file whole or not at all. Returns its path; empty when the
/// author thought better of it, or when it went wrong and they were told.
QString saveExport(Prompter& prompter, const QString& fileName, const QByteArray& bytes);

}  // namespace castwright::gui
