// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/cast/cast_outline.h"
#include "app/gui/panels/cast/cast_tree_panel.h"
#include "tests/gui/made_up_content.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QTest>
#include <QTreeView>

using namespace castwright;
using castwright::gui::CastItem;
using castwright::gui::CastTreePanel;
using castwright::gui::Snapshot;

namespace {

/// Titles with their details and reasons, children indented.
QString drawn(const std::vector<CastItem>& items, int depth = 0) {
    QString text;
    for (const CastItem& item : items) {
        text += QString(depth, u' ') + item.title;
        if (!item.detail.isEmpty())
            text += QStringLiteral(" (%1)").arg(item.detail);
        if (!item.dropped.isEmpty())
            text += QStringLiteral(" — ") + item.dropped;
        text += u'\n' + drawn(item.children, depth + 1);
    }
    return text;
}

std::shared_ptr<Snapshot>
withProblem(const Snapshot& snapshot, const QString& path, std::uint32_t offset, validators::Severity severity) {
    auto changed = std::make_shared<Snapshot>(snapshot);
    changed->diagnostics.push_back({
        .where = {.file = static_cast<std::uint32_t>(*snapshot.find(path)), .range = {offset, offset}},
        .severity = severity,
        .rule = "test/rule",
        .message = {.text = "Made up"},
    });
    return changed;
}

/// The panel with what is in it.
struct Panel {
    CastTreePanel panel;
    QTreeView* tree = panel.findChild<QTreeView*>();
    QLineEdit* filter = panel.findChild<QLineEdit*>();

    Panel() {
        panel.resize(260, 400);
        panel.show();
    }

    [[nodiscard]] QModelIndex row(const QString& title, const QModelIndex& parent = {}) const {
        const QAbstractItemModel& model = *tree->model();
        for (int i = 0; i < model.rowCount(parent); ++i) {
            const QModelIndex index = model.index(i, 0, parent);
            if (index.data().toString() == title)
                return index;
            if (const QModelIndex below = row(title, index); below.isValid())
                return below;
        }
        return {};
    }
    [[nodiscard]] QString current() const { return tree->currentIndex().data().toString(); }
    [[nodiscard]] QString message() const {
        for (const QLabel* label : panel.findChildren<QLabel*>()) {
            if (label->isVisible())
                return label->text();
        }
        return {};
    }
};

}  // namespace

class CastTreeTest : public QObject {
    Q_OBJECT

private slots:
    void followsTheEditor();
    void init();
    void outlineOfAll();
    void outlineSaysWhyBlocksAreLeftOut();
    void problemsAreCountedWhereTheyBelong();
    void unreadableAndEmptyFilesAreListed();
    void emptyStates();
    void selectionAndExpansionStay();
    void filterAndKeys();
    void opensPlaces();
    void modelIsSound();

private:
    std::unique_ptr<MadeUpContent> m_content;
};

void CastTreeTest::init() {
    m_content = std::make_unique<MadeUpContent>();
    m_content->write(QStringLiteral("styles/calm.style"), "style \"calm\" {\n}\n");
    m_content->write(QStringLiteral("styles/wild.style"), "style \"wild\" {\n\tinherit \"calm\"\n}\n");
    m_content->write(QStringLiteral("characters/bo.bot"), "character \"Bo\" {\n\tinherit \"wild\"\n}\n");
    m_content->write(QStringLiteral("characters/cy.bot"), "character \"Cy\" {\n\tinherit \"calm\"\n}\n");
    m_content->write(QStringLiteral("chats/bo.chat"), "characterChat \"bo\" {\n\tchat kill { \"Ha.\" }\n}\n");
}

void CastTreeTest::outlineOfAll() {
    QCOMPARE(
        drawn(castOutline(*m_content->snapshot())),
        QStringLiteral("Styles (2)\n calm\n wild (calm)\nCharacters (2)\n Bo (wild)\n  bo.chat\n Cy (calm)\n"));
}

void CastTreeTest::outlineSaysWhyBlocksAreLeftOut() {
    m_content->write(
        QStringLiteral("styles/zz.style"), "style \"CALM\" {\n}\nstyle \"\" {\n}\nStyle \"late\" {\n}\nstyle \"lost\" {\n}\n");
    m_content->write(QStringLiteral("characters/dee.bot"), "character \"Dee\" {\n\tinherit \"calm\"\n");
    m_content->write(QStringLiteral("chats/dee.chat"), "characterChat \"Dee\" {\n}\ncharacterChat \"Nobody\" {\n}\n");
    const QString outline = drawn(castOutline(*m_content->snapshot()));
    QVERIFY2(outline.contains(QStringLiteral(" CALM — already defined in calm.style\n")), qPrintable(outline));
    QVERIFY2(outline.contains(QStringLiteral(" (no name) — has no name\n")), qPrintable(outline));
    QVERIFY2(outline.contains(QStringLiteral(" lost — the game stops reading the file before it\n")), qPrintable(outline));
    QVERIFY2(outline.contains(QStringLiteral(" Dee (calm) — its closing brace is missing\n")), qPrintable(outline));
    QVERIFY2(outline.contains(QStringLiteral("  dee.chat — there is no character of this name\n")), qPrintable(outline));
    QVERIFY2(
        outline.contains(
            QStringLiteral("Chat without a character (1)\n Nobody (dee.chat) — there is no character of this name\n")),
        qPrintable(outline));
}

