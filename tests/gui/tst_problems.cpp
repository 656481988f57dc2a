// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/problems/problems_model.h"
#include "app/gui/panels/problems/problems_panel.h"
#include "tests/gui/made_up_content.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <utility>

using namespace castwright;
using castwright::gui::ProblemsModel;
using castwright::gui::ProblemsPanel;
using castwright::gui::Snapshot;
using validators::Severity;

namespace {

validators::Diagnostic
problem(std::uint32_t file, std::uint32_t begin, Severity severity, std::string_view rule, std::string argument = {}) {
    return {
        .where = {.file = file, .range = {begin, begin + 3}},
        .severity = severity,
        .rule = rule,
        .message = {.text = "Something about %1", .arguments = {std::move(argument)}},
    };
}

/// The panel with what is in it.
struct Panel {
    ProblemsPanel panel;
    QTreeView* table = panel.findChild<QTreeView*>();
    QLineEdit* filter = panel.findChild<QLineEdit*>();

    Panel() {
        panel.resize(900, 240);
        panel.show();
    }

    [[nodiscard]] int rows() const { return table->model()->rowCount(); }
    [[nodiscard]] QString text(int row, int column = 0) const { return table->model()->index(row, column).data().toString(); }
    [[nodiscard]] QString message() const {
        for (const QLabel* label : panel.findChildren<QLabel*>()) {
            if (label->isVisible())
                return label->text();
        }
        return {};
    }
    [[nodiscard]] QToolButton* toggle(const QString& text) const {
        for (QToolButton* button : panel.findChildren<QToolButton*>()) {
            if (button->text() == text)
                return button;
        }
        return nullptr;
    }
    void select(int row) const { table->setCurrentIndex(table->model()->index(row, 0)); }
};

}  // namespace

class ProblemsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void showsProblems();
    void messagesGetTheRoom();
    void emptyStates();
    void filters();
    void opensAndSteps();
    void selectionStaysAndRowsMove();
    void onlyChangedRowsChange();
    void sorts();
    void copies();
    void offersFixes();
    void fixesAllOfAKind();
    void anOldMenuDoesNothing();

private:
    [[nodiscard]] std::shared_ptr<Snapshot> with(std::vector<validators::Diagnostic> diagnostics) const {
        auto snapshot = std::make_shared<Snapshot>(*m_base);
        snapshot->diagnostics = std::move(diagnostics);
        return snapshot;
    }

    std::unique_ptr<MadeUpContent> m_content;
    std::shared_ptr<const Snapshot> m_base;
    std::vector<validators::Diagnostic> m_three;
};

void ProblemsTest::init() {
    m_content = std::make_unique<MadeUpContent>();
    m_content->write(QStringLiteral("styles/calm.style"), "style \"calm\" {\n\tset fov 90\n}\n");
    m_content->write(QStringLiteral("characters/bo.bot"), "character \"Bo\" {\n\tinherit \"calm\"\n}\n");
    m_base = m_content->snapshot();
    m_three = {
        problem(0, 16, Severity::Warning, "trait/one", "fov"),
        problem(1, 0, Severity::Error, "load/two", "Bo"),
        problem(1, 18, Severity::Information, "load/three", "caf\xE9\n"),
    };
}

void ProblemsTest::showsProblems() {
    Panel panel;
    QSignalSpy counted{&panel.panel, &ProblemsPanel::countsChanged};
    panel.panel.setSnapshot(with(m_three));
    QCOMPARE(counted.count(), 1);
    QCOMPARE(panel.rows(), 3);
    QCOMPARE(panel.text(0), QStringLiteral("Something about fov"));
    QCOMPARE(panel.text(0, ProblemsModel::RuleColumn), QStringLiteral("trait/one"));
    QCOMPARE(panel.text(0, ProblemsModel::FileColumn), QStringLiteral("calm.style"));
    QCOMPARE(panel.text(0, ProblemsModel::PlaceColumn), QStringLiteral("2:2"));
    QCOMPARE(panel.text(2), QStringLiteral("Something about café␊"));
    QCOMPARE(panel.panel.errors(), 1);
    QCOMPARE(panel.panel.warnings(), 1);
    QCOMPARE(panel.panel.informations(), 1);
    QVERIFY(panel.toggle(QStringLiteral("1 error")));
    panel.panel.setSnapshot(with(m_three));
    QCOMPARE(counted.count(), 1);
}

void ProblemsTest::messagesGetTheRoom() {
    Panel panel;
    panel.panel.resize(1400, 240);
    QVERIFY(!panel.table->isColumnHidden(ProblemsModel::RuleColumn));
    panel.panel.resize(560, 240);
    QVERIFY(panel.table->isColumnHidden(ProblemsModel::RuleColumn));
    QVERIFY(panel.table->columnWidth(ProblemsModel::MessageColumn) > panel.table->viewport()->width() / 2);
}

