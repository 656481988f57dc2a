// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/traits/curve/trait_curve_view.h"
#include "app/gui/panels/traits/editing/trait_edit_strip.h"
#include "app/gui/panels/traits/editing/value_line_edit.h"
#include "app/gui/panels/traits/pages/feel_page.h"
#include "app/gui/panels/traits/pages/seat_page.h"
#include "app/gui/panels/traits/pages/weapon_bars.h"
#include "app/gui/panels/traits/pages/weapon_page.h"
#include "app/gui/panels/traits/table/trait_model.h"
#include "app/gui/panels/traits/table/trait_page.h"
#include "app/gui/panels/traits/trait_panel.h"
#include "parser/text/bytes.h"
#include "parser/text/text_edit.h"
#include "previews/traits/effective_skill.h"
#include "previews/traits/feel.h"
#include "tests/gui/made_up_content.h"
#include "tests/support/golden.h"

#include <QAbstractItemModelTester>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSortFilterProxyModel>
#include <QSvgRenderer>
#include <QTabWidget>
#include <QTest>
#include <QTreeWidget>

using namespace castwright;
using namespace castwright::gui;

namespace {

constexpr auto kStyle = "style \"calm\" {\n\tset fov 90\n\tweapon \"weaponobj_rifle\" 0.5\n\tweapon \"weaponobj_bow\" 3\n}\n";
constexpr auto kCharacter = "character \"Bo\" {\n\tinherit \"calm\"\n\tset fov 100\n\tweapon \"WEAPONOBJ_RIFLE\" 1.5\n"
                            "\tweapon \"banana\" 4\n\tskill 3 {\n\t\tset fov 110\n\t}\n}\n";

std::size_t traitNamed(std::string_view name) { return parser::defaultProfile().findTrait(name).value(); }

/// A folder of golden results or of the sample, analysed.
std::shared_ptr<const Snapshot> analysed(const std::filesystem::path& root) {
    AnalysisInput input;
    input.root = root;
    input.profile = {std::shared_ptr<const void>{}, &parser::defaultProfile()};
    return analyse(input);
}

/// A number of a golden result as the window shows it; what is no number is a text there, too.
QString numberOf(const nlohmann::json& golden) {
    return golden.is_string() ? QString::fromStdString(golden.get<std::string>()) : numberText(golden.get<float>());
}

/// JSON readers take -0 for the integer 0; it is the only difference there is.
QString unsignedZero(const QString& number) { return number == QStringLiteral("-0") ? QStringLiteral("0") : number; }

struct Panel {
    TraitPanel panel;
    TraitPage* traits = panel.findChild<TraitPage*>();
    WeaponPage* weapons = panel.findChild<WeaponPage*>();
    SeatPage* seats = panel.findChild<SeatPage*>();
    FeelPage* feel = panel.findChild<FeelPage*>();
    TraitModel* model = panel.findChild<TraitModel*>();
    WeaponModel* weaponModel = panel.findChild<WeaponModel*>();
    TraitCurveView* curve = panel.findChild<TraitCurveView*>();
    TraitEditStrip* strip = panel.findChild<TraitEditStrip*>();
    QSignalSpy changed{&panel, &TraitPanel::pictureChanged};
    QSignalSpy planned{&panel, &TraitPanel::planReady};
    QSignalSpy requested{&panel, &TraitPanel::editRequested};

    Panel() { panel.resize(480, 800); }

    [[nodiscard]] bool show(const std::shared_ptr<const Snapshot>& snapshot) {
        panel.show();
        panel.setSnapshot(snapshot);
        return changed.count() > 0 || changed.wait();
    }
    void select(std::string_view trait, int level) const {
        for (QTreeView* view : traits->findChildren<QTreeView*>()) {
            if (auto* const filter = qobject_cast<QSortFilterProxyModel*>(view->model())) {
                const QModelIndex cell = model->indexOf(traitNamed(trait), TraitModel::FirstValueColumn + level - 1);
                view->setCurrentIndex(filter->mapFromSource(cell));
            }
        }
    }
    void turnTo(QWidget* page) const { panel.findChild<QTabWidget*>(QStringLiteral("traitsPages"))->setCurrentWidget(page); }
    void setVariance(double value) const { seats->findChild<QDoubleSpinBox*>(QStringLiteral("varianceBox"))->setValue(value); }
    void setSkill(double value) const { seats->findChild<QDoubleSpinBox*>(QStringLiteral("skill"))->setValue(value); }
    [[nodiscard]] QString stripText() const {
        QString text;
        for (const QLabel* label : strip->findChildren<QLabel*>())
            text += label->text() + u'\n';
        return text;
    }
    void apply() const {
        for (QPushButton* button : strip->findChildren<QPushButton*>()) {
            if (button->text() == QStringLiteral("&Apply"))
                button->click();
        }
    }
    [[nodiscard]] bool waitForPlan(const QString& text) {
        return QTest::qWaitFor([&] { return stripText().contains(text); });
    }
};

}  // namespace