void CastTreeTest::problemsAreCountedWhereTheyBelong() {
    const QString bot = m_content->path(QStringLiteral("characters/bo.bot"));
    const QString chat = m_content->path(QStringLiteral("chats/bo.chat"));
    const auto snapshot = std::make_shared<Snapshot>(*m_content->snapshot());
    snapshot->diagnostics.clear();
    const auto one = withProblem(*snapshot, bot, 3, validators::Severity::Warning);
    const auto two = withProblem(*one, chat, 25, validators::Severity::Error);
    const std::vector<CastItem> outline = castOutline(*two);
    const CastItem& bo = outline[1].children[0];
    QCOMPARE(bo.counts.of(validators::Severity::Warning), 1);
    QCOMPARE(bo.counts.of(validators::Severity::Error), 1);
    QCOMPARE(bo.children[0].counts.of(validators::Severity::Error), 1);
    QCOMPARE(bo.children[0].counts.of(validators::Severity::Warning), 0);
    QVERIFY(outline[1].children[1].counts.empty());
    QCOMPARE(outline[1].counts.of(validators::Severity::Error), 1);
}

void CastTreeTest::unreadableAndEmptyFilesAreListed() {
    m_content->write(QStringLiteral("characters/empty.bot"), "// nothing\n");
    if (!QFile::link(QStringLiteral("/proc/self/mem"), m_content->path(QStringLiteral("characters/broken.bot"))))
        QSKIP("no file here that cannot be read");
    const auto snapshot = m_content->snapshot();
    const QString outline = drawn(castOutline(*snapshot));
    QVERIFY2(outline.contains(QStringLiteral(" empty.bot — defines nothing\n")), qPrintable(outline));
    QVERIFY2(outline.contains(QStringLiteral(" broken.bot — cannot be read\n")), qPrintable(outline));
    QVERIFY2(outline.contains(QStringLiteral(" Bo (wild)\n")), qPrintable(outline));  // the others are not lost
}

void CastTreeTest::emptyStates() {
    Panel panel;
    QCOMPARE(panel.message(), QStringLiteral("No folder is open"));
    panel.panel.setSnapshot(m_content->snapshot());
    QCOMPARE(panel.message(), QString{});
    panel.filter->setText(QStringLiteral("zebra"));
    QCOMPARE(panel.message(), QStringLiteral("Nothing in the cast fits the filter"));
    panel.filter->clear();
    QCOMPARE(panel.message(), QString{});
    panel.panel.setSnapshot(nullptr);
    QCOMPARE(panel.message(), QStringLiteral("No folder is open"));

    const MadeUpContent bare;
    QDir{}.mkpath(bare.path(QStringLiteral("styles")));
    panel.panel.setSnapshot(bare.snapshot());
    QCOMPARE(panel.message(), QStringLiteral("No bot content in this folder"));
    const MadeUpContent none;
    panel.panel.setSnapshot(none.snapshot());
    QVERIFY(panel.message().contains(QStringLiteral("botfiles")));
}

void CastTreeTest::selectionAndExpansionStay() {
    Panel panel;
    panel.panel.setSnapshot(m_content->snapshot());
    QVERIFY(panel.tree->isExpanded(panel.row(QStringLiteral("Characters"))));
    panel.tree->expand(panel.row(QStringLiteral("Bo")));
    panel.tree->collapse(panel.row(QStringLiteral("Styles")));
    panel.tree->setCurrentIndex(panel.row(QStringLiteral("Bo")));

    // Others come and go, and the name itself is edited.
    m_content->write(QStringLiteral("characters/al.bot"), "character \"Al\" {\n}\n");
    m_content->write(QStringLiteral("characters/bo.bot"), "character \"Boris\" {\n\tinherit \"wild\"\n}\n");
    m_content->write(QStringLiteral("chats/bo.chat"), "characterChat \"Boris\" {\n}\n");
    m_content->remove(QStringLiteral("characters/cy.bot"));
    panel.panel.setSnapshot(m_content->snapshot());
    QCOMPARE(panel.current(), QStringLiteral("Boris"));
    QVERIFY(panel.tree->isExpanded(panel.row(QStringLiteral("Boris"))));
    QVERIFY(!panel.tree->isExpanded(panel.row(QStringLiteral("Styles"))));
    QVERIFY(panel.row(QStringLiteral("Al")).isValid());
    QVERIFY(!panel.row(QStringLiteral("Cy")).isValid());
}

