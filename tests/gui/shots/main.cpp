// SPDX-License-Identifier: GPL-3.0-or-later
//
// Takes the pictures of docs/: opens a window on a folder, shows a file and a place in it, and saves what is seen.
#include "app/gui/editor/code_editor.h"
#include "app/gui/pack/pack_coordinator.h"
#include "app/gui/panels/compare/compare_panel.h"
#include "app/gui/panels/traits/table/trait_filter.h"
#include "app/gui/panels/traits/table/trait_model.h"
#include "app/gui/settings/settings.h"
#include "app/gui/settings/translations.h"
#include "app/gui/tabs/document_tabs.h"
#include "app/gui/tabs/editor_pane.h"
#include "app/gui/window/main_window.h"
#include "tests/gui/support/scripted_prompter.h"

#include <QAction>
#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QElapsedTimer>
#include <QPushButton>
#include <QSlider>
#include <QStyleFactory>
#include <QTabWidget>
#include <QTreeView>

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

/// Opens the Compare panel at one of its tabs.
void showCompare(MainWindow& window, const QCommandLineParser& parser) {
    auto& panel = *window.findChild<ComparePanel*>();
    for (QDockWidget* dock : window.findChildren<QDockWidget*>()) {
        if (dock->widget() == &panel && !dock->toggleViewAction()->isChecked())
            dock->toggleViewAction()->trigger();
    }
    panel.showPage(static_cast<ComparePanel::Page>(parser.value(QStringLiteral("compare")).toInt()));
    if (parser.isSet(QStringLiteral("skill")))
        panel.findChild<QDoubleSpinBox*>()->setValue(parser.value(QStringLiteral("skill")).toDouble());
    panel.setFocus();
    settle(600);
}

void arrangeTraits(const MainWindow& window, const QCommandLineParser& parser) {
    if (auto* const pages = window.findChild<QTabWidget*>(QStringLiteral("traitsPages")))
        pages->setCurrentIndex(parser.value(QStringLiteral("page")).toInt());
    if (auto* const slider = window.findChild<QSlider*>(QStringLiteral("variance")))
        slider->setValue(static_cast<int>(parser.value(QStringLiteral("variance")).toDouble() * 100));
    const QString trait = parser.value(QStringLiteral("trait"));
    for (QTreeView* view : window.findChildren<QTreeView*>()) {
        auto* const filter = qobject_cast<TraitFilter*>(view->model());
        auto* const model = filter != nullptr ? qobject_cast<TraitModel*>(filter->sourceModel()) : nullptr;
        const auto index = castwright::parser::defaultProfile().findTrait(trait.toStdString());
        if (model == nullptr || !index)
            continue;
        const QModelIndex cell =
            model->indexOf(*index, TraitModel::FirstValueColumn + parser.value(QStringLiteral("level")).toInt() - 1);
        view->setCurrentIndex(filter->mapFromSource(cell));
        if (parser.isSet(QStringLiteral("value")))
            model->setData(cell, parser.value(QStringLiteral("value")));
    }
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
        {QStringLiteral("compare"), QStringLiteral("Show the Compare panel at its tab 0, 1 or 2."), QStringLiteral("tab")},
        {QStringLiteral("skill"), QStringLiteral("The skill that it compares at."), QStringLiteral("skill")},
        {QStringLiteral("only"), QStringLiteral("Take the picture of this part only, by its object name."),
         QStringLiteral("name")},
        {QStringLiteral("page"), QStringLiteral("Page of the traits panel to show, from 0."), QStringLiteral("number")},
        {QStringLiteral("trait"), QStringLiteral("Trait to select in the traits panel."), QStringLiteral("name")},
        {QStringLiteral("level"), QStringLiteral("Skill to select it at, 1 to 5."), QStringLiteral("number"),
         QStringLiteral("3")},
        {QStringLiteral("value"), QStringLiteral("Value to wish for there."), QStringLiteral("number")},
        {QStringLiteral("variance"), QStringLiteral("bot_skillVariance to set."), QStringLiteral("number")},
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
    settle(600);
    arrangeTraits(window, parser);
    settle(600);
    if (parser.isSet(QStringLiteral("compare")))
        showCompare(window, parser);
    QWidget* part = &window;
    if (parser.isSet(QStringLiteral("pack")))
        part = &packDialog(window, parser.value(QStringLiteral("pack")));
    if (const QString name = parser.value(QStringLiteral("only")); !name.isEmpty())
        part = window.findChild<QWidget*>(name);
    return part != nullptr && part->grab().save(picture) ? 0 : 1;
}
