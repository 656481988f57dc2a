// SPDX-License-Identifier: GPL-3.0-or-later
#include "edits/trait_edit.h"
#include "parser/text/text_edit.h"
#include "previews/traits/layers.h"
#include "previews/traits/trait_resolver.h"

#include <QTest>

#include <algorithm>
#include <format>
#include <limits>
#include <random>

using namespace castwright;
using namespace castwright::parser;
using namespace castwright::previews;

namespace {

const Profile& profile() { return defaultProfile(); }

LoadInput input(std::string path, ContentKind kind, std::string text) {
    return {std::move(path), kind, std::make_shared<const SourceText>(std::move(text))};
}

LoadResult loaded(std::string style, std::string character) {
    std::vector<LoadInput> inputs;
    inputs.push_back(input("botfiles/styles/s.style", ContentKind::Style, std::move(style)));
    inputs.push_back(input("botfiles/characters/c.bot", ContentKind::Character, std::move(character)));
    return load(std::move(inputs), profile());
}

std::size_t traitNamed(std::string_view name) { return profile().findTrait(name).value(); }

float resolved(const LoadResult& content, TraitOwner owner, std::size_t trait, int level) {
    const auto layers =
        owner.style ? layersOf(content.cast, owner.index) : layersOf(content.cast, content.cast.characters[owner.index]);
    return TraitResolver{profile(), layers}.resolve(static_cast<float>(level)).at(trait);
}

std::string editedText(const LoadResult& content, const TraitEdit& edit) {
    return applyEdits(content.inputs[edit.file].text->bytes(), edit.edits).value();
}

LoadResult edited(const LoadResult& content, const TraitEdit& edit) {
    std::vector<LoadInput> inputs = content.inputs;
    inputs[edit.file].text = std::make_shared<const SourceText>(editedText(content, edit));
    return load(std::move(inputs), profile());
}

constexpr TraitOwner kCharacter{false, 0};

}  // namespace

class TestTraitEdit : public QObject {
    Q_OBJECT

private slots:
    void writesTheSmallestChange_data();
    void writesTheSmallestChange();
    void clampsToTheRange();
    void refusesWhatCannotBe();
    void saysWhenALevelOverrides();
    void anyContentAnyValue();
};

void TestTraitEdit::writesTheSmallestChange_data() {
    QTest::addColumn<std::string>("before");
    QTest::addColumn<std::string>("trait");
    QTest::addColumn<float>("wanted");
    QTest::addColumn<bool>("atLevel");
    QTest::addColumn<std::string>("after");
    const auto row = [](const char* name, const char* before, const char* trait, float wanted, bool atLevel, const char* after) {
        QTest::newRow(name) << std::string{before} << std::string{trait} << wanted << atLevel << std::string{after};
    };
    row("set", "character C {\n\tset fov 90 // wide\n}\n", "fov", 95.5F, false, "character C {\n\tset fov 95.5 // wide\n}\n");
    row("add stays add", "character C {\n\tadd aggression 0.25\n}\n", "aggression", 0.62F, false,
        "character C {\n\tadd aggression 0.12\n}\n");
    row("scale stays scale", "character C {\n\tscale combatRange - 2\n}\n", "combatRange", 600.0F, false,
        "character C {\n\tscale combatRange 1.2\n}\n");
    row("the last one counts", "character C {\n\tset fov 90\n\tset fov 91\n}\n", "fov", 92.0F, false,
        "character C {\n\tset fov 90\n\tset fov 92\n}\n");
    row("a new one lines up", "character C {\n\tinherit\t\"s\"\n\tset\tcombatRange\t\t600\n\n\tweapon \"w\" 2\n}\n",
        "targetStickiness", 0.5F, false,
        "character C {\n\tinherit\t\"s\"\n\tset\tcombatRange\t\t600\n\tset\ttargetStickiness\t0.5\n\n\tweapon \"w\" 2\n}\n");
    row("a new one with spaces and CRLF", "character C {\r\n  set fov 90 // c\r\n}\r\n", "aimLead", 1.0F, false,
        "character C {\r\n  set fov 90 // c\r\n  set aimLead 1\r\n}\r\n");
    row("into an empty body", "character C {\n}\n", "fov", 100.0F, false, "character C {\n\tset\tfov\t100\n}\n");
    row("behind the head", "character C {\n    description \"d\"\n    skillBand 1 3\n    weapon w 1\n}\n", "fov", 100.0F, false,
        "character C {\n    description \"d\"\n    skillBand 1 3\n    set\tfov\t100\n    weapon w 1\n}\n");
    row("on one line", "character C { set fov 90 }", "aimLead", 0.5F, false, "character C { set fov 90\n\tset aimLead 0.5 }");
    row("into the level's block", "character C {\n\tskill 3 {\n\t\tset fov 90\n\t}\n}\n", "fov", 91.0F, true,
        "character C {\n\tskill 3 {\n\t\tset fov 91\n\t}\n}\n");
    row("beside others in the block", "character C {\n\tskill 3 {\n\t\tset fov 90\n\t}\n}\n", "aimLead", 0.5F, true,
        "character C {\n\tskill 3 {\n\t\tset fov 90\n\t\tset aimLead 0.5\n\t}\n}\n");
    row("a new block among others", "character C {\n\tset fov 90\n\tskill 1 {\n\t}\n\tskill 5 {\n\t}\n}\n", "aimLead", 0.5F, true,
        "character C {\n\tset fov 90\n\tskill 1 {\n\t}\n\tskill 3 {\n\t\tset\taimLead\t0.5\n\t}\n\tskill 5 {\n\t}\n}\n");
}

