// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/compare/compare_panel.h"
#include "app/gui/panels/compare/compare_table.h"
#include "app/gui/panels/compare/heat_map/heat_map_colours.h"
#include "app/gui/panels/compare/heat_map/heat_map_painter.h"
#include "app/gui/panels/compare/heat_map/heat_map_view.h"
#include "app/gui/panels/compare/likeness_view.h"
#include "app/gui/panels/compare/others_chooser.h"
#include "app/gui/panels/compare/subject_list_model.h"
#include "app/gui/panels/parts/trait_picture.h"
#include "previews/traits/number_display.h"
#include "previews/traits/trait_resolver.h"
#include "previews/traits/trait_subject.h"
#include "tests/gui/made_up_content.h"
#include "tests/support/generated_cast.h"
#include "tests/support/golden_rows.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPicture>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <cmath>

using namespace castwright;
using namespace castwright::gui;

namespace {

constexpr auto kStyle = "style \"calm\" {\n\tset fov 90\n}\n";
/// Bo and Cy are nearly alike, Di is another kind.
constexpr auto kBo =
    "character \"Bo\" {\n\tinherit \"calm\"\n\tset turnSpeed 300\n\tset reactionMsec 200\n\tset combatRange 700\n}\n";
constexpr auto kCy =
    "character \"Cy\" {\n\tinherit \"calm\"\n\tset turnSpeed 320\n\tset reactionMsec 150\n\tset combatRange 600\n}\n";

QByteArray di() {
    QByteArray bytes = "character \"Di\" {\n";
    const auto& traits = parser::defaultProfile().traits;
    for (std::size_t i = 0; i < traits.size(); i += 2)
        bytes += "\tset " + QByteArray::fromStdString(traits[i].name) + ' ' + QByteArray::number(traits[i].max) + '\n';
    return bytes + "}\n";
}

std::shared_ptr<const Snapshot> snapshotOf(const std::filesystem::path& root) {
    AnalysisInput input;
    input.root = root;
    input.profile = {std::shared_ptr<const void>{}, &parser::defaultProfile()};
    return analyse(input);
}

std::shared_ptr<const Snapshot> sample() { return snapshotOf(toStdPath(QStringLiteral(CASTWRIGHT_TESTS_DIR "/fixtures/trio"))); }

/// A cast of that many made-up characters.
std::shared_ptr<const Snapshot> largeSnapshot(std::size_t characters) {
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->profile = {std::shared_ptr<const void>{}, &parser::defaultProfile()};
    snapshot->load =
        parser::load(test::lexed(test::CastGenerator{parser::defaultProfile()}.files(characters)), parser::defaultProfile());
    return snapshot;
}

TraitOwnerKey character(const std::string& name) { return {.style = false, .name = name}; }

std::shared_ptr<const ComparePicture> draw(const CompareRequest& request) { return drawComparison(request, nullptr, {}).picture; }

/// All characters' traits at all skills, straight from the resolver.
std::vector<std::vector<float>> fingerprints(const Snapshot& snapshot) {
    std::vector<std::vector<float>> all;
    for (const previews::TraitOwner owner : previews::allCharacters(snapshot.load.cast)) {
        const previews::TraitResolver resolver{*snapshot.profile, previews::layersOf(snapshot.load.cast, owner)};
        all.push_back(previews::fingerprint(resolver));
    }
    return all;
}

std::size_t traitNamed(std::string_view name) { return parser::defaultProfile().findTrait(name).value(); }

QString text(std::string_view bytes) { return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size())); }

QStringList columnNames(const ComparePicture& picture) {
    QStringList names;
    for (const CompareColumn& column : picture.columns)
        names << picture.subjects[column.subject].name;
    return names;
}

/// The panel with what is in it.
struct Panel {
    ComparePanel panel;
    QComboBox* reference = panel.findChild<QComboBox*>(QStringLiteral("owner"));
    QToolButton* pin = panel.findChild<QToolButton*>(QStringLiteral("pin"));
    OthersChooser* others = panel.findChild<OthersChooser*>();
    SubjectListModel* subjects = panel.findChild<SubjectListModel*>();
    QDoubleSpinBox* skill = panel.findChild<QDoubleSpinBox*>(QStringLiteral("compareSkill"));
    QSpinBox* alike = panel.findChild<QSpinBox*>(QStringLiteral("compareAlike"));
    QLineEdit* search = panel.findChild<QLineEdit*>(QStringLiteral("compareSearch"));
    QToolButton* onlyDifferent = panel.findChild<QToolButton*>(QStringLiteral("compareOnlyDifferent"));
    QToolButton* acrossSkills = panel.findChild<QToolButton*>(QStringLiteral("compareAcrossSkills"));
    QTabBar* tabs = panel.findChild<QTabBar*>(QStringLiteral("compareTabs"));
    QLabel* message = panel.findChild<QLabel*>(QStringLiteral("compareMessage"));
    CompareTable* table = panel.findChild<CompareTable*>();
    HeatMapView* map = panel.findChild<HeatMapView*>();
    QTreeWidget* nearest = panel.findChild<QTreeWidget*>(QStringLiteral("compareNearest"));
    QTreeWidget* groups = panel.findChild<QTreeWidget*>(QStringLiteral("compareGroups"));
    QSignalSpy changed{&panel, &ComparePanel::pictureChanged};
    QSignalSpy places{&panel, &ComparePanel::placeActivated};

