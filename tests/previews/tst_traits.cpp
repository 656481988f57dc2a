// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/loader/loader.h"
#include "previews/traits/effective_skill.h"
#include "previews/traits/merged_weapons.h"
#include "previews/traits/trait_trace.h"

#include <QTest>

#include <limits>

using namespace castwright;
using namespace castwright::parser;
using namespace castwright::previews;
using namespace std::string_literals;

namespace {

/// A parent style, a style and a character, as text.
struct Layered {
    std::string parent;
    std::string style;
    std::string character;

    [[nodiscard]] Cast cast() const {
        const auto input = [](std::string path, ContentKind kind, std::string bytes) {
            return LoadInput{std::move(path), kind, std::make_shared<const SourceText>(std::move(bytes))};
        };
        return load(
                   {
                       input(
                           "a.style", ContentKind::Style,
                           "style \"parent\" {\n" + parent + "\n}\nstyle \"style\" {\ninherit \"parent\"\n" + style + "\n}\n"),
                       input("a.bot", ContentKind::Character, "character \"A\" {\ninherit \"style\"\n" + character + "\n}\n"),
                   },
                   defaultProfile())
            .cast;
    }
};

std::size_t traitIndex(std::string_view name) { return defaultProfile().findTrait(name).value(); }

float valueOf(const Layered& text, float skill, std::string_view trait) {
    const Cast cast = text.cast();
    return TraitResolver{defaultProfile(), layersOf(cast, cast.characters.at(0))}.resolve(skill).at(traitIndex(trait));
}

TraitTrace traceOf(const Layered& text, float skill, std::string_view trait) {
    const Cast cast = text.cast();
    return traceTrait(TraitResolver{defaultProfile(), layersOf(cast, cast.characters.at(0))}, skill, traitIndex(trait));
}

}  // namespace

