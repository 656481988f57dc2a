// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/loader/loader.h"
#include "tests/support/cast_invariants.h"
#include "tests/support/random_text.h"

#include <QTest>

#include <format>
#include <set>

using namespace castwright;
using namespace castwright::parser;
using namespace std::string_literals;

namespace {

LoadInput input(std::string path, std::string bytes) {
    const ContentKind kind = contentKindOf(path).value();
    return {std::move(path), kind, std::make_shared<const SourceText>(std::move(bytes))};
}

/// A text with a place marked by ⟦ and ⟧.
struct Marked {
    std::string bytes;
    ByteRange range;
};

Marked unmarked(std::string text) {
    Marked result;
    const std::string open = "⟦";
    const std::string close = "⟧";
    const std::size_t begin = text.find(open);
    text.erase(begin, open.size());
    const std::size_t end = text.find(close);
    text.erase(end, close.size());
    return {text, {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)}};
}

std::string repeated(int count, const std::function<std::string(int)>& piece) {
    std::string text;
    for (int i = 0; i < count; ++i)
        text += piece(i);
    return text;
}

constexpr auto kLastKind = static_cast<int>(LoadNoteKind::NoStyle);

/// One note: what the author wrote, with the place marked at which the note must stand.
struct Row {
    LoadNoteKind kind;
    std::string file;  ///< its extension tells the kind of the content
    std::string text;
    std::string noteText;
    double value = 0.0;
    std::string related;  ///< the bytes of the related place, unless empty
};

std::string inStyle(const std::string& body) { return "style \"a\" {\n" + body + "\n}\n"; }
std::string inCharacter(const std::string& body) { return "character \"A\" {\ninherit \"base\"\n" + body + "\n}\n"; }
std::string inBank(const std::string& body) { return "characterChat \"Owner\" {\n" + body + "\n}\n"; }
std::string inEvent(const std::string& body) { return inBank("chat kill {\n" + body + "\n}"); }
std::string inReply(const std::string& body) { return inBank("reply r {\n" + body + "\n}"); }
std::string rule(int i) { return std::format("reply r{} {{ trigger \"t{}\" \"line\" }}\n", i, i); }