    Panel() { panel.resize(700, 400); }

    /// Shows it and waits for its picture.
    [[nodiscard]] bool show(const std::shared_ptr<const Snapshot>& snapshot) {
        panel.show();
        return give(snapshot);
    }
    [[nodiscard]] bool give(const std::shared_ptr<const Snapshot>& snapshot) {
        return after([&] { panel.setSnapshot(snapshot); });
    }
    /// Whether another picture came of it.
    template<typename Action>
    [[nodiscard]] bool after(const Action& action) {
        const auto before = changed.count();
        action();
        return changed.count() > before || changed.wait();
    }
    [[nodiscard]] const CompareModel& model() const { return table->model(); }
    [[nodiscard]] QString cell(std::string_view trait, int column) const {
        const auto row = model().rowOf(traitNamed(trait));
        return row ? model().index(*row, column).data().toString() : QString{};
    }
    [[nodiscard]] QStringList rows() const {
        QStringList names;
        for (int row = 0; row < model().rowCount(); ++row)
            names << model().headerData(row, Qt::Vertical).toString();
        return names;
    }
    void check(const QString& name, Qt::CheckState state) const {
        for (int row = 0; row < subjects->rowCount(); ++row) {
            const QModelIndex index = subjects->index(row);
            if (index.data().toString().startsWith(name))
                subjects->setData(index, state, Qt::CheckStateRole);
        }
    }
};

float luminance(const QColor& colour) {
    const auto linear = [](float part) { return part <= 0.04045F ? part / 12.92F : std::pow((part + 0.055F) / 1.055F, 2.4F); };
    return 0.2126F * linear(colour.redF()) + 0.7152F * linear(colour.greenF()) + 0.0722F * linear(colour.blueF());
}

}  // namespace

class CompareTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void valuesAreTheGames_data();
    void valuesAreTheGames();
    void tableShowsValuesAndDifferences();
    void betterAndWorse();
    void modelKeepsItsRules();
    void defaultsToTheNearest();
    void nearestAndGroupsArePreviews();
    void comparesAcrossSkills();
    void sortsByDifference();
    void filters();
    void choosesOthers();
    void pins();
    void likenessCompares();
    void hiddenComputesNothing();
    void behindATabComputesNothing();
    void staleResultsAreDropped();
    void brokenTextKeepsThePicture();
    void whoIsGoneIsLeftOut();
    void keyboardInTheHeatMap();
    void heatMapOpensDefinitions();
    void heatMapLayout();
    void heatMapPaintsWhatIsSeen();
    void heatMapColours();
    void exports();
    void largeCast();

private:
    std::unique_ptr<MadeUpContent> m_content;
};

void CompareTest::init() {
    m_content = std::make_unique<MadeUpContent>();
    m_content->write(QStringLiteral("styles/calm.style"), kStyle);
    m_content->write(QStringLiteral("characters/bo.bot"), kBo);
    m_content->write(QStringLiteral("characters/cy.bot"), kCy);
    m_content->write(QStringLiteral("characters/di.bot"), di());
}

void CompareTest::valuesAreTheGames_data() {
    QTest::addColumn<QString>("tree");
    QTest::addColumn<QString>("results");
    const auto add = [](const std::string& name, const std::filesystem::path& tree, const std::filesystem::path& results) {
        if (std::filesystem::exists(results))
            QTest::newRow(name.c_str()) << fromStdPath(tree) << fromStdPath(results);
    };
    for (const test::GoldenSet& set : test::goldenSets()) {
        for (const std::filesystem::path& tree : test::foldersIn(set.folder / "random"))
            add(set.name + " " + tree.filename().string(), tree, tree / "resolve.jsonl");
        add(set.name + " corpus", test::sharedCast(), set.folder / "resolve-corpus.jsonl");
    }
}

void CompareTest::valuesAreTheGames() {
    QFETCH(const QString, tree);
    QFETCH(const QString, results);
    const auto snapshot = snapshotOf(toStdPath(tree));
    CompareModel model;
    int compared = 0;
    for (const nlohmann::json& wanted : test::readJsonLines(toStdPath(results))) {
        if (wanted["variance"].get<float>() != 0.0F)
            continue;
        const QByteArray name = QString::fromStdString(wanted["name"].get<std::string>()).toLatin1();
        CompareRequest request{.snapshot = snapshot, .reference = character(name.toStdString()), .others = {}};
        request.skill = std::clamp(wanted["skill"].get<float>(), 1.0F, 5.0F);
        const auto picture = draw(request);
        QVERIFY(picture);
        model.setPicture(picture);
        for (std::size_t trait = 0; trait < picture->profile().traits.size(); ++trait) {
            const float value = wanted["traits"][picture->profile().traits[trait].name].get<float>();
            QCOMPARE(picture->columns.front().values[trait], value);
            QCOMPARE(
                model.index(model.rowOf(trait).value(), 0).data().toString(), numberText(picture->columns.front().values[trait]));
            QCOMPARE(picture->subjects[picture->reference].values[trait], value);
            ++compared;
        }
    }
    QVERIFY(compared > 0);
}