class Traits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void skillIsClamped() {
        QCOMPARE(effectiveSkill(0.0F, 0.0F, 0), 1.0F);
        QCOMPARE(effectiveSkill(9.0F, 0.0F, 0), 5.0F);
        QCOMPARE(effectiveSkill(2.5F, -1.0F, 3), 2.5F);
        QCOMPARE(effectiveSkill(2.5F, 0.0F, 7), effectiveSkill(2.5F, 0.0F, 8));
        QCOMPARE(effectiveSkill(3.0F, 5.0F, 3), effectiveSkill(3.0F, 2.0F, 3));
        QCOMPARE(effectiveSkill(std::numeric_limits<float>::quiet_NaN(), 0.0F, 0), 1.0F);
        QCOMPARE(effectiveSkill(3.0F, std::numeric_limits<float>::quiet_NaN(), 0), 3.0F);
    }

    void drawsStayInTheirRange() {
        for (std::uint32_t seed = 0; seed < 10'000; ++seed) {
            const float draw = varianceDraw(seed);
            QVERIFY(draw >= -1.0F && draw < 1.0F);
            const float skill = effectiveSkill(3.0F, 2.0F, seed);
            QVERIFY(skill >= 1.0F && skill <= 5.0F);
        }
    }

    void levelBlocks() {
        QCOMPARE(levelBlockAt(1.0F), 1);
        QCOMPARE(levelBlockAt(1.4999F), 1);
        QCOMPARE(levelBlockAt(1.5F), 2);
        QCOMPARE(levelBlockAt(4.5F), 5);
        QCOMPARE(levelBlockAt(5.0F), 5);
    }

    void baselineIsInterpolated() {
        // 130 at skill 1, 145 at 2, 180 at 5
        QCOMPARE(valueOf({}, 1.0F, "fov"), 130.0F);
        QCOMPARE(valueOf({}, 1.5F, "fov"), 137.5F);
        QCOMPARE(valueOf({}, 5.0F, "fov"), 180.0F);
    }

    void layersInOrder() {
        const Layered text{
            "set fov 100\nskill 2 {\nadd fov 1\n}", "scale fov 2\nskill 2 {\nadd fov 3\n}",
            "add fov 10\nskill 2 {\nscale fov 1.5\n}"};
        QCOMPARE(valueOf(text, 2.0F, "fov"), ((100.0F + 1.0F) * 2.0F + 3.0F + 10.0F) * 1.5F);
        QCOMPARE(valueOf(text, 1.0F, "fov"), 100.0F * 2.0F + 10.0F);
    }

    void eachStatementIsClampedAtOnce() {
        // 60..360: 100 * 10 is 360 before 300 is taken away
        QCOMPARE(valueOf({"set fov 100", "scale fov 10", "add fov -300"}, 1.0F, "fov"), 60.0F);
        QCOMPARE(valueOf({"set fov 100", "scale fov 10", "add fov -100"}, 1.0F, "fov"), 260.0F);
    }

    void jumpWhereAnotherBlockTakesOver() {
        const Layered text{"", "skill 2 {\nset fov 100\n}\nskill 3 {\nset fov 200\n}", ""};
        QCOMPARE(valueOf(text, std::nextafter(2.5F, 0.0F), "fov"), 100.0F);
        QCOMPARE(valueOf(text, 2.5F, "fov"), 200.0F);
    }

    void notANumberIsUndone() {
        const TraitTrace trace = traceOf({"set fov 100", "set fov 0.0e400", "add fov 5"}, 1.0F, "fov");
        QCOMPARE(trace.value, 105.0F);
        QCOMPARE(trace.entries.at(1).change, (TraitChange{100.0F, 100.0F, StepOutcome::Undone}));
    }

    void infinityIsClamped() { QCOMPARE(valueOf({"set fov 1e400", "", ""}, 1.0F, "fov"), 360.0F); }

    void burstMaximumFollowsTheMinimum() {
        const Layered text{"set burstMinMsec 2000\nset burstMaxMsec 100", "", ""};
        QCOMPARE(valueOf(text, 3.0F, "burstMaxMsec"), 2000.0F);
        const TraitTrace trace = traceOf(text, 3.0F, "burstMaxMsec");
        QVERIFY(trace.raisedToBurstMin);
        QCOMPARE(trace.entries.at(0).change.after, 100.0F);
        QCOMPARE(trace.value, 2000.0F);
        QVERIFY(!traceOf(text, 3.0F, "burstMinMsec").raisedToBurstMin);
    }

    void traceTellsWhatWasWrittenWhere() {
        const Layered text{"set fov 100\nset aimLead 1", "scale fov 10\nskill 4 {\nadd fov 1\n}", "skill 3 {\nadd fov -20\n}"};
        const Cast cast = text.cast();
        const TraitTrace trace = traceOf(text, 3.2F, "fov");
        QCOMPARE(trace.baseline, 155.0F + (170.0F - 155.0F) * (3.2F - 3.0F));
        QCOMPARE(trace.entries.size(), std::size_t{3});
        QCOMPARE(trace.entries[0].step.style, cast.findStyle("parent"));
        QCOMPARE(trace.entries[0].step.level, 0);
        QCOMPARE(trace.entries[1].step.style, cast.findStyle("style"));
        QCOMPARE(trace.entries[1].change, (TraitChange{100.0F, 360.0F, StepOutcome::Clamped}));
        QCOMPARE(trace.entries[2].step.style, std::optional<std::size_t>{});
        QCOMPARE(trace.entries[2].step.level, 3);
        QCOMPARE(trace.entries[2].step.modifier, cast.characters[0].layer.skillModifiers[2].at(0));
        QCOMPARE(trace.value, 340.0F);
        QVERIFY(!trace.clampedAtEnd);
    }

    void baselineOutsideOfTheRangeIsClampedAtTheEnd() {
        // suppressionMsec: 1200 at skill 1; a profile of one's own may say that 1000 is the most
        Profile profile = defaultProfile();
        const std::size_t trait = traitIndex("suppressionMsec");
        profile.traits[trait].max = 1000.0F;
        const TraitTrace trace = traceTrait(TraitResolver{profile, {}}, 1.0F, trait);
        QCOMPARE(trace.value, 1000.0F);
        QVERIFY(trace.clampedAtEnd);
    }

    void weaponsAreMerged() {
        const Cast cast = Layered{"weapon \"a\" 1\nweapon \"b\" 2", "weapon \"A\" 3\nweapon \"c\" 4", "weapon \"b\" 5"}.cast();
        const auto weapons = mergeWeapons(layersOf(cast, cast.characters[0]), defaultProfile().limits);
        QCOMPARE(weapons.size(), std::size_t{3});
        QCOMPARE(weapons[0].bias.weaponClass, "a"s);
        QCOMPARE(weapons[0].bias.bias, 3.0F);
        QCOMPARE(weapons[0].style, cast.findStyle("style"));
        QCOMPARE(weapons[0].bias.where, cast.styles[1].layer.weapons[0].where);
        QCOMPARE(weapons[1].bias.bias, 5.0F);
        QCOMPARE(weapons[1].style, std::optional<std::size_t>{});
        QCOMPARE(weaponBias(weapons, "C"), 4.0F);
        QCOMPARE(weaponBias(weapons, "d"), kNeutralBias);
    }

    void weaponsPastTheLimitAreDropped() {
        std::string parent;
        for (int i = 0; i < 12; ++i)
            parent += "weapon \"w" + std::to_string(i) + "\" 1\n";
        const Cast cast = Layered{parent, "weapon \"more\" 2", "weapon \"w3\" 3"}.cast();
        const auto weapons = mergeWeapons(layersOf(cast, cast.characters[0]), defaultProfile().limits);
        QCOMPARE(weapons.size(), std::size_t{12});
        QCOMPARE(weaponBias(weapons, "more"), kNeutralBias);
        QCOMPARE(weaponBias(weapons, "w3"), 3.0F);
    }

    void aStyleByItself() {
        const Cast cast = Layered{"set fov 100", "add fov 1", "add fov 50"}.cast();
        QCOMPARE((TraitResolver{defaultProfile(), layersOf(cast, 1)}.resolve(1.0F).at(traitIndex("fov"))), 101.0F);
        QCOMPARE(styleChain(cast, 1), (std::vector<std::size_t>{0, 1}));
    }
};

QTEST_GUILESS_MAIN(Traits)
#include "tst_traits.moc"
