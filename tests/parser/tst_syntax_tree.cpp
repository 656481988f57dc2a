// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/tree/syntax_tree.h"
#include "parser/tree/syntax_views.h"
#include "tests/support/tree_invariants.h"

#include <QTest>

#include <format>
#include <random>

using namespace castwright;
using namespace castwright::parser;

namespace {

std::string kindName(NodeKind kind) {
    switch (kind) {
    case NodeKind::File: return "File";
    case NodeKind::Style: return "Style";
    case NodeKind::Character: return "Character";
    case NodeKind::ChatBank: return "ChatBank";
    case NodeKind::SkillBlock: return "SkillBlock";
    case NodeKind::ChatEvent: return "ChatEvent";
    case NodeKind::Reply: return "Reply";
    case NodeKind::UnknownBlock: return "UnknownBlock";
    case NodeKind::Description: return "Description";
    case NodeKind::Inherit: return "Inherit";
    case NodeKind::Modifier: return "Modifier";
    case NodeKind::Weapon: return "Weapon";
    case NodeKind::SkillBand: return "SkillBand";
    case NodeKind::Model: return "Model";
    case NodeKind::Priority: return "Priority";
    case NodeKind::Source: return "Source";
    case NodeKind::Addressed: return "Addressed";
    case NodeKind::Trigger: return "Trigger";
    case NodeKind::ChatLine: return "ChatLine";
    case NodeKind::Separator: return "Separator";
    case NodeKind::UnknownStatement: return "UnknownStatement";
    }
    return {};
}

SyntaxTree treeOf(std::string_view text) {
    return SyntaxTree{std::make_shared<const SourceText>(std::string{text}), defaultProfile()};
}

/// `Kind(first token … last token)`, blocks as `Kind[children]`, `!` behind a block that is not closed.
std::string dump(const SyntaxTree& tree, std::uint32_t index) {
    const Node& node = tree.node(index);
    std::string text = kindName(node.kind);
    if (node.kind <= NodeKind::Reply) {
        if (const auto name = BlockView{tree, index}.name(); index != 0 && name)
            text += "<" + *name + ">";
        text += node.closed ? "[" : "![";
        std::string separator;
        for (const std::uint32_t child : tree.children(index)) {
            text += separator + dump(tree, child);
            separator = " ";
        }
        return text + "]";
    }
    const std::string_view bytes = slice(tree.bytes(), tree.range(index));
    return text + (node.closed ? "(" : "!(") + std::string{bytes} + ")";
}

}  // namespace

class TestSyntaxTree : public QObject {
    Q_OBJECT

private slots:
    void shapes_data();
    void shapes();
    void viewsGiveExactRanges();
    void incompleteStatementsHaveAbsentParts();
    void outlineListsBlocksWithDepth();
    void nodeAtFindsTheInnermost();
    void bracesMatchAsTheGameCounts();
    void foldsCoverBlocksAndComments();
    void anyBytesGiveASoundTree();
    void longInputsNeedNoRecursion();
};

