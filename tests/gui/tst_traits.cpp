// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editor/code_editor.h"
#include "app/gui/panels/parts/trait_owner_key.h"
#include "app/gui/panels/traits/curve/trait_curve_view.h"
#include "app/gui/panels/traits/editing/trait_edit_strip.h"
#include "app/gui/panels/traits/table/trait_filter.h"
#include "app/gui/panels/traits/table/trait_model.h"
#include "app/gui/panels/traits/table/trait_page.h"
#include "app/gui/panels/traits/table/trait_why_list.h"
#include "app/gui/panels/traits/trait_panel.h"
#include "previews/traits/number_display.h"
#include "previews/traits/trait_subject.h"
#include "previews/traits/trait_trace.h"
#include "tests/gui/made_up_content.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace castwright;
using namespace castwright::gui;

namespace {

constexpr auto kStyle = "style \"calm\" {\n\tset fov 90\n\tscale reactionMsec 1.1\n}\n";
constexpr auto kCharacter = "character \"Bo\" {\n\tinherit \"calm\"\n\tskillBand 2 4\n\tset fov 100\n\tadd patience 5\n"
                            "\tskill 3 {\n\t\tset fov 110\n\t}\n}\n";

/// What an analysis finds in the sample cast.
std::shared_ptr<const Snapshot> sample() {
    AnalysisInput input;
    input.root = toStdPath(QStringLiteral(CASTWRIGHT_TESTS_DIR "/fixtures/trio"));
    input.profile = {std::shared_ptr<const void>{}, &parser::defaultProfile()};
    return analyse(input);
}

std::size_t traitNamed(std::string_view name) { return parser::defaultProfile().findTrait(name).value(); }

QString shown(float value) { return QString::fromStdString(previews::displayNumber(value)); }

/// The panel with what is in it.
struct Panel {
    TraitPanel panel;
    QTreeView* table = nullptr;
    TraitModel* model = panel.findChild<TraitModel*>();
    TraitFilter* filter = panel.findChild<TraitFilter*>();
    TraitEditStrip* strip = panel.findChild<TraitEditStrip*>();
    TraitWhyList* why = panel.findChild<TraitWhyList*>();
    TraitCurveView* curve = panel.findChild<TraitCurveView*>();
    QComboBox* chooser = panel.findChild<QComboBox*>(QStringLiteral("owner"));
    QToolButton* pin = panel.findChild<QToolButton*>(QStringLiteral("pin"));
    QToolButton* onlyChanged = panel.findChild<QToolButton*>(QStringLiteral("traitsOnlyChanged"));
    QLabel* message = panel.findChild<QLabel*>(QStringLiteral("traitsMessage"));
    QSignalSpy changed{&panel, &TraitPanel::pictureChanged};
    QSignalSpy planned{&panel, &TraitPanel::planReady};
    QSignalSpy requested{&panel, &TraitPanel::editRequested};

    Panel() {
        for (QTreeView* view : panel.findChildren<QTreeView*>()) {
            if (view->model() == filter)
                table = view;
        }
        panel.resize(480, 800);
    }

    [[nodiscard]] bool show(const std::shared_ptr<const Snapshot>& snapshot) {
        panel.show();
        return give(snapshot);
    }
    [[nodiscard]] bool give(const std::shared_ptr<const Snapshot>& snapshot) {
        const auto before = changed.count();
        panel.setSnapshot(snapshot);
        return changed.count() > before || changed.wait();
    }
    void select(std::string_view trait, int level) const {
        table->setCurrentIndex(
            filter->mapFromSource(model->indexOf(traitNamed(trait), TraitModel::FirstValueColumn + level - 1)));
    }
    [[nodiscard]] QString value(std::string_view trait, int level) const {
        return model->indexOf(traitNamed(trait), TraitModel::FirstValueColumn + level - 1).data().toString();
    }
    [[nodiscard]] bool enter(std::string_view trait, int level, const QString& text) {
        const auto before = planned.count();
        model->setData(model->indexOf(traitNamed(trait), TraitModel::FirstValueColumn + level - 1), text);
        return planned.count() > before || planned.wait();
    }
    [[nodiscard]] QPushButton* button(const QString& text) const {
        for (QPushButton* each : strip->findChildren<QPushButton*>()) {
            if (each->text().remove(u'&') == text)
                return each;
        }
        return nullptr;
    }
    [[nodiscard]] QStringList shownTraits() const {
        QStringList names;
        for (int group = 0; group < filter->rowCount(); ++group) {
            const QModelIndex parent = filter->index(group, 0);
            for (int row = 0; row < filter->rowCount(parent); ++row)
                names << filter->index(row, 0, parent).data().toString();
        }
        return names;
    }
    [[nodiscard]] QString allText() const {
        QString text;
        for (const QLabel* label : strip->findChildren<QLabel*>())
            text += label->text() + u'\n';
        return text;
    }
};

}  // namespace

class TraitsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void valuesAreTheResolvers();
    void marksWhatIsHeld();
    void hiddenComputesNothing();
    void followsTheCaret();
    void pins();
    void searchesAndFilters();
    void tellsWhy();
    void picksASkill();
    void changesAValue();
    void placesOfAChange();
    void refusesInSentences();
    void brokenTextKeepsThePicture();
    void staleResultsAreDropped();
    void axes();
    void paints();

private:
    std::unique_ptr<MadeUpContent> m_content;
};

void TraitsTest::init() {
    m_content = std::make_unique<MadeUpContent>();
    m_content->write(QStringLiteral("styles/calm.style"), kStyle);
    m_content->write(QStringLiteral("characters/bo.bot"), kCharacter);
}

void TraitsTest::valuesAreTheResolvers() {
    const auto snapshot = sample();
    const parser::Profile& profile = *snapshot->profile;
    TraitModel model;
    const QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    int compared = 0;
    for (const previews::TraitOwner owner : previews::everybody(snapshot->load.cast)) {
        model.setPicture(drawTraits(snapshot, owner));
        const previews::TraitResolver resolver{profile, previews::layersOf(snapshot->load.cast, owner)};
        for (int level = 1; level <= parser::kSkillLevels; ++level) {
            const std::vector<float> values = resolver.resolve(static_cast<float>(level));
            for (std::size_t trait = 0; trait < values.size(); ++trait) {
                const QModelIndex index = model.indexOf(trait, TraitModel::FirstValueColumn + level - 1);
                QCOMPARE(model.traitAt(index), std::optional{trait});
                QCOMPARE(index.data().toString(), shown(values[trait]));
                ++compared;
            }
        }
    }
    QCOMPARE(compared, 5 * 5 * static_cast<int>(profile.traits.size()));
}

void TraitsTest::marksWhatIsHeld() {
    const auto snapshot = m_content->snapshot();
    const auto picture = drawTraits(snapshot, {.style = false, .index = 0});
    const TraitRow& patience = picture->traits[traitNamed("patience")];
    QCOMPARE(patience.held.front(), Held::AtMost);
    QCOMPARE(patience.values.front(), snapshot->profile->traits[traitNamed("patience")].max);
    QCOMPARE(picture->traits[traitNamed("fov")].held.front(), Held::No);
    QVERIFY(picture->traits[traitNamed("fov")].touched);
    QVERIFY(!picture->traits[traitNamed("sightRange")].touched);
    QCOMPARE(picture->inherited, QStringLiteral("calm"));
    QCOMPARE(picture->minSkill, 2);
    QCOMPARE(picture->maxSkill, 4);
}

void TraitsTest::hiddenComputesNothing() {
    Panel panel;
    panel.panel.setSnapshot(m_content->snapshot());
    panel.panel.setCaret(m_content->path(QStringLiteral("styles/calm.style")), 3);
    QTRY_VERIFY(!panel.panel.isBusy());
    QCOMPARE(panel.changed.count(), 0);
    QVERIFY(!panel.panel.picture());
    panel.panel.show();
    QVERIFY(panel.changed.wait());
    QCOMPARE(panel.panel.picture()->name, QStringLiteral("calm"));
    panel.panel.hide();
    const auto before = panel.panel.picture();
    panel.panel.setSnapshot(m_content->snapshot());
    QTRY_VERIFY(!panel.panel.isBusy());
    QCOMPARE(panel.panel.picture(), before);
}

