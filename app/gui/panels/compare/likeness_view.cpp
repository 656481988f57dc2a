// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/compare/likeness_view.h"

#include "app/gui/panels/parts/trait_picture.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/theme.h"
#include "previews/traits/number_display.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace castwright::gui {

namespace {

enum NearestColumn { ShareColumn, NameColumn, StyleColumn };
/// Of an item: the subject it is about, an index; nothing for the heading of a group.
constexpr int kSubjectRole = Qt::UserRole;
constexpr int kShareRole = Qt::UserRole + 1;
/// The names of more groups than this are not opened by themselves.
constexpr std::size_t kMostOpened = 200;

/// A bar as long as the share behind its number.
class ShareDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        if (!option.state.testFlag(QStyle::State_Selected)) {
            QRectF bar = QRectF{option.rect}.adjusted(kSpacing, 3, -kSpacing, -3);
            bar.setWidth(bar.width() * static_cast<qreal>(index.data(kShareRole).toFloat()));
            QColor colour = informationColour(option.palette);
            constexpr float kFaint = 0.28F;
            colour.setAlphaF(kFaint);
            painter->fillRect(bar, colour);
        }
        QStyledItemDelegate::paint(painter, option, index);
    }
};

QTreeWidget* makeTree(QWidget* parent) {
    auto* const tree = new QTreeWidget{parent};
    tree->setFrameShape(QFrame::NoFrame);
    tree->setUniformRowHeights(true);
    tree->setAllColumnsShowFocus(true);
    tree->setHeaderHidden(true);
    tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    tree->header()->setMinimumSectionSize(kMargin);
    tree->header()->setStretchLastSection(true);
    return tree;
}

QLabel* makeTitle(QWidget* parent) {
    auto* const title = new QLabel{parent};
    title->setTextFormat(Qt::PlainText);
    title->setContentsMargins(kWideSpacing, kSpacing, kWideSpacing, kSpacing);
    return title;
}

QWidget* titled(QLabel* title, QTreeWidget* tree, QWidget* parent) {
    auto* const holder = new QWidget{parent};
    title->setBuddy(tree);
    auto* const layout = new QVBoxLayout{holder};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(title);
    layout->addWidget(tree, 1);
    return holder;
}

}  // namespace

LikenessView::LikenessView(QWidget* parent) : QWidget{parent} {
    auto* const splitter = new QSplitter{Qt::Horizontal, this};
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeNearest());
    splitter->addWidget(makeGroups());
    auto* const layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    setFocusProxy(m_nearest);
}

QWidget* LikenessView::makeNearest() {
    m_nearestTitle = makeTitle(this);
    m_nearest = makeTree(this);
    m_nearest->setObjectName(QStringLiteral("compareNearest"));
    m_nearest->setAccessibleName(tr("Most alike"));
    m_nearest->setToolTip(tr("Click to compare with it"));
    m_nearest->setRootIsDecorated(false);
    m_nearest->setColumnCount(StyleColumn + 1);
    m_nearest->setItemDelegateForColumn(ShareColumn, new ShareDelegate{m_nearest});
    m_nearest->header()->setSectionResizeMode(NameColumn, QHeaderView::ResizeToContents);
    m_nearest->setColumnWidth(ShareColumn, fontMetrics().horizontalAdvance(percentText(1.0F)) + 4 * kMargin);
    connect(m_nearest, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item) { compare(*item); });
    connect(m_nearest, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) { compare(*item); });
    return titled(m_nearestTitle, m_nearest, this);
}

QWidget* LikenessView::makeGroups() {
    m_groupsTitle = makeTitle(this);
    m_groups = makeTree(this);
    m_groups->setObjectName(QStringLiteral("compareGroups"));
    m_groups->setAccessibleName(tr("Groups that fight alike"));
    m_groups->setToolTip(tr("Click a name to compare with it, or double-click a group to compare with all of it"));
    m_groups->setColumnCount(2);
    m_groups->setExpandsOnDoubleClick(false);
    m_groups->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    connect(m_groups, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item) {
        if (item->parent() != nullptr)
            compare(*item);
    });
    connect(m_groups, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) { compare(*item); });
    return titled(m_groupsTitle, m_groups, this);
}

void LikenessView::setPicture(std::shared_ptr<const ComparePicture> picture) {
    const auto before = std::exchange(m_picture, std::move(picture));
    const auto sameNames = [&] {
        const auto name = [](const CompareSubject& subject) { return std::pair{subject.owner, subject.name}; };
        return std::ranges::equal(before->subjects, m_picture->subjects, {}, name, name);
    };
    const bool same = before && m_picture && before->reference == m_picture->reference && before->likeness == m_picture->likeness
        && sameNames();
    if (same)
        return;
    fillNearest();
    fillGroups();
}