void CompareTest::tableShowsValuesAndDifferences() {
    const auto snapshot = sample();
    const parser::Cast& cast = snapshot->load.cast;
    Panel panel;
    QVERIFY(panel.show(snapshot));
    QVERIFY(panel.after([&] { panel.skill->setValue(2.25); }));
    const ComparePicture& picture = *panel.panel.picture();
    QCOMPARE(picture.columns.size(), std::size_t{3});
    int compared = 0;
    for (std::size_t i = 0; i < picture.columns.size(); ++i) {
        const auto owner = picture.subjects[picture.columns[i].subject].owner;
        const std::vector<float> values =
            previews::TraitResolver{*snapshot->profile, previews::layersOf(cast, owner)}.resolve(2.25F);
        const std::vector<float>& reference = picture.columns.front().values;
        QCOMPARE(picture.columns[i].values, values);
        for (std::size_t trait = 0; trait < values.size(); ++trait) {
            const std::string& name = snapshot->profile->traits[trait].name;
            const int column = i == 0 ? 0 : static_cast<int>(i) * 2 - 1;
            QCOMPARE(panel.cell(name, column), numberText(values[trait]));
            if (i > 0)
                QCOMPARE(panel.cell(name, column + 1), text(previews::displayDifference(reference[trait], values[trait])));
            ++compared;
        }
    }
    QCOMPARE(compared, 3 * 48);
}

void CompareTest::betterAndWorse() {
    parser::Trait trait;
    trait.direction = parser::TraitDirection::Higher;
    QCOMPARE(verdictOf(trait, 1.0F), Verdict::Better);
    QCOMPARE(verdictOf(trait, -1.0F), Verdict::Worse);
    QCOMPARE(verdictOf(trait, 0.0F), Verdict::Same);
    trait.direction = parser::TraitDirection::Lower;
    QCOMPARE(verdictOf(trait, 1.0F), Verdict::Worse);
    QCOMPARE(verdictOf(trait, -1.0F), Verdict::Better);
    for (const auto direction : {parser::TraitDirection::Flat, parser::TraitDirection::Taste}) {
        trait.direction = direction;
        QCOMPARE(verdictOf(trait, 1.0F), Verdict::Taste);
    }
    // The mark is spoken as well as drawn.
    CompareModel model;
    model.setPicture(draw({.snapshot = m_content->snapshot(), .reference = character("Bo"), .others = {{character("Cy")}}}));
    const QModelIndex reaction = model.index(model.rowOf(traitNamed("reactionMsec")).value(), 2);
    QCOMPARE(reaction.data().toString(), QStringLiteral("-50"));
    QCOMPARE(static_cast<Verdict>(reaction.data(CompareModel::VerdictRole).toInt()), Verdict::Better);
    QVERIFY(reaction.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("better play")));
    QVERIFY(!reaction.siblingAtColumn(1).data(CompareModel::VerdictRole).isValid());
}

void CompareTest::modelKeepsItsRules() {
    CompareModel model;
    const QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    const auto snapshot = m_content->snapshot();
    CompareRequest request{.snapshot = snapshot, .reference = character("Bo"), .others = {}};
    model.setPicture(draw(request));
    model.sort(2, Qt::DescendingOrder);
    model.setFilter(QStringLiteral("aim"), true);
    request.acrossSkills = true;
    model.setPicture(draw(request));
    model.setFilter({}, false);
    request.acrossSkills = false;
    request.others = std::vector<TraitOwnerKey>{};
    model.setPicture(draw(request));
    QCOMPARE(model.columnCount(), 3);
    model.setPicture(nullptr);
    QCOMPARE(model.rowCount(), 0);
    SubjectListModel subjects;
    const QAbstractItemModelTester subjectTester{&subjects, QAbstractItemModelTester::FailureReportingMode::QtTest};
    subjects.setPicture(draw(request));
    QCOMPARE(subjects.rowCount(), 4);
    subjects.setPicture(nullptr);
}

void CompareTest::defaultsToTheNearest() {
    Panel panel;
    panel.panel.setCaret(m_content->path(QStringLiteral("characters/cy.bot")), 3);
    QVERIFY(panel.show(m_content->snapshot()));
    QCOMPARE(
        columnNames(*panel.panel.picture()), (QStringList{QStringLiteral("Cy"), QStringLiteral("Bo"), QStringLiteral("Di")}));
    // A style is compared with characters.
    QVERIFY(panel.after([&] { panel.panel.setCaret(m_content->path(QStringLiteral("styles/calm.style")), 3); }));
    QCOMPARE(columnNames(*panel.panel.picture()).front(), QStringLiteral("calm"));
    QCOMPARE(panel.panel.picture()->columns.size(), std::size_t{4});
    QCOMPARE(panel.reference->currentText(), QStringLiteral("calm (style)"));
}