void TraitsTest::followsTheCaret() {
    m_content->write(QStringLiteral("characters/two.bot"), "// one and two\ncharacter \"One\" {\n}\ncharacter \"Two\" {\n}\n");
    m_content->write(QStringLiteral("chats/bo.chat"), "characterChat \"Bo\" {\n}\n");
    const auto snapshot = m_content->snapshot();
    const QString two = m_content->path(QStringLiteral("characters/two.bot"));
    const auto nameAt = [&](const QString& path, qsizetype byte) {
        const auto key = traitOwnerAt(*snapshot, path, byte);
        return key ? QString::fromStdString(key->name) : QString{};
    };
    QCOMPARE(nameAt(two, 0), QStringLiteral("One"));
    QCOMPARE(nameAt(two, 20), QStringLiteral("One"));
    QCOMPARE(nameAt(two, 45), QStringLiteral("Two"));
    QCOMPARE(nameAt(two, 9999), QStringLiteral("Two"));
    QCOMPARE(nameAt(m_content->path(QStringLiteral("chats/bo.chat")), 4), QStringLiteral("Bo"));
    QCOMPARE(nameAt(QStringLiteral("/nowhere"), 4), QString{});

    Panel panel;
    QVERIFY(panel.show(snapshot));
    QCOMPARE(panel.panel.picture()->name, QStringLiteral("Bo"));
    panel.panel.setCaret(two, 45);
    QVERIFY(panel.changed.wait());
    QCOMPARE(panel.panel.picture()->name, QStringLiteral("Two"));
    QCOMPARE(panel.chooser->currentText(), QStringLiteral("Two"));
    const auto count = panel.changed.count();
    panel.panel.setCaret(two, 47);
    QTRY_VERIFY(!panel.panel.isBusy());
    QCOMPARE(panel.changed.count(), count);
}

void TraitsTest::pins() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    const int style = panel.chooser->findText(QStringLiteral("calm (style)"));
    panel.chooser->setCurrentIndex(style);
    emit panel.chooser->activated(style);
    QVERIFY(panel.changed.wait());
    QVERIFY(panel.pin->isChecked());
    QCOMPARE(panel.panel.picture()->name, QStringLiteral("calm"));
    panel.panel.setCaret(m_content->path(QStringLiteral("characters/bo.bot")), 5);
    QTRY_VERIFY(!panel.panel.isBusy());
    QCOMPARE(panel.panel.picture()->name, QStringLiteral("calm"));
    panel.pin->click();
    QVERIFY(panel.changed.wait());
    QCOMPARE(panel.panel.picture()->name, QStringLiteral("Bo"));
}

void TraitsTest::searchesAndFilters() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    QCOMPARE(panel.shownTraits().size(), static_cast<qsizetype>(parser::defaultProfile().traits.size()));
    panel.onlyChanged->click();
    QStringList changed = panel.shownTraits();
    changed.sort();
    QCOMPARE(changed, (QStringList{QStringLiteral("fov"), QStringLiteral("patience"), QStringLiteral("reactionMsec")}));
    auto* const search = panel.panel.findChild<TraitPage*>()->findChild<QLineEdit*>();
    search->setText(QStringLiteral("VISION fov"));
    QCOMPARE(panel.shownTraits(), QStringList{QStringLiteral("fov")});
    search->setText(QStringLiteral("zebra"));
    QCOMPARE(panel.shownTraits(), QStringList{});
    panel.onlyChanged->click();
    search->clear();
    QCOMPARE(panel.shownTraits().size(), static_cast<qsizetype>(parser::defaultProfile().traits.size()));
}

void TraitsTest::tellsWhy() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    panel.select("fov", 3);
    QCOMPARE(panel.why->topLevelItemCount(), 5);
    const auto cell = [&](int row, int column) { return panel.why->topLevelItem(row)->text(column); };
    QCOMPARE(cell(1, 0), QStringLiteral("calm"));
    QCOMPARE(cell(1, 1), QStringLiteral("set 90"));
    QCOMPARE(cell(1, 3), QStringLiteral("calm.style:2"));
    QCOMPARE(cell(2, 3), QStringLiteral("bo.bot:4"));
    QCOMPARE(cell(3, 0), QStringLiteral("Bo, skill 3"));
    QCOMPARE(cell(3, 3), QStringLiteral("bo.bot:7"));
    QCOMPARE(cell(4, 2), QStringLiteral("110"));
    QSignalSpy places{&panel.panel, &TraitPanel::placeActivated};
    emit panel.why->itemActivated(panel.why->topLevelItem(3), 0);
    QCOMPARE(places.count(), 1);
    QCOMPARE(places[0][0].toString(), m_content->path(QStringLiteral("characters/bo.bot")));
    const auto begin = places[0][1].toLongLong();
    const auto end = places[0][2].toLongLong();
    QCOMPARE(QByteArray{kCharacter}.mid(begin, end - begin), QByteArray{"set fov 110"});
    emit panel.why->itemActivated(panel.why->topLevelItem(0), 0);
    QCOMPARE(places.count(), 1);
    QTest::mouseClick(panel.why->viewport(), Qt::LeftButton, {}, panel.why->visualItemRect(panel.why->topLevelItem(1)).center());
    QCOMPARE(places.count(), 2);
    QCOMPARE(places[1][0].toString(), m_content->path(QStringLiteral("styles/calm.style")));
    panel.select("patience", 1);
    QVERIFY(cell(1, 2).contains(QStringLiteral("held")));
}

