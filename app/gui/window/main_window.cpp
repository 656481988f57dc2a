// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/main_window.h"

#include "app/gui/analysis/analysis_controller.h"
#include "app/gui/document/new_content.h"
#include "app/gui/document/pak_path.h"
#include "app/gui/document/paths.h"
#include "app/gui/editor/code_editor.h"
#include "app/gui/editor/search/find_bar.h"
#include "app/gui/editor/snapshot_marks.h"
#include "app/gui/export/export_file.h"
#include "app/gui/pack/pack_coordinator.h"
#include "app/gui/panels/problems/problems_panel.h"
#include "app/gui/session/session.h"
#include "app/gui/tabs/chat_line_length.h"
#include "app/gui/tabs/document_tabs.h"
#include "app/gui/tabs/editor_pane.h"
#include "app/gui/theme/icons.h"
#include "app/gui/window/file_drop.h"
#include "app/gui/window/panel_docks.h"
#include "app/gui/window/start_page.h"
#include "app/gui/window/status_bar.h"
#include "app/version.h"
#include "packer/archive/pak.h"
#include "packer/files/replacement_file.h"
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
#include <array>

namespace castwright::gui {

using namespace std::chrono_literals;

namespace {

/// Grows when panels come or go: what an older program has saved would put a new one anywhere.
constexpr int kArrangement = 1;

/// Without a fresh analysis, counting the bytes of a line means reading the file; above this size it would be felt while typing.
constexpr qsizetype kMaximumMeasuredBytes = 1 << 20;

std::string_view view(const QByteArray& bytes) { return {bytes.constData(), static_cast<std::size_t>(bytes.size())}; }

/// Lines end at LF, as the game counts them.
parser::LinePosition positionOf(std::string_view bytes, std::size_t caret) {
    const std::string_view before = bytes.substr(0, std::min(caret, bytes.size()));
    const std::size_t lineStart = before.rfind('\n') + 1;  // npos + 1 is 0
    return {
        static_cast<std::uint32_t>(std::ranges::count(before, '\n') + 1),
        static_cast<std::uint32_t>(before.size() - lineStart + 1)};
}

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
      m_status{new StatusBar{this}},
      m_drop{new FileDrop{this}},
      m_analysis{new AnalysisController{this}},
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

    m_sessionTimer.setSingleShot(true);
    m_sessionTimer.setInterval(2s);
    connect(&m_sessionTimer, &QTimer::timeout, this, &MainWindow::saveSessionNow);
    m_statusTimer.setSingleShot(true);
    m_statusTimer.setInterval(30ms);
    connect(&m_statusTimer, &QTimer::timeout, this, &MainWindow::refreshStatus);