void CompareTest::nearestAndGroupsArePreviews() {
    const auto snapshot = largeSnapshot(40);
    const auto all = fingerprints(*snapshot);
    for (const int percent : {70, 80, 90}) {
        CompareRequest request{.snapshot = snapshot, .reference = character("Number 7"), .others = {}};
        request.alikePercent = percent;
        const auto picture = draw(request);
        QCOMPARE(picture->nearest, previews::neighbours(*snapshot->profile, all, 7));
        auto groups = picture->likeness->groups;
        QVERIFY(std::ranges::is_sorted(groups, std::greater<>{}, &std::vector<std::size_t>::size));
        std::ranges::sort(groups, {}, [](const auto& group) { return group.front(); });
        QCOMPARE(groups, previews::cluster(*snapshot->profile, all, static_cast<float>(percent) / 100.0F));
        const auto first = previews::nearestNeighbour(*snapshot->profile, all, 7);
        QCOMPARE(picture->columns[1].subject, first->index);
        QCOMPARE(picture->columns[1].similarity, std::optional{first->similarity});
    }
}

void CompareTest::comparesAcrossSkills() {
    const auto snapshot = m_content->snapshot();
    Panel panel;
    QVERIFY(panel.show(snapshot));
    QVERIFY(panel.after([&] { panel.acrossSkills->click(); }));
    const ComparePicture& picture = *panel.panel.picture();
    QCOMPARE(picture.columns.size(), std::size_t{5});
    const previews::TraitResolver resolver{*snapshot->profile, previews::layersOf(snapshot->load.cast, {false, 0})};
    for (int level = 1; level <= parser::kSkillLevels; ++level)
        QCOMPARE(picture.columns[static_cast<std::size_t>(level - 1)].values, resolver.resolve(static_cast<float>(level)));
    QVERIFY(panel.model().headerData(1, Qt::Horizontal).toString().startsWith(QStringLiteral("Skill 2")));
    QVERIFY(!panel.skill->isEnabled());
    QVERIFY(!panel.others->isEnabled());
    panel.panel.showPage(ComparePanel::HeatMapPageIndex);
    QVERIFY(panel.skill->isEnabled());
    panel.panel.showPage(ComparePanel::TablePage);
    QVERIFY(panel.after([&] { panel.acrossSkills->click(); }));
    QCOMPARE(panel.panel.picture()->columns.size(), std::size_t{3});
}

void CompareTest::sortsByDifference() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    QVERIFY(panel.rows().contains(QStringLiteral("vision")));
    QHeaderView& header = *panel.table->view().horizontalHeader();
    const auto click = [&](int column) {
        const QPoint place{header.sectionViewportPosition(column) + 4, header.height() / 2};
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, place);
    };
    panel.panel.resize(1000, 400);
    click(4);  // the difference of Di
    const ComparePicture& picture = *panel.panel.picture();
    std::vector<float> shares;
    for (int row = 0; row < panel.model().rowCount(); ++row) {
        const std::size_t trait = panel.model().traitAt(row).value();
        const parser::Trait& about = picture.profile().traits[trait];
        shares.push_back(std::abs(
            previews::normalised(about, picture.columns[2].values[trait])
            - previews::normalised(about, picture.columns[0].values[trait])));
    }
    QCOMPARE(shares.size(), std::size_t{48});
    QVERIFY(std::ranges::is_sorted(shares, std::greater<>{}));
    QVERIFY(shares.front() > 0.0F);
    click(4);
    QCOMPARE(panel.rows().back(), text(picture.profile().traits[panel.model().traitAt(47).value()].name));
    QVERIFY(!panel.rows().contains(QStringLiteral("vision")));
    click(4);
    QCOMPARE(panel.rows().front(), QStringLiteral("vision"));
    click(2);
    QVERIFY(!panel.rows().contains(QStringLiteral("vision")));
    // The reference does not differ from itself.
    click(0);
    QCOMPARE(panel.rows().front(), QStringLiteral("vision"));
    QCOMPARE(header.sortIndicatorSection(), -1);
    // Nor does somebody who is not compared any more.
    click(4);
    QVERIFY(panel.after([&] { panel.check(QStringLiteral("Di"), Qt::Unchecked); }));
    QCOMPARE(header.sortIndicatorSection(), -1);
    QCOMPARE(panel.rows().front(), QStringLiteral("vision"));
}

