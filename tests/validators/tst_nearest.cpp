// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/wording/nearest.h"

#include <QTest>

#include <array>

using namespace castwright::validators;
using namespace std::string_literals;

class Nearest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void distance() {
        QCOMPARE(editDistance("", ""), std::size_t{0});
        QCOMPARE(editDistance("", "abc"), std::size_t{3});
        QCOMPARE(editDistance("aimLead", "AIMLEAD"), std::size_t{0});
        QCOMPARE(editDistance("aimLaed", "aimLead"), std::size_t{1});
        QCOMPARE(editDistance("kitten", "sitting"), std::size_t{3});
        QCOMPARE(editDistance("kill", "kil"), std::size_t{1});
    }

    void names() {
        constexpr std::array<std::string_view, 5> kNames{"kill", "killWrench", "killStreak", "fov", "farewell"};
        QCOMPARE(nearestNames("kil", kNames), (std::vector{"kill"s}));
        QCOMPARE(nearestNames("killStrek", kNames), (std::vector{"killStreak"s}));
        QCOMPARE(nearestNames("fvo", kNames), (std::vector{"fov"s}));
        QVERIFY(nearestNames("something", kNames).empty());
        QVERIFY(nearestNames("", kNames).empty());
        QVERIFY(nearestNames(std::string(1'000'000, 'k'), kNames).empty());
    }

    void nearestFirstAndAtMostThree() {
        constexpr std::array<std::string_view, 5> kNames{"abcdee", "abcdef", "abcdxx", "abcdeg", "abcdeh"};
        QCOMPARE(nearestNames("abcdef", kNames), (std::vector{"abcdef"s, "abcdee"s, "abcdeg"s}));
    }
};

QTEST_GUILESS_MAIN(Nearest)
#include "tst_nearest.moc"
