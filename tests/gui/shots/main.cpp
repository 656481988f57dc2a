// SPDX-License-Identifier: GPL-3.0-or-later
//
// Takes the pictures of docs/: opens a window on a folder, shows a file and a place in it, and saves what is seen.
#include "app/gui/editor/code_editor.h"
#include "app/gui/main_window/document_tabs.h"
#include "app/gui/main_window/editor_pane.h"
#include "app/gui/main_window/main_window.h"
#include "app/gui/pack/pack_coordinator.h"
#include "app/gui/settings/settings.h"
#include "app/gui/settings/translations.h"
#include "tests/gui/support/scripted_prompter.h"

#include <QAction>
#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QElapsedTimer>
#include <QPushButton>
#include <QStyleFactory>

#include <cstdio>

using namespace castwright::gui;

namespace {

void settle(int milliseconds) {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds)
        QApplication::processEvents(QEventLoop::AllEvents, 20);
}

QWidget& packDialog(MainWindow& window, const QString& state) {
    window.actions().pack->trigger();
    settle(800);
    QWidget& dialog = *window.packing().dialog();
    if (state == QStringLiteral("result")) {
        dialog.findChild<QPushButton*>(QStringLiteral("packStart"))->click();
        settle(1500);
    }
    return dialog;
}

}  // namespace

int main(int argc, char* argv[]) {
    QApplication application{argc, argv};
    QApplication::setApplicationDisplayName(QStringLiteral("Castwright"));
    installTranslations(application);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));

    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({
        {QStringLiteral("dark"), QStringLiteral("Dark colours.")},
        {QStringLiteral("size"), QStringLiteral("Size of the window."), QStringLiteral("WxH"), QStringLiteral("1280x800")},
        {QStringLiteral("find"), QStringLiteral("Text at which the caret is to stand in the last file."), QStringLiteral("text")},
        {QStringLiteral("type"), QStringLiteral("Text to insert there."), QStringLiteral("text")},
        {QStringLiteral("pack"), QStringLiteral("Take the dialog that packs instead of the window, with its plan or its result."),
         QStringLiteral("plan|result")},
        {QStringLiteral("changed"), QStringLiteral("Let another program change the last file, which must be a copy.")},
    });
    parser.addPositionalArgument(QStringLiteral("picture"), QStringLiteral("PNG to write."));
    parser.addPositionalArgument(QStringLiteral("paths"), QStringLiteral("Folder and files to open."), QStringLiteral("[PATH…]"));
    parser.process(application);
    QStringList arguments = parser.positionalArguments();
    if (arguments.isEmpty())
        parser.showHelp(2);
    const QString picture = arguments.takeFirst();

    Settings{}.setAppearance(parser.isSet(QStringLiteral("dark")) ? Appearance::Dark : Appearance::Light);
    castwright::tests::ScriptedPrompter prompter;
    MainWindow window{prompter};
    const QStringList size = parser.value(QStringLiteral("size")).split(u'x');
    window.resize(size.value(0).toInt(), size.value(1).toInt());
    window.show();
    for (const QString& error : window.openPaths(arguments))
        std::fprintf(stderr, "%s\n", qUtf8Printable(error));
    settle(600);
    if (EditorPane* pane = window.tabs().currentPane()) {
        if (const qsizetype place = pane->editor().bytes().indexOf(parser.value(QStringLiteral("find")).toUtf8()); place > 0)
            pane->editor().goToByte(place, place);
        if (const QByteArray text = parser.value(QStringLiteral("type")).toUtf8(); !text.isEmpty())
            pane->editor().SendScintilla(QsciScintilla::SCI_ADDTEXT, static_cast<uintptr_t>(text.size()), text.constData());
        if (parser.isSet(QStringLiteral("changed"))) {
            QFile file{pane->document().path()};
            if (file.open(QIODevice::Append))
                file.write("// changed by another program\n");
        }
    }
    settle(1200);
    if (parser.isSet(QStringLiteral("pack")))
        return packDialog(window, parser.value(QStringLiteral("pack"))).grab().save(picture) ? 0 : 1;
    return window.grab().save(picture) ? 0 : 1;
}
