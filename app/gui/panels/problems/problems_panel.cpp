// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/problems/problems_panel.h"

#include "app/gui/panels/parts/panel_parts.h"
#include "app/gui/panels/problems/problems_filter.h"
#include "app/gui/panels/problems/problems_model.h"
#include "app/gui/theme/severity_style.h"
#include "app/gui/theme/theme.h"
#include "validators/fixing/merged_fixes.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace castwright::gui {

namespace {

constexpr int kHeight = 180;

}  // namespace

ProblemsPanel::ProblemsPanel(QWidget* parent)
    : DockPanel{
          {.name = QStringLiteral("problemsDock"), .title = tr("Problems"), .area = Qt::BottomDockWidgetArea, .size = kHeight},
          parent} {
    build();
    refreshToggles();
    showWhatIsThere();
}

ProblemsPanel::~ProblemsPanel() = default;

void ProblemsPanel::build() {
    m_model = new ProblemsModel{this};
    m_model->setPalette(palette());
    m_filtered = new ProblemsFilter{this};
    m_filtered->setSourceModel(m_model);

    auto* const top = new QHBoxLayout;
    top->setContentsMargins(kSpacing, kSpacing, kSpacing, kSpacing);
    top->setSpacing(kSpacing);
    for (const validators::Severity severity : kSeverities) {
        auto* const toggle = new QToolButton{this};
        toggle->setCheckable(true);
        toggle->setChecked(true);
        toggle->setAutoRaise(true);
        toggle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        m_toggles[static_cast<std::size_t>(severity)] = toggle;
        top->addWidget(toggle);
        connect(toggle, &QToolButton::toggled, this, [this, severity](bool shown) {
            m_filtered->setShown(severity, shown);
            showWhatIsThere();
        });
    }
    m_filter = makeFilterBox(tr("Filter the problems"), this);
    m_filter->setMaximumWidth(320);
    top->addStretch(1);
    top->addWidget(m_filter, 2);

    buildTable();
    m_nothing = makeEmptyState(this);
    m_stack = new QStackedWidget{this};
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_nothing);

    auto* const layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_stack, 1);
    setFocusProxy(m_table);

    connect(m_filter, &QLineEdit::textChanged, this, &ProblemsPanel::filterChanged);
    m_filter->installEventFilter(this);
    m_table->installEventFilter(this);
}

void ProblemsPanel::buildTable() {
    m_table = new QTreeView{this};
    m_table->setAccessibleName(tr("Problems"));
    m_table->setModel(m_filtered);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setIconSize({16, 16});
    m_table->setItemDelegate(new RoomyRows{m_table});
    QHeaderView& header = *m_table->header();
    header.setSortIndicator(-1, Qt::AscendingOrder);  // in the order of the files until a column is clicked
    header.setSortIndicatorClearable(true);
    m_table->setSortingEnabled(true);
    header.setStretchLastSection(false);
    header.setSectionsMovable(false);
    header.setSectionResizeMode(ProblemsModel::MessageColumn, QHeaderView::Stretch);
    const int character = fontMetrics().averageCharWidth();
    m_table->setColumnWidth(ProblemsModel::RuleColumn, 26 * character);
    m_table->setColumnWidth(ProblemsModel::FileColumn, 18 * character);
    m_table->setColumnWidth(ProblemsModel::PlaceColumn, 10 * character);

    connect(m_table, &QTreeView::activated, this, &ProblemsPanel::activate);
    connect(m_table, &QTreeView::customContextMenuRequested, this, [this](const QPoint& place) {
        QMenu menu{this};
        fillMenu(menu, m_table->indexAt(place));
        if (!menu.isEmpty())
            menu.exec(m_table->viewport()->mapToGlobal(place));
    });
}

void ProblemsPanel::setSnapshot(std::shared_ptr<const Snapshot> snapshot) {
    const SeverityCounts before = counts();
    m_model->setSnapshot(std::move(snapshot));
    refreshToggles();
    showWhatIsThere();
    if (counts() != before)
        emit countsChanged();
}

