// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/traits/feel.h"
#include "previews/traits/trait_resolver.h"

#include <QTest>

#include <algorithm>

using namespace castwright;
using namespace castwright::previews;

class TestFeel : public QObject {
    Q_OBJECT

private slots:
    void saysTheNumbers();
    void leavesOutWhatTheProfileLacks();
};

void TestFeel::saysTheNumbers() {
    const parser::Profile& profile = parser::defaultProfile();
    const auto values = TraitResolver{profile, {}}.resolve(3.0F);
    const auto sentences = describeFeel(profile, values);
    QCOMPARE(sentences.at(0).english(), "Notices players within 2200 units, inside a view of 155°.");
    const auto health = std::ranges::find_if(sentences, [](const auto& s) { return s.text.contains("health"); });
    QVERIFY(health != sentences.end());
    QCOMPARE(health->english(), "Likes to fight from 500 units away, and breaks off below 25 % health.");
    // A bot that never fires blindly has nothing said about it.
    auto calm = values;
    calm[profile.findTrait("suppressionMsec").value()] = 0.0F;
    QCOMPARE(describeFeel(profile, calm).size(), sentences.size() - 1);
}

void TestFeel::leavesOutWhatTheProfileLacks() { QVERIFY(describeFeel(parser::Profile{}, {}).empty()); }

QTEST_GUILESS_MAIN(TestFeel)
#include "tst_feel.moc"
