// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/main_window.h"

#include "app/gui/analysis/analysis_controller.h"
#include "app/gui/document/pak_path.h"
#include "app/gui/document/paths.h"
#include "app/gui/editor/code_editor.h"
#include "app/gui/editor/search/find_bar.h"
#include "app/gui/editor/snapshot_marks.h"
#include "app/gui/export/export_file.h"
#include "app/gui/pack/pack_coordinator.h"
#include "app/gui/panels/parts/problem_source.h"
#include "app/gui/tabs/document_tabs.h"
#include "app/gui/tabs/editor_pane.h"
#include "app/gui/theme/icons.h"
#include "app/gui/window/caret_status.h"
#include "app/gui/window/file_drop.h"
#include "app/gui/window/folder_session.h"
#include "app/gui/window/new_file.h"
#include "app/gui/window/panel_docks.h"
#include "app/gui/window/start_page.h"
#include "app/gui/window/status_bar.h"
#include "app/gui/window/text_actions.h"
#include "app/version.h"
#include "parser/loader/content_folder.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace castwright::gui {

using namespace std::chrono_literals;

namespace {

/// Grows when panels come or go: what an older program has saved would put a new one anywhere.
constexpr int kArrangement = 1;

}  // namespace

MainWindow::MainWindow(Prompter& prompter, QWidget* parent)
    : QMainWindow{parent},
      m_prompter{prompter},
      m_profile{std::make_shared<parser::Profile>(parser::defaultProfile())},
      m_actions{makeActions(*this)},
      m_tabs{new DocumentTabs{prompter}},
      m_findBar{new FindBar},
      m_startPage{new StartPage},
      m_middle{new QStackedWidget{this}},
      m_folder{new FolderSession{prompter, m_settings, *m_tabs, this}},
      m_status{new StatusBar{this}},
      m_drop{new FileDrop{this}},
      m_analysis{new AnalysisController{this}},
      m_text{new TextActions{m_actions, *m_tabs, *m_findBar, *m_analysis, prompter, this}},
      m_panels{new PanelDocks{*this, *m_actions.view}} {
    setWindowIcon(applicationIcon());
    m_middle->addWidget(m_startPage);
    auto* files = new QWidget;
    auto* layout = new QVBoxLayout{files};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(m_findBar);
    m_findBar->hide();
    m_middle->addWidget(files);
    setCentralWidget(m_middle);
    setStatusBar(m_status);
    m_status->setProfile(QString::fromStdString(m_profile->title));
    m_drop->installOn(*this);
    connect(m_drop, &FileDrop::dropped, this, &MainWindow::openPathsAndTell);

    m_statusTimer.setSingleShot(true);
    m_statusTimer.setInterval(30ms);
    connect(&m_statusTimer, &QTimer::timeout, this, &MainWindow::refreshStatus);

    connectPanels();
    connectActions();
    connectFolder();
    connectTabs();
    connectAnalysis();
    connectPacking();
    rebuildRecentFolders();
    setAppearance(m_settings.appearance());

    resize(1200, 760);
    m_panels->arrange();
    restoreGeometry(m_settings.windowGeometry());
    restoreState(m_settings.windowState(), kArrangement);
    refreshActions();
    refreshTitle();
    refreshStatus();
}

MainWindow::~MainWindow() {
    // What goes one by one with the window has nobody to tell any more.
    for (const EditorPane* pane : m_tabs->panes())
        pane->editor().disconnect(this);
    m_tabs->disconnect(this);
    m_analysis->disconnect(this);
}

bool MainWindow::openFolder(const QString& folder, Restore restore, QString* error) {
    return m_folder->openFolder(folder, restore, error);
}

bool MainWindow::closeFolder() { return m_folder->close(); }

const std::filesystem::path& MainWindow::contentRoot() const { return m_folder->root(); }

void MainWindow::saveSessionNow() { m_folder->saveSessionNow(); }

void MainWindow::goToPlace(const QString& path, qsizetype begin, qsizetype end) { m_text->goToPlace(path, begin, end); }

