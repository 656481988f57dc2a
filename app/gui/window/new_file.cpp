// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/new_file.h"

#include "app/gui/analysis/snapshot.h"
#include "app/gui/dialogs/prompter.h"
#include "app/gui/document/document.h"
#include "app/gui/document/new_content.h"
#include "app/gui/document/paths.h"
#include "app/gui/editor/code_editor.h"
#include "app/gui/tabs/document_tabs.h"

#include <QDir>
#include <QFileInfo>

namespace castwright::gui {

QString makeNewFile(
    parser::ContentKind kind, const NewFilePlace& place, const Snapshot* snapshot, DocumentTabs& tabs, Prompter& prompter) {
    const auto names = [snapshot](auto members) {
        QStringList found;
        if (snapshot != nullptr) {
            for (const auto& each : snapshot->load.cast.*members)
                found.append(QString::fromStdString(each.name));
        }
        return found;
    };
    const auto request = prompter.askNewFile(
        kind, {.root = place.root, .styles = names(&parser::Cast::styles), .characters = names(&parser::Cast::characters)});
    if (!request)
        return {};
    const QString fileName = contentFileName(kind, request->name);
    const QByteArray bytes = newContent(kind, request->name, request->style);
    if (place.root.empty()) {
        tabs.addUntitled(fileName, bytes);
        return {};
    }
    const QString folder = fromStdPath(contentSubfolder(place.root, kind));
    QString path = QDir{folder}.filePath(fileName);
    if (QFileInfo::exists(path)) {
        prompter.showError(Document::tr("“%1” exists already.").arg(path));
        return {};
    }
    if (!QDir{}.mkpath(folder)) {
        prompter.showError(Document::tr("The folder “%1” cannot be made.").arg(folder));
        return {};
    }
    if (const auto saved = Document::untitled(fileName)->saveAs(path, bytes); !saved) {
        prompter.showError(saved.error());
        return {};
    }
    return path;
}

}  // namespace castwright::gui
