// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pack/pack_plan_page.h"

#include "app/gui/analysis/snapshot.h"
#include "app/gui/document/paths.h"
#include "app/gui/pack/pack_files_model.h"
#include "app/gui/pack/pack_files_view.h"
#include "app/gui/panels/parts/panel_parts.h"
#include "app/gui/text/byte_text.h"
#include "app/gui/theme/severity_style.h"
#include "app/gui/theme/theme.h"
#include "parser/loader/loader.h"
#include "validators/folder/folder_rules.h"

#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace castwright::gui {

namespace {

enum Tab : quint8 { FilesTab, LeftOutTab, ProblemsTab };

enum Role { PathRole = Qt::UserRole, BeginRole, EndRole, IsErrorRole };

enum ProblemColumn : quint8 { MessageColumn, FileColumn, LineColumn };

QString shown(const std::string& bytes) {
    return displayText(QByteArrayView{bytes.data(), static_cast<qsizetype>(bytes.size())});
}

/// What is left out has a list of its own.
bool isListedElsewhere(const validators::Diagnostic& diagnostic) {
    return diagnostic.rule == validators::folder::excludedFile().id();
}

}  // namespace

PackPlanPage::PackPlanPage(QWidget* parent) : QWidget{parent} { build(); }

void PackPlanPage::build() {
    m_tabs = new QTabWidget{this};
    m_tabs->setDocumentMode(true);
    m_files = new PackFilesView{PackFilesView::Shows::AllFiles, m_tabs};
    m_files->layout()->setContentsMargins(0, kWideSpacing, 0, 0);
    m_tabs->addTab(m_files, QString{});
    m_leftOut = addTable({tr("File or folder"), tr("Why it stays out")}, tr("Nothing stays out."));
    m_leftOut->setAccessibleName(tr("What stays out of the pak"));
    m_leftOut->setObjectName(QStringLiteral("packLeftOut"));
    m_leftOut->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_leftOut->setColumnWidth(1, 44 * fontMetrics().averageCharWidth());
    m_problems = addTable({tr("Problem"), tr("File"), tr("Line")}, tr("Nothing speaks against packing."));
    m_problems->setAccessibleName(tr("Problems of the pak"));
    m_problems->setObjectName(QStringLiteral("packProblems"));
    m_problems->header()->setSectionResizeMode(MessageColumn, QHeaderView::Stretch);
    m_problems->headerItem()->setTextAlignment(LineColumn, Qt::AlignRight | Qt::AlignVCenter);
    m_problems->setTextElideMode(Qt::ElideRight);
    m_problems->setColumnWidth(FileColumn, 32 * fontMetrics().averageCharWidth());
    m_problems->setColumnWidth(LineColumn, 10 * fontMetrics().averageCharWidth());
    // One click is enough: the list is there to be worked off.
    connect(m_problems, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item) { activate(*item); });
    connect(m_problems, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) { activate(*item); });

    m_text = makeEmptyState(this);
    m_stack = new QStackedWidget{this};
    m_stack->addWidget(m_tabs);
    m_stack->addWidget(m_text);
    auto* layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    setFocusProxy(m_tabs);
}

/// A table, and a sentence in its place while it is empty.
QTreeWidget* PackPlanPage::addTable(const QStringList& columns, const QString& emptyText) {
    auto* page = new QStackedWidget{m_tabs};
    auto* table = new QTreeWidget{page};
    page->setContentsMargins(0, kWideSpacing, 0, 0);
    table->setHeaderLabels(columns);
    table->setItemDelegate(new RoomyRows{table});
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    table->setAllColumnsShowFocus(true);
    table->setTextElideMode(Qt::ElideMiddle);
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->setIconSize({16, 16});
    table->header()->setStretchLastSection(false);
    QLabel* nothing = makeEmptyState(page);
    nothing->setText(emptyText);
    page->addWidget(table);
    page->addWidget(nothing);
    m_tabs->addTab(page, QString{});
    return table;
}

