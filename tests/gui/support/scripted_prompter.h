// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/dialogs/prompter.h"

namespace castwright::tests {

/// Answers as the test says, and remembers what was asked.
class ScriptedPrompter final : public gui::Prompter {
public:
    UnsavedAnswer askUnsaved(const QStringList& names) override {
        unsavedAsked.append(names);
        return unsavedAnswer;
    }
    bool askOverwriteChanged(const QString& name) override {
        overwriteAsked.append(name);
        return overwriteAnswer;
    }
    bool askLoseChanges(const QString& name) override {
        loseAsked.append(name);
        return loseAnswer;
    }
    void showError(const QString& text) override { errors.append(text); }
    QString askFolder(const QString& /*start*/) override { return folder; }
    QStringList askFiles(const QString& /*start*/) override { return files; }
    QString askSavePath(const QString& suggestion) override {
        suggestions.append(suggestion);
        return savePath;
    }
    QString askPak(const QString& suggestion) override {
        suggestions.append(suggestion);
        return pak;
    }
    QString askUnpackFolder(const QString& /*pakName*/, const QString& /*start*/) override { return unpackFolder; }
    QString askContentFolder(const QStringList& folders) override {
        contentFoldersAsked = folders;
        return contentFolder;
    }
    std::optional<gui::NewFileRequest> askNewFile(parser::ContentKind /*kind*/, const gui::NewFileContext& context) override {
        newFileContext = context;
        return newFile;
    }

    UnsavedAnswer unsavedAnswer = UnsavedAnswer::Cancel;
    bool overwriteAnswer = false;
    bool loseAnswer = false;
    QString folder;
    QStringList files;
    QString savePath;
    QString pak;
    QString unpackFolder;
    QString contentFolder;
    std::optional<gui::NewFileRequest> newFile;

    QList<QStringList> unsavedAsked;
    QStringList overwriteAsked;
    QStringList loseAsked;
    QStringList errors;
    QStringList suggestions;
    QStringList contentFoldersAsked;
    gui::NewFileContext newFileContext;
};

}  // namespace castwright::tests