QStringList MainWindow::openPaths(const QStringList& paths) {
    QStringList errors;
    for (const QString& path : paths) {
        QString error;
        if (QFileInfo{path}.isDir() || isPakFile(path)) {
            if (!openFolder(path, Restore::LastFiles, &error) && !error.isEmpty())
                errors.append(error);
            continue;
        }
        const auto root = parser::contentRootOf(toStdPath(QFileInfo{path}.absolutePath()));
        if (contentRoot().empty() && m_tabs->count() == 0 && root && QFileInfo::exists(path))
            openFolder(fromStdPath(*root), Restore::Nothing);
        if (m_tabs->open(path, &error) == nullptr)
            errors.append(error);
    }
    return errors;
}

void MainWindow::openPathsAndTell(const QStringList& paths) {
    if (const QStringList errors = openPaths(paths); !errors.isEmpty())
        m_prompter.showError(errors.join(u'\n'));
}

void MainWindow::newFile(parser::ContentKind kind) {
    const NewFilePlace place{.root = m_folder->isPakOpen() ? std::filesystem::path{} : contentRoot()};
    if (const QString path = makeNewFile(kind, place, m_analysis->snapshot().get(), *m_tabs, m_prompter); !path.isEmpty())
        openPathsAndTell({path});
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!closeFolder()) {
        event->ignore();
        return;
    }
    m_settings.setWindow(saveGeometry(), saveState(kArrangement));
    event->accept();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    // Some file systems never tell of changes; coming back from another program is when they matter.
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) {
        m_tabs->checkDisk();
        m_contentWatch.checkNow();
    }
}

void MainWindow::connectPanels() {
    connect(m_panels, &PanelDocks::placeActivated, m_text, &TextActions::goToPlace);
    connect(m_panels, &PanelDocks::editRequested, m_text, &TextActions::applyEdits);
    connect(m_panels, &PanelDocks::saveRequested, this, &MainWindow::exportFile);
    connect(m_status, &StatusBar::problemsClicked, m_panels, &PanelDocks::showProblems);
}

void MainWindow::connectActions() {
    using enum parser::ContentKind;
    connect(m_actions.newStyle, &QAction::triggered, this, [this] { newFile(Style); });
    connect(m_actions.newCharacter, &QAction::triggered, this, [this] { newFile(Character); });
    connect(m_actions.newChat, &QAction::triggered, this, [this] { newFile(Chat); });
    const auto askFolder = [this] {
        if (const QString folder = m_prompter.askFolder(m_folder->folderForFiles()); !folder.isEmpty())
            openFolder(folder);
    };
    connect(m_actions.openFolder, &QAction::triggered, this, askFolder);
    connect(m_startPage, &StartPage::openFolderRequested, this, askFolder);
    connect(m_startPage, &StartPage::newCharacterRequested, this, [this] { newFile(Character); });
    connect(
        m_startPage, &StartPage::folderChosen, this, [this](const QString& folder) { openFolder(folder); }, Qt::QueuedConnection);
    connect(m_actions.openFiles, &QAction::triggered, this, [this] {
        openPathsAndTell(m_prompter.askFiles(m_folder->folderForFiles()));
    });

    connect(m_actions.save, &QAction::triggered, this, [this] {
        if (EditorPane* pane = m_tabs->currentPane(); pane != nullptr && m_tabs->save(*pane, m_folder->folderForFiles()))
            m_status->showMessage(tr("“%1” is saved.").arg(pane->document().name()), 3000);
    });
    connect(m_actions.saveAs, &QAction::triggered, this, [this] {
        if (EditorPane* pane = m_tabs->currentPane())
            m_tabs->saveAs(*pane, m_folder->folderForFiles());
    });
    connect(m_actions.saveAll, &QAction::triggered, this, [this] {
        if (m_tabs->saveAll(m_folder->folderForFiles()))
            m_status->showMessage(tr("All files are saved."), 3000);
    });
    connect(m_actions.reload, &QAction::triggered, this, [this] {
        if (EditorPane* pane = m_tabs->currentPane())
            pane->reload();
    });
    connect(m_actions.close, &QAction::triggered, this, [this] {
        if (EditorPane* pane = m_tabs->currentPane())
            m_tabs->closePanes({pane}, m_folder->folderForFiles());
    });
    connect(m_actions.closeAll, &QAction::triggered, this, [this] {
        m_tabs->closePanes(m_tabs->panes(), m_folder->folderForFiles());
    });
    connect(m_actions.closeFolder, &QAction::triggered, this, &MainWindow::closeFolder);
    connect(m_actions.quit, &QAction::triggered, this, &QWidget::close);

    const auto turn = [this](int step) {
        if (const int count = m_tabs->count(); count > 0)
            m_tabs->setCurrentIndex((m_tabs->currentIndex() + count + step) % count);
    };
    connect(m_actions.nextTab, &QAction::triggered, this, [turn] { turn(1); });
    connect(m_actions.previousTab, &QAction::triggered, this, [turn] { turn(-1); });
    connect(m_actions.nextProblem, &QAction::triggered, this, [this] { m_panels->problems().nextProblem(); });
    connect(m_actions.previousProblem, &QAction::triggered, this, [this] { m_panels->problems().previousProblem(); });
    connect(m_actions.nextArea, &QAction::triggered, this, [this] { moveFocus(1); });
    connect(m_actions.previousArea, &QAction::triggered, this, [this] { moveFocus(-1); });
    connect(m_actions.about, &QAction::triggered, this, &MainWindow::showAbout);
    connect(m_actions.aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);

    connect(m_actions.lookLikeSystem, &QAction::triggered, this, [this] { setAppearance(Appearance::System); });
    connect(m_actions.lookLight, &QAction::triggered, this, [this] { setAppearance(Appearance::Light); });
    connect(m_actions.lookDark, &QAction::triggered, this, [this] { setAppearance(Appearance::Dark); });
}

