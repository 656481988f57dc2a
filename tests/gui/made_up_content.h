// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/analysis_job.h"
#include "app/gui/document/paths.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <memory>

/// A content folder that a test makes up.
class MadeUpContent {
public:
    /// `name` is relative to botfiles: "styles/a.style".
    void write(const QString& name, const QByteArray& bytes) const {
        const QString path = this->path(name);
        QDir{}.mkpath(QFileInfo{path}.path());
        QFile file{path};
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(path));
    }
    void remove(const QString& name) const { QFile::remove(path(name)); }

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(QStringLiteral("botfiles/") + name); }
    [[nodiscard]] std::filesystem::path root() const { return castwright::gui::toStdPath(m_folder.path()); }

    /// What an analysis finds there now.
    [[nodiscard]] std::shared_ptr<const castwright::gui::Snapshot> snapshot() const {
        castwright::gui::AnalysisInput input;
        input.root = root();
        input.profile = {std::shared_ptr<const void>{}, &castwright::parser::defaultProfile()};
        return castwright::gui::analyse(input);
    }

private:
    QTemporaryDir m_folder;
};