class TraitPagesTest : public QObject {
    Q_OBJECT

private slots:
    void geometryIsFixedWhileDragging();
    void init();
    void goldenNumbers_data();
    void goldenNumbers();
    void steps_data();
    void steps();
    void stepsInACell();
    void stepsOnTheCurve();
    void dragsAPoint();
    void aWishOutlivesANewPicture();
    void sparks();
    void weapons();
    void changesAWeapon();
    void jumpsToAWeapon();
    void seats();
    void words();
    void exports();

private:
    std::unique_ptr<MadeUpContent> m_content;
};

void TraitPagesTest::init() {
    m_content = std::make_unique<MadeUpContent>();
    m_content->write(QStringLiteral("styles/calm.style"), kStyle);
    m_content->write(QStringLiteral("characters/bo.bot"), kCharacter);
}

void TraitPagesTest::goldenNumbers_data() {
    QTest::addColumn<QString>("results");
    QTest::addColumn<QString>("tree");
    for (const test::GoldenSet& set : test::goldenSets()) {
        const QString name = QString::fromStdString(set.name);
        if (!set.present)
            QTest::newRow(qPrintable(name)) << QString{} << QString{};
        for (const auto& tree : test::foldersIn(set.folder / "random")) {
            if (const auto results = tree / "resolve.jsonl"; std::filesystem::exists(results))
                QTest::newRow(qPrintable(name + u' ' + fromStdPath(tree.filename())))
                    << fromStdPath(results) << fromStdPath(tree);
        }
        if (const auto results = set.folder / "resolve-corpus.jsonl"; std::filesystem::exists(results))
            QTest::newRow(qPrintable(name + QStringLiteral(" corpus")))
                << fromStdPath(results) << fromStdPath(test::sharedCast());
    }
}

/// What the window shows of each golden result is the engine's number in every digit.
void TraitPagesTest::goldenNumbers() {
    QFETCH(const QString, results);
    QFETCH(const QString, tree);
    if (results.isEmpty())
        QSKIP(test::kNoSharedSet);
    const auto snapshot = analysed(toStdPath(tree));
    const auto wanted = test::readJsonLines(toStdPath(results));
    QVERIFY(!wanted.empty());
    Panel panel;
    QVERIFY(panel.show(snapshot));
    for (const nlohmann::json& row : wanted) {
        const auto index =
            snapshot->load.cast.findCharacter(QString::fromStdString(row["name"].get<std::string>()).toLatin1().toStdString());
        QVERIFY(index);
        const auto picture = drawTraits(snapshot, {.style = false, .index = *index});
        panel.seats->setPicture(picture);
        panel.traits->setPicture(picture);
        panel.weapons->setPicture(picture);
        const auto skill = row["skill"].get<double>();
        const auto seed = row["seed"].get<int>();
        panel.setSkill(skill);
        panel.setVariance(row["variance"].get<double>());
        const PlainTable seats = panel.seats->table().value();
        QVERIFY(seed < seats.rows.size());
        QCOMPARE(seats.rows[seed][1], numberOf(row["effective"]));
        const bool whole = row["variance"].get<double>() == 0.0 && skill == std::floor(skill);
        for (qsizetype column = 3; column < seats.header.size(); ++column) {
            const std::string trait = seats.header[column].toStdString();
            const QString number = numberOf(row["traits"][trait]);
            QCOMPARE(unsignedZero(seats.rows[seed][column]), number);
            if (whole) {
                const int level = TraitModel::FirstValueColumn + static_cast<int>(skill) - 1;
                QCOMPARE(unsignedZero(panel.model->indexOf(traitNamed(trait), level).data().toString()), number);
            }
        }
        for (const nlohmann::json& weapon : row["weapons"]) {
            const auto& rows = panel.weaponModel->rows();
            const std::string name = QString::fromStdString(weapon[0].get<std::string>()).toLatin1().toStdString();
            const auto shown = std::ranges::find_if(
                rows, [&](const WeaponRow& each) { return parser::equalIgnoringCase(each.weaponClass, name); });
            QVERIFY2(shown != rows.end(), name.c_str());
            QVERIFY(numberText(shown->bias) == numberOf(weapon[1]));
        }
    }
}