std::vector<Row> styleRows() {
    using enum LoadNoteKind;
    const std::string weapons = repeated(12, [](int i) { return std::format("weapon \"w{}\" 1\n", i); });
    return {
        {StrayTopLevel, "style", "⟦hello⟧ world\nstyle \"a\" { }", "hello"},
        {StrayTopLevel, "style", "style \"a\" { } ⟦}⟧", "}"},
        {KeywordCase, "style", "⟦Style⟧ \"a\" { }", "Style"},
        {NameMissing, "style", "⟦style⟧ // no more", "style"},
        {NameMissing, "style", "⟦style⟧ \"no end", "style", 0.0, "\"no end"},
        {BraceMissing, "style", "style \"a\"\n⟦set⟧ fov 90", "set", 0.0, "style"},
        {BlockUnterminated, "style", "⟦style⟧ \"a\" { set fov 90", "style", 1.0},
        {BlockUnterminated, "style", "style \"a\" { ⟦skill⟧ 2 { set fov 90", "skill", 2.0},
        {BlockUnterminated, "style", "⟦style⟧ \"a\" { description \"no end\n}", "style", 1.0, "\"no end"},
        {FileEndsHere, "style", "style \"a\" { }\n⟦⟧\x80 style \"b\" { }", ""},
        {FileEndsHere, "style", "⟦Style⟧ \"a\" { }", ""},
        {EmptyName, "style", "style ⟦\"\"⟧ { }", "style"},
        {DuplicateStyle, "style", "style \"a\" { }\nstyle ⟦A⟧ { }", "A", 0.0, "\"a\""},
        {UnknownKey, "style", inStyle("⟦colour⟧ red 7"), "colour", 0.0, "colour red 7"},
        {UnknownKey, "style", inStyle("⟦block⟧\n{ a { } b }"), "block", 0.0, "block\n{ a { } b }"},
        {MissingTrait, "style", inStyle("⟦set⟧"), "set"},
        {UnknownTrait, "style", inStyle("add ⟦speed⟧ 3"), "speed"},
        {MissingValue, "style", inStyle("⟦set⟧ fov // 90"), "set"},
        {MissingValue, "style", inStyle("⟦weapon⟧"), "weapon"},
        {MissingValue, "style", inStyle("⟦inherit⟧"), "inherit"},
        {NotANumber, "style", inStyle("set fov ⟦wide⟧"), "wide"},
        {NotANumber, "style", inStyle("set fov ⟦- wide⟧"), "wide"},
        {NotANumber, "style", inStyle("set fov ⟦-⟧"), "-"},
        {SkillWithoutLevel, "style", "style \"a\" { skill ⟦{⟧ set fov 90 }", "{"},
        {SkillOutOfRange, "style", inStyle("skill ⟦9⟧ { set fov 90 }"), "", 9.0},
        {SkillOutOfRange, "style", inStyle("skill ⟦- 1⟧ { set fov 90 }"), "", -1.0},
        {SkillBlockLeaks, "style", "style \"a\" { skill 9 ⟦foo⟧ { set fov 90 }", "foo"},
        {WeaponInSkill, "style", inStyle("skill 2 {\n⟦weapon⟧ \"x\" 1\n}"), ""},
        {WeaponBiasClamped, "style", inStyle("weapon \"x\" ⟦101⟧"), "", 101.0},
        {WeaponBiasClamped, "style", inStyle("weapon \"x\" ⟦-1⟧"), "", -1.0},
        {WeaponReplaced, "style", inStyle("weapon \"x\" 1\n⟦weapon X 2⟧"), "X", 0.0, "weapon \"x\" 1"},
        {TooManyWeapons, "style", inStyle(weapons + "⟦weapon more 1⟧"), "more"},
        {ValueErased, "style", inStyle("description \"x\"\n⟦description⟧"), "description"},
        {HugeNumber, "style", inStyle("skill ⟦9999999999.0⟧ { }"), "skill"},
        {UnknownStyle, "style", inStyle("inherit ⟦\"b\"⟧"), "b"},
        {InheritCycle, "style", inStyle("inherit ⟦\"a\"⟧"), "a → a"},
        {InheritCycle, "style", "style a { inherit ⟦b⟧\n}\nstyle b { inherit a\n}", "a → b → a"},
        {InheritTooDeep, "style",
         "style s { inherit ⟦s8⟧\n}\nstyle s0 { }\n"
             + repeated(8, [](int i) { return std::format("style s{} {{ inherit s{}\n}}\n", i + 1, i); }),
         "s → s8 → s7 → s6 → s5 → s4 → s3 → s2 → s1 → s0"},
    };
}

std::vector<Row> characterRows() {
    using enum LoadNoteKind;
    return {
        {DuplicateCharacter, "bot", "character \"A\" { inherit base\n}\ncharacter ⟦\"a\"⟧ { }", "a", 0.0, "\"A\""},
        {NameMissing, "bot", "⟦character⟧", "character"},
        {EmptyName, "bot", "character ⟦\"\"⟧ { }", "character"},
        {SkillBandClamped, "bot", inCharacter("⟦skillBand 0 9⟧"), "1 5"},
        {SkillBandClamped, "bot", inCharacter("⟦skillBand 4 2⟧"), "4 4"},
        {SkillBandTail, "bot", inCharacter("skillBand 2 4⟦ modelNum 3⟧"), ""},
        {SkillBandTail, "bot", inCharacter("skillBand 2 4⟦ 5 \"x\"⟧\nset fov 90"), ""},
        {SkillBandTail, "bot", inCharacter("skillBand 2 4⟦ }⟧\n}"), ""},
        {NotANumber, "bot", inCharacter("skillBand 2 ⟦x⟧"), "x"},
        {HugeNumber, "bot", inCharacter("⟦skillBand 9999999999.0 3⟧"), "skillBand"},
        {BadModelSlot, "bot", inCharacter("modelNum ⟦19⟧"), "19", 19.0},
        {BadModelSlot, "bot", inCharacter("modelNum ⟦1.5⟧"), "1.5", 1.5},
        {BadModelSlot, "bot", inCharacter("modelNum ⟦tall⟧"), "tall"},
        {ValueErased, "bot", inCharacter("⟦inherit⟧"), "inherit"},
        {UnknownKey, "bot", inCharacter("⟦reply⟧ r { trigger \"x\" \"y\" }"), "reply"},
        {UnknownStyle, "bot", "character \"A\" { inherit ⟦nobody⟧\n}", "nobody"},
        {NoStyle, "bot", "character ⟦\"A\"⟧ { }", "A"},
        {UnknownEvent, "bot", inCharacter("chat ⟦dance⟧ { \"x\" }"), "dance"},
    };
}

