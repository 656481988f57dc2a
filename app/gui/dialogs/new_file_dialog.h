// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/dialogs/prompter.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;

namespace castwright::gui {

/// Asks for the name of a new style, character or chat bank, and shows which file that makes.
class NewFileDialog final : public QDialog {
    Q_OBJECT

public:
    NewFileDialog(parser::ContentKind kind, NewFileContext context, QWidget* parent = nullptr);

    [[nodiscard]] NewFileRequest request() const;

private:
    void check();

    parser::ContentKind m_kind;
    NewFileContext m_context;
    QComboBox* m_name = nullptr;
    QComboBox* m_style = nullptr;  ///< for a character only
    QLabel* m_file = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_create = nullptr;
};

}  // namespace castwright::gui
