// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/export/export_file.h"

#include "app/gui/dialogs/prompter.h"
#include "app/gui/document/paths.h"
#include "app/gui/document/write_error_text.h"
#include "app/gui/settings/settings.h"
#include "packer/files/replacement_file.h"

#include <QDir>
#include <QFileInfo>

namespace castwright::gui {

QString saveExport(Prompter& prompter, const QString& fileName, const QByteArray& bytes) {
    Settings settings;
    QString path = prompter.askSavePath(QDir{settings.exportFolder()}.filePath(fileName));
    if (path.isEmpty())
        return {};
    const auto written =
        packer::writeFileAtomically(toStdPath(path), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!written) {
        prompter.showError(writeErrorText(path, written.error()));
        return {};
    }
    settings.setExportFolder(QFileInfo{path}.absolutePath());
    return path;
}

}  // namespace castwright::gui