void TestSyntaxTree::shapes_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << QByteArray{text} << QByteArray{expected};
    };
    row("empty", "", "File[]");
    row("style", "style \"a\" { description \"d\" set fov 90 weapon w -1.5 skill 2 { add fov 1 } }",
        "File[Style<a>[Description(description \"d\") Modifier(set fov 90) Weapon(weapon w -1.5) SkillBlock<2>[Modifier(add fov "
        "1)]]]");
    row("character", "character A {\n inherit x\n skillBand 2 3\n modelNum 4\n chat kill { \"l\" }\n}",
        "File[Character<A>[Inherit(inherit x) SkillBand(skillBand 2 3) Model(modelNum 4) ChatEvent<kill>[ChatLine(\"l\")]]]");
    row("chat", "characterChat A { reply r { priority 5; source bot addressed required trigger \"t\" \"l\" } }",
        "File[ChatBank<A>[Reply<r>[Priority(priority 5) Separator(;) Source(source bot) Addressed(addressed required) "
        "Trigger(trigger \"t\") ChatLine(\"l\")]]]");
    row("a missing brace before a new block", "style a {\n set fov 90\nstyle b {\n}\n",
        "File[Style<a>![Modifier(set fov 90)] Style<b>[]]");
    row("a missing brace deep inside", "characterChat A {\n chat kill {\n  \"l\"\ncharacterChat B {\n}\n",
        "File[ChatBank<A>![ChatEvent<kill>![ChatLine(\"l\")]] ChatBank<B>[]]");
    row("a missing brace before the next event", "characterChat A {\n chat kill {\n  \"l\"\n chat death { \"m\" }\n}\n",
        "File[ChatBank<A>[ChatEvent<kill>![ChatLine(\"l\")] ChatEvent<death>[ChatLine(\"m\")]]]");
    row("a missing brace before the next rule", "characterChat A {\n reply r {\n trigger \"t\"\n reply s { \"l\" }\n}\n",
        "File[ChatBank<A>[Reply<r>![Trigger(trigger \"t\")] Reply<s>[ChatLine(\"l\")]]]");
    row("one brace too many", "style a { }\n}\nstyle b { }", "File[Style<a>[] UnknownStatement(}) Style<b>[]]");
    row("a broken string", "style a {\n description \"oops\n set fov 90\n}\nstyle b { }",
        "File[Style<a>[Description(description \"oops) Modifier(set fov 90)] Style<b>[]]");
    row("an unknown byte", "style a {\n set \x80\n set fov 90\n}", "File[Style<a>[Modifier(set \x80) Modifier(set fov 90)]]");
    row("unknown statements", "style a {\n foo 1 2\n set fov 90 95\n}",
        "File[Style<a>[UnknownStatement(foo 1 2) Modifier(set fov 90) UnknownStatement(95)]]");
    row("unknown block", "style a {\n foo bar {\n { x } }\n set fov 90\n}",
        "File[Style<a>[UnknownBlock(foo bar {\n { x } }) Modifier(set fov 90)]]");
    row("unknown block without an end", "style a {\n foo {\nstyle b { }", "File[Style<a>![UnknownBlock!(foo {)] Style<b>[]]");
    row("skill without a level", "style a { skill { set fov 1 } }", "File[Style<a>[SkillBlock[Modifier(set fov 1)]]]");
    row("braces on the next line", "style\n\"a\"\n{\n skill 2\n {\n }\n}", "File[Style<a>[SkillBlock<2>[]]]");
    row("a keyword without a brace", "style \"a\"\nstyle b { }", "File[Style<a>![] Style<b>[]]");
    row("keyword alone", "style\nstyle b { }", "File[Style![] Style<b>[]]");
    row("any case", "STYLE a { SET FOV 1 }", "File[Style<a>[Modifier(SET FOV 1)]]");
    row("behind NUL", "style a { set fov 1 }\nfoo", "File[Style<a>[Modifier(set fov 1)] UnknownStatement(foo)]");
}

void TestSyntaxTree::shapes() {
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, expected);
    const SyntaxTree tree = treeOf(text.toStdString());
    QCOMPARE(QByteArray::fromStdString(dump(tree, 0)), expected);
}

void TestSyntaxTree::viewsGiveExactRanges() {
    const SyntaxTree tree = treeOf("style \"a b\" {\n add initiative-0.25\n weapon \"w\" - 2 // c\n}");
    const BlockView style{tree, 1};
    QCOMPARE(style.name(), "a b");
    QCOMPARE(*style.nameRange(), (ByteRange{6, 11}));
    QCOMPARE(*style.openBrace(), (ByteRange{12, 13}));
    QCOMPARE(*style.closeBrace(), (ByteRange{56, 57}));
    QCOMPARE(*style.bodyRange(), (ByteRange{13, 56}));
    const ModifierView modifier{tree, 2};
    QCOMPARE(modifier.trait(), "initiative");
    QCOMPARE(slice(tree.bytes(), modifier.number()->range), "-0.25");
    QCOMPARE(modifier.number()->value, -0.25F);
    const WeaponView weapon{tree, 3};
    QCOMPARE(weapon.weaponClass(), "w");
    QCOMPARE(slice(tree.bytes(), weapon.bias()->range), "- 2");
    QCOMPARE(weapon.bias()->value, -2.0F);
}

void TestSyntaxTree::incompleteStatementsHaveAbsentParts() {
    const SyntaxTree tree = treeOf("style {\n set\n add fov\n weapon w x\n}");
    QVERIFY(!BlockView(tree, 1).name());
    QVERIFY(!ModifierView(tree, 2).trait());
    QCOMPARE(ModifierView(tree, 3).trait(), "fov");
    QVERIFY(!ModifierView(tree, 3).number());
    QVERIFY(!WeaponView(tree, 4).bias());
}

