// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/files.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <filesystem>
#include <format>
#include <set>
#include <string>

/// What the tests of `pack` and `pak` share: a folder to work in, and the program run in it.
namespace castwright::tests {

namespace fs = std::filesystem;
using Json = nlohmann::json;
using namespace Qt::StringLiterals;

struct Outcome {
    int code = -1;
    std::string out;
    std::string err;

    [[nodiscard]] Json json() const { return Json::parse(out, nullptr, false); }
};

inline QString text(const std::string& bytes) { return QString::fromStdString(bytes); }

/// A folder of one's own with a source tree in it, and the program run in it.
class Workplace {
public:
    Workplace() { writeSampleTree(source()); }
    // QTemporaryDir cannot remove names that are not UTF-8.
    ~Workplace() { fs::remove_all(root()); }
    Workplace(const Workplace&) = delete;
    Workplace& operator=(const Workplace&) = delete;

    [[nodiscard]] fs::path root() const { return fs::path{m_folder.path().toStdString()}; }
    [[nodiscard]] fs::path source() const { return root() / "source"; }
    [[nodiscard]] fs::path target() const { return root() / "pak0.pk4"; }

    void prepare(QProcess& process) const {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"XDG_CACHE_HOME"_s, text((root() / "cache").string()));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(text(root().string()));
    }

    /// Runs `script` in bash with the program as $0.
    [[nodiscard]] Outcome shell(const QString& script, const QStringList& arguments = {}) const {
        QProcess process;
        prepare(process);
        process.start(u"bash"_s, QStringList{u"-c"_s, script, QString::fromLatin1(CASTWRIGHT_CLI_PROGRAM)} + arguments);
        return finished(process);
    }

    [[nodiscard]] Outcome run(const QStringList& arguments) const {
        QProcess process;
        prepare(process);
        process.start(QString::fromLatin1(CASTWRIGHT_CLI_PROGRAM), arguments);
        return finished(process);
    }

    /// The files beside the source, without those of the cache.
    [[nodiscard]] std::set<std::string> beside() const {
        std::set<std::string> names;
        for (const fs::directory_entry& entry : fs::directory_iterator{root()})
            names.insert(entry.path().filename().string());
        names.erase("cache");
        names.erase("source");
        return names;
    }

    [[nodiscard]] static Outcome finished(QProcess& process) {
        if (!process.waitForFinished(120'000))
            return {};
        return {
            process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput().toStdString(),
            process.readAllStandardError().toStdString()};
    }

private:
    QTemporaryDir m_folder;
};

}  // namespace castwright::tests

#define VERIFY_CODE(outcome, expected)                                                                                 \
    do {                                                                                                               \
        const castwright::tests::Outcome& checked = (outcome);                                                         \
        QVERIFY2(checked.code == (expected), std::format("{}: {}{}", checked.code, checked.out, checked.err).c_str()); \
    } while (false)