void TestTraitEdit::writesTheSmallestChange() {
    QFETCH(const std::string, before);
    QFETCH(const std::string, trait);
    QFETCH(const float, wanted);
    QFETCH(const bool, atLevel);
    QFETCH(const std::string, after);
    const LoadResult content = loaded("", before);
    const TraitEditPlace place = atLevel ? TraitEditPlace::Level : TraitEditPlace::Body;
    const auto edit = planTraitEdit(content, profile(), {kCharacter, traitNamed(trait), 3, wanted, place});
    QVERIFY(edit.has_value());
    QCOMPARE(editedText(content, *edit), after);
    QVERIFY(edit->value == wanted);
}

void TestTraitEdit::clampsToTheRange() {
    const LoadResult content = loaded("", "character C {\n\tset fov 90\n}\n");
    const auto edit = planTraitEdit(content, profile(), {kCharacter, traitNamed("fov"), 3, 1000.0F, TraitEditPlace::Body});
    QVERIFY(edit.has_value());
    QCOMPARE(edit->value, 360.0F);
    QCOMPARE(editedText(content, *edit), "character C {\n\tset fov 360\n}\n");
}

void TestTraitEdit::refusesWhatCannotBe() {
    const LoadResult content = loaded("", "character C {\n}\n");
    const float infinite = std::numeric_limits<float>::infinity();
    const auto edit = planTraitEdit(content, profile(), {kCharacter, 0, 3, infinite, TraitEditPlace::Body});
    QCOMPARE(edit.error(), TraitEditError::NotANumber);
}

void TestTraitEdit::saysWhenALevelOverrides() {
    const LoadResult content = loaded("", "character C {\n\tset fov 90\n\tskill 3 {\n\t\tset fov 80\n\t}\n}\n");
    const auto edit = planTraitEdit(content, profile(), {kCharacter, traitNamed("fov"), 3, 100.0F, TraitEditPlace::Body});
    QCOMPARE(edit.error(), TraitEditError::Overridden);
}

/// Whatever the content and the wanted value, the edit gives the value or the edge of its range, touches nothing but a statement, and at
/// one level leaves the others as they are.
void TestTraitEdit::anyContentAnyValue() {
    std::mt19937 random{20250101};
    const auto pick = [&random](auto... choices) {
        const std::array options{std::string{choices}...};
        return options[random() % options.size()];
    };
    const auto number = [&random] {
        return std::format(
            "{:.3g}", std::uniform_real_distribution<float>{-2.0F, 900.0F}(random) / (random() % 2 == 0 ? 100.0F : 1.0F));
    };
    const auto statement = [&] {
        const std::string& trait = profile().traits[random() % 6].name;
        return pick("set", "add", "scale", "SET") + pick(" ", "\t", "  ") + trait + pick(" ", "\t\t", " /* x */ ") + number()
            + pick("", " // c", " ", "f", " 95", " { }");
    };
    const auto body = [&](const std::string& ending) {
        std::string text;
        for (auto i = random() % 5; i > 0; --i) {
            if (random() % 4 == 0) {
                text += std::format("{}skill {} {{{}", ending, random() % 7, random() % 2 == 0 ? ending : " ");
                for (auto j = random() % 3; j > 0; --j)
                    text += "\t" + statement() + ending;
                text += "}";
            } else {
                text += ending + pick("\t", "  ", "") + statement();
            }
        }
        return text + pick(ending, " ", ending + ending);
    };
    int planned = 0;
    int asked = 0;
    for (int round = 0; round < 4000; ++round) {
        const std::string ending = pick("\n", "\r\n");
        const std::string style = "style \"s\" {" + body(ending) + ending + "}" + ending;
        const std::string character = "// head" + ending + "character \"C\" {" + ending + "inherit \"s\"" + body(ending) + ending
            + "}" + ending + "character \"D\" { }" + ending;
        const LoadResult content = loaded(style, character);
        const TraitOwner owner{random() % 3 == 0, 0};
        if (owner.style ? content.cast.styles.empty() : content.cast.characters.empty())
            continue;
        const std::size_t trait = random() % 6;
        const int level = 1 + static_cast<int>(random() % 5);
        const TraitEditPlace place = random() % 2 == 0 ? TraitEditPlace::Body : TraitEditPlace::Level;
        const float wanted = std::uniform_real_distribution<float>{-10.0F, 4500.0F}(random);
        ++asked;
        const auto edit = planTraitEdit(content, profile(), {owner, trait, level, wanted, place});
        if (!edit)
            continue;
        ++planned;
        const LoadResult after = edited(content, *edit);
        const Trait& row = profile().traits[trait];
        // QCOMPARE lets floats differ a little; here every bit counts.
        QVERIFY(edit->value == std::clamp(wanted, row.min, row.max));
        QVERIFY(resolved(after, owner, trait, level) == edit->value);
        for (const TextEdit& change : edit->edits) {
            const std::string_view old = slice(content.inputs[edit->file].text->bytes(), change.range);
            QVERIFY2(!old.contains('\n') && !old.contains('}') && old.size() < 20, std::string{old}.c_str());
        }
        for (int other = 1; place == TraitEditPlace::Level && other <= kSkillLevels; ++other) {
            if (other != level)
                QVERIFY(resolved(after, owner, trait, other) == resolved(content, owner, trait, other));
        }
    }
    qInfo("%d of %d wishes could be planned", planned, asked);
    QVERIFY(planned > asked * 3 / 4);
}

QTEST_GUILESS_MAIN(TestTraitEdit)
#include "tst_trait_edit.moc"
