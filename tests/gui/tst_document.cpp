// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/document/document.h"
#include "tests/gui/support/files.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace castwright;
using namespace castwright::gui;
using namespace castwright::tests;

class TestDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>(temporaryFolderInMemory());
        QVERIFY(m_folder->isValid());
    }

    void knowsTheFormat() {
        writeFile(path("a.chat"), "\xEF\xBB\xBF// caf\xC3\xA9\r\nx\r\n");
        const auto opened = Document::open(path("a.chat"));
        QVERIFY(opened);
        QCOMPARE(opened->document->format().encoding, parser::Encoding::Utf8);
        QVERIFY(opened->document->format().byteOrderMark);
        QCOMPARE(opened->document->format().lineEnding, parser::LineEnding::CrLf);
        QCOMPARE(opened->document->name(), QStringLiteral("a.chat"));
    }

    void savesAndIsUnmodified() {
        auto document = openNew("old");
        document->setModified(true);
        QSignalSpy spy{document.get(), &Document::modifiedChanged};
        QVERIFY(document->save("new"));
        QVERIFY(!document->isModified());
        QCOMPARE(spy.size(), 1);
        QCOMPARE(document->lookAtDisk(), Document::DiskState::Same);
    }

    void staysModifiedWhenSavingFails() {
        auto document = openNew("old");
        document->setModified(true);
        QCOMPARE(::chmod(QFile::encodeName(path("a.chat")).constData(), 0444), 0);
        const auto saved = document->save("new");
        QVERIFY(!saved);
        QVERIFY2(saved.error().contains(u"read-only"), qPrintable(saved.error()));
        QVERIFY(document->isModified());
        QCOMPARE(readFile(path("a.chat")), "old");
        document->lookAtDisk();
        QVERIFY(document->isReadOnly());
    }

    /// Between the last look at the disk and the rename, and with no look at all since the last save.
    void keepsWhatAnotherProgramWroteSinceTheLastLook() {
        auto document = openNew("old");
        writeFile(path("a.chat"), "another program's");
        const auto saved = document->save("mine");
        QVERIFY(!saved);
        QVERIFY2(saved.error().contains(u"another program"), qPrintable(saved.error()));
        QCOMPARE(readFile(path("a.chat")), "another program's");
        QCOMPARE(document->diskState(), Document::DiskState::Changed);
        // The author has seen it and saves all the same.
        QVERIFY(document->save("mine"));
        QCOMPARE(readFile(path("a.chat")), "mine");
        writeFile(path("a.chat"), "another program's");
        QVERIFY(!document->save("mine too"));
        QCOMPARE(readFile(path("a.chat")), "another program's");
        QVERIFY(document->save("mine too"));
        QFile::remove(path("a.chat"));
        QCOMPARE(document->lookAtDisk(), Document::DiskState::Deleted);
        writeFile(path("a.chat"), "made again");
        QVERIFY(!document->save("mine"));
        QCOMPARE(readFile(path("a.chat")), "made again");
    }

    void saveAsMoves() {
        auto document = Document::untitled(QStringLiteral("kay.bot"));
        QVERIFY(document->isUntitled());
        QCOMPARE(document->name(), QStringLiteral("kay.bot"));
        QVERIFY(!document->saveAs(path("nowhere/kay.bot"), "x"));
        QVERIFY(document->isUntitled());
        QVERIFY(document->saveAs(path("kay2.bot"), "x"));
        QCOMPARE(document->path(), path("kay2.bot"));
        QCOMPARE(readFile(path("kay2.bot")), "x");
    }

    void seesWhatHappensOnDisk() {
        auto document = openNew("old");
        writeFile(path("a.chat"), "other");
        QCOMPARE(document->lookAtDisk(), Document::DiskState::Changed);
        QCOMPARE(document->lookAtDisk(), Document::DiskState::Changed);
        QCOMPARE(document->readDisk().value(), "other");
        writeFile(path("a.chat"), "old");
        QCOMPARE(document->lookAtDisk(), Document::DiskState::Same);
        QFile::remove(path("a.chat"));
        QCOMPARE(document->lookAtDisk(), Document::DiskState::Deleted);
        replaceFile(path("a.chat"), "back");
        QCOMPARE(document->lookAtDisk(), Document::DiskState::Changed);
        document->keepMine();
        QCOMPARE(document->diskState(), Document::DiskState::Same);
        QCOMPARE(document->lookAtDisk(), Document::DiskState::Same);
    }

    void oneCanonicalPath() {
        writeFile(path("real/a.chat"), "x");
        QVERIFY(QFile::link(path("real"), path("linked")));
        QVERIFY(QFile::link(path("real/a.chat"), path("b.chat")));
        const QString canonical = Document::open(path("real/a.chat"))->document->canonicalPath();
        QCOMPARE(Document::open(path("linked/a.chat"))->document->canonicalPath(), canonical);
        QCOMPARE(Document::open(path("b.chat"))->document->canonicalPath(), canonical);
        QCOMPARE(Document::open(path("real/../linked/./a.chat"))->document->canonicalPath(), canonical);
        QCOMPARE(canonicalPathOf(path("linked/new.chat")), canonicalPathOf(path("real/new.chat")));
    }

    void refusesWhatIsNoTextFile_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("missing") << QStringLiteral("missing.chat");
        QTest::newRow("folder") << QStringLiteral("folder");
        QTest::newRow("pipe") << QStringLiteral("pipe");
        QTest::newRow("larger than 2 GiB") << QStringLiteral("huge.chat");
    }

    void refusesWhatIsNoTextFile() {
        QFETCH(QString, name);
        QVERIFY(QDir{}.mkpath(path("folder")));
        QCOMPARE(::mkfifo(QFile::encodeName(path("pipe")).constData(), 0600), 0);
        writeFile(path("huge.chat"), "x");
        QVERIFY(QFile::resize(path("huge.chat"), (qint64{1} << 31) + 1));
        const auto opened = Document::open(m_folder->filePath(name));
        QVERIFY(!opened);
        QVERIFY(opened.error().contains(name));
    }

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }

    [[nodiscard]] std::unique_ptr<Document> openNew(const QByteArray& bytes) const {
        writeFile(path("a.chat"), bytes);
        return std::move(Document::open(path("a.chat"))->document);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestDocument)
#include "tst_document.moc"
