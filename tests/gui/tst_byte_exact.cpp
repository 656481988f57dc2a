// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editor/code_editor.h"
#include "app/gui/tabs/editor_pane.h"
#include "tests/gui/support/files.h"
#include "tests/gui/support/scripted_prompter.h"

#include <QDirIterator>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace castwright::gui;
using namespace castwright::tests;

namespace {

/// Bytes of all kinds: noise, noise with many line ends and quotes, text that is cut inside a UTF-8 sequence.
QByteArray randomBytes(QRandomGenerator& random) {
    static constexpr QByteArrayView kFrequent{"\r\n\n\r\0\"\"{}\\/*\xEF\xBB\xBF\xE2\x80\xA8\xF0", 22};
    QByteArray bytes(random.bounded(3000), Qt::Uninitialized);
    const int kind = random.bounded(3);
    for (char& c : bytes) {
        const auto any = static_cast<char>(random.bounded(256));
        const char frequent = kFrequent[random.bounded(static_cast<int>(kFrequent.size()))];
        c = kind == 0 || (kind == 1 && random.bounded(3) == 0) ? any : frequent;
    }
    return bytes;
}

}  // namespace

class TestByteExact : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void randomFiles() {
        const QTemporaryDir folder{temporaryFolderInMemory()};
        const QString path = folder.filePath(QStringLiteral("noise.chat"));
        CodeEditor editor;
        QRandomGenerator random{20'250'101};
        for (int i = 0; i < 1000; ++i) {
            const QByteArray bytes = randomBytes(random);
            writeFile(path, bytes);
            auto opened = Document::open(path);
            QVERIFY(opened);
            editor.setBytes(opened->bytes);
            QVERIFY(!editor.isModified());
            QVERIFY(opened->document->save(editor.bytes()));
            QVERIFY2(readFile(path) == bytes, qPrintable(QStringLiteral("file %1").arg(i)));
        }
    }

    /// Every file of the content that lies beside the checkout, copied first.
    void sharedFiles() {
        const QString corpus = QStringLiteral(CASTWRIGHT_SHARED_DIR "/corpus");
        if (!QFileInfo::exists(corpus))
            QSKIP("no shared content beside this checkout");
        sameAfterSaving(corpus);
    }

    void sampleFiles() { sameAfterSaving(QStringLiteral(CASTWRIGHT_RESOURCES_DIR "/sample")); }

private:
    static void sameAfterSaving(const QString& folder) {
        const QTemporaryDir copies{temporaryFolderInMemory()};
        int count = 0;
        QDirIterator files{folder, QDir::Files, QDirIterator::Subdirectories};
        while (files.hasNext()) {
            const QByteArray bytes = readFile(files.next());
            const QString path = copies.filePath(files.fileName());
            writeFile(path, bytes);
            openAndSave(path, bytes);
            if (QTest::currentTestFailed())
                return;
            ++count;
        }
        QVERIFY(count > 0);
        qInfo("%d files", count);
    }

    static void openAndSave(const QString& path, const QByteArray& bytes) {
        ScriptedPrompter prompter;
        auto opened = Document::open(path);
        QVERIFY(opened);
        EditorPane pane{std::move(opened->document), opened->bytes, prompter};
        QVERIFY(!pane.editor().isModified());
        QVERIFY(pane.editor().bytes() == bytes);
        QVERIFY(pane.save());
        QVERIFY(readFile(path) == bytes);
        QCOMPARE(prompter.errors, QStringList{});
    }
};

QTEST_MAIN(TestByteExact)
#include "tst_byte_exact.moc"
