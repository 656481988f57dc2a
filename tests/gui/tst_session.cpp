// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/session.h"
#include "app/gui/settings/settings.h"
#include "tests/gui/support/files.h"

#include <QTemporaryDir>
#include <QTest>

using namespace castwright::gui;
using namespace castwright::tests;

class TestSession : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesBack() {
        const QTemporaryDir folder;
        const Session session{
            .files = {{folder.filePath(QStringLiteral("botfiles/a.chat")), 17, 3}, {QStringLiteral("/elsewhere/b.chat"), 0, 0}},
            .active = 1};
        QVERIFY(saveSession(folder.path(), session));
        QCOMPARE(loadSession(folder.path()), session);
        QVERIFY(!sessionPath(folder.path()).startsWith(folder.path()));
        // Relative to the folder.
        QVERIFY(readFile(sessionPath(folder.path())).contains("\"botfiles/a.chat\""));
    }

    void brokenFilesAreNone_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray{};
        QTest::newRow("no JSON") << QByteArray{"\xFF\x00{", 3};
        QTest::newRow("a list") << QByteArray{"[1, 2]"};
        QTest::newRow("later version") << QByteArray{R"({"version": 99, "files": [{"path": "a"}]})"};
        QTest::newRow("files are a number") << QByteArray{R"({"version": 1, "files": 7})"};
        QTest::newRow("files without paths") << QByteArray{R"({"version": 1, "files": [1, {}, {"path": 3}, null]})"};
        QTest::newRow("deep") << QByteArray(100'000, '[');
    }

    void brokenFilesAreNone() {
        QFETCH(QByteArray, bytes);
        const QTemporaryDir folder;
        writeFile(sessionPath(folder.path()), bytes);
        QCOMPARE(loadSession(folder.path()), Session{});
    }

    void oddPlacesAreMended() {
        const QTemporaryDir folder;
        writeFile(
            sessionPath(folder.path()),
            R"({"version": 1, "files": [{"path": "a", "caret": -5, "firstLine": 1e300}, {"path": "b", "caret": "x"}], "active": 44})");
        const Session session = loadSession(folder.path());
        QCOMPARE(session.files.size(), 2U);
        QCOMPARE(session.files[0].caretByte, 0);
        QCOMPARE(session.files[1].caretByte, 0);
        QCOMPARE(session.active, 1);
    }

    void recentFolders() {
        Settings settings;
        settings.clearRecentFolders();
        for (int i = 0; i < 15; ++i)
            settings.addRecentFolder(QStringLiteral("/folder/%1").arg(i));
        settings.addRecentFolder(QStringLiteral("/folder/9"));
        QCOMPARE(settings.recentFolders().size(), 10);
        QCOMPARE(settings.recentFolders().first(), QStringLiteral("/folder/9"));
        settings.removeRecentFolder(QStringLiteral("/folder/9"));
        QVERIFY(!settings.recentFolders().contains(QStringLiteral("/folder/9")));
        settings.clearRecentFolders();
        QVERIFY(settings.recentFolders().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