void MainWindow::connectFolder() {
    const auto tell = [this](const QString& message, int milliseconds) { m_status->showMessage(message, milliseconds); };
    connect(m_folder, &FolderSession::told, this, tell);
    connect(m_text, &TextActions::told, this, tell);
    connect(m_folder, &FolderSession::recentFoldersChanged, this, &MainWindow::rebuildRecentFolders);
    connect(m_folder, &FolderSession::rootChanged, this, [this] {
        const std::filesystem::path& root = contentRoot();
        m_contentWatch.setRoot(root);
        m_analysis->setContentRoot(root);
        m_packing->setRoot(m_folder->isPakOpen() ? std::filesystem::path{} : root);
        m_analysis->setOwnPaks(m_packing->ownPaks());
        m_startPage->setFolderOpen(!root.empty());
        refreshActions();
        refreshTitle();
    });
}

void MainWindow::connectTabs() {
    connect(m_tabs, &DocumentTabs::paneAdded, this, &MainWindow::addPane);
    connect(m_tabs, &DocumentTabs::paneRemoved, this, &MainWindow::removePane);
    connect(m_tabs, &DocumentTabs::currentPaneChanged, this, [this] {
        EditorPane* pane = m_tabs->currentPane();
        m_middle->setCurrentIndex(pane != nullptr ? 1 : 0);
        m_findBar->setEditor(pane != nullptr ? &pane->editor() : nullptr);
        refreshActions();
        refreshTitle();
        refreshStatus();
        m_folder->sessionChanged();
    });
    connect(m_tabs, &DocumentTabs::paneStateChanged, this, [this](EditorPane* pane) {
        refreshActions();
        // Saved under another name it is another file to the game.
        if (m_analysed.value(pane) != pane->document().path())
            analyse(*pane);
        if (pane == m_tabs->currentPane()) {
            refreshTitle();
            refreshStatus();
        }
    });
    connect(m_tabs, &DocumentTabs::closeRequested, this, [this](EditorPane* pane) {
        m_tabs->closePanes({pane}, m_folder->folderForFiles());
    });
}

void MainWindow::addPane(EditorPane* pane) {
    CodeEditor& editor = pane->editor();
    m_drop->installOn(editor);
    m_drop->installOn(*editor.viewport());
    connect(&editor, &CodeEditor::caretMoved, this, [this] {
        m_statusTimer.start();
        m_folder->sessionChanged();
    });
    connect(&editor, &CodeEditor::bytesEdited, this, [this, pane] {
        m_statusTimer.start();
        refreshActions();
        analyse(*pane);
    });
    connect(&editor, &QsciScintilla::copyAvailable, this, &MainWindow::refreshActions);
    analyse(*pane);
}

