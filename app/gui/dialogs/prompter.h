// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"

#include <QString>
#include <QStringList>

#include <filesystem>
#include <optional>

namespace castwright::gui {

/// What a new file can be about, and where it would go.
struct NewFileContext {
    std::filesystem::path root;  ///< content folder; empty: the file gets a place when it is saved
    QStringList styles;          ///< names in the cast
    QStringList characters;
};

/// What the author wants a new file to be.
struct NewFileRequest {
    QString name;   ///< of the block
    QString style;  ///< that a new character inherits; empty for none
};

/// All questions and messages that stop the author. The window knows nothing of dialogs, so that tests can answer.
class Prompter {
public:
    enum class UnsavedAnswer : std::uint8_t { Save, Discard, Cancel };

    Prompter() = default;
    Prompter(const Prompter&) = delete;
    Prompter& operator=(const Prompter&) = delete;
    Prompter(Prompter&&) = delete;
    Prompter& operator=(Prompter&&) = delete;
    virtual ~Prompter() = default;

    /// Files with unsaved changes are about to be closed.
    [[nodiscard]] virtual UnsavedAnswer askUnsaved(const QStringList& names) = 0;
    /// A file was changed by somebody else since it was loaded. True: write over it.
    [[nodiscard]] virtual bool askOverwriteChanged(const QString& name) = 0;
    /// Loading again would lose changes. True: lose them.
    [[nodiscard]] virtual bool askLoseChanges(const QString& name) = 0;
    /// Something went wrong; `text` is whole sentences.
    virtual void showError(const QString& text) = 0;

    /// Empty answers: the author thought better of it.
    [[nodiscard]] virtual QString askFolder(const QString& start) = 0;
    [[nodiscard]] virtual QStringList askFiles(const QString& start) = 0;
    [[nodiscard]] virtual QString askSavePath(const QString& suggestion) = 0;
    /// The pak to write, which may be there already; `suggestion` is its path.
    [[nodiscard]] virtual QString askPak(const QString& suggestion) = 0;
    /// The folder to unpack a pak into.
    [[nodiscard]] virtual QString askUnpackFolder(const QString& pakName, const QString& start) = 0;
    /// One of several content folders below the one that was opened.
    [[nodiscard]] virtual QString askContentFolder(const QStringList& folders) = 0;
    [[nodiscard]] virtual std::optional<NewFileRequest> askNewFile(parser::ContentKind kind, const NewFileContext& context) = 0;
};

}  // namespace castwright::gui
