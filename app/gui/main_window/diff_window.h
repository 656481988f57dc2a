// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDialog>

namespace castwright::gui {

/// The differences between the file on disk and the editor's text, beside the main window. Deletes itself when closed.
class DiffWindow final : public QDialog {
    Q_OBJECT

public:
    DiffWindow(const QString& name, const QByteArray& onDisk, const QByteArray& mine, QWidget* parent = nullptr);
};

}  // namespace castwright::gui