void MainWindow::removePane(EditorPane* pane) {
    pane->editor().disconnect(this);
    m_analysis->closeBuffer(m_analysed.take(pane));
    m_folder->sessionChanged();
}

void MainWindow::connectAnalysis() {
    m_analysis->setProfile(m_profile);
    connect(&m_contentWatch, &ContentWatch::changed, m_analysis, &AnalysisController::filesOnDiskChanged);
    connect(m_analysis, &AnalysisController::snapshotReady, this, &MainWindow::takeSnapshot);
}

void MainWindow::connectPacking() {
    m_packing = new PackCoordinator{
        m_prompter, m_settings, {[this] { return m_tabs->unsavedPaths(); }, [this] { m_actions.saveAll->trigger(); }}, *this};
    m_packing->setProfile(m_profile);
    connect(m_actions.pack, &QAction::triggered, m_packing, &PackCoordinator::openDialog);
    connect(m_status, &StatusBar::stalePaksClicked, m_packing, &PackCoordinator::openDialog);
    connect(m_actions.unpack, &QAction::triggered, this, [this] {
        const EditorPane* pane = m_tabs->currentPane();
        m_packing->unpack(m_folder->isPakOpen() || pane == nullptr ? fromStdPath(contentRoot()) : pane->document().fileOnDisk());
    });
    connect(m_packing, &PackCoordinator::unpacked, this, [this](const QString& folder) { openFolder(folder); });
    connect(m_packing, &PackCoordinator::placeActivated, m_text, &TextActions::goToPlace);
    connect(m_packing, &PackCoordinator::staleChanged, this, [this] { m_status->setStalePaks(m_packing->staleWatch().stale()); });
    connect(m_packing, &PackCoordinator::targetsChanged, this, [this] { m_analysis->setOwnPaks(m_packing->ownPaks()); });
    connect(&m_contentWatch, &ContentWatch::changed, m_packing, &PackCoordinator::filesChanged);
}

/// Files without a place are not analysed: the game could not read them either.
void MainWindow::analyse(EditorPane& pane) {
    const QString path = pane.document().path();
    if (const QString before = m_analysed.value(&pane); !before.isEmpty() && before != path)
        m_analysis->closeBuffer(before);
    m_analysed.insert(&pane, path);
    if (!path.isEmpty())
        m_analysis->setOpenBuffer(path, pane.editor().bytes(), pane.editor().revision());
}

void MainWindow::takeSnapshot(const std::shared_ptr<const Snapshot>& snapshot) {
    const bool folderOpen = !contentRoot().empty() || m_tabs->count() > 0;
    m_panels->setSnapshot(folderOpen ? snapshot : nullptr);
    for (const EditorPane* pane : m_tabs->panes())
        showSnapshot(pane->editor(), *snapshot, pane->document().path());
    if (folderOpen) {
        using enum validators::Severity;
        const SeverityCounts counts = m_panels->problems().counts();
        m_status->setProblemCounts(ProblemCounts{counts.of(Error), counts.of(Warning)});
    } else {
        m_status->setProblemCounts({});
    }
    refreshActions();
    refreshStatus();
}

void MainWindow::exportFile(const QString& fileName, const QByteArray& bytes) {
    if (const QString path = saveExport(m_prompter, fileName, bytes); !path.isEmpty())
        m_status->showMessage(tr("“%1” is saved.").arg(QDir::toNativeSeparators(path)), 5000);
}

void MainWindow::rebuildRecentFolders() {
    const QStringList folders = m_settings.recentFolders();
    m_startPage->setRecentFolders(folders);
    QMenu& menu = *m_actions.recentFolders;
    menu.clear();
    menu.setEnabled(!folders.isEmpty());
    for (const QString& folder : folders) {
        QString text = QDir::toNativeSeparators(folder);
        QAction* action = menu.addAction(text.replace(u'&', QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, folder] { openFolder(folder); }, Qt::QueuedConnection);
    }
    menu.addSeparator();
    QAction* clear = menu.addAction(tr("&Clear This List"));
    connect(clear, &QAction::triggered, this, [this] {
        m_settings.clearRecentFolders();
        rebuildRecentFolders();
    });
}

