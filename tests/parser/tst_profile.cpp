// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/profile/profile.h"

#include <QTest>

using namespace castwright::parser;
using namespace std::string_literals;

namespace {

constexpr const char* kStart = "format = 1\nid = \"mod\"\nextends = \"openprey\"\n";

std::string trait(const std::string& name, const std::string& more = {}) {
    return "[[trait]]\nname = \"" + name + "\"\nmin = 0\nmax = 1\nbaseline = [0, 0, 0, 0, 0]\n" + more;
}

}  // namespace

class ProfileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void builtIn() {
        QCOMPARE(builtInProfileIds(), (std::vector<std::string>{"openprey", "openq4"}));
        const Profile& prey = defaultProfile();
        QCOMPARE(prey.id, "openprey"s);
        QCOMPARE(prey.traits.size(), std::size_t{48});
        QCOMPARE(prey.events.size(), std::size_t{14});
        QCOMPARE(prey.roster.size(), std::size_t{19});
        QCOMPARE(prey.model.slotKey, "modelNum"s);
        const Profile* q4 = findBuiltInProfile("openq4");
        QVERIFY(q4);
        QVERIFY(q4->traits == prey.traits);
        QVERIFY(q4->limits == prey.limits);
        QCOMPARE(q4->weapons.size(), std::size_t{12});
        QVERIFY(q4->roster.empty());
        QCOMPARE(q4->model.declarationKeys, (std::vector<std::string>{"model", "modelMarine", "modelStrogg"}));
        QVERIFY(!findBuiltInProfile("doom"));
        QCOMPARE(findBuiltInProfile("openq4"), q4);
    }

    void namesAreFoundInAnyCase() {
        const Profile& profile = defaultProfile();
        QCOMPARE(profile.findTrait("AIMLEAD"), profile.findTrait("aimLead"));
        QVERIFY(profile.findTrait("aimLead"));
        QVERIFY(!profile.findTrait("aimLead "));
        QVERIFY(profile.findEvent("KILLwrench"));
        QVERIFY(!profile.findEvent("killGauntlet"));
        for (std::size_t i = 0; i < profile.traits.size(); ++i)
            QCOMPARE(profile.findTrait(profile.traits[i].name), std::optional{i});
    }

    void extending() {
        const auto profile = parseProfile(
            std::string{kStart} + "title = \"My mod\"\n[limits]\nline_bytes = 100\n[[weapon]]\nname = \"weapon_a\"\n",
            "mod.toml");
        QVERIFY2(profile, profile ? "" : profile.error().text().c_str());
        QCOMPARE(profile->id, "mod"s);
        QCOMPARE(profile->title, "My mod"s);
        QCOMPARE(profile->limits.lineBytes, 100U);
        QCOMPARE(profile->limits.rules, defaultProfile().limits.rules);
        QVERIFY(profile->traits == defaultProfile().traits);
        QCOMPARE(profile->weapons, (std::vector<WeaponClass>{{"weapon_a", "weapon_a"}}));
    }

    void standingAlone() {
        const auto profile = parseProfile(
            "format = 1\nid = \"own\"\n" + trait("x", "better = \"lower\"\n")
                + "[[event]]\nname = \"e\"\ntokens = [\"other\"]\nsometimes_absent = [\"other\"]\n",
            "own.toml");
        QVERIFY2(profile, profile ? "" : profile.error().text().c_str());
        QCOMPARE(profile->title, "own"s);
        QCOMPARE(profile->traits.at(0).direction, TraitDirection::Lower);
        const ChatEvent& event = profile->events.at(0);
        QVERIFY(event.supplied.contains(ChatToken::Self) && event.supplied.contains(ChatToken::Map));
        QVERIFY(event.supplied.contains(ChatToken::Other) && event.sometimesAbsent.contains(ChatToken::Other));
        QVERIFY(!event.supplied.contains(ChatToken::Weapon));
    }

    void errors_data() {
        QTest::addColumn<std::string>("toml");
        QTest::addColumn<std::string>("error");
        const auto row = [](const char* name, const std::string& toml, const std::string& error) {
            QTest::newRow(name) << toml << error;
        };
        const auto extended = [&row](const char* name, const std::string& toml, const std::string& error) {
            row(name, kStart + toml, error);
        };
        // What stands behind the start is line 4.
        extended("broken TOML", "title = \n", "mod.toml:4:9: ");
        extended("a string that does not end", "title = \"x\n", "mod.toml:4:");
        extended("the same key twice", "title = \"a\"\ntitle = \"b\"\n", "mod.toml:5:9: ");
        extended("not UTF-8", "title = \"\xFF\"\n", "mod.toml:4:");
        row("nothing", "", "mod.toml:1:1: \"format\" must be 1.");
        row("another format", "format = 2\nid = \"mod\"\n", "mod.toml:1:10: \"format\" must be 1.");
        row("no id", "format = 1\nextends = \"openprey\"\n", "mod.toml:1:1: \"id\" must name the profile.");
        row("extends nothing known", "format = 1\nid = \"mod\"\nextends = \"doom\"\n",
            "mod.toml:3:11: There is no profile \"doom\" to extend.");
        row("extends itself", "format = 1\nid = \"openprey\"\nextends = \"openprey\"\n", "mod.toml:3:11: There is no profile");
        row("extends a number", "format = 1\nid = \"mod\"\nextends = 5\n", "mod.toml:3:11: \"extends\" must be a string.");
        row("no traits", "format = 1\nid = \"mod\"\n", "mod.toml:1:1: The profile has no [[trait]] rows.");
        row("no events", "format = 1\nid = \"mod\"\n" + trait("x"), "mod.toml:1:1: The profile has no [[event]] rows.");
        extended("unknown key", "colour = \"red\"\n", "mod.toml:4:1: \"colour\" is not a key of the profile.");
        extended("unknown limit", "[limits]\nlines = 3\n", "mod.toml:5:1: \"lines\" is not a key of [limits].");
        extended("unknown key of a row", trait("x", "color = 1\n"), "mod.toml:9:1: \"color\" is not a key of [[trait]].");
        extended("a number for a string", "title = 5\n", "mod.toml:4:9: \"title\" must be a string.");
        extended("a string for a number", "[limits]\nrules = \"many\"\n", "mod.toml:5:9: \"rules\" must be a whole number.");
        extended("a fraction for a count", "[limits]\nrules = 1.5\n", "mod.toml:5:9: \"rules\" must be a whole number.");
        extended("a count too large", "[limits]\nrules = 3000000000\n", "mod.toml:5:9: \"rules\" must be a whole number.");
        extended("a count of nothing", "[limits]\nrules = 0\n", "mod.toml:5:9: \"rules\" must be at least 1.");
        extended("limits as a list", "limits = [1]\n", "mod.toml:4:10: \"limits\" must be a table.");
        extended("styles as a string", "styles = \"a\"\n", "mod.toml:4:10: \"styles\" must be a list of strings.");
        extended("a number among styles", "styles = [\"a\", 2]\n", "mod.toml:4:16: \"styles\" must hold strings only.");
        extended("traits as a table", "[trait]\nname = \"x\"\n", "mod.toml:4:1: \"trait\" must be written as [[trait]] rows.");
        extended("traits as numbers", "trait = [1]\n", "mod.toml:4:9: \"trait\" must be written as [[trait]] rows.");
        extended("two traits of one name", trait("x") + trait("X"), "mod.toml:9:1: There are two [[trait]] rows of this name.");
        extended(
            "a trait without a name", "[[trait]]\nmin = 0\nmax = 1\nbaseline = [0, 0, 0, 0, 0]\n",
            "mod.toml:4:1: A [[trait]] row needs a name.");
        extended(
            "min above max", "[[trait]]\nname = \"x\"\nmin = 2\nmax = 1\nbaseline = [0, 0, 0, 0, 0]\n",
            "mod.toml:6:7: \"min\" is above \"max\".");
        extended(
            "min not a number", "[[trait]]\nname = \"x\"\nmin = nan\nmax = 1\nbaseline = [0, 0, 0, 0, 0]\n",
            "mod.toml:6:7: \"min\" must be a finite number.");
        extended(
            "max too large for the game", "[[trait]]\nname = \"x\"\nmin = 0\nmax = 1e300\nbaseline = [0, 0, 0, 0, 0]\n",
            "mod.toml:7:7: \"max\" must be a finite number.");
        extended(
            "no max", "[[trait]]\nname = \"x\"\nmin = 0\nbaseline = [0, 0, 0, 0, 0]\n",
            "mod.toml:4:1: \"max\" must be a finite number.");
        extended(
            "a short baseline", "[[trait]]\nname = \"x\"\nmin = 0\nmax = 1\nbaseline = [0, 0]\n",
            "mod.toml:8:12: \"baseline\" must list 5 numbers, one for each skill.");
        extended(
            "a word in a baseline", "[[trait]]\nname = \"x\"\nmin = 0\nmax = 1\nbaseline = [0, 0, \"x\", 0, 0]\n",
            "mod.toml:8:19: Each value of \"baseline\" must be a finite number.");
        extended("an unknown direction", trait("x", "better = \"up\"\n"), "mod.toml:9:10: \"better\" must be ");
        extended(
            "an unknown token", "[[event]]\nname = \"e\"\ntokens = [\"foo\"]\n",
            "mod.toml:6:10: \"foo\" is not a token that chat lines can hold.");
        extended(
            "an absent token that is never there", "[[event]]\nname = \"e\"\ntokens = []\nsometimes_absent = [\"other\"]\n",
            "mod.toml:7:20: \"other\" is not among the tokens that the event supplies.");
        extended(
            "an unknown kind of model", "[model]\nkind = \"mesh\"\n",
            "mod.toml:5:8: \"kind\" of [model] must be \"slot\" or \"decls\".");
        extended(
            "slots inside out", "[model]\nkind = \"slot\"\nkey = \"m\"\nmin = 3\nmax = 1\n",
            "mod.toml:4:1: [model] of the kind \"slot\" needs");
        extended(
            "a band inside out", "[[roster]]\ncharacter = \"A\"\nband = [3, 1]\n", "mod.toml:6:8: \"band\" must be two skills");
        extended(
            "a cvar that is a word", "[cvars]\nbot_skill = \"hard\"\n", "mod.toml:5:13: \"bot_skill\" must be a finite number.");
    }
    void errors() {
        QFETCH(const std::string, toml);
        QFETCH(const std::string, error);
        const auto profile = parseProfile(toml, "mod.toml");
        QVERIFY(!profile);
        QVERIFY2(profile.error().text().starts_with(error), profile.error().text().c_str());
        QVERIFY(profile.error().text().ends_with('.'));
    }

    void textOfAnError() {
        QCOMPARE((ProfileError{"a.toml", 3, 7, "Bad."}.text()), "a.toml:3:7: Bad."s);
        QCOMPARE((ProfileError{"a.toml", 0, 0, "Bad."}.text()), "a.toml: Bad."s);
    }
};

QTEST_GUILESS_MAIN(ProfileTest)
#include "tst_profile.moc"
