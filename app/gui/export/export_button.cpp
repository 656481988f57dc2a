// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/export/export_button.h"

#include "app/gui/theme/icons.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>

#include <utility>

namespace castwright::gui {

namespace {

void copyTable(const PlainTable& table) {
    auto* const data = new QMimeData;
    data->setText(QString::fromUtf8(toTsv(table)));  // what spreadsheets take
    data->setData(QStringLiteral("text/csv"), toCsv(table));
    QGuiApplication::clipboard()->setMimeData(data);
}

void copyPicture(const Picture& picture) {
    auto* const data = new QMimeData;
    data->setImageData(toImage(picture, kExportScale));
    data->setData(QStringLiteral("image/svg+xml"), toSvg(picture));
    QGuiApplication::clipboard()->setMimeData(data);
}

}  // namespace

QString safeFileName(QString name) {
    static const QString refused = QStringLiteral("/\\:*?\"<>|");
    for (QChar& c : name) {
        if (refused.contains(c) || !c.isPrint())
            c = u'_';
    }
    name = name.trimmed();
    // A leading dot hides the file on some systems; a trailing one is dropped on others.
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    while (name.endsWith(u'.'))
        name.chop(1);
    return name.isEmpty() ? QStringLiteral("export") : name;
}

ExportButton::ExportButton(QWidget* parent) : QToolButton{parent}, m_menu{new QMenu{this}} {
    setObjectName(QStringLiteral("export"));
    setIcon(gui::icon(QStringLiteral("export")));
    setAutoRaise(true);
    setPopupMode(QToolButton::InstantPopup);
    setMenu(m_menu);
    setAccessibleName(tr("Export"));
    setToolTip(tr("Copy or save what is shown here"));
}

template<typename Thing>
void ExportButton::add(
    const QString& what, const QString& copyText, void (*copy)(const Thing&), const FileName& fileName,
    const std::function<std::optional<Thing>()>& source, std::initializer_list<Format<Thing>> formats) {
    m_menu->addSection(what);
    connect(m_menu->addAction(copyText), &QAction::triggered, this, [source, copy] {
        if (const auto thing = source())
            copy(*thing);
    });
    for (const Format<Thing>& format : formats) {
        connect(m_menu->addAction(format.text), &QAction::triggered, this, [this, fileName, source, format] {
            if (const auto thing = source())
                emit saveRequested(safeFileName(fileName()) + format.suffix, format.write(*thing));
        });
    }
}

void ExportButton::addTable(const QString& what, const FileName& fileName, const TableSource& source) {
    add<PlainTable>(
        what, tr("Copy as Table"), &copyTable, fileName, source,
        {{tr("Save as CSV…"), QStringLiteral(".csv"), &toCsv}, {tr("Save as TSV…"), QStringLiteral(".tsv"), &toTsv}});
}

void ExportButton::addPicture(const QString& what, const FileName& fileName, const PictureSource& source) {
    add<Picture>(
        what, tr("Copy as Picture"), &copyPicture, fileName, source,
        {{tr("Save as PNG…"), QStringLiteral(".png"), &toPng}, {tr("Save as SVG…"), QStringLiteral(".svg"), &toSvg}});
}

}  // namespace castwright::gui