void CompareTest::filters() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    QCOMPARE(panel.rows().size(), 48 + 8);
    const int row = panel.model().rowOf(traitNamed("turnSpeed")).value();
    panel.table->view().setCurrentIndex(panel.model().index(row, 1));
    panel.check(QStringLiteral("Di"), Qt::Unchecked);
    QVERIFY(panel.changed.wait());
    panel.onlyDifferent->click();
    QCOMPARE(
        panel.rows(),
        (QStringList{
            QStringLiteral("vision"), QStringLiteral("reactionMsec"), QStringLiteral("aim"), QStringLiteral("turnSpeed"),
            QStringLiteral("movement"), QStringLiteral("combatRange")}));
    // Who was at a trait stays there.
    QCOMPARE(panel.table->view().currentIndex(), panel.model().index(3, 1));
    panel.search->setText(QStringLiteral("SPEED aim"));
    QCOMPARE(panel.rows(), (QStringList{QStringLiteral("aim"), QStringLiteral("turnSpeed")}));
    panel.search->setText(QStringLiteral("zebra"));
    QCOMPARE(panel.rows(), QStringList{});
    panel.onlyDifferent->click();
    panel.search->clear();
    QCOMPARE(panel.rows().size(), 48 + 8);
}

void CompareTest::choosesOthers() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    QVERIFY(panel.others->currentText().contains(QStringLiteral("nearest")));
    QVERIFY(panel.after([&] { panel.check(QStringLiteral("Cy"), Qt::Unchecked); }));
    QVERIFY(panel.after([&] { panel.check(QStringLiteral("calm"), Qt::Checked); }));
    QCOMPARE(
        columnNames(*panel.panel.picture()), (QStringList{QStringLiteral("Bo"), QStringLiteral("Di"), QStringLiteral("calm")}));
    QVERIFY(panel.others->currentText().startsWith(QStringLiteral("with Di")));
    // The reference is not compared with itself, and comes back when another one is.
    QVERIFY(panel.after([&] { panel.panel.setCaret(m_content->path(QStringLiteral("characters/di.bot")), 3); }));
    QCOMPARE(columnNames(*panel.panel.picture()), (QStringList{QStringLiteral("Di"), QStringLiteral("calm")}));

    panel.others->showPopup();
    auto* const popup = panel.others->findChild<QFrame*>(QStringLiteral("compareOthersPopup"));
    QVERIFY(popup->isVisible());
    QPushButton* nobody = nullptr;
    QPushButton* nearest = nullptr;
    for (QPushButton* button : popup->findChildren<QPushButton*>())
        (button->text().contains(QStringLiteral("Near")) ? nearest : nobody) = button;
    QVERIFY(panel.after([&] { nobody->click(); }));
    QCOMPARE(columnNames(*panel.panel.picture()), QStringList{QStringLiteral("Di")});
    QVERIFY(panel.after([&] { nearest->click(); }));
    QCOMPARE(columnNames(*panel.panel.picture()).size(), 3);
    panel.others->hidePopup();
}

void CompareTest::pins() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    const int row = panel.reference->findText(QStringLiteral("Di"));
    QVERIFY(panel.after([&] {
        panel.reference->setCurrentIndex(row);
        emit panel.reference->activated(row);
    }));
    QVERIFY(panel.pin->isChecked());
    panel.panel.setCaret(m_content->path(QStringLiteral("characters/cy.bot")), 3);
    QTRY_VERIFY(!panel.panel.isBusy());
    QCOMPARE(columnNames(*panel.panel.picture()).front(), QStringLiteral("Di"));
    QVERIFY(panel.after([&] { panel.pin->click(); }));
    QCOMPARE(columnNames(*panel.panel.picture()).front(), QStringLiteral("Cy"));
}

void CompareTest::likenessCompares() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    panel.panel.showPage(ComparePanel::LikenessPage);
    const ComparePicture& picture = *panel.panel.picture();
    QCOMPARE(panel.nearest->topLevelItemCount(), 2);
    QCOMPARE(panel.nearest->topLevelItem(0)->text(1), QStringLiteral("Cy"));
    QCOMPARE(panel.nearest->topLevelItem(0)->text(0), percentText(picture.nearest.front().similarity));
    QCOMPARE(panel.groups->topLevelItem(0)->childCount(), 2);
    QCOMPARE(panel.groups->topLevelItem(0)->child(1)->text(0), QStringLiteral("Cy"));
    QCOMPARE(panel.groups->topLevelItem(1)->child(0)->text(0), QStringLiteral("Di"));
    QVERIFY(panel.after([&] { emit panel.nearest->itemClicked(panel.nearest->topLevelItem(1), 1); }));
    QCOMPARE(columnNames(*panel.panel.picture()), (QStringList{QStringLiteral("Bo"), QStringLiteral("Di")}));
    QCOMPARE(panel.tabs->currentIndex(), static_cast<int>(ComparePanel::TablePage));
    // A group is compared as a whole.
    QVERIFY(panel.after([&] { emit panel.groups->itemActivated(panel.groups->topLevelItem(0), 0); }));
    QCOMPARE(columnNames(*panel.panel.picture()), (QStringList{QStringLiteral("Bo"), QStringLiteral("Cy")}));
    // How alike they have to be is the author's choice.
    QVERIFY(panel.after([&] { panel.alike->setValue(100); }));
    QCOMPARE(panel.groups->topLevelItemCount(), 1);
    QCOMPARE(panel.groups->topLevelItem(0)->childCount(), 3);
}