SeverityCounts ProblemsPanel::counts() const { return m_model->counts(); }

void ProblemsPanel::refreshToggles() {
    for (const validators::Severity severity : kSeverities) {
        QToolButton& toggle = *m_toggles[static_cast<std::size_t>(severity)];
        const QString text = severityCount(severity, counts().of(severity));
        toggle.setText(text);
        toggle.setIcon(severityIcon(severity, palette()));
        toggle.setAccessibleName(text);
        //: %1 is a kind of problem with its number, such as "2 errors".
        toggle.setToolTip(tr("Show or hide: %1").arg(text));
    }
}

void ProblemsPanel::filterChanged() {
    m_filtered->setText(m_filter->text());
    showWhatIsThere();
}

void ProblemsPanel::showWhatIsThere() {
    QString text;
    if (!m_model->snapshot())
        text = tr("Nothing is open to be checked");
    else if (m_model->rowCount() == 0)
        text = tr("No problems");
    else if (m_filtered->rowCount() == 0)
        text = tr("The filter hides all problems");
    m_nothing->setText(text);
    m_stack->setCurrentWidget(text.isEmpty() ? static_cast<QWidget*>(m_table) : m_nothing);
}

void ProblemsPanel::activate(const QModelIndex& index) {
    if (!index.isValid())
        return;
    const ProblemRow& row = m_model->row(m_filtered->mapToSource(index).row());
    emit placeActivated(row.path, row.range.begin, row.range.end);
}

void ProblemsPanel::nextProblem() { step(1); }

void ProblemsPanel::previousProblem() { step(-1); }

void ProblemsPanel::step(int direction) {
    const int count = m_filtered->rowCount();
    if (count == 0)
        return;
    const QModelIndex current = m_table->currentIndex();
    const int first = direction > 0 ? 0 : count - 1;
    const int next = current.isValid() ? (current.row() + direction + count) % count : first;
    const QModelIndex index = m_filtered->index(next, 0);
    m_table->setCurrentIndex(index);
    activate(index);
}