void TraitsTest::picksASkill() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    panel.select("fov", 3);
    QSignalSpy picked{panel.curve, &TraitCurveView::skillPicked};
    QTest::keyClick(panel.curve, Qt::Key_Left);
    QCOMPARE(picked.count(), 1);
    QCOMPARE(picked[0][0].toFloat(), 2.9F);
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(panel.curve, Qt::Key_Left);
    QCOMPARE(picked.back()[0].toFloat(), 2.4F);
    QCOMPARE(panel.why->topLevelItemCount(), 4);  // the block of skill 3 has no say there
    QTest::mouseClick(panel.curve, Qt::LeftButton, {}, QPoint{panel.curve->width() - 1, 60});
    QCOMPARE(picked.back()[0].toFloat(), 5.0F);
}

void TraitsTest::changesAValue() {
    const auto snapshot = m_content->snapshot();
    const QString path = m_content->path(QStringLiteral("characters/bo.bot"));
    Panel panel;
    QVERIFY(panel.show(snapshot));
    QVERIFY(panel.enter("fov", 1, QStringLiteral("95.5")));
    QVERIFY(panel.strip->isVisible());
    QVERIFY(panel.allText().contains(QStringLiteral("set fov 95.5")));
    QVERIFY(panel.allText().contains(QStringLiteral("set fov 100")));
    panel.button(QStringLiteral("Apply"))->click();
    QVERIFY(panel.strip->isHidden());
    QCOMPARE(panel.requested.count(), 1);
    QCOMPARE(panel.requested[0][0].toString(), path);
    const auto edits = panel.requested[0][1].value<std::vector<parser::TextEdit>>();

    CodeEditor editor;
    editor.setBytes(kCharacter);
    QVERIFY(editor.applyEdits(edits));
    QCOMPARE(editor.bytes(), QByteArray{kCharacter}.replace("set fov 100", "set fov 95.5"));
    editor.undo();
    QCOMPARE(editor.bytes(), QByteArray{kCharacter});
    editor.redo();
    m_content->write(QStringLiteral("characters/bo.bot"), editor.bytes());
    QVERIFY(panel.give(m_content->snapshot()));
    QCOMPARE(panel.value("fov", 1), QStringLiteral("95.5"));

    // Said and not meant.
    QVERIFY(panel.enter("fov", 1, QStringLiteral("77")));
    panel.button(QStringLiteral("Cancel"))->click();
    QVERIFY(panel.strip->isHidden());
    QCOMPARE(panel.requested.count(), 1);
}

void TraitsTest::placesOfAChange() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    // The level's block says it already.
    QVERIFY(panel.enter("fov", 3, QStringLiteral("120")));
    QCOMPARE(panel.strip->place(), previews::TraitEditPlace::Level);
    QVERIFY(panel.allText().contains(QStringLiteral("set fov 120")));
    auto* const place = panel.strip->findChild<QComboBox*>();
    place->setCurrentIndex(0);
    QVERIFY(panel.planned.wait());
    QVERIFY(panel.allText().contains(QStringLiteral("last word")));
    QVERIFY(!panel.button(QStringLiteral("Apply"))->isEnabled());
    // What is set for no skill yet is proposed for this one only: the other four keep their values.
    QVERIFY(panel.enter("sightRange", 2, QStringLiteral("2000")));
    QCOMPARE(panel.strip->place(), previews::TraitEditPlace::Level);
    QVERIFY(panel.allText().contains(QStringLiteral("skill 2")));
    // A new block for one skill.
    QVERIFY(panel.enter("fov", 5, QStringLiteral("80")));
    QCOMPARE(panel.strip->place(), previews::TraitEditPlace::Body);
    place->setCurrentIndex(1);
    QVERIFY(panel.planned.wait());
    QVERIFY(panel.allText().contains(QStringLiteral("skill 5")));
    QVERIFY(panel.button(QStringLiteral("Apply"))->isEnabled());
}

