// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/dialogs/diff_window.h"

#include "app/gui/theme/theme.h"
#include "parser/text/text_format.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTextBlock>
#include <QTextCursor>
#include <QVBoxLayout>

namespace castwright::gui {

namespace {

/// For the eyes only: bytes that are no text are shown as signs.
QString shown(const std::string& line) {
    const bool bytes = parser::detectTextFormat(line).encoding == parser::Encoding::Bytes;
    QString text = bytes ? QString::fromLatin1(line.data(), std::ssize(line)) : QString::fromUtf8(line.data(), std::ssize(line));
    for (QChar& c : text) {
        if (c.unicode() < 0x20 && c != u'\t')
            c = QChar{0x2400 + c.unicode()};
    }
    return text;
}

void appendLine(QTextCursor& cursor, const DiffLine& line, const QPalette& palette) {
    QTextCharFormat format;
    QString sign = QStringLiteral("  ");
    switch (line.kind) {
    case DiffLineKind::Context: break;
    case DiffLineKind::Hunk:
        format.setForeground(informationColour(palette));
        sign.clear();
        break;
    case DiffLineKind::Removed:
        format.setForeground(errorColour(palette));
        sign = QStringLiteral("− ");
        break;
    case DiffLineKind::Added:
        format.setForeground(addedColour(palette));
        sign = QStringLiteral("+ ");
        break;
    }
    cursor.insertText(sign + shown(line.text) + u'\n', format);
}

}  // namespace

DiffWindow::DiffWindow(const QString& name, const QByteArray& onDisk, const QByteArray& mine, QWidget* parent)
    : DiffWindow{name, tr("− is on disk, + is your text"), diffLines(onDisk.toStdString(), mine.toStdString()), parent} {}

DiffWindow::DiffWindow(const QString& name, const QString& legend, const std::vector<DiffLine>& lines, QWidget* parent)
    : QDialog{parent} {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Differences in “%1”").arg(name));
    resize(760, 520);

    auto* layout = new QVBoxLayout{this};
    layout->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    layout->setSpacing(kWideSpacing);
    layout->addWidget(new QLabel{legend, this});

    auto* view = new QPlainTextEdit{this};
    view->setReadOnly(true);
    view->setLineWrapMode(QPlainTextEdit::NoWrap);
    view->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    view->setAccessibleName(tr("Differences"));
    view->setTabStopDistance(4 * view->fontMetrics().horizontalAdvance(u' '));
    layout->addWidget(view, 1);

    QTextCursor cursor{view->document()};
    for (const DiffLine& line : lines)
        appendLine(cursor, line, view->palette());
    if (lines.empty())
        view->setPlainText(tr("There are none."));
    view->moveCursor(QTextCursor::Start);

    auto* buttons = new QDialogButtonBox{QDialogButtonBox::Close, this};
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
}

}  // namespace castwright::gui
