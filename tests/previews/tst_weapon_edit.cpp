// SPDX-License-Identifier: GPL-3.0-or-later
#include "edits/weapon_edit.h"
#include "parser/text/bytes.h"
#include "previews/traits/merged_weapons.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <format>
#include <limits>
#include <random>

using namespace castwright;
using namespace castwright::parser;
using namespace castwright::previews;

namespace {

const Profile& profile() { return defaultProfile(); }

LoadResult loaded(std::string style, std::string character) {
    const auto input = [](std::string path, ContentKind kind, std::string text) {
        return LoadInput{std::move(path), kind, std::make_shared<const SourceText>(std::move(text))};
    };
    std::vector<LoadInput> inputs;
    inputs.push_back(input("botfiles/styles/s.style", ContentKind::Style, std::move(style)));
    inputs.push_back(input("botfiles/characters/c.bot", ContentKind::Character, std::move(character)));
    return load(std::move(inputs), profile());
}

std::string editedText(const LoadResult& content, const WeaponEdit& edit) {
    return applyEdits(content.inputs[edit.file].text->bytes(), edit.edits).value();
}

float bias(const LoadResult& content, TraitOwner owner, std::string_view weaponClass) {
    return weaponBias(mergeWeapons(layersOf(content.cast, owner), profile().limits), weaponClass);
}

constexpr TraitOwner kCharacter{false, 0};

}  // namespace

class TestWeaponEdit : public QObject {
    Q_OBJECT

private slots:
    void writesTheSmallestChange_data();
    void writesTheSmallestChange();
    void clamps();
    void refusesWhatCannotBe();
    void anyContentAnyValue();
};

void TestWeaponEdit::writesTheSmallestChange_data() {
    QTest::addColumn<std::string>("before");
    QTest::addColumn<std::string>("weapon");
    QTest::addColumn<std::string>("after");
    const auto row = [](const char* name, const char* before, const char* weapon, const char* after) {
        QTest::newRow(name) << std::string{before} << std::string{weapon} << std::string{after};
    };
    row("its number", "character C {\n\tweapon \"w_a\" 2 // loud\n}\n", "W_A",
        "character C {\n\tweapon \"w_a\" 0.25 // loud\n}\n");
    row("the last one counts", "character C {\n\tweapon \"a\" 2\n\tweapon \"a\" - 3\n}\n", "a",
        "character C {\n\tweapon \"a\" 2\n\tweapon \"a\" 0.25\n}\n");
    row("behind its kin, lined up", "character C {\n\tset\tfov\t9\n\tweapon\t\"aaaaaaaaaa\"\t2\n\tskill 1 {\n\t}\n}\n", "b",
        "character C {\n\tset\tfov\t9\n\tweapon\t\"aaaaaaaaaa\"\t2\n\tweapon\t\"b\"\t\t0.25\n\tskill 1 {\n\t}\n}\n");
    row("behind the traits", "character C {\r\n  inherit \"s\"\r\n  set fov 9\r\n  skill 2 {\r\n  }\r\n}\r\n", "b",
        "character C {\r\n  inherit \"s\"\r\n  set fov 9\r\n  weapon\t\"b\"\t0.25\r\n  skill 2 {\r\n  }\r\n}\r\n");
    row("into an empty body", "character C {\n}\n", "b", "character C {\n\tweapon\t\"b\"\t0.25\n}\n");
    row("over the style's", "character C {\n\tinherit \"s\"\n}\n", "STYLED",
        "character C {\n\tinherit \"s\"\n\tweapon\t\"STYLED\"\t0.25\n}\n");
}

void TestWeaponEdit::writesTheSmallestChange() {
    QFETCH(const std::string, before);
    QFETCH(const std::string, weapon);
    QFETCH(const std::string, after);
    const LoadResult content = loaded("style \"s\" {\n\tweapon \"styled\" 4\n}\n", before);
    const auto edit = planWeaponEdit(content, profile(), {kCharacter, weapon, 0.25F});
    QVERIFY(edit.has_value());
    QCOMPARE(editedText(content, *edit), after);
    QVERIFY(edit->value == 0.25F);
}

void TestWeaponEdit::clamps() {
    const LoadResult content = loaded("", "character C {\n\tweapon a 2\n}\n");
    const auto edit = planWeaponEdit(content, profile(), {kCharacter, "a", 1000.0F});
    QVERIFY(edit.has_value());
    QVERIFY(edit->value == 100.0F);
    QCOMPARE(editedText(content, *edit), "character C {\n\tweapon a 100\n}\n");
    QVERIFY(planWeaponEdit(content, profile(), {kCharacter, "a", -1.0F})->value == 0.0F);
}

