// SPDX-License-Identifier: GPL-3.0-or-later
//
// Takes the pictures of docs/: opens a window on a folder, shows a file and a place in it, and saves what is seen.
#include "app/gui/editor/code_editor.h"
#include "app/gui/main_window/document_tabs.h"
#include "app/gui/main_window/editor_pane.h"
#include "app/gui/main_window/main_window.h"
#include "app/gui/settings/translations.h"
#include "tests/gui/support/scripted_prompter.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QElapsedTimer>
#include <QPalette>
#include <QStyleFactory>
#include <QStyleHints>

#include <cstdio>

using namespace castwright::gui;

namespace {

/// Fusion's own dark colours, for platforms without a desktop to ask.
QPalette darkPalette() {
    QPalette palette;
    palette.setColor(QPalette::Window, QColor{0x2A2C2E});
    palette.setColor(QPalette::WindowText, QColor{0xEDEDED});
    palette.setColor(QPalette::Base, QColor{0x1E2022});
    palette.setColor(QPalette::AlternateBase, QColor{0x26282A});
    palette.setColor(QPalette::ToolTipBase, QColor{0x3A3C3E});
    palette.setColor(QPalette::ToolTipText, QColor{0xEDEDED});
    palette.setColor(QPalette::Text, QColor{0xEDEDED});
    palette.setColor(QPalette::Button, QColor{0x36383A});
    palette.setColor(QPalette::ButtonText, QColor{0xEDEDED});
    palette.setColor(QPalette::Light, QColor{0x4A4C4E});
    palette.setColor(QPalette::Midlight, QColor{0x404244});
    palette.setColor(QPalette::Dark, QColor{0x1A1B1C});
    palette.setColor(QPalette::Mid, QColor{0x242628});
    palette.setColor(QPalette::Shadow, QColor{0x0A0A0A});
    palette.setColor(QPalette::Highlight, QColor{0x2B6A80});
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor{0x7FC4DC});
    palette.setColor(QPalette::PlaceholderText, QColor{0x9A9C9E});
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor{0x7A7C7E});
    return palette;
}

void settle(int milliseconds) {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds)
        QApplication::processEvents(QEventLoop::AllEvents, 20);
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
        {QStringLiteral("changed"), QStringLiteral("Let another program change the last file, which must be a copy.")},
    });
    parser.addPositionalArgument(QStringLiteral("picture"), QStringLiteral("PNG to write."));
    parser.addPositionalArgument(QStringLiteral("paths"), QStringLiteral("Folder and files to open."), QStringLiteral("[PATH…]"));
    parser.process(application);
    QStringList arguments = parser.positionalArguments();
    if (arguments.isEmpty())
        parser.showHelp(2);
    const QString picture = arguments.takeFirst();

    if (parser.isSet(QStringLiteral("dark"))) {
        QGuiApplication::styleHints()->setColorScheme(Qt::ColorScheme::Dark);
        QApplication::setPalette(darkPalette());
    }
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
    return window.grab().save(picture) ? 0 : 1;
}