std::vector<Row> chatRows() {
    using enum LoadNoteKind;
    const std::string triggers = repeated(32, [](int i) { return std::format("trigger \"t{}\"\n", i); });
    const std::string lines = repeated(32, [](int i) { return std::format("\"line {}\"\n", i); });
    return {
        {NameMissing, "chat", "⟦characterChat⟧", "characterChat"},
        {UnknownChatOwner, "chat", "characterChat ⟦\"Nobody\"⟧ { }", "Nobody"},
        {BlockUnterminated, "chat", "characterChat \"Owner\" { ⟦chat⟧ kill { \"x\"", "chat", 2.0},
        {BlockUnterminated, "chat", "⟦characterChat⟧ \"Owner\" { chat kill { \"x\" }", "characterChat", 1.0},
        {MissingEvent, "chat", inBank("⟦chat⟧"), ""},
        {UnknownEvent, "chat", inBank("chat ⟦dance⟧ { \"x\" }"), "dance"},
        {ChatBlockLeaks, "chat", "characterChat \"Owner\" { chat dance ⟦now⟧ { \"x\" }", "now"},
        {UnquotedLine, "chat", inEvent("⟦hello⟧ \"x\""), "hello"},
        {UnquotedLine, "chat", inReply("⟦hello⟧ there\ntrigger \"x\" \"y\""), "hello", 0.0, "hello there"},
        {EmptyLine, "chat", inEvent("⟦\"\"⟧"), ""},
        {EmptyLine, "chat", inReply("⟦\"\"⟧"), ""},
        {LineTooLong, "chat", inEvent("⟦\"" + std::string(161, 'x') + "\"⟧"), "", 161.0},
        {LineStartsWithHash, "chat", inEvent("⟦\"#hi\"⟧"), ""},
        {MissingReplyName, "chat", inBank("⟦reply⟧"), ""},
        {PriorityClamped, "chat", inReply("priority ⟦101⟧"), "", 101.0},
        {PriorityClamped, "chat", inReply("priority ⟦-5⟧;"), "", -5.0},
        {HugeNumber, "chat", inReply("priority ⟦9999999999.0⟧"), "priority"},
        {BadSource, "chat", inReply("source ⟦everybody⟧"), "everybody"},
        {BadAddressed, "chat", inReply("addressed ⟦maybe⟧"), "maybe"},
        {TriggerNotQuoted, "chat", inReply("trigger ⟦hello⟧"), "hello"},
        {TriggerEmpty, "chat", inReply("trigger ⟦\"^1 !?\"⟧"), ""},
        {TriggerTooLong, "chat", inReply("trigger ⟦\"" + std::string(65, 'x') + "\"⟧"), "", 65.0},
        {TooManyTriggers, "chat", inReply(triggers + "trigger ⟦\"more\"⟧"), "more"},
        {DuplicateTrigger, "chat", inReply("trigger \"Hi!\"\ntrigger ⟦\"^1hi\"⟧"), "hi", 0.0, "\"Hi!\""},
        {ReplyTokenUnknown, "chat", inReply("⟦\"my $weapon\"⟧"), "$weapon", 3.0},
        {ReplyTokenUnknown, "chat", inReply("⟦\"$Self\"⟧"), "$Self"},
        {TooManyLines, "chat", inReply(lines + "⟦\"more\"⟧"), ""},
        {DuplicateLine, "chat", inReply("\"Yes\" ⟦\"yes\"⟧"), "", 0.0, "\"Yes\""},
        {RuleWithoutTrigger, "chat", inBank("reply ⟦r⟧ { \"x\" }"), "r"},
        {RuleWithoutLine, "chat", inBank("reply ⟦r⟧ { trigger \"x\" }"), "r"},
        {TooManyRules, "chat", inBank(repeated(32, rule) + "reply ⟦more⟧ { trigger \"x\" \"y\" }"), "more", 0.0},
        {TooManyRules, "chat", inBank(repeated(32, rule)) + inBank("reply ⟦more⟧ { trigger \"x\" \"y\" }"), "more", 1.0},
    };
}

