// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/analysis_controller.h"
#include "app/gui/dialogs/diff_window.h"
#include "app/gui/document/paths.h"
#include "app/gui/editor/code_editor.h"
#include "app/gui/pack/pack_coordinator.h"
#include "app/gui/pack/pack_files_model.h"
#include "app/gui/pack/pack_files_view.h"
#include "app/gui/pack/pack_plan_page.h"
#include "app/gui/tabs/document_tabs.h"
#include "app/gui/tabs/editor_pane.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/status_bar.h"
#include "packer/archive/pak.h"
#include "tests/gui/support/files.h"
#include "tests/gui/support/scripted_prompter.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QCryptographicHash>
#include <QLabel>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

using namespace castwright;
using namespace castwright::gui;
using namespace castwright::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView kStyle = "style \"calm\" {\n\tset fov 90\n}\n";
constexpr QByteArrayView kBroken = "style \"calm\" {\n\tset fov 90\n";

/// Bytes that do not get smaller, always the same.
QByteArray noise(qsizetype size) {
    QByteArray bytes;
    for (QByteArray block = "seed"; bytes.size() < size;) {
        block = QCryptographicHash::hash(block, QCryptographicHash::Sha256);
        bytes += block;
    }
    return bytes;
}

}  // namespace

class TestPackDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_CACHE_HOME", m_cache.path().toUtf8()); }

    void init() {
        m_folder = std::make_unique<QTemporaryDir>(temporaryFolderInMemory());
        QVERIFY(m_folder->isValid());
        writeFile(path(u"botfiles/styles/calm.style"_s), kStyle.toByteArray());
        writeFile(path(u"botfiles/characters/ann.bot"_s), "character \"Ann\" {\n\tinherit \"calm\"\n}\n");
        writeFile(path(u"botfiles/chats/ann.chat"_s), "characterChat \"Ann\" {\n\tchat kill {\n\t\t\"Got you.\"\n\t}\n}\n");
        writeFile(path(u"sound/ann.ogg"_s), noise(50'000));
        writeFile(path(u"meson.build"_s), "project('x')\n");
        m_prompter = std::make_unique<ScriptedPrompter>();
        m_window = std::make_unique<MainWindow>(*m_prompter);
        QVERIFY(m_window->openFolder(m_folder->path()));
        m_window->show();
    }

    void cleanup() {
        m_window.reset();
        m_folder.reset();
    }

    void packsWhatTheCommandLinePacks() {
        PackDialog& dialog = open();
        QCOMPARE(dialog.planPage().files().model().rowCount(), 4);
        QCOMPARE(leftOut().topLevelItemCount(), 1);
        QCOMPARE(leftOut().topLevelItem(0)->text(0), u"meson.build"_s);
        packAndWait();
        QVERIFY(label("packHeadline").contains(u"is written"_s));

        QTemporaryDir other;
        const QString expected = other.filePath(u"pak0.pk4"_s);
        QProcess cli;
        cli.start(QStringLiteral(CASTWRIGHT_CLI_PROGRAM), {u"pack"_s, m_folder->path(), u"-o"_s, expected});
        QVERIFY(cli.waitForFinished());
        QCOMPARE(cli.exitCode(), 0);
        const QByteArray bytes = readFile(expected);
        QVERIFY(bytes.startsWith("PK"));
        QVERIFY(readFile(pak()) == bytes);
        QCOMPARE(label("packMd5").toLatin1(), QCryptographicHash::hash(bytes, QCryptographicHash::Md5).toHex());
        QCOMPARE(label("packSha256").toLatin1(), QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
    }

    void nothingToWriteIsSaid() {
        open();
        packAndWait();
        const QDateTime time = QFileInfo{pak()}.lastModified();
        open();
        QVERIFY2(label("packVerdict").contains(u"the same as in the last pak"_s), qPrintable(label("packVerdict")));
        packAndWait();
        QVERIFY2(label("packHeadline").startsWith(u"Nothing had to be written"_s), qPrintable(label("packHeadline")));
        QCOMPARE(QFileInfo{pak()}.lastModified(), time);
    }

    void saysWhatIsNewAndChanged() {
        open();
        packAndWait();
        writeFile(path(u"botfiles/styles/calm.style"_s), "style \"calm\" {\n\tset fov 95\n}\n");
        writeFile(path(u"botfiles/styles/wild.style"_s), "style \"wild\" {\n}\n");
        QVERIFY(QFile::remove(path(u"sound/ann.ogg"_s)));
        PackDialog& dialog = open();
        const PackFilesModel& model = dialog.planPage().files().model();
        QCOMPARE(model.count(PackFileState::New), 1);
        QCOMPARE(model.count(PackFileState::Changed), 1);
        QCOMPARE(model.count(PackFileState::Removed), 1);
        QCOMPARE(model.count(PackFileState::Same), 2);
        for (int row = 0; row < model.rowCount(); ++row) {
            const auto lines = model.difference(row);
            QCOMPARE(!lines.empty(), model.name(row) == u"botfiles/styles/calm.style");
            if (!lines.empty()) {
                QVERIFY(std::ranges::contains(lines, DiffLine{DiffLineKind::Removed, "\tset fov 90"}));
                QVERIFY(std::ranges::contains(lines, DiffLine{DiffLineKind::Added, "\tset fov 95"}));
            }
        }
        // The same from the keyboard, in a window.
        auto* table = dialog.planPage().files().findChild<QTreeView*>();
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            if (table->model()->index(row, 0).data().toString().contains(u"calm"_s))
                table->setCurrentIndex(table->model()->index(row, 0));
        }
        QTest::keyClick(table, Qt::Key_Return);
        auto* difference = dialog.findChild<DiffWindow*>();
        QVERIFY(difference != nullptr);
        QVERIFY(difference->windowTitle().contains(u"calm.style"_s));
        difference->close();
        packAndWait();
        QCOMPARE(packer::Pak::open(toStdPath(pak()))->entries().size(), 4U);
    }

    void errorsStopIt() {
        writeFile(path(u"botfiles/styles/calm.style"_s), kBroken.toByteArray());
        PackDialog& dialog = open();
        QVERIFY(!button("packStart").isEnabled());
        QVERIFY2(label("packVerdict").contains(u"the pack. Mend"_s), qPrintable(label("packVerdict")));
        // A click leads to the place.
        auto& problems = *dialog.findChild<QTreeWidget*>(u"packProblems"_s);
        QVERIFY(problems.isVisible());
        QTreeWidgetItem* first = problems.topLevelItem(0);
        QVERIFY(first != nullptr);
        QCOMPARE(first->text(1), u"botfiles/styles/calm.style"_s);
        QVERIFY(first->text(2).toInt() > 0);
        QTest::mouseClick(problems.viewport(), Qt::LeftButton, {}, problems.visualItemRect(first).center());
        QVERIFY(m_window->tabs().currentPane() != nullptr);
        QCOMPARE(m_window->tabs().currentPane()->document().path(), path(u"botfiles/styles/calm.style"_s));
        QVERIFY(!QFile::exists(pak()));
    }

    /// What a pak beneath the folder has is there for the game; the pak that is to be replaced is not.
    void paksBeneathCount() {
        writeFile(path(u"botfiles/characters/bob.bot"_s), "character \"Bob\" {\n\tinherit \"base\"\n}\n");
        open();
        QVERIFY(!button("packStart").isEnabled());
        QTemporaryDir other;
        writeFile(other.filePath(u"botfiles/styles/base.style"_s), "style \"base\" {\n}\n");
        const auto plan = packer::planPack(toStdPath(other.path()), toStdPath(path(u"pak0.pk4"_s)));
        QVERIFY(packer::pack(*plan, {}).has_value());
        open();
        QVERIFY(!button("packStart").isEnabled());
        m_window->packing().dialog()->findChild<QComboBox*>(u"packTarget"_s)->setEditText(path(u"pak1.pk4"_s));
        QTRY_VERIFY(button("packStart").isEnabled());
    }

    void forcePacksAllTheSame() {
        writeFile(path(u"botfiles/styles/calm.style"_s), kBroken.toByteArray());
        PackDialog& dialog = open();
        auto* force = dialog.findChild<QCheckBox*>(u"packForce"_s);
        QVERIFY(force->isVisible());
        force->setChecked(true);
        QVERIFY2(label("packVerdict").contains(u"will hold"_s), qPrintable(label("packVerdict")));
        packAndWait();
        const auto written = packer::Pak::open(toStdPath(pak()));
        QVERIFY(written.has_value());
        QCOMPARE(written->bytes(written->entries()[2], 1000).value(), kBroken.toByteArray().toStdString());
    }

    /// Insisting is about the errors that were seen.
    void otherErrorsHaveToBeForcedAgain() {
        writeFile(path(u"botfiles/styles/calm.style"_s), kBroken.toByteArray());
        auto* force = open().findChild<QCheckBox*>(u"packForce"_s);
        force->setChecked(true);
        QVERIFY(button("packStart").isEnabled());
        replaceFile(path(u"botfiles/chats/ann.chat"_s), "characterChat \"Ann\" {\n");
        QTRY_VERIFY(!button("packStart").isEnabled());
        QVERIFY(!force->isChecked());
    }

    void whatCannotBeForcedIsNotOffered() {
        writeFile(path(u"addon.conf"_s), "x\n");
        PackDialog& dialog = open();
        QVERIFY(!dialog.findChild<QCheckBox*>(u"packForce"_s)->isVisible());
        QVERIFY(!button("packStart").isEnabled());
    }

    /// Whoever mends the files need not ask again.
    void followsTheFiles() {
        writeFile(path(u"botfiles/styles/calm.style"_s), kBroken.toByteArray());
        open();
        QVERIFY(!button("packStart").isEnabled());
        replaceFile(path(u"botfiles/styles/calm.style"_s), kStyle.toByteArray());
        QTRY_VERIFY(button("packStart").isEnabled());
    }

    void noNewsNoReset() {
        PackDialog& dialog = open();
        auto* table = dialog.planPage().files().findChild<QTreeView*>();
        table->setCurrentIndex(table->model()->index(2, 0));
        QSignalSpy previews{&dialog.controller(), &PackController::previewReady};
        dialog.filesChanged();
        QTRY_COMPARE(previews.size(), 1);
        QCOMPARE(table->currentIndex().row(), 2);
        writeFile(path(u"sound/more.ogg"_s), "x");
        dialog.filesChanged();
        QTRY_COMPARE(table->model()->rowCount(), 5);
    }

    /// The files became bad between the preview and the pack.
    void errorsOfTheLastMomentStopIt() {
        PackDialog& dialog = open();
        writeFile(path(u"botfiles/styles/calm.style"_s), kBroken.toByteArray());
        button("packStart").click();
        QTRY_VERIFY(!dialog.controller().isBusy());
        QVERIFY2(label("packVerdict").contains(u"the pack. Mend"_s), qPrintable(label("packVerdict")));
        QVERIFY(!QFile::exists(pak()));
    }

    void offersToSaveFirst() {
        EditorPane* pane = m_window->tabs().open(path(u"botfiles/styles/calm.style"_s));
        pane->editor().insertAt(u"// hello\n"_s, 0, 0);
        PackDialog& dialog = open();
        auto* save = dialog.findChild<QPushButton*>(u"packSaveAll"_s);
        QVERIFY(save->isVisible());
        save->click();
        QVERIFY(!save->isVisible());
        QVERIFY(!pane->hasUnsavedChanges());
        QTRY_COMPARE(dialog.planPage().files().model().rowCount(), 4);
        QTRY_VERIFY(!dialog.controller().isBusy());
        packAndWait();
        const auto written = packer::Pak::open(toStdPath(pak()));
        QVERIFY(written->bytes(written->entries()[2], 1000)->starts_with("// hello"));
    }

    void stoppingLeavesTheOldPak_data() {
        QTest::addColumn<QString>("how");
        QTest::newRow("stop") << u"stop"_s;
        QTest::newRow("close") << u"close"_s;
        QTest::newRow("escape") << u"escape"_s;
        QTest::newRow("close the folder") << u"folder"_s;
    }

    void stoppingLeavesTheOldPak() {
        QFETCH(const QString, how);
        open();
        packAndWait();
        const QByteArray before = readFile(pak());
        // Enough work that nobody is done before the stop.
        static const QByteArray kNoise = noise(1'000'000);
        for (int i = 0; i < 24; ++i)
            writeFile(path(u"sound/%1.ogg"_s.arg(i)), kNoise + QByteArray::number(i));
        const QStringList names = namesIn(m_folder->path());
        PackDialog& dialog = open();
        button("packStart").click();
        QVERIFY(dialog.controller().isPacking());
        QTRY_VERIFY(dialog.controller().progress().has_value());
        if (how == u"stop")
            button("packStop").click();
        else if (how == u"close")
            dialog.close();
        else if (how == u"escape")
            QTest::keyClick(&dialog, Qt::Key_Escape);
        else
            QVERIFY(m_window->closeFolder());
        QTRY_VERIFY(!dialog.controller().isBusy());
        QVERIFY(readFile(pak()) == before);
        QCOMPARE(namesIn(m_folder->path()), names);
        if (how == u"stop")
            QCOMPARE(label("packVerdict"), u"Stopped. Nothing was written."_s);
        else
            QVERIFY(!dialog.isVisible());
    }

    /// Of three requests in a row only the last one is answered.
    void staleResultsAreDropped() {
        PackController controller;
        QSignalSpy previews{&controller, &PackController::previewReady};
        PackRequest request{
            .source = toStdPath(m_folder->path()), .profile = std::make_shared<parser::Profile>(parser::defaultProfile())};
        for (const QString& name : {u"a.pk4"_s, u"b.pk4"_s, u"c.pk4"_s}) {
            request.target = toStdPath(path(name));
            controller.preview(request);
        }
        QTRY_VERIFY(!controller.isBusy());
        QCOMPARE(previews.size(), 1);
        const auto preview = previews.first().first().value<std::shared_ptr<const PackPreview>>();
        QCOMPARE(fromStdPath(preview->review.plan.target), path(u"c.pk4"_s));
    }

    void anotherTargetAnotherPlan() {
        writeFile(path(u"other.pk4"_s), "no pak\n");
        PackDialog& dialog = open();
        auto* target = dialog.findChild<QComboBox*>(u"packTarget"_s);
        target->setEditText(path(u"other.pk4"_s));
        QVERIFY(dialog.preview() == nullptr);
        QVERIFY(!button("packStart").isEnabled());
        QTRY_VERIFY(dialog.preview() != nullptr);
        QCOMPARE(fromStdPath(dialog.preview()->review.plan.target), path(u"other.pk4"_s));
        QVERIFY2(label("packVerdict").contains(u"cannot be read"_s), qPrintable(label("packVerdict")));
    }

    void wrongTargetsAreNotTaken_data() {
        QTest::addColumn<QString>("target");
        QTest::newRow("none") << QString{};
        QTest::newRow("another kind of file") << u"pak0.zip"_s;
        QTest::newRow("a folder") << u"folder.pk4"_s;
    }

    void wrongTargetsAreNotTaken() {
        QFETCH(const QString, target);
        QVERIFY(QDir{}.mkpath(path(u"folder.pk4"_s)));
        PackDialog& dialog = open();
        dialog.findChild<QComboBox*>(u"packTarget"_s)->setEditText(target);
        QVERIFY(!button("packStart").isEnabled());
        QVERIFY(!label("packVerdict").isEmpty());
    }

    void whyItFailedIsSaid() {
        PackDialog& dialog = open();
        dialog.findChild<QComboBox*>(u"packTarget"_s)->setEditText(u"/proc/nowhere/pak0.pk4"_s);
        QTRY_VERIFY(button("packStart").isEnabled());
        button("packStart").click();
        QTRY_VERIFY(!dialog.controller().isBusy());
        QVERIFY2(label("packVerdict").contains(u"/proc/nowhere"_s), qPrintable(label("packVerdict")));
    }

    void severalPaksAreRemembered() {
        PackDialog& dialog = open();
        auto* target = dialog.findChild<QComboBox*>(u"packTarget"_s);
        QCOMPARE(target->currentText(), pak());
        m_prompter->pak = path(u"release/pak1.pk4"_s);
        QVERIFY(QDir{}.mkpath(path(u"release"_s)));
        button("packBrowse").click();
        QCOMPARE(target->currentText(), m_prompter->pak);
        QTRY_VERIFY(button("packStart").isEnabled());
        packAndWait();
        QVERIFY(QFile::exists(m_prompter->pak));
        open();
        QCOMPARE(target->count(), 2);
        QCOMPARE(target->currentText(), m_prompter->pak);
        QCOMPARE(target->itemText(1), pak());
    }

    void staleMarkComesAndGoes() {
        auto* mark = m_window->findChild<QToolButton*>(u"statusStale"_s);
        QVERIFY(!mark->isVisible());
        open();
        packAndWait();
        m_window->packing().dialog()->close();
        QTRY_VERIFY(!m_window->packing().staleWatch().isBusy());
        QVERIFY(!mark->isVisible());
        replaceFile(path(u"botfiles/styles/calm.style"_s), "style \"calm\" {\n\tset fov 100\n}\n");
        QTRY_VERIFY(mark->isVisible());
        QCOMPARE(mark->text(), u"pak0.pk4 differs from the folder"_s);
        QVERIFY(mark->toolTip().contains(u"botfiles/styles/calm.style"_s));
        mark->click();
        QVERIFY(m_window->packing().dialog()->isVisible());
        QTRY_VERIFY(m_window->packing().dialog()->preview() != nullptr);
        packAndWait();
        QTRY_VERIFY(!mark->isVisible());
        // Another program packs an old state: the mark is about the pak as well as about the folder.
        replaceFile(path(u"botfiles/styles/calm.style"_s), kStyle.toByteArray());
        QTRY_VERIFY(mark->isVisible());
        QVERIFY(QFile::remove(pak()));
        QTRY_VERIFY(!mark->isVisible());
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] QString pak() const { return path(u"pak0.pk4"_s); }

    /// The dialog with its plan, opened as the author opens it.
    PackDialog& open() {
        m_window->actions().pack->trigger();
        PackDialog& dialog = *m_window->packing().dialog();
        [&] {
            QVERIFY(dialog.isVisible());
            QTRY_VERIFY(dialog.preview() != nullptr);
        }();
        return dialog;
    }
    void packAndWait() {
        QTRY_VERIFY(button("packStart").isEnabled());
        button("packStart").click();
        QTRY_VERIFY_WITH_TIMEOUT(button("packAgain").isVisible(), 20'000);
    }
    [[nodiscard]] QPushButton& button(const char* name) const {
        return *m_window->packing().dialog()->findChild<QPushButton*>(QLatin1StringView{name});
    }
    [[nodiscard]] QString label(const char* name) const {
        return m_window->packing().dialog()->findChild<QLabel*>(QLatin1StringView{name})->text();
    }
    [[nodiscard]] QTreeWidget& leftOut() const {
        return *m_window->packing().dialog()->findChild<QTreeWidget*>(u"packLeftOut"_s);
    }

    QTemporaryDir m_cache;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedPrompter> m_prompter;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestPackDialog)
#include "tst_pack_dialog.moc"
