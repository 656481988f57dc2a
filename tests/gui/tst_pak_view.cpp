// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/analysis_controller.h"
#include "app/gui/document/paths.h"
#include "app/gui/editor/code_editor.h"
#include "app/gui/panels/cast/cast_tree_panel.h"
#include "app/gui/panels/problems/problems_panel.h"
#include "app/gui/settings/settings.h"
#include "app/gui/tabs/document_tabs.h"
#include "app/gui/tabs/editor_pane.h"
#include "app/gui/tabs/external_change_bar.h"
#include "app/gui/window/main_window.h"
#include "tests/gui/support/files.h"
#include "tests/gui/support/scripted_prompter.h"
#include "tests/support/zip_builder.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QUrl>

#include <vector>

using namespace castwright;
using namespace castwright::gui;
using namespace castwright::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView kCalm = "style \"calm\" {\n\tset fov 90\n}\n";
constexpr QByteArrayView kAnn = "character \"Ann\" {\n\tinherit \"calm\"\n}\n";

using Files = std::vector<std::pair<std::string, QByteArrayView>>;

QByteArray pakBytes(const Files& files) {
    ZipArchive archive;
    for (const auto& [name, bytes] : files)
        archive.entries.push_back(storedEntry(name, bytes.toByteArray().toStdString()));
    return QByteArray::fromStdString(zipBytes(archive));
}

/// The rows below an index as "title | what follows", in the order of the tree.
QStringList rows(const QAbstractItemModel& model, const QModelIndex& parent = {}) {
    QStringList texts;
    for (int row = 0; row < model.rowCount(parent); ++row)
        texts << model.index(row, 0, parent).data(Qt::AccessibleTextRole).toString();
    return texts;
}

}  // namespace