void TraitsTest::refusesInSentences() {
    Panel panel;
    QVERIFY(panel.show(m_content->snapshot()));
    panel.model->setData(panel.model->indexOf(traitNamed("fov"), TraitModel::FirstValueColumn), QStringLiteral("wide"));
    QVERIFY(panel.allText().contains(QStringLiteral("“wide” is not a number.")));
    QVERIFY(panel.enter("fov", 1, QStringLiteral("inf")));
    QVERIFY(panel.allText().contains(QStringLiteral("not a number the game can hold")));
    QVERIFY(panel.enter("fov", 1, QStringLiteral("99999")));
    QVERIFY(panel.allText().contains(QStringLiteral("no more than its range")));
    QVERIFY(panel.button(QStringLiteral("Apply"))->isEnabled());
    // The same value again is no change.
    panel.button(QStringLiteral("Cancel"))->click();
    QVERIFY(!panel.model->setData(panel.model->indexOf(traitNamed("fov"), TraitModel::FirstValueColumn), panel.value("fov", 1)));
    QVERIFY(panel.strip->isHidden());
}

void TraitsTest::brokenTextKeepsThePicture() {
    Panel panel;
    panel.panel.setCaret(m_content->path(QStringLiteral("characters/bo.bot")), 5);
    QVERIFY(panel.show(m_content->snapshot()));
    const auto before = panel.panel.picture();
    QVERIFY(panel.message->isHidden());
    m_content->write(QStringLiteral("characters/bo.bot"), "character \"Bo\" \n\tset fov 100\n");
    panel.panel.setSnapshot(m_content->snapshot());
    QTRY_VERIFY(!panel.panel.isBusy());
    QCOMPARE(panel.panel.picture(), before);
    QVERIFY(panel.message->isVisible());
    QVERIFY(panel.message->text().contains(QStringLiteral("“Bo”")));
    const QModelIndex cell = panel.model->indexOf(traitNamed("fov"), TraitModel::FirstValueColumn);
    QVERIFY(!cell.flags().testFlag(Qt::ItemIsEditable));
    m_content->write(QStringLiteral("characters/bo.bot"), kCharacter);
    QVERIFY(panel.give(m_content->snapshot()));
    QVERIFY(panel.message->isHidden());
    QVERIFY(cell.flags().testFlag(Qt::ItemIsEditable));
    panel.panel.setSnapshot(nullptr);
    QVERIFY(!panel.panel.picture());
}

void TraitsTest::staleResultsAreDropped() {
    Panel panel;
    const auto snapshot = m_content->snapshot();
    panel.panel.show();
    panel.panel.setSnapshot(snapshot);
    panel.panel.setCaret(m_content->path(QStringLiteral("styles/calm.style")), 3);
    panel.panel.setCaret(m_content->path(QStringLiteral("characters/bo.bot")), 3);
    panel.panel.setCaret(m_content->path(QStringLiteral("styles/calm.style")), 3);
    QVERIFY(panel.changed.wait());
    QCOMPARE(panel.panel.picture()->name, QStringLiteral("calm"));
    QTRY_VERIFY(!panel.panel.isBusy());
    QCOMPARE(panel.changed.count(), 1);
}

void TraitsTest::axes() {
    const auto snapshot = sample();
    for (const previews::TraitOwner owner : previews::everybody(snapshot->load.cast)) {
        const auto picture = drawTraits(snapshot, owner);
        for (std::size_t trait = 0; trait < picture->traits.size(); ++trait) {
            const TraitRow& row = picture->traits[trait];
            const ValueAxis axis = axisFor(row, snapshot->profile->traits[trait]);
            QVERIFY(axis.high > axis.low);
            for (const previews::CurveSegment& segment : row.curve.segments) {
                for (const previews::CurvePoint& point : segment.points)
                    QVERIFY(point.value >= axis.low && point.value <= axis.high);
            }
        }
    }
}

void TraitsTest::paints() {
    TraitCurveView view;
    view.resize(420, 220);
    const QImage empty = view.grab().toImage();
    const auto picture = drawTraits(m_content->snapshot(), {.style = false, .index = 0});
    view.setCurve(picture, traitNamed("fov"));
    view.setMarked({.skill = 3, .value = 110});
    QVERIFY(view.grab().toImage() != empty);
    QVERIFY(view.accessibleDescription().contains(QStringLiteral("100; 100; 110; 100; 100")));
}

QTEST_MAIN(TraitsTest)
#include "tst_traits.moc"