void TestWeaponEdit::refusesWhatCannotBe() {
    const LoadResult content = loaded("", "character C {\n}\n");
    const float infinite = std::numeric_limits<float>::infinity();
    QCOMPARE(planWeaponEdit(content, profile(), {kCharacter, "a", infinite}).error(), WeaponEditError::NotANumber);
    QCOMPARE(planWeaponEdit(content, profile(), {kCharacter, "a\"b", 2.0F}).error(), WeaponEditError::NotPossible);
    std::string body;
    for (std::uint32_t i = 0; i < profile().limits.weapons; ++i)
        body += std::format("weapon \"w{}\" 2\n", i);
    const LoadResult full = loaded("", "character C {\n" + body + "}\n");
    QCOMPARE(planWeaponEdit(full, profile(), {kCharacter, "another", 2.0F}).error(), WeaponEditError::TooMany);
    QVERIFY(planWeaponEdit(full, profile(), {kCharacter, "W0", 3.0F}).has_value());
    // What is inherited fills the list first.
    const LoadResult inherited = loaded("style s {\n" + body + "}\n", "character C {\ninherit s\n}\n");
    QCOMPARE(planWeaponEdit(inherited, profile(), {kCharacter, "another", 2.0F}).error(), WeaponEditError::TooMany);
    QVERIFY(planWeaponEdit(inherited, profile(), {kCharacter, "w0", 3.0F}).has_value());
}

/// Whatever the content and the wanted value, the edit gives the value or the edge of what is allowed, touches nothing but a statement,
/// and leaves the other weapons as they are.
void TestWeaponEdit::anyContentAnyValue() {
    std::mt19937 random{20250404};
    const auto pick = [&random](auto... choices) {
        const std::array options{std::string{choices}...};
        return options[random() % options.size()];
    };
    const auto classOf = [&] { return pick("a", "B", "c", "\"d\"", "\"A\"", "e"); };
    const auto body = [&] {
        std::string text;
        for (auto i = random() % 6; i > 0; --i) {
            text += pick(
                "\tset fov 90\n", "  add aimLead .5 // x\n", "\tskill 2 { set fov 80 }\n",
                std::format(
                    "{}weapon {}{}{}{}\n", pick("", "\t", "    "), classOf(), pick(" ", "\t\t", " /* y */ "),
                    pick("2", "-1", "0.5", "1e9", "x"), pick("", " // loud", " 3")));
        }
        return text;
    };
    int planned = 0;
    constexpr int kRounds = 2000;
    for (int round = 0; round < kRounds; ++round) {
        const LoadResult content = loaded(
            "style \"s\" {\n" + body() + "}\n", "character \"C\" {\ninherit \"s\"\n" + body() + "}\ncharacter \"D\" { }\n");
        const TraitOwner owner{random() % 3 == 0, 0};
        if (owner.style ? content.cast.styles.empty() : content.cast.characters.empty())
            continue;
        const std::string weaponClass = pick("a", "b", "C", "d", "f");
        const float wanted = std::uniform_real_distribution<float>{-20.0F, 130.0F}(random);
        const auto edit = planWeaponEdit(content, profile(), {owner, weaponClass, wanted});
        if (!edit)
            continue;
        ++planned;
        std::vector<LoadInput> inputs = content.inputs;
        inputs[edit->file].text = std::make_shared<const SourceText>(editedText(content, *edit));
        const LoadResult after = load(std::move(inputs), profile());
        QVERIFY(edit->value == std::clamp(wanted, kMinWeaponBias, kMaxWeaponBias));
        QVERIFY(bias(after, owner, weaponClass) == edit->value);
        QCOMPARE(edit->edits.size(), std::size_t{1});
        const std::string_view old = slice(content.inputs[edit->file].text->bytes(), edit->edits[0].range);
        QVERIFY2(old.empty() || !old.contains('\n'), std::string{old}.c_str());
        for (const char* other : {"a", "b", "c", "d", "e"}) {
            if (!equalIgnoringCase(other, weaponClass))
                QVERIFY(bias(after, owner, other) == bias(content, owner, other));
        }
    }
    qInfo("%d of %d wishes could be planned", planned, kRounds);
    QVERIFY(planned > kRounds * 9 / 10);
}

QTEST_GUILESS_MAIN(TestWeaponEdit)
#include "tst_weapon_edit.moc"
