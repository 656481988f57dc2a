// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/traits/number_display.h"
#include "previews/traits/trait_similarity.h"
#include "tests/support/random_text.h"

#include <QTest>

#include <algorithm>
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

using Clusters = std::vector<std::vector<std::size_t>>;

/// What clustering means, said in the plainest way: averages over all members, all pairs looked at for each join.
Clusters plainClusters(const parser::Profile& profile, const std::vector<std::vector<float>>& all, float threshold) {
    Clusters groups;
    for (std::size_t i = 0; i < all.size(); ++i)
        groups.push_back({i});
    const auto average = [&](const std::vector<std::size_t>& a, const std::vector<std::size_t>& b) {
        double sum = 0.0;
        for (const std::size_t x : a) {
            for (const std::size_t y : b)
                sum += static_cast<double>(similarity(profile, all[x], all[y]));
        }
        return sum / static_cast<double>(a.size() * b.size());
    };
    for (;;) {
        double best = static_cast<double>(threshold);
        std::pair<std::size_t, std::size_t> pair;
        for (std::size_t a = 0; a < groups.size(); ++a) {
            for (std::size_t b = a + 1; b < groups.size(); ++b) {
                if (const double alike = average(groups[a], groups[b]); alike >= best) {
                    best = alike;
                    pair = {a, b};
                }
            }
        }
        if (pair.second == 0)
            break;
        groups[pair.first].insert(groups[pair.first].end(), groups[pair.second].begin(), groups[pair.second].end());
        groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(pair.second));
    }
    for (auto& group : groups)
        std::ranges::sort(group);
    std::ranges::sort(groups);
    return groups;
}

}  // namespace

class TestTraitSimilarity : public QObject {
    Q_OBJECT

private slots:
    void placesValuesInTheirRange();
    void measuresInWhatSkillSpans();
    void findsTheNearest();
    void listsNeighbours();
    void joinsThoseThatAreAlike();
    void joinsAsThePlainWayDoes();
    void stopsWhenAsked();
    void printsDifferences();
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
    QCOMPARE(cluster(smallProfile(), all, 0.9F), (Clusters{{0, 2}, {1, 3}, {4}}));
    QCOMPARE(cluster(smallProfile(), all, 0.0F), (Clusters{{0, 1, 2, 3, 4}}));
    QCOMPARE(cluster(smallProfile(), all, 1.1F).size(), all.size());
    QVERIFY(cluster(smallProfile(), {}, 0.5F).empty());
}

void TestTraitSimilarity::listsNeighbours() {
    const std::vector<std::vector<float>> all{{0, 0}, {60, 0}, {20, 0}, {20, 0}};
    const std::vector<Neighbour> found = neighbours(smallProfile(), all, 0);
    QCOMPARE(found, (std::vector<Neighbour>{{2, 0.9F}, {3, 0.9F}, {1, 0.7F}}));
    QCOMPARE(std::optional{found.front()}, nearestNeighbour(smallProfile(), all, 0));
    QVERIFY(neighbours(smallProfile(), std::span{all}.first(1), 0).empty());
}

void TestTraitSimilarity::joinsAsThePlainWayDoes() {
    test::Random random{20};
    for (int round = 0; round < 40; ++round) {
        std::vector<std::vector<float>> all(test::below(random, 40) + 1);
        for (auto& each : all) {
            for (int i = 0; i < 20; ++i)
                each.push_back(static_cast<float>(test::below(random, 100'000)) / 1000.0F);
        }
        for (const float threshold : {0.3F, 0.5F, 0.7F, 0.9F})
            QCOMPARE(cluster(smallProfile(), all, threshold), plainClusters(smallProfile(), all, threshold));
    }
}

void TestTraitSimilarity::stopsWhenAsked() {
    std::stop_source stop;
    stop.request_stop();
    const std::vector<std::vector<float>> all{{0, 0}, {0, 0}, {0, 0}};
    QCOMPARE(cluster(smallProfile(), all, 0.5F).size(), std::size_t{1});
    QVERIFY(cluster(smallProfile(), all, 0.5F, stop.get_token()).size() != 1);
}

void TestTraitSimilarity::printsDifferences() {
    QCOMPARE(displayDifference(0.45F, 0.55F), std::string{"+0.1"});
    QCOMPARE(displayDifference(0.55F, 0.45F), std::string{"-0.1"});
    QCOMPARE(displayDifference(120.0F, 350.0F), std::string{"+230"});
    QCOMPARE(displayDifference(0.5F, 10.0F), std::string{"+9.5"});
    QCOMPARE(displayDifference(3.25F, 3.25F), std::string{"0"});
    QCOMPARE(displayDifference(0.0F, -0.0F), std::string{"0"});
    QCOMPARE(displayDifference(1e20F, 2e20F), std::string{"+1e+20"});
}

QTEST_GUILESS_MAIN(TestTraitSimilarity)
#include "tst_trait_similarity.moc"