void MainWindow::refreshActions() {
    const auto panes = m_tabs->panes();
    const EditorPane* pane = m_tabs->currentPane();
    const bool open = pane != nullptr;
    m_actions.save->setEnabled(open && (pane->hasUnsavedChanges() || pane->document().isUntitled()));
    m_actions.saveAs->setEnabled(open);
    m_actions.saveAll->setEnabled(std::ranges::any_of(panes, &EditorPane::hasUnsavedChanges));
    m_actions.pack->setEnabled(!contentRoot().empty() && !m_folder->isPakOpen());
    m_actions.unpack->setEnabled(m_folder->isPakOpen() || (open && pane->document().isInPak()));
    m_packing->documentsChanged();
    m_actions.reload->setEnabled(open && !pane->document().isUntitled());
    m_actions.close->setEnabled(open);
    m_actions.closeAll->setEnabled(open);
    m_actions.closeFolder->setEnabled(!contentRoot().empty());
    m_text->refresh();
    const SeverityCounts counts = m_panels->problems().counts();
    m_actions.nextProblem->setEnabled(!counts.empty());
    m_actions.previousProblem->setEnabled(!counts.empty());
    m_actions.nextTab->setEnabled(panes.size() > 1);
    m_actions.previousTab->setEnabled(panes.size() > 1);
}

void MainWindow::refreshTitle() {
    const EditorPane* pane = m_tabs->currentPane();
    const QString folder = QDir{fromStdPath(contentRoot())}.dirName();
    if (pane != nullptr && !contentRoot().empty()) {
        setWindowTitle(tr("%1[*] – %2", "file and folder").arg(pane->document().title(), folder));
    } else if (pane != nullptr) {
        setWindowTitle(tr("%1[*]").arg(pane->document().title()));
    } else {
        setWindowTitle(contentRoot().empty() ? QString{} : folder);
    }
    setWindowModified(pane != nullptr && pane->hasUnsavedChanges());
}

void MainWindow::refreshStatus() {
    const EditorPane* pane = m_tabs->currentPane();
    if (pane == nullptr) {
        m_status->setPlace({});
        m_status->setLineLength({});
        m_status->setFormat({});
        m_status->setReadOnly(false);
        return;
    }
    const auto snapshot = m_analysis->snapshot();
    const CaretStatus status = caretStatus(*pane, snapshot.get(), *m_profile);
    m_panels->setCaret(pane->document().path(), pane->editor().caretByte());
    m_status->setPlace(status.place);
    m_status->setReadOnly(pane->document().isReadOnly());
    m_status->setFormat(status.format);
    m_status->setLineLength(status.lineLength);
}

void MainWindow::moveFocus(int step) {
    QWidget& middle = *m_middle->currentWidget();
    if (m_panels->nextArea(middle, step) == &middle && m_tabs->currentPane() != nullptr)
        m_tabs->currentPane()->setFocus(Qt::TabFocusReason);
}

void MainWindow::setAppearance(Appearance appearance) {
    m_settings.setAppearance(appearance);
    applyAppearance(appearance);
    switch (appearance) {
    case Appearance::System: m_actions.lookLikeSystem->setChecked(true); break;
    case Appearance::Light: m_actions.lookLight->setChecked(true); break;
    case Appearance::Dark: m_actions.lookDark->setChecked(true); break;
    }
}

void MainWindow::showAbout() {
    const QString version = QString::fromUtf8(kVersion.data(), std::ssize(kVersion));
    QMessageBox::about(
        this, tr("About Castwright"),
        tr("<h3>Castwright %1</h3><p>An editor for the bot personalities of openPREY and openQ4.</p>"
           "<p>Free software under the GNU General Public License, version 3 or later.</p>")
            .arg(version));
}

}  // namespace castwright::gui
