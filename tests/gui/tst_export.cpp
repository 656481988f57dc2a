// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/export/export_button.h"
#include "app/gui/export/export_file.h"
#include "tests/gui/support/files.h"
#include "tests/gui/support/scripted_prompter.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

using namespace castwright;
using namespace castwright::gui;

namespace {

const PlainTable kTable{
    .header = {QStringLiteral("Name"), QStringLiteral("Value")},
    .rows = {{QStringLiteral("a,b"), QStringLiteral("-1.5")}, {QStringLiteral("say \"hi\""), QStringLiteral("2\t3\n4")}}};

Picture redLine() {
    return {.title = QStringLiteral("A red line"), .size = {40, 20}, .paint = [](QPainter& painter) {
                painter.fillRect(QRect{0, 0, 40, 20}, Qt::white);
                painter.setPen(QPen{Qt::red, 4});
                painter.drawLine(0, 10, 40, 10);
            }};
}

}  // namespace

class ExportTest : public QObject {
    Q_OBJECT

private slots:
    void csv();
    void tsv();
    void formulasAreDisarmed();
    void pictures();
    void fileNames();
    void button();
    void nothingToExport();
    void saving();
    void savingFails();

private:
    static QAction* action(const ExportButton& button, const QString& text, int which = 0) {
        for (QAction* each : button.menu()->actions()) {
            if (each->text() == text && which-- == 0)
                return each;
        }
        return nullptr;
    }
};

void ExportTest::csv() {
    QCOMPARE(toCsv(kTable), QByteArray{"Name,Value\r\n\"a,b\",-1.5\r\n\"say \"\"hi\"\"\",\"2\t3\n4\"\r\n"});
}

void ExportTest::tsv() { QCOMPARE(toTsv(kTable), QByteArray{"Name\tValue\na,b\t-1.5\nsay \"hi\"\t2 3 4\n"}); }

void ExportTest::formulasAreDisarmed() {
    const PlainTable table{
        .header = {QStringLiteral("=HEAD()"), QStringLiteral("+5.25"), QStringLiteral("-")},
        .rows = {{QStringLiteral("@x"), {}, QStringLiteral("–")}}};
    QCOMPARE(toTsv(table), QByteArray{"'=HEAD()\t+5.25\t'-\n'@x\t\t–\n"});
}

void ExportTest::pictures() {
    const QByteArray png = toPng(redLine());
    const QImage image = QImage::fromData(png, "PNG");
    QCOMPARE(image.size(), QSize(80, 40));
    QCOMPARE(image.text(QStringLiteral("Title")), QStringLiteral("A red line"));
    QCOMPARE(image.pixelColor(40, 20), QColor{Qt::red});
    QCOMPARE(image.pixelColor(40, 4), QColor{Qt::white});

    const QByteArray svg = toSvg(redLine());
    QVERIFY(svg.contains("<title>A red line</title>"));
    QVERIFY(!svg.contains("<image"));
    QSvgRenderer renderer{svg};
    QVERIFY(renderer.isValid());
    QCOMPARE(renderer.viewBox(), QRect(0, 0, 40, 20));
    QImage drawn{40, 20, QImage::Format_ARGB32};
    drawn.fill(Qt::transparent);
    QPainter painter{&drawn};
    renderer.render(&painter);
    QCOMPARE(drawn.pixelColor(20, 10), QColor{Qt::red});
    QCOMPARE(drawn.pixelColor(20, 2), QColor{Qt::white});
}

void ExportTest::fileNames() {
    QCOMPARE(safeFileName(QStringLiteral("Tommy traits")), QStringLiteral("Tommy traits"));
    QCOMPARE(safeFileName(QStringLiteral("../a\\b:c\n")), QStringLiteral("_a_b_c_"));
    QCOMPARE(safeFileName(QStringLiteral("..")), QStringLiteral("export"));
}

void ExportTest::button() {
    ExportButton button;
    button.addTable(QStringLiteral("Table"), [] { return QStringLiteral("a/b"); }, [] { return std::optional{kTable}; });
    button.addPicture(QStringLiteral("Curve"), [] { return QStringLiteral("c"); }, [] { return std::optional{redLine()}; });
    QSignalSpy saves{&button, &ExportButton::saveRequested};
    action(button, QStringLiteral("Save as CSV…"))->trigger();
    action(button, QStringLiteral("Save as TSV…"))->trigger();
    action(button, QStringLiteral("Save as PNG…"))->trigger();
    action(button, QStringLiteral("Save as SVG…"))->trigger();
    QCOMPARE(saves.count(), 4);
    QCOMPARE(saves[0][0].toString(), QStringLiteral("a_b.csv"));
    QCOMPARE(saves[0][1].toByteArray(), toCsv(kTable));
    QCOMPARE(saves[1][0].toString(), QStringLiteral("a_b.tsv"));
    QCOMPARE(saves[2][0].toString(), QStringLiteral("c.png"));
    QCOMPARE(saves[3][1].toByteArray(), toSvg(redLine()));

    action(button, QStringLiteral("Copy as Table"))->trigger();
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    QCOMPARE(data->text().toUtf8(), toTsv(kTable));
    QCOMPARE(data->data(QStringLiteral("text/csv")), toCsv(kTable));
    action(button, QStringLiteral("Copy as Picture"))->trigger();
    data = QGuiApplication::clipboard()->mimeData();
    QVERIFY(data->hasImage());
    QCOMPARE(data->data(QStringLiteral("image/svg+xml")), toSvg(redLine()));
}

void ExportTest::nothingToExport() {
    ExportButton button;
    button.addTable(QStringLiteral("Table"), [] { return QString{}; }, [] { return std::optional<PlainTable>{}; });
    QSignalSpy saves{&button, &ExportButton::saveRequested};
    action(button, QStringLiteral("Save as CSV…"))->trigger();
    QCOMPARE(saves.count(), 0);
}

void ExportTest::saving() {
    const QTemporaryDir folder;
    tests::ScriptedPrompter prompter;
    QCOMPARE(saveExport(prompter, QStringLiteral("t.csv"), "abc"), QString{});
    QCOMPARE(prompter.suggestions.size(), 1);
    prompter.savePath = folder.filePath(QStringLiteral("mine.csv"));
    QCOMPARE(saveExport(prompter, QStringLiteral("t.csv"), "abc"), prompter.savePath);
    QCOMPARE(tests::readFile(prompter.savePath), QByteArray{"abc"});
    QVERIFY(prompter.errors.isEmpty());
    // The next one begins there.
    QCOMPARE(saveExport(prompter, QStringLiteral("t.svg"), "d"), prompter.savePath);
    QCOMPARE(prompter.suggestions.back(), folder.filePath(QStringLiteral("t.svg")));
}

void ExportTest::savingFails() {
    const QTemporaryDir folder;
    tests::ScriptedPrompter prompter;
    prompter.savePath = folder.filePath(QStringLiteral("missing/mine.csv"));
    QCOMPARE(saveExport(prompter, QStringLiteral("t.csv"), "abc"), QString{});
    QCOMPARE(prompter.errors.size(), 1);
    QVERIFY(prompter.errors.front().contains(QStringLiteral("mine.csv")));
}

QTEST_MAIN(ExportTest)
#include "tst_export.moc"
