// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/analysis_controller.h"
#include "app/gui/editor/code_editor.h"
#include "app/gui/panels/cast/cast_tree_panel.h"
#include "app/gui/panels/compare/compare_panel.h"
#include "app/gui/panels/problems/problems_panel.h"
#include "app/gui/panels/traits/trait_panel.h"
#include "app/gui/session/session.h"
#include "app/gui/tabs/document_tabs.h"
#include "app/gui/tabs/editor_pane.h"
#include "app/gui/tabs/external_change_bar.h"
#include "app/gui/window/main_window.h"
#include "tests/gui/support/files.h"
#include "tests/gui/support/scripted_prompter.h"
#include "tests/gui/support/settings.h"

#include <QAction>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUrl>

#include <sys/stat.h>

using namespace castwright;
using namespace castwright::gui;
using namespace castwright::tests;

namespace {

constexpr QByteArrayView kChat = "characterChat \"Ann\" {\n\tchat kill {\n\t\t\"Got you, $other.\"\n\t}\n}\n";

void type(CodeEditor& editor, const QString& text) { QTest::keyClicks(&editor, text); }

}  // namespace

class TestMainWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>(temporaryFolderInMemory());
        QVERIFY(m_folder->isValid());
        writeFile(path("botfiles/styles/calm.style"), "style \"calm\" {\n}\n");
        writeFile(path("botfiles/characters/ann.bot"), "character \"Ann\" {\n\tinherit \"calm\"\n}\n");
        writeFile(path("botfiles/chats/ann.chat"), kChat.toByteArray());
        m_prompter = std::make_unique<ScriptedPrompter>();
        forgetSettings();
    }

    void opensAFolder() {
        MainWindow window{*m_prompter};
        QVERIFY(window.contentRoot().empty());
        QVERIFY(window.openFolder(path("botfiles/chats")));
        QCOMPARE(QString::fromStdString(window.contentRoot().string()), m_folder->path());
        QCOMPARE(Settings{}.recentFolders(), QStringList{m_folder->path()});
        QCOMPARE(window.tabs().count(), 0);
    }

    void refusesAMissingFolder() {
        MainWindow window{*m_prompter};
        QVERIFY(!window.openFolder(path("nowhere")));
        QCOMPARE(m_prompter->errors.size(), 1);
        QVERIFY(m_prompter->errors.first().contains(path("nowhere")));
    }

    void asksWhichOfSeveralFolders() {
        QVERIFY(QDir{}.mkpath(path("games/one/botfiles")));
        QVERIFY(QDir{}.mkpath(path("games/two/botfiles")));
        MainWindow window{*m_prompter};
        QVERIFY(!window.openFolder(path("games")));
        QCOMPARE(m_prompter->contentFoldersAsked.size(), 2);
        m_prompter->contentFolder = path("games/two");
        QVERIFY(window.openFolder(path("games")));
        QCOMPARE(QString::fromStdString(window.contentRoot().string()), path("games/two"));
    }

    void aFileBringsItsFolder() {
        MainWindow window{*m_prompter};
        QVERIFY(window.openPaths({path("botfiles/chats/ann.chat")}).isEmpty());
        QCOMPARE(QString::fromStdString(window.contentRoot().string()), m_folder->path());
        QCOMPARE(window.tabs().count(), 1);
    }

    void tellsWhatCannotBeOpened() {
        MainWindow window{*m_prompter};
        window.openPathsAndTell({path("botfiles/chats/ann.chat"), path("missing.chat")});
        QCOMPARE(window.tabs().count(), 1);
        QCOMPARE(m_prompter->errors.size(), 1);
        QVERIFY(m_prompter->errors.first().contains(path("missing.chat")));
    }

    void oneFileOneTab() {
        QVERIFY(QFile::link(path("botfiles/chats/ann.chat"), path("link.chat")));
        MainWindow window{*m_prompter};
        EditorPane* pane = window.tabs().open(path("botfiles/chats/ann.chat"));
        QVERIFY(pane != nullptr);
        QCOMPARE(window.tabs().open(path("link.chat")), pane);
        QCOMPARE(window.tabs().open(path("botfiles/styles/../chats/ann.chat")), pane);
        QCOMPARE(window.tabs().count(), 1);
    }

    void typeUndoSave() {
        MainWindow window{*m_prompter};
        EditorPane* pane = openAndShow(window, "botfiles/chats/ann.chat");
        QVERIFY(!window.isWindowModified());
        QVERIFY(!window.actions().save->isEnabled());

        pane->editor().goToByte(kChat.indexOf("Got"), kChat.indexOf("Got"));
        type(pane->editor(), QStringLiteral("Ha! "));
        QByteArray expected = kChat.toByteArray();
        expected.insert(kChat.indexOf("Got"), "Ha! ");
        QCOMPARE(pane->editor().bytes(), expected);
        QVERIFY(window.isWindowModified());
        QVERIFY(window.tabs().tabText(0).contains(u'*'));
        QVERIFY(window.actions().save->isEnabled());

        window.actions().undo->trigger();
        QTRY_COMPARE(pane->editor().bytes(), kChat.toByteArray());
        QVERIFY(!window.isWindowModified());
        window.actions().redo->trigger();
        QCOMPARE(pane->editor().bytes(), expected);
        QVERIFY(window.isWindowModified());

        window.actions().save->trigger();
        QCOMPARE(readFile(path("botfiles/chats/ann.chat")), expected);
        QVERIFY(!window.isWindowModified());
        QVERIFY(!window.tabs().tabText(0).contains(u'*'));

        // The undo history outlives the save, and its way back is a change.
        window.actions().undo->trigger();
        QVERIFY(window.isWindowModified());
        QCOMPARE(pane->editor().bytes(), kChat.toByteArray());
    }

    void onlyTheEditedBytesChange_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("CRLF") << QByteArray{"one\r\nHERE\r\nthree\r\n"};
        QTest::newRow("CR") << QByteArray{"one\rHERE\rthree\r"};
        QTest::newRow("mixed line ends") << QByteArray{"one\nHERE\r\nthree\rfour"};
        QTest::newRow("byte order mark") << QByteArray{"\xEF\xBB\xBF// a\nHERE\n"};
        QTest::newRow("NUL") << QByteArray{"a\0b\nHERE\n\0\0", 12};
        QTest::newRow("invalid UTF-8") << QByteArray{"// \xFF\xFE\xC0\x80\n\xE2\x82\nHERE\xF0\n"};
        QTest::newRow("Windows-1252") << QByteArray{"// caf\xE9 \x93quoted\x94\nHERE\n"};
        QTest::newRow("no line end") << QByteArray{"HERE"};
        QTest::newRow("tabs and trailing blanks") << QByteArray{"\t a \t \n  HERE\t\n\n\n"};
    }

    void onlyTheEditedBytesChange() {
        QFETCH(QByteArray, bytes);
        writeFile(path("botfiles/chats/odd.chat"), bytes);
        MainWindow window{*m_prompter};
        EditorPane* pane = openAndShow(window, "botfiles/chats/odd.chat");
        QCOMPARE(pane->editor().bytes(), bytes);
        QVERIFY(!pane->editor().isModified());
        const qsizetype place = bytes.indexOf("HERE");
        pane->editor().goToByte(place, place + 4);
        type(pane->editor(), QStringLiteral("x y"));
        window.actions().save->trigger();
        QCOMPARE(m_prompter->errors, QStringList{});
        QCOMPARE(readFile(path("botfiles/chats/odd.chat")), QByteArray{bytes}.replace("HERE", "x y"));
    }

    void emptiedFileIsSaved() {
        MainWindow window{*m_prompter};
        EditorPane* pane = openAndShow(window, "botfiles/chats/ann.chat");
        window.actions().selectAll->trigger();
        QTest::keyClick(&pane->editor(), Qt::Key_Delete);
        window.actions().save->trigger();
        QCOMPARE(readFile(path("botfiles/chats/ann.chat")), QByteArray{});
        QVERIFY(!window.isWindowModified());
    }

    void failedSaveStaysModified() {
        MainWindow window{*m_prompter};
        EditorPane* pane = openAndShow(window, "botfiles/chats/ann.chat");
        type(pane->editor(), QStringLiteral("x"));
        QCOMPARE(::chmod(QFile::encodeName(path("botfiles/chats/ann.chat")).constData(), 0444), 0);
        window.actions().save->trigger();
        QCOMPARE(m_prompter->errors.size(), 1);
        QVERIFY(pane->editor().isModified());
        QVERIFY(window.isWindowModified());
        QCOMPARE(readFile(path("botfiles/chats/ann.chat")), kChat.toByteArray());
        // Saved elsewhere, nothing is lost.
        m_prompter->savePath = path("botfiles/chats/other.chat");
        window.actions().saveAs->trigger();
        QVERIFY(!window.isWindowModified());
        QCOMPARE(readFile(path("botfiles/chats/other.chat")), pane->editor().bytes());
    }

    void failedSaveInReadOnlyFolder() {
        MainWindow window{*m_prompter};
        EditorPane* pane = openAndShow(window, "botfiles/chats/ann.chat");
        type(pane->editor(), QStringLiteral("x"));
        QCOMPARE(::chmod(QFile::encodeName(m_folder->path()).constData(), 0755), 0);
        QCOMPARE(::chmod(QFile::encodeName(path("botfiles/chats/ann.chat")).constData(), 0666), 0);
        QCOMPARE(::chmod(QFile::encodeName(path("botfiles/chats")).constData(), 0555), 0);
        {
            const WithoutPrivileges somebody;
            if (!WithoutPrivileges::work())
                QSKIP("An administrator may write anywhere.");
            window.actions().save->trigger();
        }
        QCOMPARE(::chmod(QFile::encodeName(path("botfiles/chats")).constData(), 0755), 0);
        QCOMPARE(m_prompter->errors.size(), 1);
        QVERIFY(window.isWindowModified());
        window.actions().save->trigger();
        QVERIFY(!window.isWindowModified());
    }

    void saveAllSavesWhatIsModified() {
        MainWindow window{*m_prompter};
        EditorPane* chat = openAndShow(window, "botfiles/chats/ann.chat");
        type(chat->editor(), QStringLiteral("1"));
        EditorPane* style = window.tabs().open(path("botfiles/styles/calm.style"));
        type(style->editor(), QStringLiteral("2"));
        window.actions().saveAll->trigger();
        QVERIFY(readFile(path("botfiles/chats/ann.chat")).startsWith('1'));
        QVERIFY(readFile(path("botfiles/styles/calm.style")).startsWith('2'));
        QVERIFY(!window.actions().saveAll->isEnabled());
    }

    void cleanFileFollowsTheDisk() {
        QByteArray lines;
        for (int i = 0; i < 400; ++i)
            lines += QByteArray::number(i) + '\n';
        writeFile(path("botfiles/chats/long.chat"), lines);
        MainWindow window{*m_prompter};
        EditorPane* pane = openAndShow(window, "botfiles/chats/long.chat");
        const qsizetype caret = lines.indexOf("\n300\n") + 1;
        pane->editor().goToByte(caret, caret);
        pane->editor().setFirstVisibleLine(290);
        for (int i = 0; i < 5; ++i) {
            const QByteArray bytes = lines + "changed " + QByteArray::number(i) + '\n';
            replaceFile(path("botfiles/chats/long.chat"), bytes);
            QTRY_COMPARE(pane->editor().bytes(), bytes);
            QVERIFY(!pane->editor().isModified());
            QVERIFY(!pane->changeBar().isVisible());
            QCOMPARE(pane->editor().caretByte(), caret);
            QCOMPARE(pane->editor().firstVisibleLine(), 290);
        }
        // Our own save is no news.
        type(pane->editor(), QStringLiteral("x"));
        window.actions().save->trigger();
        QTest::qWait(400);
        QVERIFY(!pane->changeBar().isVisible());
        QVERIFY(pane->editor().isUndoAvailable());
    }

    void modifiedFileShowsTheBar() {
        MainWindow window{*m_prompter};
        EditorPane* pane = openAndShow(window, "botfiles/chats/ann.chat");
        type(pane->editor(), QStringLiteral("mine"));
        const QByteArray mine = pane->editor().bytes();
        for (int i = 0; i < 5; ++i) {
            replaceFile(path("botfiles/chats/ann.chat"), "theirs " + QByteArray::number(i));
            QTRY_VERIFY(pane->changeBar().isVisible());
            QCOMPARE(pane->editor().bytes(), mine);
            Q_EMIT pane->changeBar().keepRequested();
            QVERIFY(!pane->changeBar().isVisible());
            QVERIFY(pane->editor().isModified());
        }
        // Kept: the next save asks nothing.
        window.actions().save->trigger();
        QVERIFY(m_prompter->overwriteAsked.isEmpty());
        QCOMPARE(readFile(path("botfiles/chats/ann.chat")), mine);
    }

    void reloadFromTheBar() {
        MainWindow window{*m_prompter};
        EditorPane* pane = openAndShow(window, "botfiles/chats/ann.chat");
        type(pane->editor(), QStringLiteral("mine"));
        replaceFile(path("botfiles/chats/ann.chat"), "theirs\n");
        QTRY_VERIFY(pane->changeBar().isVisible());
        Q_EMIT pane->changeBar().reloadRequested();
        QCOMPARE(pane->editor().bytes(), "theirs\n");
        QVERIFY(!window.isWindowModified());
        QVERIFY(!pane->changeBar().isVisible());
    }

    void savingOverAChangeAsks() {
        MainWindow window{*m_prompter};
        EditorPane* pane = openAndShow(window, "botfiles/chats/ann.chat");
        type(pane->editor(), QStringLiteral("mine"));
        // Before the watcher has noticed.
        replaceFile(path("botfiles/chats/ann.chat"), "theirs\n");
        window.actions().save->trigger();
        QCOMPARE(m_prompter->overwriteAsked.size(), 1);
        QVERIFY(pane->changeBar().isVisible());
        QCOMPARE(readFile(path("botfiles/chats/ann.chat")), "theirs\n");
        QVERIFY(window.isWindowModified());
        m_prompter->overwriteAnswer = true;
        window.actions().save->trigger();
        QCOMPARE(readFile(path("botfiles/chats/ann.chat")), pane->editor().bytes());
        QVERIFY(!window.isWindowModified());
    }

    void deletedFileStays() {
        MainWindow window{*m_prompter};
        EditorPane* pane = openAndShow(window, "botfiles/chats/ann.chat");
        QVERIFY(QFile::remove(path("botfiles/chats/ann.chat")));
        QTRY_VERIFY(pane->changeBar().isVisible());
        QCOMPARE(pane->editor().bytes(), kChat.toByteArray());
        QVERIFY(pane->hasUnsavedChanges());
        Q_EMIT pane->changeBar().saveRequested();
        QCOMPARE(readFile(path("botfiles/chats/ann.chat")), kChat.toByteArray());
        QVERIFY(!pane->hasUnsavedChanges());
        QVERIFY(!pane->changeBar().isVisible());
    }

    void twoWindowsOfOneFile() {
        MainWindow first{*m_prompter};
        MainWindow second{*m_prompter};
        EditorPane* here = openAndShow(first, "botfiles/chats/ann.chat");
        EditorPane* there = openAndShow(second, "botfiles/chats/ann.chat");
        type(here->editor(), QStringLiteral("x"));
        first.actions().save->trigger();
        QTRY_COMPARE(there->editor().bytes(), here->editor().bytes());
        QVERIFY(!there->editor().isModified());
        type(here->editor(), QStringLiteral("y"));
        type(there->editor(), QStringLiteral("z"));
        first.actions().save->trigger();
        QTRY_VERIFY(there->changeBar().isVisible());
        QVERIFY(!here->changeBar().isVisible());
    }

    void closingAsksOnceForAll_data() {
        QTest::addColumn<int>("answer");
        QTest::addColumn<bool>("closes");
        QTest::addColumn<bool>("saves");
        QTest::newRow("save") << static_cast<int>(Prompter::UnsavedAnswer::Save) << true << true;
        QTest::newRow("discard") << static_cast<int>(Prompter::UnsavedAnswer::Discard) << true << false;
        QTest::newRow("cancel") << static_cast<int>(Prompter::UnsavedAnswer::Cancel) << false << false;
    }

    void closingAsksOnceForAll() {
        QFETCH(int, answer);
        QFETCH(bool, closes);
        QFETCH(bool, saves);
        m_prompter->unsavedAnswer = static_cast<Prompter::UnsavedAnswer>(answer);
        MainWindow window{*m_prompter};
        EditorPane* chat = openAndShow(window, "botfiles/chats/ann.chat");
        type(chat->editor(), QStringLiteral("1"));
        EditorPane* style = window.tabs().open(path("botfiles/styles/calm.style"));
        type(style->editor(), QStringLiteral("2"));
        window.tabs().open(path("botfiles/characters/ann.bot"));
        QCOMPARE(window.close(), closes);
        QCOMPARE(m_prompter->unsavedAsked, (QList<QStringList>{{QStringLiteral("ann.chat"), QStringLiteral("calm.style")}}));
        QCOMPARE(readFile(path("botfiles/chats/ann.chat")).startsWith('1'), saves);
        QCOMPARE(readFile(path("botfiles/styles/calm.style")).startsWith('2'), saves);
        QCOMPARE(window.tabs().count(), closes ? 0 : 3);
    }

    void closingDoesNotLoseWhatCannotBeSaved() {
        m_prompter->unsavedAnswer = Prompter::UnsavedAnswer::Save;
        MainWindow window{*m_prompter};
        EditorPane* pane = openAndShow(window, "botfiles/chats/ann.chat");
        type(pane->editor(), QStringLiteral("1"));
        QCOMPARE(::chmod(QFile::encodeName(path("botfiles/chats/ann.chat")).constData(), 0444), 0);
        QVERIFY(!window.close());
        QCOMPARE(window.tabs().count(), 1);
        QCOMPARE(m_prompter->errors.size(), 1);
    }

    void closingWithoutChangesAsksNothing() {
        MainWindow window{*m_prompter};
        openAndShow(window, "botfiles/chats/ann.chat");
        QVERIFY(window.close());
        QVERIFY(m_prompter->unsavedAsked.isEmpty());
    }

    void sessionComesBack() {
        QByteArray lines;
        for (int i = 0; i < 200; ++i)
            lines += QByteArray::number(i) + '\n';
        writeFile(path("botfiles/chats/long.chat"), lines);
        {
            MainWindow window{*m_prompter};
            QVERIFY(window.openFolder(m_folder->path()));
            openAndShow(window, "botfiles/characters/ann.bot");
            EditorPane* pane = openAndShow(window, "botfiles/chats/long.chat");
            pane->editor().goToByte(300, 300);
            pane->editor().setFirstVisibleLine(100);
            openAndShow(window, "botfiles/styles/calm.style");
            window.tabs().setCurrentIndex(1);
            QVERIFY(window.close());
        }
        QVERIFY(QFile::remove(path("botfiles/characters/ann.bot")));
        MainWindow window{*m_prompter};
        window.show();
        QVERIFY(window.openFolder(m_folder->path()));
        QCOMPARE(window.tabs().count(), 2);
        QCOMPARE(window.tabs().currentPane()->document().name(), QStringLiteral("long.chat"));
        QCOMPARE(window.tabs().currentPane()->editor().caretByte(), 300);
        QCOMPARE(window.tabs().currentPane()->editor().firstVisibleLine(), 100);
        QVERIFY(m_prompter->errors.isEmpty());
    }

    void brokenSessionDoesNotBlock() {
        writeFile(sessionPath(m_folder->path()), R"({"version": 1, "active": 9, "files": [{"path": "botfiles/chats/ann.chat",
            "caret": 99999999, "firstLine": 99999999}, {"path": "../../../../dev/null"}, {"path": "botfiles"}, 5]})");
        MainWindow window{*m_prompter};
        QVERIFY(window.openFolder(m_folder->path()));
        QCOMPARE(window.tabs().count(), 1);
        QVERIFY(m_prompter->errors.isEmpty());
    }

    void newFiles() {
        MainWindow window{*m_prompter};
        m_prompter->newFile = NewFileRequest{.name = QStringLiteral("Dr. Kay"), .style = QStringLiteral("calm")};
        // Without a folder: nowhere yet.
        window.newFile(parser::ContentKind::Character);
        QVERIFY(window.tabs().currentPane()->document().isUntitled());
        QCOMPARE(window.tabs().currentPane()->document().name(), QStringLiteral("dr_kay.bot"));
        m_prompter->savePath = path("kay.bot");
        window.actions().save->trigger();
        QVERIFY(readFile(path("kay.bot")).contains("character \"Dr. Kay\""));

        QVERIFY(window.openFolder(m_folder->path()));
        window.newFile(parser::ContentKind::Character);
        QCOMPARE(window.tabs().currentPane()->document().path(), path("botfiles/characters/dr_kay.bot"));
        QVERIFY(readFile(path("botfiles/characters/dr_kay.bot")).contains("inherit\t\"calm\""));
        QVERIFY(!window.isWindowModified());
        // Not over what is there.
        window.newFile(parser::ContentKind::Character);
        QCOMPARE(m_prompter->errors.size(), 1);
    }

    void newFileMakesTheFolders() {
        QVERIFY(QDir{}.mkpath(path("empty")));
        MainWindow window{*m_prompter};
        QVERIFY(window.openFolder(path("empty")));
        m_prompter->newFile = NewFileRequest{.name = QStringLiteral("wild"), .style = {}};
        window.newFile(parser::ContentKind::Style);
        QCOMPARE(readFile(path("empty/botfiles/styles/wild.style")), "style \"wild\" {\n}\n");
    }

    void saveAsRefusesAFileOfAnotherTab() {
        MainWindow window{*m_prompter};
        openAndShow(window, "botfiles/chats/ann.chat");
        openAndShow(window, "botfiles/styles/calm.style");
        m_prompter->savePath = path("botfiles/chats/ann.chat");
        window.actions().saveAs->trigger();
        QCOMPARE(m_prompter->errors.size(), 1);
        QCOMPARE(readFile(path("botfiles/chats/ann.chat")), kChat.toByteArray());
    }

    void sameNamesAreToldApart() {
        writeFile(path("other/botfiles/chats/ann.chat"), "x");
        writeFile(path("third/ann.chat"), "x");
        MainWindow window{*m_prompter};
        window.tabs().open(path("botfiles/chats/ann.chat"));
        QCOMPARE(window.tabs().tabText(0), QStringLiteral("ann.chat"));
        window.tabs().open(path("third/ann.chat"));
        QCOMPARE(window.tabs().tabText(0), QStringLiteral("chats/ann.chat"));
        QCOMPARE(window.tabs().tabText(1), QStringLiteral("third/ann.chat"));
        window.tabs().open(path("other/botfiles/chats/ann.chat"));
        QCOMPARE(window.tabs().tabText(2), QStringLiteral("other/botfiles/chats/ann.chat"));
    }

    void dropsOpen() {
        MainWindow window{*m_prompter};
        EditorPane* pane = openAndShow(window, "botfiles/chats/ann.chat");
        drop(window, path("botfiles/styles/calm.style"));
        QCOMPARE(window.tabs().count(), 2);
        // On the text, too, and not as text.
        drop(*pane->editor().viewport(), path("botfiles/characters/ann.bot"));
        QCOMPARE(window.tabs().count(), 3);
        QCOMPARE(pane->editor().bytes(), kChat.toByteArray());
    }

    void middleClickCloses() {
        MainWindow window{*m_prompter};
        openAndShow(window, "botfiles/chats/ann.chat");
        openAndShow(window, "botfiles/styles/calm.style");
        QTabBar* bar = window.tabs().tabBar();
        QTest::mouseClick(bar, Qt::MiddleButton, {}, bar->tabRect(0).center());
        QCOMPARE(window.tabs().count(), 1);
        QCOMPARE(window.tabs().currentPane()->document().name(), QStringLiteral("calm.style"));
    }

    void problemAppearsAndIsJumpedTo() {
        MainWindow window{*m_prompter};
        QVERIFY(window.openFolder(m_folder->path()));
        EditorPane* pane = openAndShow(window, "botfiles/characters/ann.bot");
        auto* problems = window.findChild<ProblemsPanel*>();
        auto* counts = window.findChild<QToolButton*>(QStringLiteral("statusProblems"));
        QTRY_VERIFY(window.analysis().snapshot() != nullptr && !window.analysis().isBehind());
        const int before = problems->errors() + problems->warnings();

        const qsizetype place = pane->editor().bytes().indexOf("\"calm\"");
        pane->editor().goToByte(place, place + 6);
        type(pane->editor(), QStringLiteral("nobody"));
        QTRY_VERIFY(problems->errors() + problems->warnings() > before);
        QTRY_VERIFY(!window.analysis().isBehind());
        QVERIFY(!counts->isHidden());
        QVERIFY(window.actions().nextProblem->isEnabled());

        // Typing above it meanwhile does not lead the jump astray.
        pane->editor().goToByte(0, 0);
        type(pane->editor(), QStringLiteral("/* new */ "));
        window.actions().nextProblem->trigger();
        QCOMPARE(window.tabs().currentPane(), pane);
        QVERIFY(pane->editor().selectedRange().begin > 10);

        while (pane->editor().isUndoAvailable())
            window.actions().undo->trigger();
        QTRY_COMPARE(problems->errors() + problems->warnings(), before);
    }

    void filesThatComeAndGoAreSeen() {
        MainWindow window{*m_prompter};
        QVERIFY(window.openFolder(m_folder->path()));
        const auto styles = [&window] {
            const auto snapshot = window.analysis().snapshot();
            return snapshot ? snapshot->load.cast.styles.size() : 0;
        };
        QTRY_COMPARE(styles(), 1U);
        writeFile(path("botfiles/styles/wild.style"), "style \"wild\" {\n}\n");
        QTRY_COMPARE(styles(), 2U);
        QVERIFY(QFile::remove(path("botfiles/styles/wild.style")));
        QTRY_COMPARE(styles(), 1U);
        // A new file offers what the cast has.
        window.newFile(parser::ContentKind::Character);
        QCOMPARE(m_prompter->newFileContext.styles, QStringList{QStringLiteral("calm")});
    }

    void fixesAreAppliedToTheTextTheyAreFor() {
        MainWindow window{*m_prompter};
        QVERIFY(window.openFolder(m_folder->path()));
        QTRY_VERIFY(window.analysis().snapshot() != nullptr);
        auto* problems = window.findChild<ProblemsPanel*>();
        const QString file = path("botfiles/styles/calm.style");
        // A file that is not open yet: as it was on disk.
        Q_EMIT problems->editRequested(file, {{.range = {7, 11}, .replacement = "cool"}}, 0);
        EditorPane* pane = window.tabs().find(file);
        QVERIFY(pane != nullptr);
        QCOMPARE(pane->editor().bytes(), "style \"cool\" {\n}\n");
        const quint64 revision = pane->editor().revision();
        type(pane->editor(), QStringLiteral("x"));
        const QByteArray now = pane->editor().bytes();
        Q_EMIT problems->editRequested(file, {{.range = {0, 1}, .replacement = "y"}}, revision);
        QCOMPARE(pane->editor().bytes(), now);
        Q_EMIT problems->editRequested(file, {{.range = {0, 1}, .replacement = "y"}}, pane->editor().revision());
        QVERIFY(pane->editor().bytes() != now);
        window.actions().undo->trigger();
        QCOMPARE(pane->editor().bytes(), now);
    }

    void keysReachEveryPanel() {
        MainWindow window{*m_prompter};
        QVERIFY(window.openFolder(m_folder->path()));
        EditorPane* pane = openAndShow(window, "botfiles/styles/calm.style");
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const auto focusIn = [](const QWidget& area) { return area.isAncestorOf(QApplication::focusWidget()); };
        const auto& cast = *window.findChild<CastTreePanel*>();
        const auto& problems = *window.findChild<ProblemsPanel*>();
        const auto& traits = *window.findChild<TraitPanel*>();
        pane->editor().setFocus();
        QTRY_VERIFY(focusIn(window.tabs()));
        QTRY_VERIFY(window.analysis().snapshot() != nullptr);
        window.actions().nextArea->trigger();
        QTRY_VERIFY(focusIn(traits));
        window.actions().nextArea->trigger();
        QTRY_VERIFY(focusIn(problems));
        window.actions().nextArea->trigger();
        QTRY_VERIFY(focusIn(cast));
        window.actions().previousArea->trigger();
        QTRY_VERIFY(focusIn(problems));
        window.actions().previousArea->trigger();
        QTRY_VERIFY(focusIn(traits));
        window.actions().previousArea->trigger();
        QTRY_VERIFY(focusIn(window.tabs()));
    }

    void traitsFollowTheCaret() {
        MainWindow window{*m_prompter};
        QVERIFY(window.openFolder(m_folder->path()));
        EditorPane* pane = openAndShow(window, "botfiles/styles/calm.style");
        const auto& traits = *window.findChild<TraitPanel*>();
        QTRY_VERIFY(traits.picture() != nullptr);
        QTRY_COMPARE(traits.picture()->name, QStringLiteral("calm"));
        const QByteArray before = pane->editor().bytes();
        const auto end = static_cast<std::uint32_t>(before.size());
        const std::vector<parser::TextEdit> edits{{.range = {end, end}, .replacement = "// more\n"}};
        Q_EMIT window.findChild<TraitPanel*>()->editRequested(pane->document().path(), edits, pane->editor().revision());
        QCOMPARE(pane->editor().bytes(), before + "// more\n");
        window.actions().undo->trigger();
        QCOMPARE(pane->editor().bytes(), before);
    }

    void comparesInADockOfItsOwn() {
        MainWindow window{*m_prompter};
        QVERIFY(window.openFolder(m_folder->path()));
        EditorPane* pane = openAndShow(window, "botfiles/styles/calm.style");
        auto& compare = *window.findChild<ComparePanel*>();
        auto& dock = *window.findChild<QDockWidget*>(QStringLiteral("compareDock"));
        QTRY_VERIFY(window.analysis().snapshot() != nullptr);
        QVERIFY(dock.isHidden());
        QVERIFY(!compare.picture());
        dock.toggleViewAction()->trigger();
        QTRY_VERIFY(compare.picture() != nullptr);
        QCOMPARE(compare.picture()->subjects[compare.picture()->reference].name, QStringLiteral("calm"));
        // It shares its place with the problems: one of them is seen, and that one gets the focus.
        const auto& problems = *window.findChild<ProblemsPanel*>();
        QTRY_VERIFY(problems.visibleRegion().isEmpty());
        QVERIFY(QTest::qWaitForWindowActive(&window));
        pane->editor().setFocus();
        window.actions().nextArea->trigger();
        window.actions().nextArea->trigger();
        QTRY_VERIFY(compare.isAncestorOf(QApplication::focusWidget()));
        window.findChild<QDockWidget*>(QStringLiteral("problemsDock"))->raise();
        QTRY_VERIFY(compare.visibleRegion().isEmpty());
        const auto before = compare.picture();
        window.goToPlace(path("botfiles/characters/ann.bot"), 0, 0);
        QTest::qWait(100);
        QCOMPARE(compare.picture(), before);
        dock.raise();
        QTRY_VERIFY(compare.picture() != before);
    }

    void everyActionHasItsOwnShortcut() {
        MainWindow window{*m_prompter};
        QSet<QString> seen;
        for (const QAction* action : window.findChildren<QAction*>()) {
            for (const QKeySequence& key : action->shortcuts()) {
                QVERIFY2(!seen.contains(key.toString()), qPrintable(key.toString()));
                seen.insert(key.toString());
            }
        }
        QVERIFY(seen.contains(QStringLiteral("Ctrl+S")));
    }

    void placesAreOpened() {
        MainWindow window{*m_prompter};
        window.goToPlace(path("botfiles/chats/ann.chat"), 5, 9);
        EditorPane* pane = window.tabs().currentPane();
        QVERIFY(pane != nullptr);
        QCOMPARE(pane->editor().selectedText(), QString::fromLatin1(kChat.mid(5, 4)));
    }

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }

    EditorPane* openAndShow(MainWindow& window, const char* name) const {
        window.show();
        EditorPane* pane = window.tabs().open(path(name));
        pane->editor().setFocus();
        return pane;
    }

    static void drop(QWidget& widget, const QString& file) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        data.setText(file);
        const QPoint place = widget.rect().center();
        QDragEnterEvent enter{place, Qt::CopyAction, &data, Qt::LeftButton, {}};
        QApplication::sendEvent(&widget, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent dropped{QPointF{place}, Qt::CopyAction, &data, Qt::LeftButton, {}};
        QApplication::sendEvent(&widget, &dropped);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedPrompter> m_prompter;
};

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