void TraitPagesTest::steps_data() {
    QTest::addColumn<float>("value");
    QTest::addColumn<double>("steps");
    QTest::addColumn<double>("step");
    QTest::addColumn<float>("result");
    QTest::newRow("one up") << 0.55F << 1.0 << 0.01 << 0.56F;
    QTest::newRow("one down") << 0.55F << -1.0 << 0.01 << 0.54F;
    QTest::newRow("ten") << 0.55F << 10.0 << 0.01 << 0.65F;
    QTest::newRow("a tenth") << 0.55F << 0.1 << 0.01 << 0.551F;
    QTest::newRow("a tail of digits is dropped") << 0.54999995F << 1.0 << 0.01 << 0.56F;
    QTest::newRow("what is between stays between") << 0.555F << 1.0 << 0.01 << 0.565F;
    QTest::newRow("above one") << 1240.0F << 1.0 << 10.0 << 1250.0F;
    QTest::newRow("the most") << 1995.0F << 10.0 << 10.0 << 2000.0F;
    QTest::newRow("the least") << 0.005F << -1.0 << 0.01 << 0.0F;
}

void TraitPagesTest::steps() {
    QFETCH(const float, value);
    QFETCH(const double, steps);
    QFETCH(const double, step);
    QFETCH(const float, result);
    const float got = steppedValue(value, steps, step, {.low = 0.0F, .high = 2000.0F});
    QVERIFY2(got == result, qPrintable(numberText(got)));
}

void TraitPagesTest::stepsInACell() {
    ValueLineEdit edit{0.01, {.low = 0.0F, .high = 1.0F}};
    edit.setText(QStringLiteral("0.5"));
    QTest::keyClick(&edit, Qt::Key_Up);
    QCOMPARE(edit.text(), QStringLiteral("0.51"));
    QTest::keyClick(&edit, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(edit.text(), QStringLiteral("0.41"));
    QTest::keyClick(&edit, Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(edit.text(), QStringLiteral("0.411"));
    edit.setText(QStringLiteral("fast"));
    QTest::keyClick(&edit, Qt::Key_Up);
    QCOMPARE(edit.text(), QStringLiteral("fast"));
    // The steps of a trait are those of its range: 0 to 360 degrees.
    QCOMPARE(valueStep(parser::defaultProfile().traits[traitNamed("fov")]), 1.0);
}

void TraitPagesTest::stepsOnTheCurve() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    panel.select("fov", 1);
    QTest::keyClick(panel.curve, Qt::Key_Up);
    QTest::keyClick(panel.curve, Qt::Key_Up, Qt::ShiftModifier);
    QVERIFY(panel.waitForPlan(QStringLiteral("set fov 111")));
    QVERIFY(panel.curve->accessibleDescription().contains(QStringLiteral("Wanted: 111.")));
    QTest::keyClick(panel.curve, Qt::Key_Escape);
    QVERIFY(panel.strip->isHidden());
    QVERIFY(!panel.curve->accessibleDescription().contains(QStringLiteral("Wanted")));
    QCOMPARE(panel.requested.count(), 0);
    // Between two levels, the nearest one is meant.
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(panel.curve, Qt::Key_Right);
    QTest::keyClick(panel.curve, Qt::Key_Down, Qt::ControlModifier);
    QVERIFY(panel.waitForPlan(QStringLiteral("set fov 99.9")));
    QVERIFY(panel.stripText().contains(QStringLiteral("fov at skill 1: 100 → 99.9")));
}

void TraitPagesTest::dragsAPoint() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    panel.select("fov", 5);
    const TraitPlot plot = panel.curve->plot().value();
    const QPoint from = plot.toScreen({.skill = 2, .value = 100}).toPoint();
    const QPoint to = plot.toScreen({.skill = 2, .value = 104}).toPoint();
    QTest::mousePress(panel.curve, Qt::LeftButton, {}, from);
    QTest::mouseMove(panel.curve, to);
    QTest::mouseRelease(panel.curve, Qt::LeftButton, {}, to);
    QVERIFY(panel.strip->isVisible());
    const auto wish = panel.panel.findChild<ValueEditing*>()->traitWish();
    QVERIFY(wish);
    QCOMPARE(wish->level, 2);
    QVERIFY(std::abs(wish->wanted - 104.0F) <= 1.0F);
    QVERIFY(wish->wanted == std::round(wish->wanted));
    QVERIFY(panel.waitForPlan(QStringLiteral("set fov ") + numberText(wish->wanted)));
    panel.apply();
    QCOMPARE(panel.requested.count(), 1);
    const auto edits = panel.requested[0][1].value<std::vector<parser::TextEdit>>();
    QCOMPARE(
        parser::applyEdits(kCharacter, edits).value(),
        QByteArray{kCharacter}.replace("set fov 100", "set fov " + numberText(wish->wanted).toUtf8()).toStdString());
    // Beside the points, the skill is picked and nothing is wished for.
    QTest::mouseClick(panel.curve, Qt::LeftButton, {}, plot.toScreen({.skill = 4.5, .value = 100}).toPoint());
    QVERIFY(panel.strip->isHidden());
}