    connectPanels();
    connectActions();
    connectEditActions();
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

bool MainWindow::tell(const QString& reason, QString* error) {
    if (error != nullptr)
        *error = reason;
    else
        m_prompter.showError(reason);
    return false;
}

bool MainWindow::openPak(const QString& pak, QString* error) {
    const QString path = QDir::cleanPath(QFileInfo{pak}.absoluteFilePath());
    // Its structure is judged now, its bot files when they are read for the analysis.
    if (const auto opened = packer::Pak::open(toStdPath(path)); !opened)
        return tell(QString::fromStdString(opened.error().message), error);
    if (!closeFolder())
        return false;
    m_keepsSession = true;
    setRoot(toStdPath(path));
    m_settings.addRecentFolder(path);
    rebuildRecentFolders();
    restoreSession();
    m_status->showMessage(
        tr("“%1” is open to look at. Unpack it into a folder to change it.").arg(QFileInfo{path}.fileName()), 10'000);
    return true;
}

bool MainWindow::openFolder(const QString& folder, Restore restore, QString* error) {
    if (isPakFile(folder))
        return openPak(folder, error);
    const QFileInfo info{folder};
    if (!info.isDir() || !info.isReadable()) {
        m_settings.removeRecentFolder(folder);
        rebuildRecentFolders();
        return tell(
            info.exists() ? tr("“%1” cannot be opened as a folder.").arg(folder)
                          : tr("The folder “%1” does not exist.").arg(folder),
            error);
    }
    const auto roots = nearbyContentRoots(toStdPath(info.absoluteFilePath()));
    std::filesystem::path root = roots.empty() ? toStdPath(QDir::cleanPath(info.absoluteFilePath())) : roots.front();
    if (roots.size() > 1) {
        QStringList names;
        for (const auto& each : roots)
            names.append(fromStdPath(each));
        const QString chosen = m_prompter.askContentFolder(names);
        if (chosen.isEmpty())
            return false;
        root = toStdPath(chosen);
    }
    if (!closeFolder())
        return false;
    m_keepsSession = restore == Restore::LastFiles;
    setRoot(root);
    m_settings.addRecentFolder(fromStdPath(root));
    rebuildRecentFolders();
    if (restore == Restore::LastFiles)
        restoreSession();
    if (roots.empty())
        m_status->showMessage(tr("There is no folder “botfiles” here yet. The first new file makes one."), 10'000);
    return true;
}

bool MainWindow::closeFolder() {
    saveSessionNow();
    const bool keepsSession = std::exchange(m_keepsSession, false);
    if (!m_tabs->closePanes(m_tabs->panes(), folderForFiles())) {
        m_keepsSession = keepsSession;
        return false;
    }
    setRoot({});
    return true;
}

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
        if (m_root.empty() && m_tabs->count() == 0 && root && QFileInfo::exists(path))
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
    const auto names = [snapshot = m_analysis->snapshot()](auto members) {
        QStringList found;
        if (snapshot) {
            for (const auto& each : snapshot->load.cast.*members)
                found.append(QString::fromStdString(each.name));
        }
        return found;
    };
    const auto request = m_prompter.askNewFile(
        kind, {.root = m_root, .styles = names(&parser::Cast::styles), .characters = names(&parser::Cast::characters)});
    if (!request)
        return;
    const QString fileName = contentFileName(kind, request->name);
    const QByteArray bytes = newContent(kind, request->name, request->style);
    if (m_root.empty() || m_pakOpen) {
        m_tabs->addUntitled(fileName, bytes);
        return;
    }
    const QString folder = fromStdPath(contentSubfolder(m_root, kind));
    const QString path = QDir{folder}.filePath(fileName);
    if (QFileInfo::exists(path)) {
        m_prompter.showError(tr("“%1” exists already.").arg(path));
        return;
    }
    if (!QDir{}.mkpath(folder)) {
        m_prompter.showError(tr("The folder “%1” cannot be made.").arg(folder));
        return;
    }
    if (const auto saved = Document::untitled(fileName)->saveAs(path, bytes); !saved) {
        m_prompter.showError(saved.error());
        return;
    }
    openPathsAndTell({path});
}

void MainWindow::goToPlace(const QString& path, qsizetype begin, qsizetype end) {
    QString error;
    EditorPane* pane = m_tabs->open(path, &error);
    if (pane == nullptr) {
        m_prompter.showError(error);
        return;
    }
    const auto snapshot = m_analysis->snapshot();
    const auto index = snapshot ? snapshot->find(path) : std::nullopt;
    if (index && snapshot->files[*index].revision) {
        const parser::ByteRange then{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
        if (const auto now = pane->editor().rangeNow(then, *snapshot->files[*index].revision)) {
            begin = now->begin;
            end = now->end;
        }
    }
    pane->editor().goToByte(begin, end);
}

void MainWindow::applyFix(const QString& path, const std::vector<parser::TextEdit>& edits, quint64 revision) {
    QString error;
    EditorPane* pane = m_tabs->open(path, &error);
    if (pane == nullptr) {
        m_prompter.showError(error);
        return;
    }
    if (pane->document().isInPak()) {
        m_status->showMessage(tr("A pak is not edited file by file. Unpack it into a folder to change it."), 8000);
        return;
    }
    bool applies = revision == pane->editor().revision();
    if (revision == 0) {
        // Checked as it was on disk: the text that was opened just now must still be that one.
        const auto snapshot = m_analysis->snapshot();
        const auto index = snapshot ? snapshot->find(path) : std::nullopt;
        applies = index && snapshot->files[*index].text && snapshot->files[*index].text->bytes() == view(pane->editor().bytes());
    }
    if (!applies || !pane->editor().applyEdits(edits))
        m_status->showMessage(tr("The text has changed meanwhile. Try again in a moment."), 5000);
}

void MainWindow::saveSessionNow() {
    m_sessionTimer.stop();
    if (!m_keepsSession || m_root.empty())
        return;
    Session session;
    for (const EditorPane* pane : m_tabs->panes()) {
        if (pane->document().isUntitled())
            continue;
        if (pane == m_tabs->currentPane())
            session.active = static_cast<int>(session.files.size());
        session.files.push_back({pane->document().path(), pane->editor().caretByte(), pane->editor().firstVisibleLine()});
    }
    saveSession(fromStdPath(m_root), session);
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
    connect(m_panels, &PanelDocks::placeActivated, this, &MainWindow::goToPlace);
    connect(m_panels, &PanelDocks::editRequested, this, &MainWindow::applyFix);
    connect(m_panels, &PanelDocks::saveRequested, this, &MainWindow::exportFile);
    connect(m_status, &StatusBar::problemsClicked, m_panels, &PanelDocks::showProblems);
}

void MainWindow::connectActions() {
    using enum parser::ContentKind;
    connect(m_actions.newStyle, &QAction::triggered, this, [this] { newFile(Style); });
    connect(m_actions.newCharacter, &QAction::triggered, this, [this] { newFile(Character); });
    connect(m_actions.newChat, &QAction::triggered, this, [this] { newFile(Chat); });
    const auto askFolder = [this] {
        if (const QString folder = m_prompter.askFolder(folderForFiles()); !folder.isEmpty())
            openFolder(folder);
    };
    connect(m_actions.openFolder, &QAction::triggered, this, askFolder);
    connect(m_startPage, &StartPage::openFolderRequested, this, askFolder);
    connect(m_startPage, &StartPage::newCharacterRequested, this, [this] { newFile(Character); });
    connect(
        m_startPage, &StartPage::folderChosen, this, [this](const QString& folder) { openFolder(folder); }, Qt::QueuedConnection);
    connect(m_actions.openFiles, &QAction::triggered, this, [this] { openPathsAndTell(m_prompter.askFiles(folderForFiles())); });

    connect(m_actions.save, &QAction::triggered, this, [this] {
        if (EditorPane* pane = m_tabs->currentPane(); pane != nullptr && m_tabs->save(*pane, folderForFiles()))
            m_status->showMessage(tr("“%1” is saved.").arg(pane->document().name()), 3000);
    });
    connect(m_actions.saveAs, &QAction::triggered, this, [this] {
        if (EditorPane* pane = m_tabs->currentPane())
            m_tabs->saveAs(*pane, folderForFiles());
    });
    connect(m_actions.saveAll, &QAction::triggered, this, [this] {
        if (m_tabs->saveAll(folderForFiles()))
            m_status->showMessage(tr("All files are saved."), 3000);
    });
    connect(m_actions.reload, &QAction::triggered, this, [this] {
        if (EditorPane* pane = m_tabs->currentPane())
            pane->reload();
    });
    connect(m_actions.close, &QAction::triggered, this, [this] {
        if (EditorPane* pane = m_tabs->currentPane())
            m_tabs->closePanes({pane}, folderForFiles());
    });
    connect(m_actions.closeAll, &QAction::triggered, this, [this] { m_tabs->closePanes(m_tabs->panes(), folderForFiles()); });
    connect(m_actions.closeFolder, &QAction::triggered, this, &MainWindow::closeFolder);
    connect(m_actions.quit, &QAction::triggered, this, &QWidget::close);

    const auto turn = [this](int step) {
        if (const int count = m_tabs->count(); count > 0)
            m_tabs->setCurrentIndex((m_tabs->currentIndex() + count + step) % count);
    };
    connect(m_actions.nextTab, &QAction::triggered, this, [turn] { turn(1); });
    connect(m_actions.previousTab, &QAction::triggered, this, [turn] { turn(-1); });
    connect(m_actions.nextProblem, &QAction::triggered, &m_panels->problems(), &ProblemsPanel::nextProblem);
    connect(m_actions.previousProblem, &QAction::triggered, &m_panels->problems(), &ProblemsPanel::previousProblem);
    connect(m_actions.nextArea, &QAction::triggered, this, [this] { moveFocus(1); });
    connect(m_actions.previousArea, &QAction::triggered, this, [this] { moveFocus(-1); });
    connect(m_actions.about, &QAction::triggered, this, &MainWindow::showAbout);
    connect(m_actions.aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);

    connect(m_actions.lookLikeSystem, &QAction::triggered, this, [this] { setAppearance(Appearance::System); });
    connect(m_actions.lookLight, &QAction::triggered, this, [this] { setAppearance(Appearance::Light); });
    connect(m_actions.lookDark, &QAction::triggered, this, [this] { setAppearance(Appearance::Dark); });
}

void MainWindow::connectEditActions() {
    const auto onEditor = [this](QAction* action, auto function) {
        connect(action, &QAction::triggered, this, [this, function] {
            if (EditorPane* pane = m_tabs->currentPane())
                (pane->editor().*function)();
        });
    };
    onEditor(m_actions.undo, &QsciScintilla::undo);
    onEditor(m_actions.redo, &QsciScintilla::redo);
    onEditor(m_actions.cut, &QsciScintilla::cut);
    onEditor(m_actions.copy, &QsciScintilla::copy);
    onEditor(m_actions.paste, &QsciScintilla::paste);
    connect(m_actions.find, &QAction::triggered, m_findBar, &FindBar::openFind);
    connect(m_actions.findNext, &QAction::triggered, m_findBar, &FindBar::findNext);
    connect(m_actions.findPrevious, &QAction::triggered, m_findBar, &FindBar::findPrevious);
    connect(m_actions.replace, &QAction::triggered, m_findBar, &FindBar::openReplace);
    connect(m_actions.selectAll, &QAction::triggered, this, [this] {
        if (EditorPane* pane = m_tabs->currentPane())
            pane->editor().selectAll();
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
        sessionChanged();
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
    connect(
        m_tabs, &DocumentTabs::closeRequested, this, [this](EditorPane* pane) { m_tabs->closePanes({pane}, folderForFiles()); });
}

void MainWindow::addPane(EditorPane* pane) {
    CodeEditor& editor = pane->editor();
    m_drop->installOn(editor);
    m_drop->installOn(*editor.viewport());
    connect(&editor, &CodeEditor::caretMoved, this, [this] {
        m_statusTimer.start();
        sessionChanged();
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
    sessionChanged();
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
        m_packing->unpack(m_pakOpen || pane == nullptr ? fromStdPath(m_root) : pane->document().fileOnDisk());
    });
    connect(m_packing, &PackCoordinator::unpacked, this, [this](const QString& folder) { openFolder(folder); });
    connect(m_packing, &PackCoordinator::placeActivated, this, &MainWindow::goToPlace);
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
    const bool folderOpen = !m_root.empty() || m_tabs->count() > 0;
    m_panels->setSnapshot(folderOpen ? snapshot : nullptr);
    for (const EditorPane* pane : m_tabs->panes())
        showSnapshot(pane->editor(), *snapshot, pane->document().path());
    if (folderOpen) {
        m_status->setProblemCounts(ProblemCounts{m_panels->problems().errors(), m_panels->problems().warnings()});
    } else {
        m_status->setProblemCounts({});
    }
    refreshActions();
    refreshStatus();
}

std::shared_ptr<const parser::SyntaxTree> MainWindow::treeOf(const EditorPane& pane) const {
    const auto snapshot = m_analysis->snapshot();
    if (const auto index = snapshot ? snapshot->find(pane.document().path()) : std::nullopt) {
        const SnapshotFile& file = snapshot->files[*index];
        if (file.tree && file.revision == pane.editor().revision())
            return file.tree;
    }
    if (pane.editor().byteCount() > kMaximumMeasuredBytes)
        return nullptr;
    const auto text = std::make_shared<const parser::SourceText>(pane.editor().bytes().toStdString());
    return std::make_shared<const parser::SyntaxTree>(text, *m_profile);
}

void MainWindow::exportFile(const QString& fileName, const QByteArray& bytes) {
    if (const QString path = saveExport(m_prompter, fileName, bytes); !path.isEmpty())
        m_status->showMessage(tr("“%1” is saved.").arg(QDir::toNativeSeparators(path)), 5000);
}

void MainWindow::setRoot(const std::filesystem::path& root) {
    m_root = root;
    m_pakOpen = isPakFile(fromStdPath(root));
    if (!root.empty() && !m_pakOpen) {
        using enum parser::ContentKind;
        for (const auto kind : std::array{Style, Character, Chat})
            packer::removeStrayTemporaries(contentSubfolder(root, kind));
    }
    m_contentWatch.setRoot(root);
    m_analysis->setContentRoot(root);
    m_packing->setRoot(m_pakOpen ? std::filesystem::path{} : root);
    m_analysis->setOwnPaks(m_packing->ownPaks());
    m_startPage->setFolderOpen(!root.empty());
    refreshActions();
    refreshTitle();
}

void MainWindow::restoreSession() {
    const Session session = loadSession(fromStdPath(m_root));
    EditorPane* active = nullptr;
    for (std::size_t i = 0; i < session.files.size(); ++i) {
        const SessionFile& file = session.files[i];
        // What is gone since then is no news worth a message.
        EditorPane* pane = m_tabs->open(file.path);
        if (pane == nullptr)
            continue;
        const qsizetype caret = std::min(file.caretByte, pane->editor().bytes().size());
        pane->editor().goToByte(caret, caret);
        pane->editor().setFirstVisibleLine(file.firstVisibleLine);
        if (static_cast<int>(i) == session.active)
            active = pane;
    }
    if (active != nullptr)
        m_tabs->setCurrentWidget(active);
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
    m_actions.pack->setEnabled(!m_root.empty() && !m_pakOpen);
    m_actions.unpack->setEnabled(m_pakOpen || (open && pane->document().isInPak()));
    m_packing->documentsChanged();
    m_actions.reload->setEnabled(open && !pane->document().isUntitled());
    m_actions.close->setEnabled(open);
    m_actions.closeAll->setEnabled(open);
    m_actions.closeFolder->setEnabled(!m_root.empty());
    m_actions.undo->setEnabled(open && pane->editor().isUndoAvailable());
    m_actions.redo->setEnabled(open && pane->editor().isRedoAvailable());
    m_actions.cut->setEnabled(open && pane->editor().hasSelectedText());
    m_actions.copy->setEnabled(open && pane->editor().hasSelectedText());
    for (QAction* action :
         {m_actions.paste, m_actions.selectAll, m_actions.find, m_actions.findNext, m_actions.findPrevious, m_actions.replace})
        action->setEnabled(open);
    const SeverityCounts counts = m_panels->problems().counts();
    m_actions.nextProblem->setEnabled(!counts.empty());
    m_actions.previousProblem->setEnabled(!counts.empty());
    m_actions.nextTab->setEnabled(panes.size() > 1);
    m_actions.previousTab->setEnabled(panes.size() > 1);
}

void MainWindow::refreshTitle() {
    const EditorPane* pane = m_tabs->currentPane();
    const QString folder = QDir{fromStdPath(m_root)}.dirName();
    if (pane != nullptr && !m_root.empty()) {
        setWindowTitle(tr("%1[*] – %2", "file and folder").arg(pane->document().title(), folder));
    } else if (pane != nullptr) {
        setWindowTitle(tr("%1[*]").arg(pane->document().title()));
    } else {
        setWindowTitle(m_root.empty() ? QString{} : folder);
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
    const QByteArray bytes = pane->editor().bytes();
    const auto caret = static_cast<std::uint32_t>(pane->editor().caretByte());
    m_status->setPlace(positionOf(view(bytes), caret));
    m_panels->setCaret(pane->document().path(), caret);
    m_status->setReadOnly(pane->document().isReadOnly());
    std::optional<LineLength> length;
    m_status->setFormat(
        bytes.size() <= kMaximumMeasuredBytes ? parser::detectTextFormat(view(bytes)) : pane->document().format());
    if (const auto tree = treeOf(*pane)) {
        if (const auto count = chatLineLengthAt(*tree, caret))
            length = LineLength{*count, m_profile->limits.lineBytes};
    }
    m_status->setLineLength(length);
}

void MainWindow::sessionChanged() {
    if (m_keepsSession && !m_sessionTimer.isActive())
        m_sessionTimer.start();
}

QString MainWindow::folderForFiles() const {
    if (m_pakOpen)
        return fromStdPath(m_root.parent_path());
    if (!m_root.empty())
        return fromStdPath(m_root);
    if (const EditorPane* pane = m_tabs->currentPane(); pane != nullptr && !pane->document().isUntitled())
        return QFileInfo{pane->document().path()}.absolutePath();
    return QDir::homePath();
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
