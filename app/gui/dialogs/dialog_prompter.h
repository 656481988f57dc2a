// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/dialogs/prompter.h"

#include <QObject>

namespace castwright::gui {

/// Asks with dialogs, over the window that is active.
class DialogPrompter final : public QObject, public Prompter {
    Q_OBJECT

public:
    [[nodiscard]] UnsavedAnswer askUnsaved(const QStringList& names) override;
    [[nodiscard]] bool askOverwriteChanged(const QString& name) override;
    [[nodiscard]] bool askLoseChanges(const QString& name) override;
    void showError(const QString& text) override;
    [[nodiscard]] QString askFolder(const QString& start) override;
    [[nodiscard]] QStringList askFiles(const QString& start) override;
    [[nodiscard]] QString askSavePath(const QString& suggestion) override;
    [[nodiscard]] QString askPak(const QString& suggestion) override;
    [[nodiscard]] QString askUnpackFolder(const QString& pakName, const QString& start) override;
    [[nodiscard]] QString askContentFolder(const QStringList& folders) override;
    [[nodiscard]] std::optional<NewFileRequest> askNewFile(parser::ContentKind kind, const NewFileContext& context) override;
};

}  // namespace castwright::gui