void ProblemsPanel::copySelected() {
    QModelIndexList rows = m_table->selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    QString text;
    for (const QModelIndex& index : rows)
        text += m_model->asText(m_filtered->mapToSource(index).row()) + u'\n';
    if (!text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

void ProblemsPanel::fillMenu(QMenu& menu, const QModelIndex& index) {
    if (!index.isValid())
        return;
    const int row = m_filtered->mapToSource(index).row();
    connect(menu.addAction(tr("&Open")), &QAction::triggered, this, [this, place = QPersistentModelIndex{index}] {
        activate(place);
    });
    addFixes(menu, row);
    addRelated(menu, row);
    menu.addSeparator();
    QAction* const copy = menu.addAction(tr("&Copy"));
    copy->setShortcut(QKeySequence::Copy);
    connect(copy, &QAction::triggered, this, &ProblemsPanel::copySelected);
}

void ProblemsPanel::addFixes(QMenu& menu, int row) {
    const auto snapshot = m_model->snapshot();
    const validators::Diagnostic& problem = snapshot->diagnostics[m_model->row(row).diagnostic];
    if (problem.fixes.empty())
        return;
    menu.addSeparator();
    for (const validators::Fix& fix : problem.fixes) {
        // An ampersand in it is text.
        QAction* const action = menu.addAction(messageText(fix.title).replace(u'&', u"&&"_s));
        connect(action, &QAction::triggered, this, [this, fix, snapshot] {
            if (m_model->snapshot() == snapshot)
                applyFix(fix);
        });
    }
    const auto ofRule = std::ranges::count_if(snapshot->diagnostics, [&](const validators::Diagnostic& other) {
        return other.rule == problem.rule && other.where.file == problem.where.file && !other.fixes.empty();
    });
    if (ofRule < 2)
        return;
    QAction* const all = menu.addAction(tr("Fix all %n of this kind in the file", "two or more", static_cast<int>(ofRule)));
    connect(all, &QAction::triggered, this, [this, rule = m_model->row(row).rule, file = problem.where.file, snapshot] {
        if (m_model->snapshot() == snapshot)
            applyAllOfRule(rule, file);
    });
}

void ProblemsPanel::addFixesAt(QMenu& menu, const QString& filePath, qsizetype byte, quint64 revision) {
    const auto snapshot = m_model->snapshot();
    const auto index = snapshot ? snapshot->find(filePath) : std::nullopt;
    if (!index || snapshot->files[*index].revision != revision)
        return;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const ProblemRow& problem = m_model->row(row);
        if (problem.path == filePath && problem.range.begin <= byte && byte <= problem.range.end)
            addFixes(menu, row);
    }
}

void ProblemsPanel::addRelated(QMenu& menu, int row) {
    const auto snapshot = m_model->snapshot();
    const validators::Diagnostic& problem = snapshot->diagnostics[m_model->row(row).diagnostic];
    if (problem.related.empty())
        return;
    menu.addSeparator();
    for (const validators::RelatedPlace& related : problem.related) {
        if (related.where.file >= snapshot->files.size())
            continue;
        const QString path = snapshot->files[related.where.file].path;
        //: %1 is a sentence about a place, %2 a file name, %3 a line.
        const QString text = tr("%1 (%2, line %3)")
                                 .arg(messageText(related.message), QFileInfo{path}.fileName())
                                 .arg(snapshot->position(related.where).line);
        QAction* const action = menu.addAction(QString{text}.replace(u'&', u"&&"_s));
        connect(action, &QAction::triggered, this, [this, path, range = related.where.range] {
            emit placeActivated(path, range.begin, range.end);
        });
    }
}

void ProblemsPanel::applyFix(const validators::Fix& fix) {
    const Snapshot& snapshot = *m_model->snapshot();
    if (fix.file < snapshot.files.size())
        emit editRequested(snapshot.files[fix.file].path, fix.edits, snapshot.files[fix.file].revision.value_or(0));
}

void ProblemsPanel::applyAllOfRule(const QString& rule, std::uint32_t file) {
    const auto snapshot = m_model->snapshot();
    for (const auto& [index, edits] : validators::mergeFixesOf(rule.toStdString(), file, snapshot->diagnostics).files) {
        if (index < snapshot->files.size())
            emit editRequested(snapshot->files[index].path, edits, snapshot->files[index].revision.value_or(0));
    }
}

bool ProblemsPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool override = event->type() == QEvent::ShortcutOverride;
    if (event->type() != QEvent::KeyPress && !override)
        return DockPanel::eventFilter(watched, event);
    auto* const key = static_cast<QKeyEvent*>(event);
    if (watched == m_table && key->matches(QKeySequence::Copy)) {
        if (override)
            event->accept();
        else
            copySelected();
        return true;
    }
    if (override)
        return false;
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (enter && m_filtered->rowCount() > 0) {
        if (!m_table->currentIndex().isValid())
            m_table->setCurrentIndex(m_filtered->index(0, 0));
        activate(m_table->currentIndex());
        return true;
    }
    if (watched == m_filter && key->key() == Qt::Key_Down) {
        m_table->setFocus(Qt::OtherFocusReason);
        if (!m_table->currentIndex().isValid())
            m_table->setCurrentIndex(m_filtered->index(0, 0));
        return true;
    }
    if (key->key() == Qt::Key_Escape && !m_filter->text().isEmpty()) {
        m_filter->clear();
        return true;
    }
    return false;
}

/// What is wrong matters more than what the rule is called, which the tooltip says, too.
void ProblemsPanel::resizeEvent(QResizeEvent* event) {
    DockPanel::resizeEvent(event);
    constexpr int kRoomForRules = 110;  // in characters
    m_table->setColumnHidden(ProblemsModel::RuleColumn, width() < kRoomForRules * fontMetrics().averageCharWidth());
}

void ProblemsPanel::changeEvent(QEvent* event) {
    DockPanel::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || m_model == nullptr)
        return;
    m_model->setPalette(palette());
    refreshToggles();
}

}  // namespace castwright::gui