void CompareTest::hiddenComputesNothing() {
    Panel panel;
    const auto nothing = [&] { return panel.panel.findChild<QLabel*>(QStringLiteral("compareNothing"))->text(); };
    QVERIFY(nothing().contains(QStringLiteral("no character")));
    panel.panel.setSnapshot(m_content->snapshot());
    panel.panel.setCaret(m_content->path(QStringLiteral("characters/cy.bot")), 3);
    QTRY_VERIFY(!panel.panel.isBusy());
    QCOMPARE(panel.changed.count(), 0);
    QVERIFY(panel.after([&] {
        panel.panel.show();
        QCOMPARE(nothing(), QStringLiteral("Comparing…"));
    }));
    QCOMPARE(columnNames(*panel.panel.picture()).front(), QStringLiteral("Cy"));
    panel.panel.hide();
    const auto before = panel.panel.picture();
    panel.panel.setSnapshot(m_content->snapshot());
    QTRY_VERIFY(!panel.panel.isBusy());
    QCOMPARE(panel.panel.picture(), before);
}

void CompareTest::behindATabComputesNothing() {
    QTabWidget tabs;
    auto* const panel = new ComparePanel;
    tabs.addTab(new QWidget, QStringLiteral("a"));
    tabs.addTab(panel, QStringLiteral("b"));
    tabs.show();
    QSignalSpy changed{panel, &ComparePanel::pictureChanged};
    panel->setSnapshot(m_content->snapshot());
    QVERIFY(!panel->isBusy());
    QCOMPARE(changed.count(), 0);
    tabs.setCurrentIndex(1);
    QVERIFY(changed.count() > 0 || changed.wait());
}

void CompareTest::staleResultsAreDropped() {
    Panel panel;
    panel.panel.show();
    panel.panel.setSnapshot(m_content->snapshot());
    panel.panel.setCaret(m_content->path(QStringLiteral("characters/cy.bot")), 3);
    panel.panel.setCaret(m_content->path(QStringLiteral("characters/di.bot")), 3);
    panel.skill->setValue(5);
    QVERIFY(panel.changed.wait());
    QCOMPARE(columnNames(*panel.panel.picture()).front(), QStringLiteral("Di"));
    QCOMPARE(panel.panel.picture()->request.skill, 5.0F);
    QTRY_VERIFY(!panel.panel.isBusy());
    QCOMPARE(panel.changed.count(), 1);
    // What is stopped gives nothing.
    std::stop_source stop;
    stop.request_stop();
    const Comparison none = drawComparison(panel.panel.picture()->request, nullptr, stop.get_token());
    QVERIFY(!none.picture && !none.unread);
}

void CompareTest::brokenTextKeepsThePicture() {
    Panel panel;
    panel.panel.setCaret(m_content->path(QStringLiteral("characters/bo.bot")), 3);
    QVERIFY(panel.show(m_content->snapshot()));
    const auto before = panel.panel.picture();
    QVERIFY(panel.message->isHidden());
    // The reference itself, and then somebody who is only in the heat map.
    for (const auto& [file, good] : {std::pair{"characters/bo.bot", QByteArray{kBo}}, std::pair{"characters/di.bot", di()}}) {
        const QString name = QString::fromLatin1(file);
        m_content->write(name, QByteArray{good}.replace('{', ' '));
        panel.panel.setSnapshot(m_content->snapshot());
        QTRY_VERIFY(panel.message->isVisible());
        QCOMPARE(panel.panel.picture(), before);
        QVERIFY(panel.message->text().contains(QString::fromLatin1(good).section(u'"', 1, 1)));
        m_content->write(name, good);
        panel.panel.setSnapshot(before->request.snapshot);
        QTRY_VERIFY(panel.message->isHidden());
    }
    // Who asks for something else gets it, as far as it can be read.
    m_content->write(QStringLiteral("characters/di.bot"), di().replace('{', ' '));
    panel.panel.setSnapshot(m_content->snapshot());
    QTRY_VERIFY(panel.message->isVisible());
    QVERIFY(panel.after([&] { panel.skill->setValue(4); }));
    QVERIFY(panel.message->isHidden());
    QCOMPARE(columnNames(*panel.panel.picture()), (QStringList{QStringLiteral("Bo"), QStringLiteral("Cy")}));
    panel.panel.setSnapshot(nullptr);
    QVERIFY(!panel.panel.picture());
    QVERIFY(panel.after([&] { panel.panel.setSnapshot(m_content->snapshot()); }));
}

void CompareTest::whoIsGoneIsLeftOut() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    QVERIFY(panel.after([&] { panel.check(QStringLiteral("Cy"), Qt::Unchecked); }));
    QVERIFY(panel.after([&] { panel.check(QStringLiteral("Cy"), Qt::Checked); }));
    m_content->remove(QStringLiteral("characters/cy.bot"));
    QVERIFY(panel.give(m_content->snapshot()));
    QCOMPARE(columnNames(*panel.panel.picture()), (QStringList{QStringLiteral("Bo"), QStringLiteral("Di")}));
    QVERIFY(panel.message->isHidden());
    // Written again, it is compared again.
    m_content->write(QStringLiteral("characters/cy.bot"), kCy);
    QVERIFY(panel.give(m_content->snapshot()));
    QCOMPARE(panel.panel.picture()->columns.size(), std::size_t{3});
}