void ProblemsTest::emptyStates() {
    Panel panel;
    QCOMPARE(panel.message(), QStringLiteral("Nothing is open to be checked"));
    panel.panel.setSnapshot(with({}));
    QCOMPARE(panel.message(), QStringLiteral("No problems"));
    panel.panel.setSnapshot(with(m_three));
    QCOMPARE(panel.message(), QString{});
    panel.filter->setText(QStringLiteral("zebra"));
    QCOMPARE(panel.message(), QStringLiteral("The filter hides all problems"));
    panel.filter->clear();
    panel.panel.setSnapshot(nullptr);
    QCOMPARE(panel.rows(), 0);
}

void ProblemsTest::filters() {
    Panel panel;
    panel.panel.setSnapshot(with(m_three));
    panel.toggle(QStringLiteral("1 warning"))->click();
    QCOMPARE(panel.rows(), 2);
    QCOMPARE(panel.panel.warnings(), 1);  // hidden, but there
    panel.filter->setText(QStringLiteral("BO.bot"));
    QCOMPARE(panel.rows(), 2);
    panel.filter->setText(QStringLiteral("load/t"));
    QCOMPARE(panel.rows(), 2);
    panel.filter->setText(QStringLiteral("café"));
    QCOMPARE(panel.rows(), 1);
    QTest::keyClick(panel.filter, Qt::Key_Escape);
    QCOMPARE(panel.rows(), 2);
    panel.toggle(QStringLiteral("1 warning"))->click();
    QCOMPARE(panel.rows(), 3);
}