void TraitPagesTest::aWishOutlivesANewPicture() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    panel.select("fov", 1);
    QTest::keyClick(panel.curve, Qt::Key_Up);
    QVERIFY(panel.waitForPlan(QStringLiteral("set fov 101")));
    m_content->write(QStringLiteral("characters/bo.bot"), QByteArray{kCharacter}.replace("set fov 100", "set  fov  95"));
    panel.panel.setSnapshot(m_content->snapshot());
    QVERIFY(panel.changed.wait());
    QVERIFY(panel.waitForPlan(QStringLiteral("set  fov  101")));
    QVERIFY(panel.stripText().contains(QStringLiteral("95 → 101")));
    m_content->write(QStringLiteral("characters/bo.bot"), "character \"Other\" {\n}\n");
    panel.panel.setSnapshot(m_content->snapshot());
    QVERIFY(panel.strip->isHidden());
}

void TraitPagesTest::sparks() {
    const auto picture = drawTraits(m_content->snapshot(), {.style = false, .index = 0});
    const Spark fov = sparkOf(picture->traits[traitNamed("fov")]);
    QCOMPARE(fov.size(), 5);
    for (const QPolygonF& line : fov) {
        for (const QPointF& point : line)
            QVERIFY(QRectF(0, 0, 1, 1).adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(point));
    }
    QCOMPARE(fov.front().front().x(), 0.0);
    QCOMPARE(fov.back().back().x(), 1.0);
    // The block of skill 3 says more than the body: a jump up at 2.5.
    QVERIFY(std::abs(fov[1].back().x() - fov[2].front().x()) < 1e-6);
    QVERIFY(fov[2].front().y() > fov[1].back().y());
    // What never changes lies in the middle.
    m_content->write(QStringLiteral("characters/bo.bot"), "character \"Bo\" {\n}\n");
    const auto flat = drawTraits(m_content->snapshot(), {.style = false, .index = 0});
    const auto& traits = flat->profile().traits;
    const auto same = std::ranges::find(traits, parser::TraitDirection::Flat, &parser::Trait::direction);
    if (same != traits.end())
        QCOMPARE(sparkOf(flat->traits[static_cast<std::size_t>(same - traits.begin())]).front().front().y(), 0.5);
}

void TraitPagesTest::weapons() {
    const auto picture = drawTraits(m_content->snapshot(), {.style = false, .index = 0});
    WeaponModel model;
    const QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    model.setPicture(picture);
    const auto& known = picture->profile().weapons;
    QCOMPARE(model.rowCount(), static_cast<int>(known.size()) + 1);
    const auto rowOf = [&](const char* name) {
        return *std::ranges::find(model.rows(), std::string{name}, &WeaponRow::weaponClass);
    };
    const WeaponRow rifle = rowOf("weaponobj_rifle");
    QVERIFY(rifle.bias == 1.5F);
    QCOMPARE(rifle.who, QStringLiteral("Bo"));
    QCOMPARE(rifle.place.text, QStringLiteral("bo.bot:4"));
    QCOMPARE(rifle.title, QStringLiteral("Rifle"));
    const WeaponRow bow = rowOf("weaponobj_bow");
    QVERIFY(bow.bias == 3.0F);
    QCOMPARE(bow.who, QStringLiteral("calm"));
    QCOMPARE(bow.place.text, QStringLiteral("calm.style:4"));
    const WeaponRow wrench = rowOf("weaponobj_wrench");
    QVERIFY(wrench.bias == 1.0F && !wrench.named && wrench.known);
    const WeaponRow banana = rowOf("banana");
    QVERIFY(!banana.known && banana.named);
    QCOMPARE(barScale(model.rows()), 4.0F);
    const QModelIndex last = model.index(model.rowCount() - 1, WeaponModel::NameColumn);
    QCOMPARE(last.data().toString(), QStringLiteral("banana"));
    QVERIFY(last.data(Qt::ToolTipRole).toString().contains(QStringLiteral("no effect")));
    QVERIFY(!last.data(Qt::DecorationRole).isNull());
}