void CastTreeTest::filterAndKeys() {
    Panel panel;
    QSignalSpy activated{&panel.panel, &CastTreePanel::placeActivated};
    panel.panel.setSnapshot(m_content->snapshot());
    panel.tree->collapse(panel.row(QStringLiteral("Styles")));
    panel.tree->setCurrentIndex(panel.row(QStringLiteral("Cy")));

    QTest::keyClicks(panel.tree, QStringLiteral("w"));  // typing in the tree filters
    QCOMPARE(panel.filter->text(), QStringLiteral("w"));
    QCOMPARE(panel.panel.focusWidget(), panel.filter);
    QTest::keyClicks(panel.filter, QStringLiteral("ild"));
    QVERIFY(panel.row(QStringLiteral("wild")).isValid());
    QVERIFY(panel.row(QStringLiteral("Bo")).isValid());  // its style is wild
    QVERIFY(panel.row(QStringLiteral("bo.chat")).isValid());
    QVERIFY(!panel.row(QStringLiteral("Cy")).isValid());
    QCOMPARE(panel.current(), QStringLiteral("wild"));

    QTest::keyClick(panel.filter, Qt::Key_Down);
    QCOMPARE(panel.panel.focusWidget(), panel.tree);
    panel.tree->setCurrentIndex(panel.row(QStringLiteral("Bo")));
    QTest::keyClick(panel.tree, Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated[0][0].toString(), m_content->path(QStringLiteral("characters/bo.bot")));

    QTest::keyClick(panel.tree, Qt::Key_Escape);
    QVERIFY(panel.filter->text().isEmpty());
    QCOMPARE(panel.current(), QStringLiteral("Bo"));
    QVERIFY(!panel.tree->isExpanded(panel.row(QStringLiteral("Styles"))));  // as before the filter
    panel.filter->setText(QStringLiteral("cy.BOT"));                        // file names count
    QCOMPARE(panel.current(), QStringLiteral("Cy"));
    QTest::keyClick(panel.filter, Qt::Key_Return);
    QCOMPARE(activated.count(), 2);
}

void CastTreeTest::opensPlaces() {
    Panel panel;
    QSignalSpy activated{&panel.panel, &CastTreePanel::placeActivated};
    panel.panel.setSnapshot(m_content->snapshot());
    panel.tree->setCurrentIndex(panel.row(QStringLiteral("wild")));
    QTest::keyClick(panel.tree, Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated[0][1].toLongLong(), 6);
    QCOMPARE(activated[0][2].toLongLong(), 12);  // the name with its quotes
    panel.tree->setCurrentIndex(panel.row(QStringLiteral("Styles")));
    QTest::keyClick(panel.tree, Qt::Key_Return);
    QCOMPARE(activated.count(), 1);  // a group only folds
    QVERIFY(!panel.tree->isExpanded(panel.row(QStringLiteral("Styles"))));
}

void CastTreeTest::modelIsSound() {
    Panel panel;
    auto* const filtered = qobject_cast<QSortFilterProxyModel*>(panel.tree->model());
    const QAbstractItemModelTester tester{filtered->sourceModel(), QAbstractItemModelTester::FailureReportingMode::QtTest};
    for (int round = 0; round < 30; ++round) {
        for (int i = 0; i < 6; ++i) {
            const QString name = QStringLiteral("characters/x%1.bot").arg(i);
            if ((round * 7 + i * 3) % 5 < 2)
                m_content->remove(name);
            else
                m_content->write(name, QStringLiteral("character \"X%1\" {\n}\n").arg((round + i) % 4).toUtf8());
        }
        panel.panel.setSnapshot(m_content->snapshot());
        panel.filter->setText(round % 3 == 0 ? QStringLiteral("x") : QString{});
        panel.panel.grab();
    }
    panel.panel.setSnapshot(nullptr);
}

void CastTreeTest::followsTheEditor() {
    Panel panel;
    panel.panel.setSnapshot(m_content->snapshot());
    const auto* const model = panel.tree->model();
    QVERIFY(model->rowCount() > 0);
    panel.panel.setCaret(m_content->path(QStringLiteral("characters/bo.bot")), 3);
    QCOMPARE(panel.current(), QStringLiteral("Bo"));
    panel.panel.setCaret(m_content->path(QStringLiteral("styles/calm.style")), 3);
    QCOMPARE(panel.current(), QStringLiteral("calm"));
    // What it does not know changes nothing.
    panel.panel.setCaret(QStringLiteral("/nowhere"), 3);
    QCOMPARE(panel.current(), QStringLiteral("calm"));
}

QTEST_MAIN(CastTreeTest)
#include "tst_cast_tree.moc"