void PackPlanPage::setPreview(const std::shared_ptr<const PackPreview>& preview) {
    m_files->setPreview(preview);
    fillLeftOut(*preview);
    fillProblems(*preview);
    refreshTitles();
    m_stack->setCurrentWidget(m_tabs);
}

void PackPlanPage::showText(const QString& text) {
    m_text->setText(text);
    m_stack->setCurrentWidget(m_text);
}

void PackPlanPage::showProblems() { m_tabs->setCurrentIndex(ProblemsTab); }

void PackPlanPage::fill(QTreeWidget& table, const QList<QTreeWidgetItem*>& rows) {
    table.clear();
    table.addTopLevelItems(rows);
    qobject_cast<QStackedWidget*>(table.parentWidget())->setCurrentIndex(rows.isEmpty() ? 1 : 0);
}

void PackPlanPage::fillLeftOut(const PackPreview& preview) {
    QList<QTreeWidgetItem*> rows;
    for (const packer::LeftOut& left : preview.review.plan.leftOut) {
        auto* row = new QTreeWidgetItem{{shown(left.name), messageText({packer::toText(left.reason), {}})}};
        row->setToolTip(0, row->text(0));
        row->setToolTip(1, row->text(1));
        rows.append(row);
    }
    fill(*m_leftOut, rows);
}

void PackPlanPage::fillProblems(const PackPreview& preview) {
    QList<QTreeWidgetItem*> rows;
    const auto add = [&](const validators::Diagnostic& diagnostic, const QString& file) {
        const QString message = messageText(diagnostic.message);
        auto* row = new QTreeWidgetItem{{message, file}};
        row->setIcon(MessageColumn, severityIcon(diagnostic.severity, palette()));
        row->setToolTip(MessageColumn, message + QStringLiteral("\n[%1]").arg(QLatin1StringView{diagnostic.rule}));
        row->setToolTip(FileColumn, file);
        row->setTextAlignment(LineColumn, Qt::AlignRight | Qt::AlignVCenter);
        row->setData(0, IsErrorRole, diagnostic.severity == validators::Severity::Error);
        rows.append(row);
        return row;
    };
    for (const validators::Diagnostic& diagnostic : preview.review.diagnostics) {
        if (isListedElsewhere(diagnostic))
            continue;
        if (diagnostic.subject) {
            QTreeWidgetItem* row = add(diagnostic, shown(diagnostic.subject->name));
            if (parser::contentKindOf(diagnostic.subject->name))
                row->setData(0, PathRole, fromStdPath(diagnostic.subject->container / diagnostic.subject->name));
            continue;
        }
        const workspace::ReviewedFile& file = preview.review.files[diagnostic.where.file];
        const parser::ByteRange range = diagnostic.where.range;
        QTreeWidgetItem* row = add(diagnostic, shown(file.name));
        row->setText(LineColumn, QString::number(file.lines->position(range.begin).line));
        row->setData(0, PathRole, fromStdPath(file.path));
        row->setData(0, BeginRole, range.begin);
        row->setData(0, EndRole, range.end);
    }
    // What stops the pack comes first.
    std::ranges::stable_partition(rows, [](const QTreeWidgetItem* row) { return row->data(0, IsErrorRole).toBool(); });
    fill(*m_problems, rows);
}

void PackPlanPage::refreshTitles() {
    const PackFilesModel& model = m_files->model();
    const int files = model.rowCount() - model.count(PackFileState::Removed);
    m_tabs->setTabText(FilesTab, tr("&Goes In (%1)").arg(files));
    m_tabs->setTabText(LeftOutTab, tr("S&tays Out (%1)").arg(m_leftOut->topLevelItemCount()));
    m_tabs->setTabText(ProblemsTab, tr("Pro&blems (%1)").arg(m_problems->topLevelItemCount()));
}

void PackPlanPage::activate(const QTreeWidgetItem& item) {
    const QString path = item.data(0, PathRole).toString();
    if (!path.isEmpty())
        Q_EMIT placeActivated(path, item.data(0, BeginRole).toLongLong(), item.data(0, EndRole).toLongLong());
}

}  // namespace castwright::gui
