// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/files/replacement_file.h"
#include "tests/gui/support/files.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <filesystem>
#include <string>

using namespace castwright::packer;
using namespace castwright::tests;

namespace {

std::filesystem::path pathOf(const QString& path) { return {QFile::encodeName(path).toStdString()}; }

}  // namespace

class TestReplacementFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void writesAnyBytes_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray{};
        QTest::newRow("text") << QByteArray{"style \"a\" {\n}\n"};
        QTest::newRow("NUL") << QByteArray{"a\0b", 3};
        QTest::newRow("invalid UTF-8") << QByteArray{"\xFF\xC0\x80\r\n"};
        QTest::newRow("large") << QByteArray(3'000'001, 'x');
    }

    void writesAnyBytes() {
        QFETCH(QByteArray, bytes);
        QVERIFY(write(path("new.chat"), bytes));
        QCOMPARE(readFile(path("new.chat")), bytes);
        QVERIFY(write(path("new.chat"), "other"));
        QVERIFY(write(path("new.chat"), bytes));
        QCOMPARE(readFile(path("new.chat")), bytes);
        QCOMPARE(namesIn(m_folder->path()), QStringList{QStringLiteral("new.chat")});
    }

    void newFileHasUsualPermissions() {
        const mode_t before = ::umask(022);
        QVERIFY(write(path("a"), "1"));
        ::umask(before);
        QCOMPARE(modeOf(path("a")), 0644U);
    }

    void keepsPermissions() {
        for (const mode_t mode : {0600U, 0640U, 0664U, 0755U, 0200U}) {
            writeFile(path("a"), "old");
            QCOMPARE(::chmod(QFile::encodeName(path("a")).constData(), mode), 0);
            QVERIFY(write(path("a"), "new"));
            QCOMPARE(modeOf(path("a")), mode);
            QFile::remove(path("a"));
        }
    }

    void keepsOwner() {
        if (::geteuid() != 0)
            QSKIP("Only an administrator can give files away.");
        writeFile(path("a"), "old");
        QCOMPARE(::chown(QFile::encodeName(path("a")).constData(), 65534, 65534), 0);
        QVERIFY(write(path("a"), "new"));
        QCOMPARE(QFileInfo{path("a")}.ownerId(), 65534U);
        QCOMPARE(QFileInfo{path("a")}.groupId(), 65534U);
    }

    void writesThroughLinks() {
        writeFile(path("real/a.style"), "old");
        QVERIFY(QFile::link(QStringLiteral("real/a.style"), path("relative")));
        QVERIFY(QFile::link(path("relative"), path("absolute")));
        QVERIFY(write(path("absolute"), "new"));
        QCOMPARE(readFile(path("real/a.style")), "new");
        QVERIFY(QFileInfo{path("absolute")}.isSymLink());
        QVERIFY(QFileInfo{path("relative")}.isSymLink());
    }

    void makesTheTargetOfADanglingLink() {
        QVERIFY(QFile::link(QStringLiteral("later"), path("link")));
        QVERIFY(write(path("link"), "new"));
        QVERIFY(QFileInfo{path("link")}.isSymLink());
        QCOMPARE(readFile(path("later")), "new");
    }

    void refusesALoopOfLinks() {
        QVERIFY(QFile::link(QStringLiteral("b"), path("a")));
        QVERIFY(QFile::link(QStringLiteral("a"), path("b")));
        QCOMPARE(failingStep(path("a")), WriteStep::ResolvePath);
    }

    void refusesFoldersAndMissingFolders() {
        QVERIFY(QDir{}.mkpath(path("folder")));
        QCOMPARE(failingStep(path("folder")), WriteStep::CheckFile);
        QCOMPARE(failingStep(path("nowhere/a")), WriteStep::CreateTemporary);
    }

    void refusesReadOnlyFile() {
        writeFile(path("a"), "old");
        QCOMPARE(::chmod(QFile::encodeName(path("a")).constData(), 0444), 0);
        QCOMPARE(failingStep(path("a")), WriteStep::CheckFile);
        QCOMPARE(readFile(path("a")), "old");
    }

    void refusesReadOnlyFolder() {
        writeFile(path("locked/a"), "old");
        QCOMPARE(::chmod(QFile::encodeName(path("locked/a")).constData(), 0666), 0);
        QCOMPARE(::chmod(QFile::encodeName(path("locked")).constData(), 0555), 0);
        QCOMPARE(::chmod(QFile::encodeName(m_folder->path()).constData(), 0755), 0);
        {
            const WithoutPrivileges otherUser;
            if (!WithoutPrivileges::work())
                QSKIP("An administrator may write anywhere.");
            QCOMPARE(failingStep(path("locked/a")), WriteStep::CreateTemporary);
        }
        QCOMPARE(readFile(path("locked/a")), "old");
        QCOMPARE(::chmod(QFile::encodeName(path("locked")).constData(), 0755), 0);
    }

    /// A limit on the size of files fails like a full disk, in the middle of writing.
    void keepsTheOldFileWhenTheDiskIsFull() {
        writeFile(path("a"), "old");
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
        const rlimit limit{100'000, before.rlim_max};
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &limit), 0);
        const auto written = writeFileAtomically(pathOf(path("a")), std::string(200'000, 'x'));
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
        QVERIFY(!written);
        QCOMPARE(written.error().step, WriteStep::WriteBytes);
        QCOMPARE(readFile(path("a")), "old");
        QCOMPARE(namesIn(m_folder->path()), QStringList{QStringLiteral("a")});
    }

    void removesStrayTemporaries() {
        writeFile(path(".a.chat.castwright-ab3de9xy.tmp"), "left over");
        writeFile(path(".a.chat.castwright-notes.tmp"), "another program's");
        writeFile(path(".a.chat.castwright-unfinished"), "a whole new text");
        writeFile(path(".castwright-ab3de9xy.tmp"), "another program's");
        writeFile(path("a.chat"), "text");
        removeStrayTemporaries(pathOf(m_folder->path()));
        QCOMPARE(
            namesIn(m_folder->path()),
            (QStringList{
                QStringLiteral(".a.chat.castwright-notes.tmp"), QStringLiteral(".a.chat.castwright-unfinished"),
                QStringLiteral(".castwright-ab3de9xy.tmp"), QStringLiteral("a.chat")}));
        removeStrayTemporaries(pathOf(path("nowhere")));
        QVERIFY(write(path("a.chat"), "new"));
        QVERIFY(!QFile::exists(path(".a.chat.castwright-unfinished")));
    }

    void refusesWhatIsNoPlainFile() {
        QCOMPARE(::mkfifo(QFile::encodeName(path("pipe")).constData(), 0644), 0);
        const auto written = writeFileAtomically(pathOf(path("pipe")), "new");
        QVERIFY(!written);
        QCOMPARE(written.error().step, WriteStep::CheckFile);
        QVERIFY(written.error().reason == std::errc::invalid_argument);
        struct stat status{};
        QCOMPARE(::stat(QFile::encodeName(path("pipe")).constData(), &status), 0);
        QVERIFY(S_ISFIFO(status.st_mode));
        QVERIFY(QFile::link(path("pipe"), path("link")));
        QCOMPARE(failingStep(path("link")), WriteStep::CheckFile);
    }

    void keepsHardLinks() {
        writeFile(path("a"), QByteArray(300'000, 'o'));
        QCOMPARE(::link(QFile::encodeName(path("a")).constData(), QFile::encodeName(path("b")).constData()), 0);
        QVERIFY(write(path("a"), "new and short"));
        QCOMPARE(readFile(path("b")), "new and short");
        QVERIFY(identityOf(pathOf(path("a"))) == identityOf(pathOf(path("b"))));
        QVERIFY(write(path("b"), QByteArray(2'500'000, 'l')));
        QCOMPARE(readFile(path("a")), QByteArray(2'500'000, 'l'));
        QCOMPARE(namesIn(m_folder->path()), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
    }

    void noticesAnotherWriterSinceTheLook() {
        writeFile(path("a"), "first");
        const FileIdentity seen = identityOf(pathOf(path("a")));
        writeFile(path("a"), "another program's");
        const auto written = writeFileAtomically(pathOf(path("a")), "mine", seen);
        QVERIFY(!written);
        QCOMPARE(written.error().step, WriteStep::OtherWriter);
        QCOMPARE(readFile(path("a")), "another program's");
        // Deleted and made again, and a file where there was none.
        QVERIFY(QFile::remove(path("a")));
        QCOMPARE(writeFileAtomically(pathOf(path("a")), "mine", seen).error().step, WriteStep::OtherWriter);
        writeFile(path("a"), "new one");
        QCOMPARE(writeFileAtomically(pathOf(path("a")), "mine", FileIdentity{}).error().step, WriteStep::OtherWriter);
        QCOMPARE(readFile(path("a")), "new one");
        QCOMPARE(namesIn(m_folder->path()), QStringList{QStringLiteral("a")});
    }

    void noticesAnotherWriterBeforeTheCommit_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<bool>("linked");
        QTest::newRow("a file") << QByteArray{"old"} << false;
        QTest::newRow("a file with two names") << QByteArray{"old"} << true;
        QTest::newRow("no file") << QByteArray{} << false;
    }

    void noticesAnotherWriterBeforeTheCommit() {
        QFETCH(QByteArray, before);
        QFETCH(bool, linked);
        if (!before.isEmpty())
            writeFile(path("a"), before);
        if (linked)
            QCOMPARE(::link(QFile::encodeName(path("a")).constData(), QFile::encodeName(path("b")).constData()), 0);
        {
            auto file = ReplacementFile::create(pathOf(path("a")));
            QVERIFY(file);
            writeFile(path("a"), "another program's");
            const auto done = file->commit();
            QVERIFY(!done);
            QCOMPARE(done.error().step, WriteStep::OtherWriter);
        }
        QCOMPARE(readFile(path("a")), "another program's");
        QCOMPARE(namesIn(m_folder->path()).size(), linked ? 2 : 1);
    }

    void tellsWhatItPutInPlace() {
        writeFile(path("a"), "old");
        for (const char* text : {"one", "two"}) {
            const auto written = writeFileAtomically(pathOf(path("a")), text);
            QVERIFY(written);
            QVERIFY(*written == identityOf(pathOf(path("a"))));
        }
    }

    /// Each signal ends a process that writes without end; nothing of it is left, whatever it was doing.
    void signalsLeaveNothing_data() {
        QTest::addColumn<int>("signal");
        QTest::newRow("hang-up") << SIGHUP;
        QTest::newRow("interrupt") << SIGINT;
        QTest::newRow("terminate") << SIGTERM;
    }

    void signalsLeaveNothing() {
        QFETCH(int, signal);
        const auto folder = pathOf(m_folder->path());
        std::array<int, 2> ready{};
        QCOMPARE(::pipe(ready.data()), 0);
        const pid_t child = ::fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            std::signal(signal, SIG_DFL);  // not that of Qt Test
            auto file = ReplacementFile::create(folder / "half");
            const bool wrote = file && ::write(file->descriptor(), "half", 4) == 4;
            if (::write(ready[1], wrote ? "y" : "n", 1) != 1)
                ::_exit(1);
            for (;;)
                ::pause();
        }
        char answer = 'n';
        QCOMPARE(::read(ready[0], &answer, 1), 1);
        QCOMPARE(answer, 'y');
        QCOMPARE(::kill(child, signal), 0);
        QCOMPARE(::waitpid(child, nullptr, 0), child);
        ::close(ready[0]);
        ::close(ready[1]);
        removeStrayTemporaries(folder);
        QCOMPARE(namesIn(m_folder->path()), QStringList{});
    }

    /// Two hundred processes are killed while they save two different texts in turn: the file is always one of them, whole.
    void killedWhileSaving() {
        const std::string one(400'000, '1');
        const std::string two(300'000, '2');
        const auto file = pathOf(path("cast.chat"));
        QVERIFY(writeFileAtomically(file, one));
        for (int round = 0; round < 200; ++round) {
            const pid_t child = ::fork();
            QVERIFY(child >= 0);
            if (child == 0) {
                for (;;) {
                    static_cast<void>(writeFileAtomically(file, two));
                    static_cast<void>(writeFileAtomically(file, one));
                }
            }
            ::usleep(static_cast<useconds_t>(QRandomGenerator::global()->bounded(100, 12'000)));
            QCOMPARE(::kill(child, SIGKILL), 0);
            QCOMPARE(::waitpid(child, nullptr, 0), child);
            const std::string now = readFile(path("cast.chat")).toStdString();
            QVERIFY2(now == one || now == two, "a torn file");
            removeStrayTemporaries(pathOf(m_folder->path()));
            QCOMPARE(namesIn(m_folder->path()).size(), 1);
        }
    }

    void doesNotRemoveTheFileOfARunningSave() {
        const std::string text(100'000, 'x');
        const auto file = pathOf(path("cast.chat"));
        const pid_t child = ::fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            for (int i = 0; i < 300; ++i) {
                if (!writeFileAtomically(file, text))
                    ::_exit(1);
            }
            ::_exit(0);
        }
        int status = 0;
        while (::waitpid(child, &status, WNOHANG) == 0)
            removeStrayTemporaries(pathOf(m_folder->path()));
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 0);
    }

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }

    static bool write(const QString& path, const QByteArray& bytes) {
        return writeFileAtomically(pathOf(path), bytes.toStdString()).has_value();
    }

    static WriteStep failingStep(const QString& path) {
        const auto written = writeFileAtomically(pathOf(path), "new");
        return written ? WriteStep::FlushFolder : written.error().step;
    }

    static unsigned modeOf(const QString& path) {
        struct stat status{};
        ::stat(QFile::encodeName(path).constData(), &status);
        return status.st_mode & 07777U;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestReplacementFile)
#include "tst_replacement_file.moc"
