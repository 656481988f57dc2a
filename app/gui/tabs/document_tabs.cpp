// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/tabs/document_tabs.h"

#include "app/gui/document/paths.h"
#include "app/gui/editor/code_editor.h"
#include "app/gui/theme/icons.h"
#include "packer/files/replacement_file.h"

#include <QDir>
#include <QFileInfo>
#include <QMouseEvent>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

namespace castwright::gui {

namespace {

QString iconNameFor(const QString& fileName) {
    const auto kind = parser::contentKindOf(fileName.toStdString());
    if (!kind)
        return QStringLiteral("open");
    switch (*kind) {
    case parser::ContentKind::Style: return QStringLiteral("style");
    case parser::ContentKind::Character: return QStringLiteral("character");
    case parser::ContentKind::Chat: return QStringLiteral("chat");
    }
    return {};
}

/// The name of the document, and where several have it, as many folders before it as tell them apart.
QString distinctName(const EditorPane& pane, const std::vector<EditorPane*>& all) {
    if (pane.document().isInPak())
        return pane.document().title();
    const QStringList parts = pane.document().path().split(u'/', Qt::SkipEmptyParts);
    for (qsizetype count = 1; count < parts.size(); ++count) {
        const QString name = parts.last(count).join(u'/');
        const bool shared = std::ranges::any_of(all, [&](const EditorPane* other) {
            return other != &pane
                && (other->document().path().endsWith(u'/' + name) || (count == 1 && other->document().name() == name));
        });
        if (!shared)
            return name;
    }
    return pane.document().name();
}

}  // namespace

DocumentTabs::DocumentTabs(Prompter& prompter, QWidget* parent) : QTabWidget{parent}, m_prompter{prompter} {
    setDocumentMode(true);
    setMovable(true);
    setElideMode(Qt::ElideNone);
    setUsesScrollButtons(true);
    setAccessibleName(tr("Open files"));
    tabBar()->installEventFilter(this);
    connect(this, &QTabWidget::currentChanged, this, [this] {
        Q_EMIT currentPaneChanged(currentPane());
        if (EditorPane* pane = currentPane())
            pane->setFocus();
    });
    connect(&m_watcher, &FileWatcher::fileChanged, this, [this](const QString& path) {
        for (EditorPane* pane : panes()) {
            if (m_watched.value(pane).contains(path))
                pane->lookAtDisk();
        }
    });
}

EditorPane* DocumentTabs::currentPane() const { return qobject_cast<EditorPane*>(currentWidget()); }

std::vector<EditorPane*> DocumentTabs::panes() const {
    std::vector<EditorPane*> panes;
    for (int i = 0; i < count(); ++i)
        panes.push_back(qobject_cast<EditorPane*>(widget(i)));
    return panes;
}

EditorPane* DocumentTabs::find(const QString& path) const {
    const QString canonical = canonicalPathOf(path);
    const auto all = panes();
    const auto found = std::ranges::find_if(all, [&](const EditorPane* pane) {
        const Document& document = pane->document();
        return !document.isUntitled() && (document.canonicalPath() == canonical || document.path() == path);
    });
    return found == all.end() ? nullptr : *found;
}

EditorPane* DocumentTabs::open(const QString& path, QString* error) {
    if (EditorPane* pane = find(path)) {
        setCurrentWidget(pane);
        return pane;
    }
    auto opened = Document::open(path);
    if (!opened) {
        if (error != nullptr)
            *error = opened.error();
        return nullptr;
    }
    if (!opened->document->isInPak())
        packer::removeStrayTemporaries(toStdPath(opened->document->canonicalPath()).parent_path());
    return add(new EditorPane{std::move(opened->document), opened->bytes, m_prompter, this});
}

EditorPane* DocumentTabs::addUntitled(const QString& suggestedName, const QByteArray& bytes) {
    return add(new EditorPane{Document::untitled(suggestedName), bytes, m_prompter, this});
}

bool DocumentTabs::save(EditorPane& pane, const QString& folder) {
    return pane.document().isUntitled() ? saveAs(pane, folder) : pane.save();
}

bool DocumentTabs::saveAs(EditorPane& pane, const QString& folder) {
    const Document& document = pane.document();
    const QString suggestion =
        document.isUntitled() || document.isInPak() ? QDir{folder}.filePath(document.name()) : document.path();
    const QString path = m_prompter.askSavePath(suggestion);
    if (path.isEmpty())
        return false;
    if (const EditorPane* other = find(path); other != nullptr && other != &pane) {
        m_prompter.showError(tr("“%1” is open in another tab. Close that tab first, or choose another name.").arg(path));
        return false;
    }
    if (!pane.saveAs(path))
        return false;
    unwatch(pane);
    watch(pane);
    refreshTitles();
    return true;
}

bool DocumentTabs::saveAll(const QString& folder) {
    return std::ranges::all_of(panes(), [&](EditorPane* pane) { return !pane->hasUnsavedChanges() || save(*pane, folder); });
}

QStringList DocumentTabs::unsavedPaths() const {
    QStringList paths;
    for (const EditorPane* pane : panes()) {
        if (pane->hasUnsavedChanges())
            paths.append(pane->document().path());
    }
    return paths;
}

bool DocumentTabs::closePanes(const std::vector<EditorPane*>& panes, const QString& folder) {
    std::vector<EditorPane*> unsaved;
    std::ranges::copy_if(panes, std::back_inserter(unsaved), &EditorPane::hasUnsavedChanges);
    if (!unsaved.empty()) {
        QStringList names;
        for (const EditorPane* pane : unsaved)
            names.append(distinctName(*pane, this->panes()));
        switch (m_prompter.askUnsaved(names)) {
        case Prompter::UnsavedAnswer::Cancel: return false;
        case Prompter::UnsavedAnswer::Discard: break;
        case Prompter::UnsavedAnswer::Save:
            if (!std::ranges::all_of(unsaved, [&](EditorPane* pane) { return save(*pane, folder); }))
                return false;
            break;
        }
    }
    for (EditorPane* pane : panes)
        remove(*pane);
    return true;
}

bool DocumentTabs::eventFilter(QObject* object, QEvent* event) {
    if (object == tabBar() && event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const int index = tabBar()->tabAt(mouse->position().toPoint());
        if (mouse->button() == Qt::MiddleButton && index >= 0) {
            Q_EMIT closeRequested(qobject_cast<EditorPane*>(widget(index)));
            return true;
        }
    }
    return QTabWidget::eventFilter(object, event);
}

EditorPane* DocumentTabs::add(EditorPane* pane) {
    watch(*pane);
    connect(pane, &EditorPane::stateChanged, this, [this, pane] {
        refreshTitles();
        Q_EMIT paneStateChanged(pane);
    });
    Q_EMIT paneAdded(pane);
    const int index = addTab(pane, icon(iconNameFor(pane->document().name())), pane->document().name());
    tabBar()->setTabButton(index, QTabBar::RightSide, makeCloseButton(*pane));
    refreshTitles();
    setCurrentIndex(index);
    return pane;
}

/// Quieter than what some styles draw, and in the colours of the others.
QWidget* DocumentTabs::makeCloseButton(EditorPane& pane) {
    auto* button = new QToolButton{tabBar()};
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    button->setIcon(icon(QStringLiteral("close")));
    button->setFixedSize(20, 20);
    button->setToolTip(tr("Close this file"));
    button->setAccessibleName(button->toolTip());
    connect(button, &QToolButton::clicked, &pane, [this, &pane] { Q_EMIT closeRequested(&pane); });
    return button;
}

void DocumentTabs::remove(EditorPane& pane) {
    unwatch(pane);
    pane.disconnect(this);
    Q_EMIT paneRemoved(&pane);
    removeTab(indexOf(&pane));
    pane.deleteLater();
    refreshTitles();
}

/// Both the link and what it leads to: either can be replaced.
void DocumentTabs::watch(EditorPane& pane) {
    const Document& document = pane.document();
    if (document.isUntitled())
        return;
    QStringList paths{document.path(), document.canonicalPath()};
    if (document.isInPak())
        paths = {document.fileOnDisk()};
    paths.removeDuplicates();
    for (const QString& path : std::as_const(paths))
        m_watcher.watchFile(path);
    m_watched.insert(&pane, paths);
}

void DocumentTabs::unwatch(EditorPane& pane) {
    const QStringList paths = m_watched.take(&pane);
    for (const QString& path : paths)
        m_watcher.unwatchFile(path);
}

void DocumentTabs::refreshTitles() {
    const auto all = panes();
    for (const EditorPane* pane : all) {
        const int index = indexOf(pane);
        const Document& document = pane->document();
        QString text = distinctName(*pane, all);
        text.replace(u'&', QStringLiteral("&&"));
        if (pane->hasUnsavedChanges())
            text.append(u'*');
        QString toolTip =
            document.isUntitled() ? tr("%1, not saved yet").arg(document.name()) : QDir::toNativeSeparators(document.path());
        if (document.isReadOnly())
            toolTip = tr("%1 (read-only)").arg(toolTip);
        if (tabText(index) != text)
            setTabText(index, text);
        setTabToolTip(index, toolTip);
        setTabIcon(index, icon(iconNameFor(document.name())));
    }
}

}  // namespace castwright::gui
