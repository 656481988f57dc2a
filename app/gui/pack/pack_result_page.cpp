// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pack/pack_result_page.h"

#include "app/gui/document/paths.h"
#include "app/gui/pack/pack_files_model.h"
#include "app/gui/pack/pack_files_view.h"
#include "app/gui/panels/parts/elided_label.h"
#include "app/gui/panels/parts/panel_parts.h"
#include "app/gui/theme/icons.h"
#include "app/gui/theme/theme.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

namespace castwright::gui {

namespace {

constexpr QSize kPictureSize{16, 16};

QLabel* addSelectable(QWidget* parent) {
    auto* label = new QLabel{parent};
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

}  // namespace

PackResultPage::PackResultPage(QWidget* parent) : QWidget{parent} { build(); }

void PackResultPage::build() {
    m_picture = new QLabel{this};
    m_headline = new QLabel{this};
    m_headline->setObjectName(QStringLiteral("packHeadline"));
    m_headline->setTextFormat(Qt::PlainText);
    m_headline->setWordWrap(true);
    QFont bold = m_headline->font();
    bold.setWeight(QFont::DemiBold);
    m_headline->setFont(bold);
    auto* top = new QHBoxLayout;
    top->setSpacing(kWideSpacing);
    top->addWidget(m_picture);
    top->addWidget(m_headline, 1);
    m_forced = new QLabel{this};
    m_forced->setWordWrap(true);

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(kMargin);
    grid->setVerticalSpacing(kSpacing);
    grid->setColumnStretch(1, 1);
    m_place = new ElidedLabel{this};
    m_showInFolder = new QPushButton{icon(QStringLiteral("open")), tr("Show in &Folder"), this};
    m_showInFolder->setAutoDefault(false);
    grid->addWidget(new QLabel{tr("Pak:"), this}, 0, 0);
    grid->addWidget(m_place, 0, 1);
    grid->addWidget(m_showInFolder, 0, 2, Qt::AlignRight);
    m_files = addFact(*grid, tr("Files:"));
    m_size = addFact(*grid, tr("Size:"));
    m_md5 = addDigest(*grid, tr("MD5:"), tr("Copy the MD5"));
    m_md5->setObjectName(QStringLiteral("packMd5"));
    m_sha256 = addDigest(*grid, tr("SHA-256:"), tr("Copy the SHA-256"));
    m_sha256->setObjectName(QStringLiteral("packSha256"));

    m_difference = new QLabel{this};
    m_difference->setTextFormat(Qt::PlainText);
    m_difference->setWordWrap(true);
    m_changes = new QStackedWidget{this};
    m_table = new PackFilesView{PackFilesView::Shows::Differences, this};
    m_changes->addWidget(m_table);
    m_changes->addWidget(new QWidget{this});

    auto* layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kWideSpacing);
    layout->addLayout(top);
    layout->addWidget(m_forced);
    layout->addLayout(grid);
    layout->addSpacing(kSpacing);
    layout->addWidget(m_difference);
    layout->addWidget(m_changes, 1);

    connect(m_showInFolder, &QPushButton::clicked, this, [this] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo{m_place->fullText()}.absolutePath()));
    });
}

QLabel* PackResultPage::addFact(QGridLayout& grid, const QString& title) {
    const int row = grid.rowCount();
    QLabel* value = addSelectable(this);
    auto* label = new QLabel{title, this};
    label->setBuddy(value);
    grid.addWidget(label, row, 0);
    grid.addWidget(value, row, 1);
    return value;
}

QLabel* PackResultPage::addDigest(QGridLayout& grid, const QString& title, const QString& copyTip) {
    QLabel* value = addFact(grid, title);
    value->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto* copy = new QToolButton{this};
    copy->setText(tr("Copy"));
    copy->setToolTip(copyTip);
    copy->setAccessibleName(copyTip);
    grid.addWidget(copy, grid.rowCount() - 1, 2, Qt::AlignRight);
    connect(copy, &QToolButton::clicked, this, [value] { QGuiApplication::clipboard()->setText(value->text()); });
    return value;
}

void PackResultPage::setOutcome(const std::shared_ptr<const PackOutcome>& outcome) {
    const packer::PackReport& report = *outcome->report;
    const QString path = fromStdPath(report.target);
    const QString name = QFileInfo{path}.fileName();
    m_headline->setText(
        report.changed ? tr("“%1” is written.").arg(name)
                       : tr("Nothing had to be written: “%1” holds these very files already.").arg(name));
    m_picture->setPixmap(icon(QStringLiteral("check"), addedColour(palette())).pixmap(kPictureSize, devicePixelRatioF()));
    const auto errors = static_cast<int>(outcome->preview.review.errorCount());
    m_forced->setVisible(errors > 0);
    m_forced->setText(tr("It was packed in spite of %n error(s), as you wanted.", nullptr, errors));
    m_place->setFullText(QDir::toNativeSeparators(path));
    m_files->setText(QLocale{}.toString(static_cast<qulonglong>(report.files)));
    m_size->setText(tr("%1 bytes, from files with %2 bytes")
                        .arg(QLocale{}.toString(static_cast<qulonglong>(report.size)))
                        .arg(QLocale{}.toString(static_cast<qulonglong>(report.sourceBytes))));
    m_md5->setText(QString::fromStdString(report.md5));
    m_sha256->setText(QString::fromStdString(report.sha256));
    showDifference(*outcome);
    // The table shows what the preview of that moment says, which lives as long as the outcome.
    m_table->setPreview(std::shared_ptr<const PackPreview>{outcome, &outcome->preview});
}

void PackResultPage::showDifference(const PackOutcome& outcome) {
    m_difference->setText(differenceText(outcome));
    m_changes->setCurrentIndex(outcome.preview.difference && !outcome.preview.difference->changes.empty() ? 0 : 1);
}

QString PackResultPage::differenceText(const PackOutcome& outcome) const {
    if (!outcome.preview.unreadablePak.empty())
        return tr("The pak that was there before could not be read.");
    if (!outcome.preview.difference)
        return tr("There was no such pak before.");
    if (outcome.preview.difference->changes.empty())
        return outcome.report->changed
            ? tr("The files are the same as in the pak before, whose bytes were packed in another way.")
            : QString{};
    return tr("Different from the pak before:");
}

}  // namespace castwright::gui
