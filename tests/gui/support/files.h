// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <unistd.h>

namespace castwright::tests {

/// Writes a file as any program would, making its folders.
inline void writeFile(const QString& path, const QByteArray& bytes) {
    QVERIFY(QDir{}.mkpath(QFileInfo{path}.absolutePath()));
    QFile file{path};
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// Puts a new file into the place of the old one, as editors and version control do.
inline void replaceFile(const QString& path, const QByteArray& bytes) {
    const QString temporary = path + QStringLiteral(".new");
    writeFile(temporary, bytes);
    QCOMPARE(::rename(QFile::encodeName(temporary).constData(), QFile::encodeName(path).constData()), 0);
}

inline QByteArray readFile(const QString& path) {
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{"<unreadable>"};
}

/// A pattern for QTemporaryDir: in memory where there is such a place, so that a thousand saves need not wait for the disk.
inline QString temporaryFolderInMemory() {
    const QString memory = QStringLiteral("/dev/shm");
    return QFileInfo{memory}.isWritable() ? memory + QStringLiteral("/castwright-test-XXXXXX")
                                          : QDir::tempPath() + QStringLiteral("/castwright-test-XXXXXX");
}

/// The names in a folder, hidden ones too.
inline QStringList namesIn(const QString& folder) {
    return QDir{folder}.entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
}

/// An administrator may write anywhere; for as long as this lives, a test is somebody else.
class WithoutPrivileges {
public:
    WithoutPrivileges() {
        if (m_privileged)
            static_cast<void>(::seteuid(kNobody));
    }
    WithoutPrivileges(const WithoutPrivileges&) = delete;
    WithoutPrivileges& operator=(const WithoutPrivileges&) = delete;
    WithoutPrivileges(WithoutPrivileges&&) = delete;
    WithoutPrivileges& operator=(WithoutPrivileges&&) = delete;
    ~WithoutPrivileges() {
        if (m_privileged)
            static_cast<void>(::seteuid(0));
    }

    [[nodiscard]] static bool work() { return ::geteuid() != 0; }

private:
    static constexpr uid_t kNobody = 65534;
    bool m_privileged = ::geteuid() == 0;
};

}  // namespace castwright::tests
