// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/document/write_error_text.h"

#include <QCoreApplication>
#include <QDir>

#include <utility>

namespace castwright::gui {

namespace {

class Texts {
    Q_DECLARE_TR_FUNCTIONS(castwright::gui::WriteError)
};

}  // namespace

QString writeErrorText(const QString& path, const packer::WriteError& error) {
    using packer::WriteStep;
    const QString name = QDir::toNativeSeparators(path);
    const QString reason = QString::fromStdString(error.reason.message());
    switch (error.step) {
    case WriteStep::ResolvePath:
        return Texts::tr("“%1” cannot be saved, because the file it is a link to cannot be found: %2.").arg(name, reason);
    case WriteStep::CheckFile:
        if (error.reason == std::errc::permission_denied)
            return Texts::tr("“%1” cannot be saved, because the file is read-only.").arg(name);
        return Texts::tr("“%1” cannot be saved, because it is not a file that can be replaced: %2.").arg(name, reason);
    case WriteStep::CreateTemporary:
        return Texts::tr("“%1” cannot be saved, because no file can be made in its folder: %2.").arg(name, reason);
    case WriteStep::WriteBytes:
    case WriteStep::Flush:
        return Texts::tr("“%1” cannot be saved, because writing failed: %2. The file on disk is as it was before.")
            .arg(name, reason);
    case WriteStep::Compare:
        return Texts::tr(
                   "“%1” is not saved, because what arrived on the disk is not what was written (%2). The file on disk is as it "
                   "was before.")
            .arg(name, reason);
    case WriteStep::OtherWriter:
        return Texts::tr(
                   "“%1” is not saved, because another program has changed it in this moment. The file on disk is as the other "
                   "program left it. Look at it before you save again.")
            .arg(name);
    case WriteStep::Torn:
        return Texts::tr(
                   "“%1” has several names (hard links) and is written in part only: %2. Your whole text is in a file beside it "
                   "whose name ends in “.castwright-unfinished”.")
            .arg(name, reason);
    case WriteStep::ReplaceFile:
        return Texts::tr("“%1” cannot be saved, because the new file cannot take the place of the old one: %2.")
            .arg(name, reason);
    case WriteStep::FlushFolder:
        return Texts::tr("“%1” is written, but the disk did not confirm it: %2. Save again to be sure.").arg(name, reason);
    }
    std::unreachable();
}

}  // namespace castwright::gui