void TraitPagesTest::changesAWeapon() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    const auto enter = [&](const char* name, const char* text) {
        const auto& rows = panel.weaponModel->rows();
        const auto row = std::ranges::find(rows, std::string{name}, &WeaponRow::weaponClass) - rows.begin();
        panel.weaponModel->setData(
            panel.weaponModel->index(static_cast<int>(row), WeaponModel::ValueColumn), QString::fromLatin1(text));
    };
    enter("weaponobj_rifle", "2.25");
    QVERIFY(panel.waitForPlan(QStringLiteral("WEAPONOBJ_RIFLE&quot; 2.25")));
    QVERIFY(panel.stripText().contains(QStringLiteral("1.5 → 2.25")));
    enter("weaponobj_bow", "0.5");
    QVERIFY(panel.waitForPlan(QStringLiteral("weapon &quot;weaponobj_bow&quot; 0.5")));
    enter("weaponobj_bow", "lots");
    QVERIFY(panel.stripText().contains(QStringLiteral("“lots” is not a number.")));
    enter("banana", "900");
    QVERIFY(panel.waitForPlan(QStringLiteral("the value will be 100")));
    panel.apply();
    QCOMPARE(panel.requested.count(), 1);
    const auto edits = panel.requested[0][1].value<std::vector<parser::TextEdit>>();
    QCOMPARE(
        parser::applyEdits(kCharacter, edits).value(),
        QByteArray{kCharacter}.replace("\"banana\" 4", "\"banana\" 100").toStdString());
}

void TraitPagesTest::jumpsToAWeapon() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    auto* const table = panel.weapons->findChild<QTreeView*>();
    QSignalSpy places{&panel.panel, &TraitPanel::placeActivated};
    const auto& rows = panel.weaponModel->rows();
    const auto row = std::ranges::find(rows, std::string{"weaponobj_bow"}, &WeaponRow::weaponClass) - rows.begin();
    emit table->activated(panel.weaponModel->index(static_cast<int>(row), WeaponModel::PlaceColumn));
    QCOMPARE(places.count(), 1);
    QCOMPARE(places[0][0].toString(), m_content->path(QStringLiteral("styles/calm.style")));
    const auto begin = places[0][1].toLongLong();
    QCOMPARE(QByteArray{kStyle}.mid(begin, places[0][2].toLongLong() - begin), QByteArray{"weapon \"weaponobj_bow\" 3"});
}

void TraitPagesTest::seats() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    panel.select("fov", 3);
    panel.turnTo(panel.seats);
    auto* const list = panel.seats->findChild<QTreeWidget*>();
    QCOMPARE(list->headerItem()->text(3), QStringLiteral("fov"));
    QCOMPARE(list->topLevelItemCount(), 16);
    QVERIFY(panel.curve->plot()->seats.empty());
    auto* const slider = panel.seats->findChild<QSlider*>();
    slider->setValue(50);
    const previews::TraitResolver& resolver = panel.panel.picture()->resolver;
    for (int seat = 0; seat < 16; ++seat) {
        const float skill = previews::effectiveSkill(3.0F, 0.5F, static_cast<std::uint32_t>(seat));
        QCOMPARE(list->topLevelItem(seat)->text(1), numberText(skill));
        QCOMPARE(list->topLevelItem(seat)->text(2), QString::number(previews::levelBlockAt(skill)));
        QCOMPARE(list->topLevelItem(seat)->text(3), numberText(resolver.resolve(skill).at(traitNamed("fov"))));
        QVERIFY(panel.curve->plot()->seats.at(static_cast<std::size_t>(seat)) == skill);
    }
    slider->setValue(0);
    QVERIFY(panel.curve->plot()->seats.empty());
    QCOMPARE(list->topLevelItem(7)->text(1), QStringLiteral("3"));
    // One skill for all pages.
    panel.setSkill(4.25);
    QVERIFY(panel.curve->plot()->marked->skill == 4.25F);
    QCOMPARE(panel.feel->findChild<QDoubleSpinBox*>(QStringLiteral("skill"))->value(), 4.25);
}

