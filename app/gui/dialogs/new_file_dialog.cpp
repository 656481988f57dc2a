// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/dialogs/new_file_dialog.h"

#include "app/gui/document/new_content.h"
#include "app/gui/document/paths.h"
#include "app/gui/theme/theme.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <utility>

namespace castwright::gui {

namespace {

QString titleOf(parser::ContentKind kind) {
    switch (kind) {
    case parser::ContentKind::Style: return NewFileDialog::tr("New Style");
    case parser::ContentKind::Character: return NewFileDialog::tr("New Character");
    case parser::ContentKind::Chat: return NewFileDialog::tr("New Chat Bank");
    }
    std::unreachable();
}

QLabel* quietLabel(QWidget* parent) {
    auto* label = new QLabel{parent};
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

}  // namespace

NewFileDialog::NewFileDialog(parser::ContentKind kind, NewFileContext context, QWidget* parent)
    : QDialog{parent}, m_kind{kind}, m_context{std::move(context)} {
    setWindowTitle(titleOf(kind));
    setMinimumWidth(440);

    auto* form = new QFormLayout{this};
    form->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    form->setSpacing(kWideSpacing);

    m_name = new QComboBox{this};
    m_name->setEditable(true);
    m_name->setInsertPolicy(QComboBox::NoInsert);
    if (kind == parser::ContentKind::Chat)
        m_name->addItems(m_context.characters);
    m_name->setCurrentText({});
    form->addRow(kind == parser::ContentKind::Chat ? tr("&Character that speaks:") : tr("&Name:"), m_name);

    if (kind == parser::ContentKind::Character) {
        m_style = new QComboBox{this};
        m_style->addItem(tr("none"), QString{});
        for (const QString& style : std::as_const(m_context.styles))
            m_style->addItem(style, style);
        m_style->setCurrentIndex(m_style->count() > 1 ? 1 : 0);
        form->addRow(tr("&Style:"), m_style);
    }

    m_file = quietLabel(this);
    m_file->setTextInteractionFlags(Qt::TextSelectableByMouse);
    form->addRow(tr("File:"), m_file);
    m_problem = quietLabel(this);
    m_problem->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_problem->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    form->addRow(m_problem);

    auto* buttons = new QDialogButtonBox{QDialogButtonBox::Cancel, this};
    m_create = buttons->addButton(tr("Create"), QDialogButtonBox::AcceptRole);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_name, &QComboBox::editTextChanged, this, &NewFileDialog::check);
    check();
    adjustSize();
}

NewFileRequest NewFileDialog::request() const {
    return {.name = m_name->currentText().trimmed(), .style = m_style != nullptr ? m_style->currentData().toString() : QString{}};
}

void NewFileDialog::check() {
    const QString name = request().name;
    QString problem = blockNameProblem(name);
    if (name.isEmpty()) {
        m_file->setText(QStringLiteral("–"));
    } else {
        const QString file = contentFileName(m_kind, name);
        const QString folder = m_context.root.empty()
            ? QString{}
            : fromStdPath(contentSubfolder(m_context.root, m_kind).lexically_relative(m_context.root));
        m_file->setText(folder.isEmpty() ? file : folder + u'/' + file);
        if (problem.isEmpty() && !folder.isEmpty()
            && QFileInfo::exists(fromStdPath(contentSubfolder(m_context.root, m_kind)) + u'/' + file))
            problem = tr("There is such a file already.");
    }
    m_create->setEnabled(problem.isEmpty());
    m_problem->setText(name.isEmpty() ? QString{} : problem);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, errorColour(colours));
    m_problem->setPalette(colours);
}

}  // namespace castwright::gui
