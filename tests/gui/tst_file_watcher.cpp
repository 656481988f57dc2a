// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/document/content_watch.h"
#include "app/gui/document/file_watcher.h"
#include "app/gui/document/paths.h"
#include "tests/gui/support/files.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace castwright::gui;
using namespace castwright::tests;
using namespace std::chrono_literals;

class TestFileWatcher : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        writeFile(path("a.chat"), "0");
    }

    void replacedFiveTimes() {
        FileWatcher watcher{nullptr, 20ms};
        watcher.watchFile(path("a.chat"));
        for (int i = 1; i <= 5; ++i) {
            QSignalSpy spy{&watcher, &FileWatcher::fileChanged};
            replaceFile(path("a.chat"), QByteArray::number(i));
            QTRY_COMPARE(spy.size(), 1);
            QCOMPARE(spy.first().first().toString(), path("a.chat"));
        }
    }

    void writtenInPlace() {
        FileWatcher watcher{nullptr, 20ms};
        watcher.watchFile(path("a.chat"));
        for (int i = 1; i <= 3; ++i) {
            QSignalSpy spy{&watcher, &FileWatcher::fileChanged};
            writeFile(path("a.chat"), QByteArray::number(i * 1000));
            QTRY_VERIFY(!spy.isEmpty());
        }
    }

    void manyChangesAreOne() {
        FileWatcher watcher{nullptr, 100ms};
        watcher.watchFile(path("a.chat"));
        QSignalSpy spy{&watcher, &FileWatcher::fileChanged};
        for (int i = 0; i < 20; ++i)
            replaceFile(path("a.chat"), QByteArray::number(i));
        QTRY_COMPARE(spy.size(), 1);
        QTest::qWait(200);
        QCOMPARE(spy.size(), 1);
    }

    void deletedAndMadeAgain() {
        FileWatcher watcher{nullptr, 20ms};
        watcher.watchFile(path("a.chat"));
        QSignalSpy spy{&watcher, &FileWatcher::fileChanged};
        QVERIFY(QFile::remove(path("a.chat")));
        QTRY_COMPARE(spy.size(), 1);
        writeFile(path("a.chat"), "again");
        QTRY_COMPARE(spy.size(), 2);
        replaceFile(path("a.chat"), "and again");
        QTRY_COMPARE(spy.size(), 3);
    }

    void folderDeletedAndMadeAgain() {
        writeFile(path("folder/b.chat"), "1");
        FileWatcher watcher{nullptr, 20ms};
        watcher.watchFile(path("folder/b.chat"));
        QSignalSpy spy{&watcher, &FileWatcher::fileChanged};
        QVERIFY(QDir{path("folder")}.removeRecursively());
        QTRY_COMPARE(spy.size(), 1);
        writeFile(path("folder/b.chat"), "2");
        QTRY_COMPARE(spy.size(), 2);
        replaceFile(path("folder/b.chat"), "3");
        QTRY_COMPARE(spy.size(), 3);
    }

    void countsWatchers() {
        FileWatcher watcher{nullptr, 20ms};
        watcher.watchFile(path("a.chat"));
        watcher.watchFile(path("a.chat"));
        watcher.unwatchFile(path("a.chat"));
        QSignalSpy spy{&watcher, &FileWatcher::fileChanged};
        replaceFile(path("a.chat"), "1");
        QTRY_COMPARE(spy.size(), 1);
        watcher.unwatchFile(path("a.chat"));
        watcher.unwatchFile(path("a.chat"));
        replaceFile(path("a.chat"), "2");
        QTest::qWait(150);
        QCOMPARE(spy.size(), 1);
    }

    void contentComesAndGoes() {
        QVERIFY(QDir{}.mkpath(path("botfiles/styles")));
        ContentWatch watch;
        watch.setRoot(toStdPath(m_folder->path()));
        QSignalSpy spy{&watch, &ContentWatch::changed};
        writeFile(path("botfiles/styles/a.style"), "1");
        QTRY_VERIFY(!spy.isEmpty());
        spy.clear();
        writeFile(path("botfiles/styles/a.style"), "changed in place");
        QTRY_VERIFY(!spy.isEmpty());
        spy.clear();
        QVERIFY(QFile::remove(path("botfiles/styles/a.style")));
        QTRY_VERIFY(!spy.isEmpty());
        spy.clear();
        // A folder that was not there at all.
        writeFile(path("botfiles/chats/a.chat"), "1");
        QTRY_VERIFY(!spy.isEmpty());
    }

    void findsContentFolders() {
        QVERIFY(QDir{}.mkpath(path("one/base/botfiles/styles")));
        QVERIFY(QDir{}.mkpath(path("two/botfiles")));
        QVERIFY(QDir{}.mkpath(path(".hidden/botfiles")));
        QVERIFY(QDir{}.mkpath(path("1/2/3/4/5/6/7/botfiles")));
        const auto roots = nearbyContentRoots(toStdPath(m_folder->path()));
        QCOMPARE(roots, (std::vector{toStdPath(path("one/base")), toStdPath(path("two"))}));
        QCOMPARE(nearbyContentRoots(toStdPath(path("one/base/botfiles/styles"))), std::vector{toStdPath(path("one/base"))});
    }

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestFileWatcher)
#include "tst_file_watcher.moc"