void CompareTest::keyboardInTheHeatMap() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    panel.panel.showPage(ComparePanel::HeatMapPageIndex);
    const auto cell = [&] { return panel.map->currentCell().value(); };
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(panel.map, key, modifiers); };
    QCOMPARE(cell(), (HeatCell{0, 0}));
    press(Qt::Key_Left);
    press(Qt::Key_Up);
    QCOMPARE(cell(), (HeatCell{0, 0}));
    press(Qt::Key_Right);
    press(Qt::Key_Down);
    QCOMPARE(cell(), (HeatCell{1, 1}));
    press(Qt::Key_End);
    QCOMPARE(cell(), (HeatCell{1, 47}));
    press(Qt::Key_Right);
    QCOMPARE(cell(), (HeatCell{1, 47}));
    press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(cell(), (HeatCell{2, 47}));
    press(Qt::Key_PageUp);
    QCOMPARE(cell(), (HeatCell{0, 47}));
    press(Qt::Key_PageDown);
    QCOMPARE(cell(), (HeatCell{2, 47}));
    press(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(cell(), (HeatCell{0, 0}));
    press(Qt::Key_Down);
    press(Qt::Key_Right);
    // What the cell says, for eyes and ears.
    const parser::Trait& fov = panel.panel.picture()->profile().traits[traitNamed("fov")];
    QVERIFY(panel.map->sentence().startsWith(QStringLiteral("Cy, fov: 90 ") + text(fov.unit)));
    QCOMPARE(panel.map->accessibleDescription(), panel.map->sentence());
    // The cell stays with its character while others come and go.
    m_content->write(QStringLiteral("characters/al.bot"), QByteArray{kBo}.replace("Bo", "Al"));
    QVERIFY(panel.give(m_content->snapshot()));
    QVERIFY(panel.map->sentence().startsWith(QStringLiteral("Cy, fov")));
}