void ProblemsTest::opensAndSteps() {
    Panel panel;
    QSignalSpy activated{&panel.panel, &ProblemsPanel::placeActivated};
    panel.panel.nextProblem();
    QCOMPARE(activated.count(), 0);
    panel.panel.setSnapshot(with(m_three));
    panel.select(1);
    QTest::keyClick(panel.table, Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated[0][0].toString(), m_content->path(QStringLiteral("characters/bo.bot")));
    QCOMPARE(activated[0][1].toLongLong(), 0);
    QCOMPARE(activated[0][2].toLongLong(), 3);
    const QPoint place = panel.table->visualRect(panel.table->model()->index(0, 0)).center();
    QTest::mouseClick(panel.table->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(panel.table->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(activated.count(), 2);
    QCOMPARE(activated[1][1].toLongLong(), 16);

    panel.panel.nextProblem();
    panel.panel.nextProblem();
    panel.panel.nextProblem();  // from the last to the first
    QCOMPARE(activated.count(), 5);
    QCOMPARE(activated[4][1].toLongLong(), 16);
    panel.panel.previousProblem();
    QCOMPARE(panel.table->currentIndex().row(), 2);
}

void ProblemsTest::selectionStaysAndRowsMove() {
    Panel panel;
    panel.panel.setSnapshot(with(m_three));
    panel.select(1);
    auto changed = m_three;
    changed.insert(changed.begin(), problem(0, 0, Severity::Error, "trait/new", "first"));
    changed[2].where.range = {18, 20};  // the selected one, now a line farther down
    changed.pop_back();
    panel.panel.setSnapshot(with(changed));
    QCOMPARE(panel.table->currentIndex().row(), 2);
    QCOMPARE(panel.text(2), QStringLiteral("Something about Bo"));
    QCOMPARE(panel.text(2, ProblemsModel::PlaceColumn), QStringLiteral("2:2"));
    QVERIFY(panel.table->selectionModel()->isRowSelected(2));
}

void ProblemsTest::onlyChangedRowsChange() {
    ProblemsModel model;
    const QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    QSignalSpy inserted{&model, &QAbstractItemModel::rowsInserted};
    QSignalSpy removed{&model, &QAbstractItemModel::rowsRemoved};
    QSignalSpy changedRows{&model, &QAbstractItemModel::dataChanged};
    QSignalSpy reset{&model, &QAbstractItemModel::modelReset};
    model.setSnapshot(with(m_three));
    QCOMPARE(inserted.count(), 1);
    model.setSnapshot(with(m_three));
    QCOMPARE(inserted.count() + removed.count() + changedRows.count(), 1);

    // Twins are told apart.
    auto changed = m_three;
    changed.insert(changed.begin() + 1, problem(0, 20, Severity::Warning, "trait/one", "fov"));
    model.setSnapshot(with(changed));
    QCOMPARE(inserted.count(), 2);
    QCOMPARE(inserted[1][1].toInt(), 1);
    changed.erase(changed.begin());
    model.setSnapshot(with(changed));
    QCOMPARE(removed.count(), 1);
    QCOMPARE(changedRows.count(), 1);  // the one that is left stands at the other's place
    QCOMPARE(reset.count(), 0);

    std::ranges::reverse(changed);
    model.setSnapshot(with(changed));
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.row(0).rule, QStringLiteral("load/three"));
    model.setSnapshot(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void ProblemsTest::sorts() {
    Panel panel;
    panel.panel.setSnapshot(with(m_three));
    panel.table->sortByColumn(ProblemsModel::MessageColumn, Qt::AscendingOrder);
    QCOMPARE(panel.text(0, ProblemsModel::RuleColumn), QStringLiteral("load/two"));  // the error
    panel.table->sortByColumn(ProblemsModel::RuleColumn, Qt::AscendingOrder);
    QCOMPARE(panel.text(0, ProblemsModel::RuleColumn), QStringLiteral("load/three"));
    panel.table->sortByColumn(-1, Qt::AscendingOrder);
    QCOMPARE(panel.text(0, ProblemsModel::RuleColumn), QStringLiteral("trait/one"));
}

void ProblemsTest::copies() {
    Panel panel;
    panel.panel.setSnapshot(with(m_three));
    panel.select(0);
    panel.table->selectionModel()->select(
        panel.table->model()->index(1, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QTest::keyClick(panel.table, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(
        QGuiApplication::clipboard()->text(),
        QStringLiteral("%1:2:2: warning: Something about fov [trait/one]\n%2:1:1: error: Something about Bo [load/two]\n")
            .arg(m_content->path(QStringLiteral("styles/calm.style")), m_content->path(QStringLiteral("characters/bo.bot"))));
}

void ProblemsTest::offersFixes() {
    m_three[0].fixes = {{.title = {.text = "Write %1", .arguments = {"R&D"}}, .file = 0, .edits = {{{24, 26}, "100"}}}};
    m_three[0].related = {{.where = {.file = 1, .range = {19, 26}}, .message = {.text = "Inherited here"}}};
    auto snapshot = with(m_three);
    snapshot->files[0].revision = 42;
    Panel panel;
    panel.panel.setSnapshot(snapshot);
    QSignalSpy requested{&panel.panel, &ProblemsPanel::editRequested};
    QSignalSpy activated{&panel.panel, &ProblemsPanel::placeActivated};
    QMenu menu;
    panel.panel.fillMenu(menu, panel.table->model()->index(0, 0));
    for (QAction* action : menu.actions()) {
        if (action->text() == QStringLiteral("Write R&&D") || action->text() == QStringLiteral("Inherited here (bo.bot, line 2)"))
            action->trigger();
    }
    QCOMPARE(requested.count(), 1);
    QCOMPARE(requested[0][0].toString(), m_content->path(QStringLiteral("styles/calm.style")));
    QCOMPARE(requested[0][1].value<std::vector<parser::TextEdit>>(), (std::vector<parser::TextEdit>{{{24, 26}, "100"}}));
    QCOMPARE(requested[0][2].toULongLong(), 42U);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated[0][1].toLongLong(), 19);

    // The same fixes are in the editor's menu, at the problem and for the text that was checked.
    const QString style = m_content->path(QStringLiteral("styles/calm.style"));
    const parser::ByteRange place = m_three[0].where.range;
    QMenu atProblem;
    panel.panel.addFixesAt(atProblem, style, place.begin, 42);
    QVERIFY(std::ranges::any_of(atProblem.actions(), [](const QAction* action) { return action->text() == u"Write R&&D"; }));
    for (const auto& [byte, revision] :
         {std::pair{static_cast<qsizetype>(place.end) + 1, quint64{42}},
          std::pair{static_cast<qsizetype>(place.begin), quint64{43}}}) {
        QMenu elsewhere;
        panel.panel.addFixesAt(elsewhere, style, byte, revision);
        QVERIFY(elsewhere.isEmpty());
    }

    QMenu nothing;
    panel.panel.fillMenu(nothing, {});
    QVERIFY(nothing.isEmpty());
}

void ProblemsTest::fixesAllOfAKind() {
    const auto fixable = [](std::uint32_t begin, const char* text) {
        auto made = problem(0, begin, Severity::Warning, "trait/one", text);
        made.fixes = {{.title = {.text = "Do it"}, .file = 0, .edits = {{{begin, begin + 3}, text}}}};
        return made;
    };
    Panel panel;
    panel.panel.setSnapshot(
        with({fixable(16, "a"), fixable(18, "overlaps"), fixable(20, "b"), problem(0, 22, Severity::Warning, "trait/one")}));
    QSignalSpy requested{&panel.panel, &ProblemsPanel::editRequested};
    QMenu menu;
    panel.panel.fillMenu(menu, panel.table->model()->index(0, 0));
    for (QAction* action : menu.actions()) {
        if (action->text() == QStringLiteral("Fix all 3 of this kind in the file"))
            action->trigger();
    }
    QCOMPARE(requested.count(), 1);
    QCOMPARE(requested[0][1].value<std::vector<parser::TextEdit>>().size(), 2U);
    QCOMPARE(requested[0][2].toULongLong(), 0U);
}

void ProblemsTest::anOldMenuDoesNothing() {
    m_three[0].fixes = {{.title = {.text = "Do it"}, .file = 0, .edits = {{{24, 26}, "100"}}}};
    Panel panel;
    panel.panel.setSnapshot(with(m_three));
    QSignalSpy requested{&panel.panel, &ProblemsPanel::editRequested};
    QMenu menu;
    panel.panel.fillMenu(menu, panel.table->model()->index(0, 0));
    panel.panel.setSnapshot(with({}));
    for (QAction* action : menu.actions())
        action->trigger();
    QCOMPARE(requested.count(), 0);
}

QTEST_MAIN(ProblemsTest)
#include "tst_problems.moc"
