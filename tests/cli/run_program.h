// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <vector>

namespace castwright::test {

/// What castwright-cli said and how it ended; -1 when it did not end by itself.
struct Run {
    int exitCode = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] nlohmann::json object() const { return nlohmann::json::parse(out.toStdString()); }
    /// One document a line.
    [[nodiscard]] std::vector<nlohmann::json> lines() const {
        std::vector<nlohmann::json> documents;
        for (const QByteArray& line : out.split('\n')) {
            if (!line.isEmpty())
                documents.push_back(nlohmann::json::parse(line.toStdString()));
        }
        return documents;
    }
};

/// Runs the program in `folder`, or here, with `input` to read.
[[nodiscard]] inline Run runProgram(const QStringList& arguments, const QString& folder = {}, const QByteArray& input = {}) {
    constexpr int kMilliseconds = 60'000;
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(QStringLiteral(CASTWRIGHT_CLI_PROGRAM), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(kMilliseconds) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), process.errorString().toUtf8()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

}  // namespace castwright::test
