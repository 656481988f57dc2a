// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/trait_similarity.h"

#include <QTest>

#include <vector>

using namespace castwright;
using namespace castwright::previews;

namespace {

/// Two traits: one that skill moves from 0 to 10, and one that it does not, with a range of 100.
parser::Profile smallProfile() {
    parser::Profile profile;
    profile.traits.resize(2);
    profile.traits[0].max = 1000.0F;
    profile.traits[0].baseline = {0.0F, 2.0F, 5.0F, 7.0F, 10.0F};
    profile.traits[1].max = 100.0F;
    return profile;
}

}  // namespace

class TestTraitSimilarity : public QObject {
    Q_OBJECT

private slots:
    void placesValuesInTheirRange();
    void measuresInWhatSkillSpans();
    void findsTheNearest();
    void joinsThoseThatAreAlike();
};

void TestTraitSimilarity::placesValuesInTheirRange() {
    const parser::Profile profile = smallProfile();
    QCOMPARE(normalised(profile.traits[1], 25.0F), 0.25F);
    QCOMPARE(normalised(parser::Trait{}, 25.0F), 0.0F);
}

void TestTraitSimilarity::measuresInWhatSkillSpans() {
    const parser::Profile profile = smallProfile();
    using Values = std::vector<float>;
    QCOMPARE(similarity(profile, Values{1, 2}, Values{1, 2}), 1.0F);
    // A tenth of the range, 100, is more than the span of the baseline: half of it apart in one of two traits.
    QCOMPARE(similarity(profile, Values{0, 0}, Values{50, 0}), 0.75F);
    // More than the span is no more than wholly different.
    QCOMPARE(similarity(profile, Values{0, 0}, Values{1000, 100}), 0.0F);
    // Two skills, one of them alike.
    QCOMPARE(similarity(profile, Values{0, 0, 0, 0}, Values{0, 0, 100, 10}), 0.5F);
}

void TestTraitSimilarity::findsTheNearest() {
    const std::vector<std::vector<float>> all{{0, 0}, {60, 0}, {20, 0}, {20, 0}};
    QCOMPARE(nearestNeighbour(smallProfile(), all, 0)->index, std::size_t{2});
    QCOMPARE(nearestNeighbour(smallProfile(), all, 3)->index, std::size_t{2});
    QVERIFY(!nearestNeighbour(smallProfile(), std::span{all}.first(1), 0));
}

void TestTraitSimilarity::joinsThoseThatAreAlike() {
    const std::vector<std::vector<float>> all{{0, 0}, {90, 9}, {10, 0}, {80, 9}, {50, 5}};
    using Clusters = std::vector<std::vector<std::size_t>>;
    QCOMPARE(cluster(smallProfile(), all, 0.9F), (Clusters{{0, 2}, {1, 3}, {4}}));
    QCOMPARE(cluster(smallProfile(), all, 0.0F), (Clusters{{0, 1, 2, 3, 4}}));
    QCOMPARE(cluster(smallProfile(), all, 1.1F).size(), all.size());
    QVERIFY(cluster(smallProfile(), {}, 0.5F).empty());
}

QTEST_GUILESS_MAIN(TestTraitSimilarity)
#include "tst_trait_similarity.moc"
