// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document/line_diff.h"

#include <QByteArray>
#include <QDialog>

#include <vector>

namespace castwright::gui {

/// The differences between two states of a file, beside the main window. Deletes itself when closed.
class DiffWindow final : public QDialog {
    Q_OBJECT

public:
    /// Between the file on disk and the editor's text.
    DiffWindow(const QString& name, const QByteArray& onDisk, const QByteArray& mine, QWidget* parent = nullptr);
    /// `legend` says what − and + stand for.
    DiffWindow(const QString& name, const QString& legend, const std::vector<DiffLine>& lines, QWidget* parent = nullptr);
};

}  // namespace castwright::gui
