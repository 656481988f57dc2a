// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/settings/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace castwright::gui {

namespace {

void install(QCoreApplication& application, const QLocale& locale, const QString& name, const QString& folder) {
    auto* translator = new QTranslator{&application};
    if (translator->load(locale, name, QStringLiteral("_"), folder))
        QCoreApplication::installTranslator(translator);
}

}  // namespace

void installTranslations(QCoreApplication& application) {
    const QString name = QStringLiteral("castwright");
    const QString folder = QStringLiteral(":/castwright/translations");
    // What is installed later is asked first.
    install(application, QLocale{QLocale::English}, name, folder);
    install(application, QLocale{}, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(application, QLocale{}, name, folder);
}

}  // namespace castwright::gui
