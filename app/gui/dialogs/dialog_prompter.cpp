// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/dialogs/dialog_prompter.h"

#include "app/gui/dialogs/new_file_dialog.h"

#include <QApplication>
#include <QFileDialog>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>

namespace castwright::gui {

namespace {

constexpr qsizetype kNamesShown = 12;

bool ask(const QString& question, const QString& explanation, const QString& yes, QMessageBox::ButtonRole role) {
    QMessageBox box{
        QMessageBox::Warning, QApplication::applicationDisplayName(), question, QMessageBox::Cancel,
        QApplication::activeWindow()};
    box.setInformativeText(explanation);
    const QPushButton* button = box.addButton(yes, role);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == button;
}

}  // namespace

Prompter::UnsavedAnswer DialogPrompter::askUnsaved(const QStringList& names) {
    const int count = static_cast<int>(names.size());
    const QString question = count == 1 ? tr("Save the changes in “%1”?").arg(names.first())
                                        : tr("Save the changes in %n files?", "two files or more", count);
    QMessageBox box{
        QMessageBox::Question, QApplication::applicationDisplayName(), question, QMessageBox::NoButton,
        QApplication::activeWindow()};
    QString text;
    if (count > 1) {
        text = names.first(qMin(count, kNamesShown)).join(u'\n');
        if (count > kNamesShown)
            text += u'\n' + tr("and %n more", "files that are not listed", static_cast<int>(count - kNamesShown));
        text += QStringLiteral("\n\n");
    }
    box.setInformativeText(text + tr("What is not saved is lost."));
    const auto* save = box.addButton(count == 1 ? tr("Save") : tr("Save All"), QMessageBox::AcceptRole);
    const auto* discard = box.addButton(tr("Discard"), QMessageBox::DestructiveRole);
    box.addButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == save)
        return UnsavedAnswer::Save;
    return box.clickedButton() == discard ? UnsavedAnswer::Discard : UnsavedAnswer::Cancel;
}

bool DialogPrompter::askOverwriteChanged(const QString& name) {
    return ask(
        tr("“%1” was changed by another program.").arg(name),
        tr("Saving writes over those changes. Compare in the bar above the text shows them."), tr("Overwrite"),
        QMessageBox::DestructiveRole);
}

bool DialogPrompter::askLoseChanges(const QString& name) {
    return ask(
        tr("Load “%1” from disk again?").arg(name), tr("Your changes since the last save are lost."), tr("Reload"),
        QMessageBox::DestructiveRole);
}

void DialogPrompter::showError(const QString& text) {
    QMessageBox{
        QMessageBox::Critical, QApplication::applicationDisplayName(), text, QMessageBox::Ok, QApplication::activeWindow()}
        .exec();
}

QString DialogPrompter::askFolder(const QString& start) {
    return QFileDialog::getExistingDirectory(QApplication::activeWindow(), tr("Open a Folder with Bot Files"), start);
}

QStringList DialogPrompter::askFiles(const QString& start) {
    return QFileDialog::getOpenFileNames(
        QApplication::activeWindow(), tr("Open Files"), start,
        tr("Bot files and paks (%1);;All files (%2)").arg(QStringLiteral("*.style *.bot *.chat *.pk4"), QStringLiteral("*")));
}

QString DialogPrompter::askSavePath(const QString& suggestion) {
    return QFileDialog::getSaveFileName(QApplication::activeWindow(), tr("Save As"), suggestion);
}

QString DialogPrompter::askPak(const QString& suggestion) {
    // The pack dialog shows what becomes of a pak that is there, so there is nothing to confirm.
    QString path = QFileDialog::getSaveFileName(
        QApplication::activeWindow(), tr("Choose a Pak"), suggestion, tr("Paks (%1)").arg(QStringLiteral("*.pk4")), nullptr,
        QFileDialog::DontConfirmOverwrite);
    if (!path.isEmpty() && !path.endsWith(QStringLiteral(".pk4"), Qt::CaseInsensitive))
        path += QStringLiteral(".pk4");
    return path;
}

QString DialogPrompter::askUnpackFolder(const QString& pakName, const QString& start) {
    return QFileDialog::getExistingDirectory(QApplication::activeWindow(), tr("Unpack “%1” into a Folder").arg(pakName), start);
}

QString DialogPrompter::askContentFolder(const QStringList& folders) {
    bool chosen = false;
    const QString folder = QInputDialog::getItem(
        QApplication::activeWindow(), tr("Open Folder"),
        tr("There are bot files in several places. Which ones do you want to open?"), folders, 0, false, &chosen);
    return chosen ? folder : QString{};
}

std::optional<NewFileRequest> DialogPrompter::askNewFile(parser::ContentKind kind, const NewFileContext& context) {
    NewFileDialog dialog{kind, context, QApplication::activeWindow()};
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return dialog.request();
}

}  // namespace castwright::gui
