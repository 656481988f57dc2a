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
    constexpr qreal kScale = 2.0;
    data->setImageData(toImage(picture, kScale));
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

void ExportButton::addTable(const QString& what, std::function<QString()> fileName, TableSource source) {
    addSection(what);
    connect(m_menu->addAction(tr("Copy as Table")), &QAction::triggered, this, [source] {
        if (const auto table = source())
            copyTable(*table);
    });
    const auto addSave = [&](const QString& text, const QString& suffix, QByteArray (*write)(const PlainTable&)) {
        connect(m_menu->addAction(text), &QAction::triggered, this, [this, fileName, source, suffix, write] {
            if (const auto table = source())
                emit saveRequested(safeFileName(fileName()) + suffix, write(*table));
        });
    };
    addSave(tr("Save as CSV…"), QStringLiteral(".csv"), &toCsv);
    addSave(tr("Save as TSV…"), QStringLiteral(".tsv"), &toTsv);
}

void ExportButton::addPicture(const QString& what, std::function<QString()> fileName, PictureSource source) {
    addSection(what);
    connect(m_menu->addAction(tr("Copy as Picture")), &QAction::triggered, this, [source] {
        if (const auto picture = source())
            copyPicture(*picture);
    });
    const auto addSave = [&](const QString& text, const QString& suffix, QByteArray (*write)(const Picture&)) {
        connect(m_menu->addAction(text), &QAction::triggered, this, [this, fileName, source, suffix, write] {
            if (const auto picture = source())
                emit saveRequested(safeFileName(fileName()) + suffix, write(*picture));
        });
    };
    addSave(tr("Save as PNG…"), QStringLiteral(".png"), &toPng);
    addSave(tr("Save as SVG…"), QStringLiteral(".svg"), &toSvg);
}

void ExportButton::addSection(const QString& what) { m_menu->addSection(what); }

}  // namespace castwright::gui