class TestPakView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>(temporaryFolderInMemory());
        QVERIFY(m_folder->isValid());
        writeFile(
            pak(),
            pakBytes({{"botfiles/styles/calm.style", kCalm}, {"botfiles/characters/ann.bot", kAnn}, {"readme.txt", "hi"}}));
        m_prompter = std::make_unique<ScriptedPrompter>();
        m_window = std::make_unique<MainWindow>(*m_prompter);
        m_window->show();
    }
    void cleanup() {
        m_window.reset();
        m_folder.reset();
    }

    void opensToLookAt() {
        QVERIFY(m_window->openPaths({pak()}).isEmpty());
        QCOMPARE(fromStdPath(m_window->contentRoot()), pak());
        const auto snapshot = settled();
        QCOMPARE(snapshot->load.cast.styles.size(), 1U);
        QCOMPARE(snapshot->load.cast.characters.size(), 1U);
        QVERIFY(!m_window->actions().pack->isEnabled());

        EditorPane* pane = m_window->tabs().open(pak() + u"/botfiles/styles/calm.style"_s);
        QVERIFY(pane != nullptr);
        QCOMPARE(m_window->tabs().tabText(0), u"calm.style — pak0.pk4"_s);
        QVERIFY(m_window->windowTitle().contains(u"calm.style — pak0.pk4"_s));
        QCOMPARE(pane->editor().bytes(), kCalm.toByteArray());
        QTest::keyClicks(&pane->editor(), u"x"_s);
        QCOMPARE(pane->editor().bytes(), kCalm.toByteArray());
        QVERIFY(!m_window->actions().save->isEnabled());
        QVERIFY(pane->document().isReadOnly());
    }

    void cannotBeSavedOver() {
        QVERIFY(m_window->openPaths({pak()}).isEmpty());
        const QByteArray before = readFile(pak());
        EditorPane* pane = m_window->tabs().open(pak() + u"/botfiles/styles/calm.style"_s);
        QVERIFY(!pane->save());
        QCOMPARE(m_prompter->errors.size(), 1);
        QVERIFY2(m_prompter->errors.first().contains(u"a pak is not edited"_s), qPrintable(m_prompter->errors.first()));
        QVERIFY(!pane->saveAs(pak()));
        QVERIFY(!pane->saveAs(pak() + u"/botfiles/styles/other.style"_s));
        QCOMPARE(m_prompter->errors.size(), 3);
        QVERIFY(readFile(pak()) == before);
    }

    void savedElsewhereItIsAFile() {
        QVERIFY(m_window->openPaths({pak()}).isEmpty());
        EditorPane* pane = m_window->tabs().open(pak() + u"/botfiles/styles/calm.style"_s);
        m_prompter->savePath = path(u"copy.style"_s);
        m_window->actions().saveAs->trigger();
        QCOMPARE(m_prompter->suggestions, QStringList{path(u"calm.style"_s)});
        QCOMPARE(readFile(path(u"copy.style"_s)), kCalm.toByteArray());
        QCOMPARE(m_window->tabs().tabText(0), u"copy.style"_s);
        pane->editor().goToByte(0, 0);
        QTest::keyClicks(&pane->editor(), u"//"_s);
        QVERIFY(pane->editor().bytes().startsWith("//"));
    }

    void dropsOpenIt() {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(pak())});
        QDragEnterEvent enter{QPoint{10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier};
        QApplication::sendEvent(m_window.get(), &enter);
        QDropEvent drop{QPointF{10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier};
        QApplication::sendEvent(m_window.get(), &drop);
        QCOMPARE(fromStdPath(m_window->contentRoot()), pak());
    }

    void problemsLeadIntoIt() {
        writeFile(pak(), pakBytes({{"botfiles/styles/calm.style", "style \"calm\" {\n\tset fov\n\tset nothing 1\n}\n"}}));
        QVERIFY(m_window->openPaths({pak()}).isEmpty());
        const auto snapshot = settled();
        QVERIFY(!snapshot->diagnostics.empty());
        m_window->actions().nextProblem->trigger();
        QVERIFY(m_window->tabs().currentPane() != nullptr);
        QCOMPARE(m_window->tabs().currentPane()->document().title(), u"calm.style — pak0.pk4"_s);
        QVERIFY(m_window->tabs().currentPane()->editor().selectedRange().begin > 0);
    }

    void comesBackWithItsTabs() {
        QVERIFY(m_window->openPaths({pak()}).isEmpty());
        QVERIFY(m_window->tabs().open(pak() + u"/botfiles/characters/ann.bot"_s) != nullptr);
        QVERIFY(m_window->closeFolder());
        QCOMPARE(m_window->tabs().count(), 0);
        QVERIFY(m_window->openPaths({pak()}).isEmpty());
        QCOMPARE(m_window->tabs().count(), 1);
        QCOMPARE(m_window->tabs().tabText(0), u"ann.bot — pak0.pk4"_s);
    }

    void followsANewPak() {
        QVERIFY(m_window->openPaths({pak()}).isEmpty());
        EditorPane* pane = m_window->tabs().open(pak() + u"/botfiles/styles/calm.style"_s);
        settled();
        replaceFile(
            pak(),
            pakBytes(
                {{"botfiles/styles/calm.style", "style \"calm\" {\n}\n"},
                 {"botfiles/styles/new.style", "style \"new\" {\n}\n"}}));
        QTRY_COMPARE(pane->editor().bytes(), QByteArray{"style \"calm\" {\n}\n"});
        QTRY_COMPARE(m_window->analysis().snapshot()->load.cast.styles.size(), 2U);
    }

    void whenItGoesNothingIsAsked() {
        QVERIFY(m_window->openPaths({pak()}).isEmpty());
        EditorPane* pane = m_window->tabs().open(pak() + u"/botfiles/styles/calm.style"_s);
        QVERIFY(QFile::remove(pak()));
        QTRY_VERIFY(pane->changeBar().isVisible());
        QCOMPARE(pane->editor().bytes(), kCalm.toByteArray());
        for (const QPushButton* button : pane->changeBar().findChildren<QPushButton*>())
            QVERIFY(!button->isVisible());
        QVERIFY(m_window->closeFolder());
        QVERIFY(m_prompter->unsavedAsked.isEmpty());
    }

    void unpacks_data() {
        QTest::addColumn<bool>("emptyFolder");
        QTest::newRow("into an empty folder") << true;
        QTest::newRow("into a folder of its own") << false;
    }

    void unpacks() {
        QFETCH(const bool, emptyFolder);
        QVERIFY(m_window->openPaths({pak()}).isEmpty());
        QVERIFY(m_window->actions().unpack->isEnabled());
        m_prompter->unpackFolder = path(u"work"_s);
        QVERIFY(QDir{}.mkpath(m_prompter->unpackFolder));
        if (!emptyFolder)
            writeFile(path(u"work/other.txt"_s), "x");
        const QString expected = emptyFolder ? path(u"work"_s) : path(u"work/pak0"_s);
        m_window->actions().unpack->trigger();
        QTRY_COMPARE(fromStdPath(m_window->contentRoot()), expected);
        QCOMPARE(readFile(expected + u"/botfiles/styles/calm.style"_s), kCalm.toByteArray());
        QCOMPARE(readFile(expected + u"/readme.txt"_s), QByteArray{"hi"});
        QVERIFY(m_prompter->errors.isEmpty());
        QVERIFY(m_window->actions().pack->isEnabled());
    }

    /// Each is refused when it is opened, when its bot files are read, or at the latest when it is unpacked; and never writes.
    void hostilePaksAreRefused_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("reason");
        for (const HostileArchive& archive : hostileArchives())
            QTest::newRow(archive.title.c_str())
                << QByteArray::fromStdString(archive.bytes) << QString::fromStdString(archive.reason);
    }

    void hostilePaksAreRefused() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, reason);
        writeFile(pak(), bytes);
        QString told = m_window->openPaths({pak()}).join(u'\n');
        if (told.isEmpty()) {
            told = settled()->rootError;
            if (!told.isEmpty()) {
                const auto* nothing = m_window->findChild<CastTreePanel*>()->findChild<QLabel*>();
                QCOMPARE(nothing->text(), told);
            }
        } else {
            QVERIFY(m_window->contentRoot().empty());
        }
        if (told.isEmpty()) {
            m_prompter->unpackFolder = path(u"work"_s);
            QVERIFY(QDir{}.mkpath(m_prompter->unpackFolder));
            m_window->actions().unpack->trigger();
            QTRY_VERIFY(!m_prompter->errors.isEmpty());
            told = m_prompter->errors.join(u'\n');
            QVERIFY(QDir{path(u"work"_s)}.isEmpty());
        }
        QVERIFY2(told.contains(reason), qPrintable(told));
        QCOMPARE(namesIn(m_folder->path()), QStringList{u"pak0.pk4"_s});
    }

    // --- layers ---

    void showsWhichFileWins() {
        writeFile(path(u"botfiles/styles/calm.style"_s), kCalm.toByteArray());
        writeFile(
            path(u"pak0.pk4"_s),
            pakBytes(
                {{"botfiles/styles/calm.style", kCalm},
                 {"botfiles/styles/Wild.style", "style \"wild\" {\n\tset fov 100\n}\n"},
                 {"botfiles/characters/ann.bot", kAnn}}));
        writeFile(path(u"pak1.pk4"_s), pakBytes({{"botfiles/styles/wild.style", "style \"wild\" {\n\tset fov 120\n}\n"}}));
        QVERIFY(m_window->openFolder(m_folder->path()));
        const auto snapshot = settled();
        QCOMPARE(snapshot->load.cast.styles.size(), 2U);
        QCOMPARE(snapshot->load.cast.characters.size(), 1U);
        QVERIFY(snapshot->find(path(u"botfiles/styles/calm.style"_s)));
        QVERIFY(snapshot->find(path(u"pak1.pk4/botfiles/styles/wild.style"_s)));
        QVERIFY(!snapshot->find(path(u"pak0.pk4/botfiles/styles/Wild.style"_s)));
        // What is inherited is found wherever it is.
        QVERIFY(std::ranges::none_of(snapshot->diagnostics, [](const auto& each) { return each.rule == "load/unknown-style"; }));

        const QTreeView& tree = castTree();
        const QAbstractItemModel& model = *tree.model();
        QCOMPARE(rows(model), (QStringList{u"Styles, 2"_s, u"Characters, 1"_s, u"Not read from pak0.pk4, 2"_s}));
        QCOMPARE(rows(model, model.index(0, 0)), (QStringList{u"calm"_s, u"wild, pak1.pk4"_s}));
        const QModelIndex shadowed = model.index(2, 0);
        QCOMPARE(
            rows(model, shadowed),
            (QStringList{u"Wild.style, pak1.pk4 has another"_s, u"calm.style, the folder has the same"_s}));
        QVERIFY(!tree.isExpanded(shadowed));
        QVERIFY(model.index(0, 0, shadowed)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(path(u"pak1.pk4/botfiles/styles/wild.style"_s)));
        QVERIFY(model.index(0, 0, model.index(0, 0)).data(Qt::ToolTipRole).toString().contains(u"instead of that in pak0.pk4"_s));

        // The loser can be looked at.
        emit m_window->findChild<CastTreePanel*>()->placeActivated(path(u"pak0.pk4/botfiles/styles/Wild.style"_s), 0, 0);
        QCOMPARE(m_window->tabs().tabText(0), u"Wild.style — pak0.pk4"_s);
    }

    void theFolderWinsAsSoonAsItHasTheFile() {
        writeFile(path(u"botfiles/styles/other.style"_s), "style \"other\" {\n}\n");
        QVERIFY(m_window->openFolder(m_folder->path()));
        QVERIFY(settled()->find(path(u"pak0.pk4/botfiles/styles/calm.style"_s)));
        writeFile(path(u"botfiles/styles/calm.style"_s), "style \"calm\" {\n}\n");
        QTRY_VERIFY(m_window->analysis().snapshot()->find(path(u"botfiles/styles/calm.style"_s)));
        const auto& shadowed = m_window->analysis().snapshot()->shadowed;
        QCOMPARE(shadowed.size(), 1U);
        QCOMPARE(shadowed.front().winnerPath, path(u"botfiles/styles/calm.style"_s));
        QVERIFY(QFile::remove(pak()));
        QTRY_VERIFY(m_window->analysis().snapshot()->shadowed.empty());
    }

    /// A pak that was packed from the folder is no ground that the folder stands on.
    void ownPaksDoNotCount() {
        writeFile(path(u"botfiles/styles/other.style"_s), "style \"other\" {\n}\n");
        Settings{}.addPackTarget(m_folder->path(), pak());
        QVERIFY(m_window->openFolder(m_folder->path()));
        const auto snapshot = settled();
        QCOMPARE(snapshot->load.cast.styles.size(), 1U);
        QVERIFY(snapshot->shadowed.empty());
    }

    void aBrokenPakDoesNotLoseTheFolder() {
        writeFile(path(u"botfiles/styles/other.style"_s), "style \"other\" {\n}\n");
        writeFile(pak(), "no pak");
        QVERIFY(m_window->openFolder(m_folder->path()));
        const auto snapshot = settled();
        QCOMPARE(snapshot->load.cast.styles.size(), 1U);
        QVERIFY(snapshot->rootError.isEmpty());
        QVERIFY(std::ranges::any_of(snapshot->diagnostics, [](const auto& each) { return each.rule == "io/unreadable"; }));
        QVERIFY(m_window->tabs().open(pak()) == nullptr);
    }

    /// A pak that another program packed from the folder is seen for what it is; one of other files is not.
    void staleWithoutHavingBeenPackedHere() {
        writeFile(path(u"botfiles/styles/calm.style"_s), "style \"calm\" {\n}\n");
        writeFile(path(u"botfiles/characters/ann.bot"_s), kAnn.toByteArray());
        QVERIFY(m_window->openFolder(m_folder->path()));
        const auto* mark = m_window->findChild<QToolButton*>(u"statusStale"_s);
        QTRY_VERIFY(mark->isVisible());
        replaceFile(pak(), pakBytes({{"botfiles/styles/base.style", "style \"base\" {\n}\n"}}));
        QTRY_VERIFY(!mark->isVisible());
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] QString pak() const { return path(u"pak0.pk4"_s); }

    std::shared_ptr<const Snapshot> settled() const {
        [this] { QTRY_VERIFY(m_window->analysis().snapshot() != nullptr && !m_window->analysis().isBehind()); }();
        return m_window->analysis().snapshot();
    }
    [[nodiscard]] const QTreeView& castTree() const { return *m_window->findChild<CastTreePanel*>()->findChild<QTreeView*>(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedPrompter> m_prompter;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestPakView)
#include "tst_pak_view.moc"