void TestSyntaxTree::outlineListsBlocksWithDepth() {
    const SyntaxTree tree = treeOf("characterChat A {\n chat kill { \"l\" }\n reply r { }\n}\ncharacter B { }");
    std::string text;
    for (const OutlineItem& item : outline(tree))
        text += std::format("{}{}<{}> ", item.depth, kindName(item.kind), item.name);
    QCOMPARE(text, "0ChatBank<A> 1ChatEvent<kill> 1Reply<r> 0Character<B> ");
}

void TestSyntaxTree::nodeAtFindsTheInnermost() {
    const std::string text = "style a {\n set fov  90\n\n}";
    const SyntaxTree tree = treeOf(text);
    const auto kindAt = [&](std::size_t offset) { return tree.node(tree.nodeAt(static_cast<std::uint32_t>(offset))).kind; };
    QCOMPARE(kindAt(text.find("fov")), NodeKind::Modifier);
    QCOMPARE(kindAt(text.find("  90")), NodeKind::Modifier);
    QCOMPARE(kindAt(text.find("\n\n")), NodeKind::Style);
    QCOMPARE(kindAt(text.size()), NodeKind::File);
}

void TestSyntaxTree::bracesMatchAsTheGameCounts() {
    const std::string text = "style a { description \"{\" // {\n skill 2 { } }";
    const SourceText source{text};
    const auto outer = static_cast<std::uint32_t>(text.find('{'));
    const auto inner = static_cast<std::uint32_t>(text.rfind('{'));
    QCOMPARE(matchingBrace(source, outer), static_cast<std::uint32_t>(text.size() - 1));
    QCOMPARE(matchingBrace(source, inner), static_cast<std::uint32_t>(text.size() - 3));
    QCOMPARE(matchingBrace(source, static_cast<std::uint32_t>(text.size() - 1)), outer);
    QVERIFY(!matchingBrace(source, static_cast<std::uint32_t>(text.find("{\""))));
    QVERIFY(!matchingBrace(SourceText{"} {"}, 2));
}

void TestSyntaxTree::foldsCoverBlocksAndComments() {
    const std::string text = "/* one\n two */\n style a {\n skill 2 {\n }\n}\n/* short */";
    const SyntaxTree tree = treeOf(text);
    std::string folded;
    for (const FoldRange& fold : foldRanges(tree))
        folded += std::format("<{}>", slice(text, fold.range));
    QCOMPARE(folded, "</* one\n two */><{\n skill 2 {\n }\n}><{\n }>");
}

void TestSyntaxTree::anyBytesGiveASoundTree() {
    // Words of the grammar between random bytes reach far more shapes than bytes alone.
    const std::vector<std::string> words{"style ",   "character ",  "characterChat ",
                                         "\"a\" ",   "{",           "}",
                                         "\n",       "skill 2 ",    "chat kill ",
                                         "reply r ", "set fov 90 ", "trigger ",
                                         ";",        "/*",          "*/ ",
                                         "//",       "\"",          "'",
                                         "\\ ",      "1.2.3 ",      "-"};
    std::mt19937 random{20240611};
    for (int round = 0; round < 3000; ++round) {
        std::string bytes;
        for (int i = 0; i < 60; ++i) {
            if (random() % 4 == 0)
                bytes.push_back(static_cast<char>(random() % 256));
            else
                bytes += words[random() % words.size()];
        }
        const auto text = std::make_shared<const SourceText>(bytes);
        const SyntaxTree tree{text, defaultProfile()};
        QCOMPARE(test::joinedText(*text), bytes);
        QCOMPARE(test::brokenNesting(tree), std::string{});
        QCOMPARE(test::brokenFolds(tree), std::string{});
    }
}

void TestSyntaxTree::longInputsNeedNoRecursion() {
    constexpr std::size_t kMany = 1'000'000;
    std::string chats = "characterChat A {";
    for (std::size_t i = 0; i < kMany / 10; ++i)
        chats += "\nchat kill {";
    for (const std::string& bytes :
         {std::string(kMany, '{'), std::string(kMany, '}'), "style a " + std::string(kMany, '{'), chats}) {
        const SyntaxTree tree = treeOf(bytes);
        QCOMPARE(test::brokenNesting(tree), std::string{});
    }
}

QTEST_GUILESS_MAIN(TestSyntaxTree)
#include "tst_syntax_tree.moc"
