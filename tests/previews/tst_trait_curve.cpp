// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/loader/loader.h"
#include "previews/traits/layers.h"
#include "previews/traits/trait_curve.h"

#include <QTest>

#include <cmath>

using namespace castwright;
using namespace castwright::parser;
using namespace castwright::previews;

namespace {

LoadResult loaded(std::string character) {
    std::vector<LoadInput> inputs;
    inputs.push_back(
        {"botfiles/characters/c.bot", ContentKind::Character, std::make_shared<const SourceText>(std::move(character))});
    return load(std::move(inputs), defaultProfile());
}

}  // namespace

class TestTraitCurve : public QObject {
    Q_OBJECT

private slots:
    void everyPointIsWhatTheGameComputes();
    void levelBlocksJumpAtTheHalf();
    void clampsAreNoJumps();
};

void TestTraitCurve::everyPointIsWhatTheGameComputes() {
    const LoadResult content =
        loaded("character C { scale turnSpeed 1.3\n skill 2 { add fov 10\n } skill 4 { set aimLead 0.2\n } }");
    const TraitResolver resolver{defaultProfile(), layersOf(content.cast, content.cast.characters[0])};
    const auto curves = traitCurves(resolver, 0.1F);
    QCOMPARE(curves.size(), defaultProfile().traits.size());
    for (std::size_t trait = 0; trait < curves.size(); ++trait) {
        QCOMPARE(curves[trait].segments.size(), std::size_t{kSkillLevels});
        float last = 0.0F;
        for (const CurveSegment& segment : curves[trait].segments) {
            for (const CurvePoint& point : segment.points) {
                QVERIFY(point.skill > last);
                last = point.skill;
                QVERIFY(point.value == resolver.resolve(point.skill)[trait]);
            }
        }
        QCOMPARE(curves[trait].segments.front().points.front().skill, 1.0F);
        QCOMPARE(last, 5.0F);
    }
}

void TestTraitCurve::levelBlocksJumpAtTheHalf() {
    const LoadResult content = loaded("character C { set fov 100\n skill 2 { add fov 20\n } }");
    const TraitResolver resolver{defaultProfile(), layersOf(content.cast, content.cast.characters[0])};
    const auto curves = traitCurves(resolver, 0.25F);
    const auto jumps = jumpsOf(curves[defaultProfile().findTrait("fov").value()]);
    QCOMPARE(jumps, (std::vector<CurveJump>{{1.5F, 100.0F, 120.0F}, {2.5F, 120.0F, 100.0F}}));
    for (const auto& curve : curves)
        QVERIFY(&curve == &curves[1] || jumpsOf(curve).empty());
}

void TestTraitCurve::clampsAreNoJumps() {
    const LoadResult content = loaded("character C { scale fov 2.2\n }");
    const TraitResolver resolver{defaultProfile(), layersOf(content.cast, content.cast.characters[0])};
    QVERIFY(jumpsOf(traitCurves(resolver, 0.5F)[1]).empty());
}

QTEST_GUILESS_MAIN(TestTraitCurve)
#include "tst_trait_curve.moc"
