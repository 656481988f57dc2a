// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/dialogs/dialog_prompter.h"
#include "app/gui/settings/translations.h"
#include "app/gui/theme/icons.h"
#include "app/gui/window/main_window.h"
#include "app/version.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTimer>

#include <cstdio>

namespace {

QStringList pathArguments(const QCoreApplication& application) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "Editor for the bot personalities of openPREY and openQ4."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(
        QStringLiteral("paths"), QCoreApplication::translate("main", "A folder with bot files, a pak, or files, to open."),
        QStringLiteral("[FOLDER | PAK | FILE…]"));
    parser.process(application);
    return parser.positionalArguments();
}

}  // namespace

int main(int argc, char* argv[]) {
    using namespace castwright;
    QApplication application{argc, argv};
    QApplication::setApplicationName(QStringLiteral("castwright"));
    QApplication::setApplicationDisplayName(QStringLiteral("Castwright"));
    QApplication::setApplicationVersion(QString::fromUtf8(kVersion.data(), std::ssize(kVersion)));
    QApplication::setDesktopFileName(QStringLiteral("castwright"));
    QApplication::setWindowIcon(gui::applicationIcon());
    gui::installTranslations(application);

    const QStringList paths = pathArguments(application);
    gui::DialogPrompter prompter;
    gui::MainWindow window{prompter};
    window.show();
    // Behind the first picture of the window, so that a message has a window to stand on.
    QTimer::singleShot(0, &window, [&window, &prompter, &paths] {
        const QStringList errors = window.openPaths(paths);
        for (const QString& error : errors)
            std::fprintf(stderr, "castwright: %s\n", qUtf8Printable(error));
        if (!errors.isEmpty())
            prompter.showError(errors.join(u'\n'));
    });
    return QApplication::exec();
}