void CompareTest::heatMapOpensDefinitions() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    panel.panel.showPage(ComparePanel::HeatMapPageIndex);
    QTest::keyClick(panel.map, Qt::Key_Down);
    QTest::keyClick(panel.map, Qt::Key_Return);
    QCOMPARE(panel.places.count(), 1);
    QCOMPARE(panel.places[0][0].toString(), m_content->path(QStringLiteral("characters/cy.bot")));
    const auto begin = panel.places[0][1].toLongLong();
    const auto end = panel.places[0][2].toLongLong();
    QCOMPARE(QByteArray{kCy}.mid(begin, end - begin), QByteArray{"\"Cy\""});
    const HeatMapLayout& layout = panel.map->mapLayout();
    const QPoint place = layout.cellRect({2, 5}).center() + QPoint{layout.namesWidth(), layout.headerHeight()};
    QTest::mouseMove(panel.map->viewport(), place);
    QTest::mouseClick(panel.map->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(panel.map->currentCell(), (HeatCell{2, 5}));
    QTest::mouseDClick(panel.map->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(panel.places.count(), 2);
    QCOMPARE(panel.places[1][0].toString(), m_content->path(QStringLiteral("characters/di.bot")));
}

void CompareTest::heatMapLayout() {
    const auto picture = draw({.snapshot = m_content->snapshot(), .reference = character("Bo"), .others = {}});
    const HeatMapLayout layout{*picture, QFont{}, {800, 300}};
    QCOMPARE(layout.rows().size(), std::size_t{3});
    QCOMPARE(layout.columns().size(), std::size_t{48});
    QCOMPARE(layout.rowGroups().size(), std::size_t{1});
    QCOMPARE(layout.rowGroups()[0].end, std::size_t{2});
    QCOMPARE(layout.columnGroups().size(), std::size_t{8});
    // A gap stands between groups, and nowhere else.
    QCOMPARE(layout.rows()[1].top, layout.rowHeight());
    QVERIFY(layout.rows()[2].top > 2 * layout.rowHeight());
    QCOMPARE(layout.rowAt(2 * layout.rowHeight() + 1), std::nullopt);
    for (std::size_t row = 0; row < layout.rows().size(); ++row) {
        for (std::size_t column = 0; column < layout.columns().size(); ++column) {
            const QRect place = layout.cellRect({row, column});
            QCOMPARE(layout.rowAt(place.top()), std::optional{row});
            QCOMPARE(layout.rowAt(place.bottom()), std::optional{row});
            QCOMPARE(layout.columnAt(place.left()), std::optional{column});
            QCOMPARE(layout.columnAt(place.right()), std::optional{column});
        }
    }
    QCOMPARE(layout.rowAt(-1), std::nullopt);
    QCOMPARE(layout.columnAt(-1), std::nullopt);
    QCOMPARE(layout.rowAt(10000), std::nullopt);
    QVERIFY(!layout.hasTraitNames());
    QVERIFY((HeatMapLayout{*picture, QFont{}, {1400, 1000}}.hasTraitNames()));
}

void CompareTest::heatMapPaintsWhatIsSeen() {
    const auto paintedBytes = [](std::size_t characters, QPoint scroll) {
        const auto picture = draw({.snapshot = largeSnapshot(characters), .reference = character("Number 0"), .others = {}});
        const HeatMapLayout layout{*picture, QFont{}, {800, 300}};
        QPicture recorded;
        QPainter painter{&recorded};
        HeatMapPainter{*picture, layout, QPalette{}}.paint(painter, {800, 300}, scroll, std::nullopt);
        painter.end();
        return recorded.size();
    };
    const auto few = paintedBytes(40, {});
    QVERIFY(few > 0);
    QVERIFY(paintedBytes(400, {}) < few * 2);
    QVERIFY(paintedBytes(400, {0, 3000}) < few * 2);

    // Each cell has the colour of its value.
    const auto picture = draw({.snapshot = m_content->snapshot(), .reference = character("Bo"), .others = {}});
    HeatMapView view;
    view.resize(800, 300);
    view.setPicture(picture);
    const QImage image = view.grab().toImage();
    const HeatMapLayout& layout = view.mapLayout();
    for (std::size_t row = 0; row < layout.rows().size(); ++row) {
        for (std::size_t column = 0; column < layout.columns().size(); ++column) {
            const std::size_t trait = layout.columns()[column].trait;
            const float value = picture->subjects[layout.rows()[row].subject].values[trait];
            const QPoint place = layout.cellRect({row, column}).center() + QPoint{layout.namesWidth(), layout.headerHeight()};
            QCOMPARE(image.pixel(place), heatColour(previews::normalised(picture->profile().traits[trait], value)).rgb());
        }
    }
}

/// Whoever cannot tell hues apart reads lightness: it grows in even steps, and differs enough from one end to the other.
void CompareTest::heatMapColours() {
    float before = luminance(heatColour(0.0F));
    for (int i = 1; i <= 100; ++i) {
        const float now = luminance(heatColour(static_cast<float>(i) / 100.0F));
        QVERIFY(now > before);
        before = now;
    }
    const auto contrast = [](float a, float b) { return (std::max(a, b) + 0.05F) / (std::min(a, b) + 0.05F); };
    QVERIFY(contrast(luminance(heatColour(0.0F)), luminance(heatColour(1.0F))) > 7.0F);
    QVERIFY(contrast(luminance(heatColour(0.0F)), luminance(heatColour(0.5F))) > 2.0F);
    QVERIFY(contrast(luminance(heatColour(0.5F)), luminance(heatColour(1.0F))) > 2.0F);
    QCOMPARE(heatColour(-1.0F), heatColour(0.0F));
    QCOMPARE(heatColour(2.0F), heatColour(1.0F));
}

void CompareTest::exports() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    const PlainTable table = panel.model().plainTable();
    QCOMPARE(table.header.size(), 3 + 5);
    QCOMPARE(table.rows.size(), 48);
    for (const QStringList& row : table.rows) {
        QCOMPARE(row.size(), table.header.size());
        if (row.front() == QStringLiteral("reactionMsec"))
            QCOMPARE(row.mid(3, 3), (QStringList{QStringLiteral("200"), QStringLiteral("150"), QStringLiteral("-50")}));
    }
    panel.onlyDifferent->click();
    panel.search->setText(QStringLiteral("turnSpeed"));
    QCOMPARE(panel.model().plainTable().rows.size(), 1);
    const PlainTable likeness = panel.panel.findChild<LikenessView*>()->plainTable();
    QCOMPARE(likeness.rows.front().mid(0, 2), (QStringList{QStringLiteral("Cy"), QStringLiteral("calm")}));
    QCOMPARE(likeness.rows.front().back(), QStringLiteral("1"));
    const Picture picture = heatMapPicture(panel.panel.picture(), QFont{}, QPalette{});
    QVERIFY(!toPng(picture).isEmpty());
    QVERIFY(toSvg(picture).contains("peripheralPenaltyMsec"));
}

void CompareTest::largeCast() {
    const auto snapshot = largeSnapshot(kMostGrouped + 1);
    const auto picture = draw({.snapshot = snapshot, .reference = character("Number 3"), .others = {}});
    QVERIFY(picture->likeness->groups.empty());
    QCOMPARE(picture->nearest.size(), kMostGrouped);
    const HeatMapLayout layout{*picture, QFont{}, {800, 300}};
    QCOMPARE(layout.rows().size(), kMostGrouped + 1);
    // A picture of it stays one that can be opened.
    QVERIFY(heatMapPicture(picture, QFont{}, QPalette{}).size.height() < 10'000);
    LikenessView view;
    view.setPicture(picture);
    QCOMPARE(view.findChild<QTreeWidget*>(QStringLiteral("compareGroups"))->topLevelItemCount(), 0);
}

QTEST_MAIN(CompareTest)
#include "tst_compare.moc"