void LikenessView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || m_groups == nullptr)
        return;
    fillNearest();
    fillGroups();
}

void LikenessView::fillNearest() {
    m_nearest->clear();
    m_nearestTitle->clear();
    if (!m_picture)
        return;
    m_nearestTitle->setText(tr("Fight most like %1").arg(m_picture->subjects[m_picture->reference].name));
    QList<QTreeWidgetItem*> items;
    for (const previews::Neighbour& neighbour : m_picture->nearest) {
        auto* const item = new QTreeWidgetItem;
        const QString percent = percentText(neighbour.similarity);
        const QString& name = m_picture->subjects[neighbour.index].name;
        item->setText(ShareColumn, percent);
        item->setText(NameColumn, name);
        item->setText(StyleColumn, styleOf(neighbour.index));
        item->setTextAlignment(ShareColumn, Qt::AlignRight | Qt::AlignVCenter);
        item->setFont(ShareColumn, digitFont(font()));
        item->setForeground(StyleColumn, quietColour(palette()));
        item->setData(0, kSubjectRole, static_cast<qulonglong>(neighbour.index));
        item->setData(0, kShareRole, neighbour.similarity);
        //: %1 is a share in percent, %2 a character. Read aloud.
        item->setData(0, Qt::AccessibleTextRole, tr("%1 like %2").arg(percent, name));
        items << item;
    }
    m_nearest->addTopLevelItems(items);
}

void LikenessView::fillGroups() {
    m_groups->clear();
    m_groupsTitle->clear();
    if (!m_picture)
        return;
    const Likeness& likeness = *m_picture->likeness;
    if (likeness.groups.empty() && likeness.characters > 0) {
        m_groupsTitle->setText(tr("There are too many characters to group them"));
        return;
    }
    //: %1 is a share in percent.
    m_groupsTitle->setText(tr("Groups, at least %1 alike").arg(percentText(static_cast<float>(likeness.alikePercent) / 100.0F)));
    std::vector<std::size_t> alone;
    int number = 0;
    for (const std::vector<std::size_t>& group : likeness.groups) {
        if (group.size() == 1)
            alone.push_back(group.front());
        else
            addGroup(tr("Group %1").arg(++number), group);
    }
    if (!alone.empty())
        addGroup(tr("Like nobody else"), alone);
}

void LikenessView::addGroup(const QString& title, const std::vector<std::size_t>& members) {
    auto* const heading = new QTreeWidgetItem{m_groups, {title, QString::number(members.size())}};
    QFont bold = font();
    bold.setBold(true);
    heading->setFont(0, bold);
    heading->setForeground(1, quietColour(palette()));
    for (const std::size_t member : members) {
        auto* const item = new QTreeWidgetItem{heading, {m_picture->subjects[member].name, styleOf(member)}};
        item->setData(0, kSubjectRole, static_cast<qulonglong>(member));
        item->setForeground(1, quietColour(palette()));
    }
    heading->setExpanded(m_picture->likeness->characters <= kMostOpened);
}

QString LikenessView::styleOf(std::size_t subject) const {
    const parser::Cast& cast = m_picture->request.snapshot->load.cast;
    const auto style = cast.characters[m_picture->subjects[subject].owner.index].style;
    return style ? gameText(cast.styles[*style].name) : QString{};
}

void LikenessView::compare(const QTreeWidgetItem& item) {
    std::vector<std::size_t> subjects;
    const auto add = [&](const QTreeWidgetItem& one) {
        const auto subject = static_cast<std::size_t>(one.data(0, kSubjectRole).toULongLong());
        if (subject != m_picture->reference)
            subjects.push_back(subject);
    };
    if (item.childCount() == 0)
        add(item);
    for (int i = 0; i < item.childCount(); ++i)
        add(*item.child(i));
    if (!subjects.empty())
        emit compareRequested(std::move(subjects));
}

PlainTable LikenessView::plainTable() const {
    PlainTable table;
    table.header = {tr("character"), tr("style"), tr("alike"), tr("group")};
    if (!m_picture)
        return table;
    std::vector<int> groupOf(m_picture->likeness->characters, 0);
    int number = 0;
    for (const std::vector<std::size_t>& group : m_picture->likeness->groups) {
        if (group.size() == 1)
            continue;
        ++number;
        for (const std::size_t member : group)
            groupOf[member] = number;
    }
    for (const previews::Neighbour& neighbour : m_picture->nearest) {
        const int group = groupOf[neighbour.index];
        table.rows << QStringList{
            m_picture->subjects[neighbour.index].name, styleOf(neighbour.index),
            QString::fromStdString(previews::displayNumber(neighbour.similarity)),
            group > 0 ? QString::number(group) : QString{}};
    }
    return table;
}

}  // namespace castwright::gui
