// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProcess>
#include <QTest>

/// The program as it is started.
class TestProgram : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void version() {
        QProcess program;
        program.start(QStringLiteral(CASTWRIGHT_PROGRAM), {QStringLiteral("--version")});
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 0);
        QVERIFY(program.readAllStandardOutput().startsWith("castwright "));
    }

    void help() {
        QProcess program;
        program.start(QStringLiteral(CASTWRIGHT_PROGRAM), {QStringLiteral("--help")});
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 0);
        QVERIFY(program.readAllStandardOutput().contains("FOLDER"));
    }

    void wrongOption() {
        QProcess program;
        program.start(QStringLiteral(CASTWRIGHT_PROGRAM), {QStringLiteral("--nonsense")});
        QVERIFY(program.waitForFinished());
        QVERIFY(program.exitCode() != 0);
        QVERIFY(program.readAllStandardError().contains("nonsense"));
    }

    /// A message on the screen, which somebody has to close, and one for whoever started it from a terminal.
    void unreadableFile() {
        QProcess program;
        program.start(
            QStringLiteral(CASTWRIGHT_PROGRAM),
            {QStringLiteral(CASTWRIGHT_RESOURCES_DIR "/sample"), QStringLiteral("/nowhere/a.chat")});
        QByteArray errors;
        QTRY_VERIFY_WITH_TIMEOUT(
            program.waitForReadyRead(50) || (errors += program.readAllStandardError()).contains("/nowhere/a.chat"), 20'000);
        QCOMPARE(program.state(), QProcess::Running);
        program.kill();
        QVERIFY(program.waitForFinished());
    }
};

QTEST_GUILESS_MAIN(TestProgram)
#include "tst_program.moc"
