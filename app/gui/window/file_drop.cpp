// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/file_drop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace castwright::gui {

namespace {

QStringList localPaths(const QMimeData& data) {
    QStringList paths;
    const QList<QUrl> urls = data.urls();
    for (const QUrl& url : urls) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    return paths;
}

}  // namespace

void FileDrop::installOn(QWidget& widget) {
    widget.setAcceptDrops(true);
    widget.installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* object, QEvent* event) {
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop: break;
    default: return QObject::eventFilter(object, event);
    }
    auto* drop = static_cast<QDropEvent*>(event);
    const QStringList paths = localPaths(*drop->mimeData());
    if (paths.isEmpty())
        return QObject::eventFilter(object, event);
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    if (event->type() == QEvent::Drop)
        Q_EMIT dropped(paths);
    return true;
}

}  // namespace castwright::gui
