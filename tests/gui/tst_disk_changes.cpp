// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/document/document.h"
#include "app/gui/editor/code_editor.h"
#include "app/gui/tabs/editor_pane.h"
#include "app/gui/tabs/external_change_bar.h"
#include "tests/gui/support/files.h"
#include "tests/gui/support/scripted_prompter.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace castwright;
using namespace castwright::gui;
using namespace castwright::tests;

/// Nothing is lost when another program changes, empties, deletes or makes again a file that is open.
class TestDiskChanges final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>(temporaryFolderInMemory());
        QVERIFY(m_folder->isValid());
        m_prompter = std::make_unique<ScriptedPrompter>();
        m_path = m_folder->filePath(QStringLiteral("a.style"));
        writeFile(m_path, "style \"a\" {\n}\n");
        auto opened = Document::open(m_path);
        QVERIFY(opened);
        m_pane = std::make_unique<EditorPane>(std::move(opened->document), opened->bytes, *m_prompter);
        m_pane->show();
    }

    void cleanup() { m_pane.reset(); }

    void aSilentReloadKeepsUndo_data() {
        QTest::addColumn<QByteArray>("onDisk");
        QTest::newRow("emptied") << QByteArray{};
        QTest::newRow("appended to") << QByteArray{"// mine\nstyle \"a\" {\n}\nmore\n"};
    }

    void aSilentReloadKeepsUndo() {
        QFETCH(const QByteArray, onDisk);
        m_pane->editor().insertAt(QStringLiteral("// mine\n"), 0, 0);
        QVERIFY(m_pane->save());
        const QByteArray saved = m_pane->editor().bytes();
        replaceFile(m_path, onDisk);
        m_pane->lookAtDisk();
        QCOMPARE(m_pane->editor().bytes(), onDisk);
        QVERIFY(!m_pane->hasUnsavedChanges());
        m_pane->editor().undo();
        QCOMPARE(m_pane->editor().bytes(), saved);
        QVERIFY(m_pane->hasUnsavedChanges());
        m_pane->editor().undo();
        QCOMPARE(m_pane->editor().bytes(), QByteArray{"style \"a\" {\n}\n"});
    }

    void aFileMadeAgainIsAskedAbout() {
        const QByteArray mine = m_pane->editor().bytes();
        QVERIFY(QFile::remove(m_path));
        m_pane->lookAtDisk();
        QVERIFY(m_pane->hasUnsavedChanges());
        writeFile(m_path, "other\n");
        for (int i = 0; i < 2; ++i) {
            m_pane->lookAtDisk();
            QVERIFY(!m_pane->changeBar().isHidden());
            QVERIFY(m_pane->changeBar().tellsOfReplacement());
            QCOMPARE(m_pane->editor().bytes(), mine);
            QVERIFY(m_pane->hasUnsavedChanges());
        }
        // The author's text stays the only copy until it is saved.
        Q_EMIT m_pane->changeBar().keepRequested();
        QVERIFY(m_pane->changeBar().isHidden());
        QVERIFY(m_pane->hasUnsavedChanges());
        QVERIFY(m_pane->save());
        QVERIFY(!m_pane->hasUnsavedChanges());
        QCOMPARE(readFile(m_path), mine);
    }

    void aFileMadeAgainMayBeTaken() {
        QVERIFY(QFile::remove(m_path));
        m_pane->lookAtDisk();
        writeFile(m_path, "other\n");
        m_pane->lookAtDisk();
        Q_EMIT m_pane->changeBar().reloadRequested();
        QCOMPARE(m_pane->editor().bytes(), QByteArray{"other\n"});
        QVERIFY(!m_pane->hasUnsavedChanges());
        m_pane->editor().undo();
        QCOMPARE(m_pane->editor().bytes(), QByteArray{"style \"a\" {\n}\n"});
    }

    void saveAsUnderTheSameNameLooksAtTheDisk() {
        m_pane->editor().insertAt(QStringLiteral("x"), 0, 0);
        replaceFile(m_path, "other\n");
        QVERIFY(!m_pane->saveAs(m_path));
        QCOMPARE(m_prompter->overwriteAsked.size(), 1);
        QCOMPARE(readFile(m_path), QByteArray{"other\n"});
        m_prompter->overwriteAnswer = true;
        QVERIFY(m_pane->saveAs(m_path));
        QCOMPARE(readFile(m_path), m_pane->editor().bytes());
    }

    void anUntouchedNewTextIsNotSavedYet() {
        const EditorPane pane{Document::untitled(QStringLiteral("new.bot")), "character \"New\" {\n}\n", *m_prompter};
        QVERIFY(pane.hasUnsavedChanges());
        const EditorPane empty{Document::untitled(QStringLiteral("new.bot")), {}, *m_prompter};
        QVERIFY(!empty.hasUnsavedChanges());
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedPrompter> m_prompter;
    std::unique_ptr<EditorPane> m_pane;
    QString m_path;
};

QTEST_MAIN(TestDiskChanges)
#include "tst_disk_changes.moc"