std::vector<Row> allRows() {
    std::vector<Row> rows = styleRows();
    for (auto more : {characterRows(), chatRows()})
        std::ranges::move(more, std::back_inserter(rows));
    return rows;
}

}  // namespace

Q_DECLARE_METATYPE(Row)

class Loader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void notes_data() {
        QTest::addColumn<Row>("row");
        int number = 0;
        for (const Row& row : allRows())
            QTest::newRow(qPrintable(QStringLiteral("kind %1, row %2").arg(static_cast<int>(row.kind)).arg(number++))) << row;
    }
    void notes() {
        QFETCH(const Row, row);
        const Marked marked = unmarked(row.text);
        const std::string path = "botfiles/x/test." + row.file;
        const LoadResult result = load(
            {
                input("botfiles/styles/zz_base.style", "style \"base\" { }"),
                input("botfiles/characters/aa_owner.bot", "character \"Owner\" { inherit base\n}"),
                input(path, marked.bytes),
            },
            defaultProfile());
        std::string others;
        for (const LoadNote& note : result.notes) {
            if (note.kind != row.kind || result.cast.files[note.where.file] != path)
                continue;
            const bool related = row.related.empty() || slice(marked.bytes, note.related.range) == row.related;
            if (note.where.range == marked.range && note.text == row.noteText && note.value == row.value && related)
                return;
            others += std::format(
                "\n  \"{}\" ({}-{}), text \"{}\", value {}, related \"{}\"", slice(marked.bytes, note.where.range),
                note.where.range.begin, note.where.range.end, note.text, note.value, slice(marked.bytes, note.related.range));
        }
        const std::string message = std::format(
            "no such note at \"{}\" ({}-{}) in\n{}\nbut of the same kind:{}", slice(marked.bytes, marked.range),
            marked.range.begin, marked.range.end, marked.bytes, others);
        QFAIL(message.c_str());
    }

    void everyKindHasARow() {
        std::set<int> kinds;
        for (const Row& row : allRows())
            kinds.insert(static_cast<int>(row.kind));
        for (int kind = 0; kind <= kLastKind; ++kind)
            QVERIFY2(kinds.contains(kind), qPrintable(QStringLiteral("no row for LoadNoteKind %1").arg(kind)));
    }

    /// What a good author writes brings no note at all.
    void nothingToNote() {
        const LoadResult result = load(
            {
                input(
                    "botfiles/styles/a.style",
                    "// a comment\nstyle \"a\" {\n  description \"x\"\n  set fov 90\n  weapon \"w\" 1.5\n  skill 2 {\n    add "
                    "fov -5\n  }\n}\n"),
                input("botfiles/characters/a.bot", "character \"A\" {\n  inherit \"a\"\n  skillBand 2 4\n  modelNum 3\n}\n"),
                input(
                    "botfiles/chats/a.chat",
                    "characterChat \"A\" {\n  chat kill {\n    \"ha $other\"\n  }\n  reply r {\n    priority 5; source any; "
                    "addressed "
                    "either;\n    trigger \"hi\"\n    \"hello\"\n  }\n}\n"),
            },
            defaultProfile());
        QCOMPARE(result.notes.size(), std::size_t{0});
    }

    void placesOfWhatIsKept() {
        const std::string bytes = "style \"a\" {\n  set fov - 1.5 // c\n  weapon \"w\" 2\n  inherit \"b\"\n}\n";
        const LoadResult result = load({input("botfiles/styles/a.style", bytes)}, defaultProfile());
        const Style& style = result.cast.styles.at(0);
        const auto text = [&bytes](ByteRange range) { return std::string{slice(bytes, range)}; };
        QCOMPARE(text(style.where.range), bytes.substr(0, bytes.size() - 1));
        QCOMPARE(text(style.nameWhere.range), "\"a\""s);
        QCOMPARE(text(style.inheritWhere.range), "\"b\""s);
        QCOMPARE(text(style.layer.modifiers.at(0).where.range), "set fov - 1.5"s);
        QCOMPARE(text(style.layer.modifiers.at(0).valueRange), "- 1.5"s);
        QCOMPARE(style.layer.modifiers.at(0).value, -1.5F);
        QCOMPARE(text(style.layer.weapons.at(0).where.range), "weapon \"w\" 2"s);
        QCOMPARE(text(style.layer.weapons.at(0).valueRange), "2"s);
    }

    void filesAreReadInTheGamesOrder() {
        const LoadResult result = load(
            {
                input("botfiles/chats/a.chat", "characterChat A { chat kill { \"x\" } }"),
                input("botfiles/characters/b.bot", "character A { }"),
                input("botfiles/characters/a.bot", "character B { }"),
                input("botfiles/styles/z.style", ""),
            },
            defaultProfile());
        QCOMPARE(
            result.cast.files,
            (std::vector<std::string>{
                "botfiles/styles/z.style", "botfiles/characters/a.bot", "botfiles/characters/b.bot", "botfiles/chats/a.chat"}));
        QCOMPARE(result.cast.characters.at(0).name, "B"s);
        const std::size_t kill = defaultProfile().findEvent("KILL").value();
        QCOMPARE(result.cast.characters.at(1).events.at(kill).size(), std::size_t{1});
    }

    /// Whatever stands in the files: no crash, all places inside their files, links and limits kept, the same twice.
    void anyBytes() {
        test::Random random{5};
        for (int round = 0; round < 1500; ++round) {
            std::vector<LoadInput> inputs;
            for (const char* path : {"a.style", "b.style", "a.bot", "b.bot", "a.chat", "b.chat"}) {
                const std::size_t size = test::below(random, 80);
                const bool bytes = test::below(random, 10) == 0;
                inputs.push_back(input(path, bytes ? test::randomBytes(random, size) : test::randomPieces(random, size)));
            }
            const Profile& profile = round % 2 == 0 ? defaultProfile() : *findBuiltInProfile("openq4");
            const LoadResult result = load(inputs, profile);
            const std::string broken = test::brokenCast(result, profile);
            QVERIFY2(broken.empty(), broken.c_str());
            const LoadResult again = load(std::move(inputs), profile);
            // NaN is not equal to itself, so a cast with one is not either.
            QCOMPARE(again.notes.size(), result.notes.size());
            QCOMPARE(again.cast.characters.size(), result.cast.characters.size());
        }
    }

    /// A profile may allow any depth; a chain into a cycle must end all the same.
    void cyclesEndWhateverTheProfileAllows() {
        Profile profile = defaultProfile();
        profile.limits.inheritDepth = 4'000'000'000;
        const std::string bytes = "style c { inherit a\n}\nstyle a { inherit b\n}\nstyle b { inherit a\n}\n";
        const LoadResult result = load({input("a.style", bytes)}, profile);
        QCOMPARE(result.notes.size(), std::size_t{2});
        QCOMPARE(result.notes[0].kind, LoadNoteKind::InheritTooDeep);
        QCOMPARE(result.notes[0].text, "c → a → b → a → b"s);
        QCOMPARE(result.notes[1].kind, LoadNoteKind::InheritCycle);
        QVERIFY(!result.cast.styles[0].parent);
        QVERIFY(!result.cast.styles[1].parent);
        QCOMPARE(result.cast.styles[2].parent, std::optional<std::size_t>{1});
    }

    void manyStylesInAChain() {
        std::string bytes = "style s0 { }\n";
        for (int i = 1; i < 20'000; ++i)
            bytes += std::format("style s{} {{ inherit s{}\n}}\n", i, i - 1);
        const LoadResult result = load({input("a.style", bytes)}, defaultProfile());
        QCOMPARE(result.cast.styles.size(), std::size_t{20'000});
        QVERIFY(test::brokenCast(result, defaultProfile()).empty());
    }
};

QTEST_GUILESS_MAIN(Loader)
#include "tst_loader.moc"