void TraitPagesTest::words() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    panel.setSkill(2.0);
    QCOMPARE(panel.feel->text(), QString{});  // nobody looks
    panel.turnTo(panel.feel);
    const auto picture = panel.panel.picture();
    QStringList wanted;
    for (const auto& sentence : previews::describeFeel(picture->profile(), picture->resolver.resolve(2.0F)))
        wanted << QString::fromStdString(sentence.english());
    QCOMPARE(panel.feel->text().split(u'\n', Qt::SkipEmptyParts), wanted);
    QVERIFY(panel.feel->text().contains(QStringLiteral("view of 100°")));
    panel.setSkill(3.0);
    QVERIFY(panel.feel->text().contains(QStringLiteral("view of 110°")));
}

void TraitPagesTest::exports() {
    Panel panel;
    QVERIFY(!panel.traits->table() && !panel.traits->curve() && !panel.weapons->table() && !panel.weapons->bars());
    QVERIFY(panel.show(m_content->snapshot()));
    panel.select("fov", 3);
    const PlainTable table = panel.traits->table().value();
    QCOMPARE(table.rows.size(), static_cast<qsizetype>(parser::defaultProfile().traits.size()));
    const auto fov = std::ranges::find(table.rows, QStringLiteral("fov"), [](const QStringList& row) { return row[1]; });
    QCOMPARE(
        fov->mid(3),
        (QStringList{
            QStringLiteral("100"), QStringLiteral("100"), QStringLiteral("110"), QStringLiteral("100"), QStringLiteral("100")}));
    QCOMPARE(fov->size(), table.header.size());
    const PlainTable why = panel.traits->why().value();
    QCOMPARE(why.rows.back(), (QStringList{QStringLiteral("Value"), QString{}, QStringLiteral("110"), QString{}}));
    QCOMPARE(why.rows[why.rows.size() - 2][3], QStringLiteral("bo.bot:7"));
    const QByteArray curve = toSvg(panel.traits->curve().value());
    QVERIFY(QSvgRenderer{curve}.isValid());
    QVERIFY(curve.contains("<title>fov of Bo from skill 1 to 5</title>"));
    QVERIFY(curve.contains(">baseline<"));
    QVERIFY(toImage(panel.traits->curve().value(), 1.0).size() == panel.curve->size());
    const QByteArray bars = toSvg(panel.weapons->bars().value());
    QVERIFY(bars.contains(">banana<") && bars.contains(">Rocket Launcher<"));
    QCOMPARE(panel.weapons->table()->rows.size(), static_cast<qsizetype>(panel.weaponModel->rows().size()));
}

void TraitPagesTest::geometryIsFixedWhileDragging() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    panel.select("sightRange", 5);
    QCoreApplication::processEvents();
    const TraitPlot plot = panel.curve->plot().value();
    const QRect before = panel.curve->geometry();
    const float value = panel.panel.picture()->traits[traitNamed("sightRange")].values[1];
    const QPoint from = plot.toScreen({.skill = 2, .value = value}).toPoint();
    QTest::mousePress(panel.curve, Qt::LeftButton, {}, from);
    for (int pixels = 1; pixels <= 8; ++pixels) {
        QTest::mouseMove(panel.curve, from + QPoint{0, pixels});
        QCoreApplication::processEvents();
        QCOMPARE(panel.curve->geometry(), before);
        QVERIFY(!panel.strip->isVisible());
        const auto wish = panel.panel.findChild<ValueEditing*>()->traitWish();
        QVERIFY(wish);
        // What is under the pointer is what is wished for, to a step of the value.
        const float under = plot.valueAt((from + QPoint{0, pixels}).y());
        QVERIFY2(
            std::abs(wish->wanted - under) <= std::abs(plot.valueAt(0) - plot.valueAt(4)),
            qPrintable(
                QStringLiteral("%1 instead of %2").arg(static_cast<double>(wish->wanted)).arg(static_cast<double>(under))));
    }
    QTest::mouseRelease(panel.curve, Qt::LeftButton, {}, from + QPoint{0, 8});
    QVERIFY(panel.strip->isVisible());
}

QTEST_MAIN(TraitPagesTest)
#include "tst_trait_pages.moc"
