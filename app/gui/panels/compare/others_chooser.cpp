// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/compare/others_chooser.h"

#include "app/gui/panels/compare/subject_list_model.h"
#include "app/gui/panels/parts/panel_parts.h"
#include "app/gui/panels/parts/trait_picture.h"
#include "app/gui/theme/theme.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScreen>
#include <QSortFilterProxyModel>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QVBoxLayout>

#include <algorithm>
#include <ranges>
#include <utility>

namespace castwright::gui {

namespace {

constexpr int kPopupWidth = 280;
constexpr int kPopupHeight = 320;

}  // namespace

OthersChooser::OthersChooser(QWidget* parent) : QComboBox{parent}, m_subjects{new SubjectListModel{this}} {
    setObjectName(QStringLiteral("compareOthers"));
    setAccessibleName(tr("Compared with"));
    setToolTip(tr("Who is compared with the reference"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(10);
    addItem({});
    makePopup();
    connect(m_subjects, &SubjectListModel::checkedChanged, this, [this] { setOthers(m_subjects->checked()); });
    refreshText();
}

void OthersChooser::makePopup() {
    m_popup = new QFrame{this, Qt::Popup};
    m_popup->setObjectName(QStringLiteral("compareOthersPopup"));
    m_popup->setFrameShape(QFrame::StyledPanel);
    m_popup->setAccessibleName(accessibleName());
    m_popup->setAttribute(Qt::WA_NoMouseReplay);  // a click on the box closes the list and does not open it again
    m_search = makeFilterBox(tr("Find a character or style"), m_popup);
    m_found = new QSortFilterProxyModel{this};
    m_found->setSourceModel(m_subjects);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_list = new QListView{m_popup};
    m_list->setModel(m_found);
    m_list->setUniformItemSizes(true);
    m_list->setIconSize({16, 16});
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(tr("Characters and styles"));
    auto* const nearest = new QPushButton{tr("&Nearest"), m_popup};
    nearest->setToolTip(tr("Compare with those who fight most like the reference, whoever they are"));
    auto* const nobody = new QPushButton{tr("Nob&ody"), m_popup};
    nobody->setToolTip(tr("Take all marks away"));

    auto* const buttons = new QHBoxLayout;
    buttons->setSpacing(kSpacing);
    buttons->addWidget(nearest);
    buttons->addWidget(nobody);
    auto* const layout = new QVBoxLayout{m_popup};
    layout->setContentsMargins(kSpacing, kSpacing, kSpacing, kSpacing);
    layout->setSpacing(kSpacing);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);

    connect(m_search, &QLineEdit::textChanged, m_found, &QSortFilterProxyModel::setFilterFixedString);
    connect(nearest, &QPushButton::clicked, this, [this] { setOthers(std::nullopt); });
    connect(nobody, &QPushButton::clicked, this, [this] { setOthers(std::vector<TraitOwnerKey>{}); });
    m_search->installEventFilter(this);
}

void OthersChooser::setPicture(std::shared_ptr<const ComparePicture> picture) {
    m_picture = std::move(picture);
    m_subjects->setPicture(m_picture);
    refreshText();
}

void OthersChooser::setOthers(std::optional<std::vector<TraitOwnerKey>> others) {
    if (others == m_others)
        return;
    m_others = std::move(others);
    refreshText();
    emit othersChanged();
}

void OthersChooser::refreshText() {
    QStringList names;
    if (m_others) {
        for (const TraitOwnerKey& key : *m_others)
            names << gameText(key.name);
    } else if (m_picture && !m_picture->request.acrossSkills && !m_picture->request.others) {
        for (const CompareColumn& column : m_picture->columns | std::views::drop(1))
            names << m_picture->subjects[column.subject].name;
    }
    QString text;
    if (names.isEmpty())
        text = m_others ? tr("with nobody", "continues the name of a character")
                        : tr("with the nearest", "continues the name of a character: who fights most like it");
    else if (m_others)
        //: Continues the name of a character; %1 are names of others.
        text = tr("with %1").arg(names.join(QStringLiteral(", ")));
    else
        //: Continues the name of a character; %1 are names of others, who fight most like it.
        text = tr("with the nearest: %1").arg(names.join(QStringLiteral(", ")));
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const int room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width();
    setItemText(0, fontMetrics().elidedText(text, Qt::ElideRight, room - kSpacing));
    setItemData(0, text, Qt::AccessibleTextRole);
}

void OthersChooser::resizeEvent(QResizeEvent* event) {
    QComboBox::resizeEvent(event);
    refreshText();
}

void OthersChooser::showPopup() {
    m_search->clear();
    m_popup->resize(std::max(width(), kPopupWidth), kPopupHeight);
    const QRect screen = this->screen()->availableGeometry();
    QPoint place = mapToGlobal(QPoint{0, height()});
    if (place.y() + m_popup->height() > screen.bottom())
        place.setY(mapToGlobal(QPoint{}).y() - m_popup->height());
    place.setX(std::min(place.x(), screen.right() - m_popup->width()));
    m_popup->move(place);
    m_popup->show();
    m_search->setFocus(Qt::PopupFocusReason);
}

void OthersChooser::hidePopup() {
    m_popup->hide();
    QComboBox::hidePopup();
}

bool OthersChooser::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool down = key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter;
        if (down && m_found->rowCount() > 0) {
            m_list->setFocus(Qt::OtherFocusReason);
            if (!m_list->currentIndex().isValid())
                m_list->setCurrentIndex(m_found->index(0, 0));
            return true;
        }
    }
    return QComboBox::eventFilter(watched, event);
}

}  // namespace castwright::gui
