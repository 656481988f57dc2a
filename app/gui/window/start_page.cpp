// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/start_page.h"

#include "app/gui/theme/icons.h"
#include "app/gui/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace castwright::gui {

namespace {

constexpr int kColumnWidth = 440;
constexpr int kButtonHeight = 32;
constexpr qsizetype kRecentShown = 5;
constexpr QSize kPictureSize{64, 64};

/// `/home/ann/…` as `~/…`.
QString shortened(const QString& path) {
    const QString home = QDir::homePath();
    return path.startsWith(home + u'/') ? u'~' + path.mid(home.size()) : QDir::toNativeSeparators(path);
}

}  // namespace

StartPage::StartPage(QWidget* parent) : QWidget{parent} {
    auto* outer = new QVBoxLayout{this};
    auto* column = new QWidget{this};
    column->setFixedWidth(kColumnWidth);
    // Not aligned: only what fills its cell gets the height that wrapped text needs.
    auto* across = new QHBoxLayout;
    across->addStretch(1);
    across->addWidget(column);
    across->addStretch(1);
    outer->addStretch(2);
    outer->addLayout(across);
    outer->addStretch(3);

    auto* layout = new QVBoxLayout{column};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kWideSpacing);

    m_picture = new QLabel{column};
    layout->addWidget(m_picture);
    auto* title = new QLabel{QApplication::applicationDisplayName(), column};
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 1.8);
    large.setWeight(QFont::DemiBold);
    title->setFont(large);
    layout->addWidget(title);
    m_explanation = new QLabel{column};
    m_explanation->setWordWrap(true);
    layout->addWidget(m_explanation);
    layout->addSpacing(kWideSpacing);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(kWideSpacing);
    auto* openFolder = new QPushButton{icon(QStringLiteral("open")), tr("Open Folder…"), column};
    openFolder->setObjectName(QStringLiteral("startOpenFolder"));
    auto* newCharacter = new QPushButton{icon(QStringLiteral("character")), tr("New Character…"), column};
    for (QPushButton* button : {openFolder, newCharacter})
        button->setMinimumSize(button->sizeHint().width() + 4 * kSpacing, kButtonHeight);
    buttons->addWidget(openFolder);
    buttons->addWidget(newCharacter);
    buttons->addStretch(1);
    layout->addLayout(buttons);
    connect(openFolder, &QPushButton::clicked, this, &StartPage::openFolderRequested);
    connect(newCharacter, &QPushButton::clicked, this, &StartPage::newCharacterRequested);

    m_recent = new QWidget{column};
    auto* recentLayout = new QVBoxLayout{m_recent};
    recentLayout->setContentsMargins(0, kMargin, 0, 0);
    recentLayout->setSpacing(kSpacing);
    auto* recentTitle = new QLabel{tr("Recent folders"), m_recent};
    QFont bold = recentTitle->font();
    bold.setWeight(QFont::DemiBold);
    recentTitle->setFont(bold);
    recentLayout->addWidget(recentTitle);
    m_recentRows = new QVBoxLayout;
    m_recentRows->setSpacing(0);
    recentLayout->addLayout(m_recentRows);
    layout->addWidget(m_recent);

    layout->addSpacing(kMargin);
    m_hint = new QLabel{column};
    m_hint->setWordWrap(true);
    layout->addWidget(m_hint);

    setFolderOpen(false);
    setRecentFolders({});
    recolour();
}

void StartPage::setFolderOpen(bool open) {
    m_folderOpen = open;
    m_explanation->setText(
        open ? tr("Choose a style, a character or a chat bank in the cast on the left, or make a new one.")
             : tr("Give the bots of openPREY and openQ4 their character: how they speak, and how they fight at each skill."));
    m_hint->setText(
        open ? tr("Files dropped on the window are opened, too.")
             : tr("You can also drop a folder that holds “botfiles”, or single files, on this window."));
    m_recent->setVisible(!open && m_recentRows->count() > 0);
}

void StartPage::setRecentFolders(const QStringList& folders) {
    while (QLayoutItem* item = m_recentRows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const QString& folder : folders.first(qMin(folders.size(), kRecentShown))) {
        auto* row = new QToolButton{m_recent};
        row->setAutoRaise(true);
        row->setFocusPolicy(Qt::TabFocus);
        row->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        row->setIcon(icon(QStringLiteral("open")));
        row->setText(row->fontMetrics()
                         .elidedText(shortened(folder), Qt::ElideMiddle, kColumnWidth - 48)
                         .replace(u'&', QStringLiteral("&&")));
        row->setToolTip(QDir::toNativeSeparators(folder));
        row->setAccessibleName(tr("Open the folder %1").arg(folder));
        m_recentRows->addWidget(row, 0, Qt::AlignLeft);
        connect(row, &QToolButton::clicked, this, [this, folder] { Q_EMIT folderChosen(folder); });
    }
    m_recent->setVisible(!m_folderOpen && !folders.isEmpty());
}

void StartPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_recolouring)
        recolour();
}

void StartPage::recolour() {
    m_recolouring = true;
    m_picture->setPixmap(applicationIcon().pixmap(kPictureSize, devicePixelRatioF()));
    QPalette quiet;
    quiet.setColor(QPalette::WindowText, quietColour(quiet));
    m_hint->setPalette(quiet);
    m_recolouring = false;
}

}  // namespace castwright::gui
