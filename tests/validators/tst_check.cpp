// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/loader/content_folder.h"
#include "parser/text/text_edit.h"
#include "tests/support/checking.h"
#include "tests/support/golden.h"
#include "tests/support/random_text.h"
#include "validators/wording/display_text.h"

#include <QTest>

using namespace castwright;
using namespace castwright::parser;
using namespace castwright::validators;
using namespace std::string_literals;
using Lines = std::vector<std::string>;

namespace {

std::string joined(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line + '\n';
    return text;
}

/// What is said about a style file, the first problem only.
Diagnostic firstOf(const std::string& bytes) {
    const LoadResult loaded = test::loadContent({{"a.style", bytes}});
    const std::vector<Diagnostic> diagnostics = check(loaded, defaultProfile());
    return diagnostics.empty() ? Diagnostic{} : diagnostics.front();
}

}  // namespace

// Whole lists are compared as text, so that a failure shows both.
#define COMPARE_LINES(got, ...) QCOMPARE(joined(got), joined(Lines{__VA_ARGS__}))

class Check : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theShippedCastIsClean_data() {
        QTest::addColumn<int>("level");
        QTest::newRow("addon") << static_cast<int>(Level::Addon);
        QTest::newRow("shipped") << static_cast<int>(Level::Shipped);
    }
    void theShippedCastIsClean() {
        QFETCH(const int, level);
        if (!std::filesystem::exists(test::sharedCast()))
            QSKIP(test::kNoSharedSet);
        const LoadResult loaded = load(readContent(test::sharedCast()).value(), defaultProfile());
        QCOMPARE(loaded.inputs.size(), std::size_t{44});
        // Informations are free: where the cast repeats what a style says, it does so on purpose.
        std::vector<Diagnostic> problems = check(loaded, defaultProfile(), {.level = static_cast<Level>(level)});
        std::erase_if(problems, [](const Diagnostic& problem) { return problem.severity == Severity::Information; });
        COMPARE_LINES(test::briefly(loaded, problems), );
    }

    void theSampleIsClean() {
        const auto root = std::filesystem::path{CASTWRIGHT_RESOURCES_DIR} / "sample";
        const LoadResult loaded = load(readContent(root).value(), defaultProfile());
        COMPARE_LINES(test::briefly(loaded, check(loaded, defaultProfile())), );
    }

    // --- places ---

    void placesWithCrLf() {
        COMPARE_LINES(test::checkStyle("style \"a\" {\r\n\tset fov 90\r\n\tset fow 90\r\n}\r\n"), "3:6 E load/unknown-trait");
    }
    void placesWithLoneCr() {
        COMPARE_LINES(
            test::checkStyle("style \"a\" {\r\tset fow 90\r}\r"), "1:12 W syntax/mixed-line-endings",
            "1:18 E load/unknown-trait");
    }
    void placesBehindTabsAndWideCharacters() {
        COMPARE_LINES(test::checkStyle("style \"a\" {\n\t/* \xC3\xA9 */\tset\t\tfow 90\n}\n"), "2:16 E load/unknown-trait");
    }
    void placesBehindAMultiLineComment() {
        COMPARE_LINES(
            test::checkStyle("/* one\ntwo\nthree\nfour\nfive */\n\nstyle \"a\" {\n  set fow 90\n}\n"),
            "8:7 E load/unknown-trait");
    }
    void placesInTheThirdReply() {
        COMPARE_LINES(
            test::checkChat("characterChat \"Tommy\" {\n"
                            "\treply a {\n\t\ttrigger \"a\"\n\t\t\"A.\"\n\t}\n"
                            "\treply b {\n\t\ttrigger \"b\"\n\t\t\"B.\"\n\t}\n"
                            "\treply c {\n\t\ttrigger \"c\"\n\t\tsource nobody; \"C.\"\n\t}\n}\n"),
            "12:10 E load/bad-source");
    }
    void noLineEndInAMessage() {
        const Diagnostic diagnostic = firstOf("style \"a\" {\r\n\tset fov wide\r\n}\r\n");
        QCOMPARE(diagnostic.message.arguments, (Lines{"wide"}));
    }
    void rangeOfABadLine() {
        const Diagnostic diagnostic = firstOf("style \"a\" {\n\tdescription \"open\n}\n");
        QCOMPARE(diagnostic.where.range, (ByteRange{25, 26}));
    }

    // --- one cause, one problem ---

    void oneCauseOneProblem_data() {
        QTest::addColumn<std::string>("file");
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("wanted");
        const auto row = [](const char* name, const char* file, std::string text, const char* wanted) {
            QTest::newRow(name) << std::string{file} << std::move(text) << std::string{wanted};
        };
        row("quote in a comment", "style", "// it's \"odd\nstyle \"a\" { set aimLead .5 }\n", "");
        row("NUL at the end", "style", "style \"a\" { }\0"s, "1:14 W syntax/nul");
        row("NUL and more", "style", "style \"a\" { }\0style \"b\" { }"s, "1:14 E syntax/nul");
        row("NUL in a block", "style", "style \"a\" { \0}"s, "1:13 E syntax/nul");
        row("NUL in a string", "style", "style \"a\" { description \"b\0\" }"s, "1:27 E syntax/nul");
        row("NUL in a value", "style", "style \"a\" {\nset fov \"b\0\"\n }"s, "2:11 E syntax/nul");
        row("NUL in a comment", "style", "style \"a\" { /* b\0 */ }"s, "1:17 E syntax/nul");
        row("NUL in a line comment", "style", "style \"a\" { // b\0\n}"s, "1:17 E syntax/nul");
        row("name glued to minus", "style", "style \"a\" {\nadd initiative-0.25\n}", "");
        row("capital exponent", "style", "style \"a\" {\nset sightRange 1E3\n}", "2:16 W syntax/number-split");
        row("leading zero", "style", "style \"a\" {\nset fov 08\n}", "2:9 W syntax/number-split");
        row("letters", "style", "style \"a\" {\nset fov 90deg\n}", "2:9 W syntax/number-split");
        row("level with a zero", "style", "style \"a\" {\nskill 02 {\nset fov 90\n}\n}", "");
        row("level that splits", "style", "style \"a\" {\nskill 08 {\nset fov 90\n}\n}", "2:7 E syntax/number-split");
        row("octal", "style", "style \"a\" {\nset fov 0132\n}", "2:9 W syntax/octal");
        row("backslashes stay", "style", "style \"a\" {\ndescription \"a\\nb\\t\"\n}", "");
        row("backslash at the end", "style", "style \"a\" {\ndescription \"C:\\dir\\\"\nset fov 90\n}", "");
        row("joined strings", "style", "style \"a\" {\ndescription \"one\" \\ // c\n\"two\"\n}", "");
        row("number and comment", "style", "style \"a\" {\nset fov 90//x\n}", "");
        row("name and comment", "style", "style \"a\" {\nset fov//x\n}", "2:8 E syntax/comment-in-name");
        row("names in any case", "style", "style \"sniper\" {\nSET FOV 90\n}\nstyle \"b\" {\ninherit \"SNIPER\"\n}",
            "2:5 W trait/case");
        row("hexadecimal", "style", "style \"a\" {\nset fov 0x5A\n}", "");
        row("negative numbers", "style", "style \"a\" {\nset aimHeight -.1\nadd fov - 2\nadd fov -1e-3\n}", "");
        row("byte order mark", "style", "\xEF\xBB\xBFstyle \"a\" { }", "1:1 E syntax/bom");
        row("no quote, no brace", "style", "style \"a\" {\ndescription \"no end\n}", "2:13 E syntax/unterminated-string");
        row("control byte", "style",
            "style \"a\" {\ndescription \"be\x07"
            "ep\"\n}",
            "2:16 W syntax/control-byte");
        row("broken value is survived", "style", "style \"a\" {\nset fov \"x\nset fov 90\n}", "2:9 E syntax/unterminated-string");
        row("two dots", "style", "style \"a\" {\nset fov 1.2.3\n}", "2:9 E syntax/bad-number");
        row("apostrophe", "chat", "characterChat \"Tommy\" {\nchat kill {\nit's\n\"x\"\n}\n}",
            "3:3 E syntax/unterminated-string");
        row("swallowed quote", "chat", "characterChat \"Tommy\" {\nchat kill {\n/* c */\"line\"\n}\n}",
            "3:8 E syntax/byte-after-comment");
        row("swallowed brace", "style", "style \"a\" {\nset fov 90 /* c */}\nstyle \"b\" {\n}\n",
            "2:19 E syntax/byte-after-comment");
        row("swallowed line end", "style", "style \"a\" {\ndescription /* x */\nset fov 90\n}",
            "2:20 E syntax/byte-after-comment");
        row("harmless line end", "style", "/* a */\nstyle \"a\" { /* b */\nset fov 90 /* c */\nset aimLead 1\n}", "");
        row("curly quotes", "chat", "characterChat \"Tommy\" {\nchat kill {\n\xE2\x80\x9CHi\xE2\x80\x9D\n}\n}",
            "3:1 E syntax/unknown-byte");
        row("accent outside of quotes", "style", "style caf\xC3\xA9 {\n}", "1:10 E syntax/unknown-byte");
        row("UTF-8 in a comment", "style", "// \xC3\xA9\nstyle \"a\" { /* \xE2\x80\xA6 */ }", "");
        row("unclosed at the end", "style", "style \"a\" {\nskill 2 {\nset fov 90\n", "2:1 E syntax/unterminated-block");
        row("unclosed event", "chat", "characterChat \"Tommy\" {\nchat kill {\n\"x\"\nchat death {\n\"y\"\n}\n}\n",
            "4:1 E syntax/unterminated-block");
        row("unclosed reply", "chat",
            "characterChat \"Tommy\" {\nreply a {\ntrigger \"a\"\n\"x\"\nreply b {\ntrigger \"b\"\n\"y\"\n}\n}\n",
            "5:1 E syntax/unterminated-block");
        row("unclosed level", "style", "style \"a\" {\nskill 2 {\nset fov 90\nskill 3 {\nset fov 90\n}\n}\nstyle \"b\" {\n}\n",
            "4:1 E syntax/unterminated-block");
        row("only a keyword", "style", "style", "1:1 E syntax/unterminated-block");
        row("skill {", "style", "style \"a\" {\nskill {\nset fov 90\nset aimLead 1\n}\nset fov 80\n}\nstyle \"b\" {\n}\n",
            "2:1 E syntax/skill-without-level");
        row("skill word {", "style", "style \"a\" {\nskill two {\nset fov 90\n}\n}\n", "2:7 E load/not-a-number");
        row("skill 9 word {", "style", "style \"a\" {\nskill 9 x {\nset fov 90\n}\n}\n", "2:7 E load/skill-out-of-range");
        row("chat {", "chat", "characterChat \"Tommy\" {\nchat {\n\"x\"\n}\nchat kill {\n\"y\"\n}\n}\n",
            "2:1 E load/unknown-event");
        row("chat kill now {", "chat", "characterChat \"Tommy\" {\nchat kill now {\n\"x\"\n}\n}\n",
            "2:11 E syntax/missing-brace");
        row("reply {", "chat", "characterChat \"Tommy\" {\nreply {\ntrigger \"x\"\n\"x\"\n}\n}\n", "2:1 E syntax/missing-brace");
        row("unknown key with a block", "style", "style \"a\" {\nfoo {\nset fov 90\n}\n}\n", "2:1 E load/unknown-key");
        row("unknown key, word, block", "style", "style \"a\" {\nfoo bar {\nset fov 90\n}\nset fov 80\n}\n",
            "2:1 E load/unknown-key");
        row("semicolon", "style", "style \"a\" {\nset fov 90; set aimLead 1\n}\n", "2:11 E load/unknown-key");
        row("second number", "style", "style \"a\" {\nset fov 90 95\n}\n", "2:12 E load/unknown-key");
        row("brace as a value", "style", "style \"a\" { set }\nstyle \"b\" {\n}\n", "1:13 E load/missing-value");
        row("brace as a style", "style", "style \"a\" { inherit }\n", "1:13 E load/missing-value");
        row("brace on its line", "style", "style \"a\" { inherit b }\nstyle \"b\" { set fov 90 }\n", "");
        row("empty repeat", "style", "style \"a\" {\ndescription \"x\"\ndescription\n}\n", "3:1 E load/missing-value");
        row("value on the next line", "style", "style \"a\" {\nset fov\n90\n}\n", "2:1 W syntax/statement-split");
        row("level on the next line", "style", "style \"a\" {\nskill\n2 {\nset fov 90\n}\n}\n", "2:1 W syntax/statement-split");
        row("brace on the next line", "style", "style \"a\"\n{\nskill 2\n{\nset fov 90\n}\n}\n", "");
        row("words without quotes", "chat", "characterChat \"Tommy\" {\nchat kill {\nSo long, friend\n}\n}\n",
            "3:1 E load/unquoted-line");
        row("quotes in a line", "chat", "characterChat \"Tommy\" {\nchat kill {\n\"say \"hi\" now\"\n}\n}\n",
            "3:7 E load/unquoted-line");
        row("separators", "chat",
            "characterChat \"Tommy\" {\nreply a {\npriority 5; source any; addressed either; trigger \"a\"; \"b\";\n}\n}\n", "");
        row("bare words as values", "chat", "characterChat Tommy { reply a { trigger \"a\" \n \"b\" } chat kill { \"x\" } }\n",
            "");
        row("keyword as an answer", "chat", "characterChat \"Tommy\" {\nreply a {\ntrigger \"a\"\n\"source\"\n\"b\"\n}\n}\n",
            "4:1 W syntax/quoted-keyword");
        row("keyword as a line", "chat", "characterChat \"Tommy\" {\nchat kill {\n\"source\"\n}\n}\n", "");
        row("the only trigger is bad", "chat", "characterChat \"Tommy\" {\nreply a {\ntrigger \"?\"\n\"x\"\n}\n}\n",
            "3:9 E load/trigger-empty");
        row("wrong word in an answer", "chat", "characterChat \"Tommy\" {\nreply a {\ntrigger \"a\"\n\"nice, $othre\"\n}\n}\n",
            "4:8 E reply/unknown-token");
        row("block of another kind", "style", "character \"x\" {\ninherit \"a\"\n}\nstyle \"a\" {\n}\n",
            "1:1 E syntax/stray-token");
        row("empty file", "style", "", "1:1 W load/no-definition");
        row("long name", "style", "style \"a\" {\n" + std::string(1'000'000, 'x') + "\n}\n", "2:1 E load/unknown-key");
        row("long text", "chat", "characterChat \"Tommy\" {\nchat kill {\n\"" + std::string(1'000'000, 'x') + "\"\n}\n}\n",
            "3:162 E load/line-too-long");
        row("bad statement and the end on one line", "style",
            "style \"a\" { set fow 90 }\nstyle \"b\" { foo 1 }\nstyle \"c\" {\n}\n", "1:17 E load/unknown-trait");
        row("number that wraps", "style", "style \"a\" {\nset fov 4294967396\n}\n", "2:9 W syntax/bad-number");
        row("number that is none", "style", "style \"a\" {\nset fov 0.0e400\nset fov 1.5f\nset fov 4294967295\n}\n",
            "2:9 W syntax/bad-number");
        row("number that is a word", "style", "style \"a\" {\nset fov 1.#INF\n}\n", "2:9 W syntax/bad-number");
        row("reply on one line", "chat", "characterChat \"Tommy\" {\nreply a { trigger \"a\" \"b\" }\n}\n", "");
        row("harmless semicolons", "chat", "characterChat \"Tommy\" {\nchat kill {\n\"x\";\n}\n}\n", "3:4 W load/unquoted-line");
        row("empty level block without level", "style", "style \"a\" {\nskill { }\nset fov 90\n}\nstyle \"b\" {\n}\n",
            "2:1 E syntax/skill-without-level");
        row("huge level", "style", "style \"a\" {\nskill 1e30 {\n}\n}\n", "2:7 E load/skill-out-of-range");
    }
    void oneCauseOneProblem() {
        QFETCH(const std::string, file);
        QFETCH(const std::string, text);
        QFETCH(const std::string, wanted);
        const Lines lines = file == "style" ? test::checkStyle(text) : test::checkChat(text);
        QCOMPARE(joined(lines), wanted.empty() ? std::string{} : wanted + '\n');
    }

    void whatIsLostBehindAnError() {
        const Diagnostic diagnostic = firstOf("style \"a\" {\n\tskill 2 {\n\t\t\"open\n\t}\n}\nstyle \"b\" {\n}\n");
        QCOMPARE(std::string{diagnostic.rule}, "syntax/unterminated-string"s);
        QCOMPARE(diagnostic.related.size(), std::size_t{2});
        QCOMPARE(diagnostic.related[0].where.range, (ByteRange{13, 18}));
        QCOMPARE(diagnostic.related[1].message.english(), "The game reads nothing of this file from here on."s);
    }

    void errorsInAnotherFile() {
        const std::string style = "style \"a\" {\n\tdescription \"open\n}\n";
        const std::string bot = "character \"Tommy\" {\n\tinherit \"a\"\n}\n";
        COMPARE_LINES(
            test::check({{"a.style", style}, {"a.bot", bot}}), "a.style:2:14 E syntax/unterminated-string",
            "a.bot:2:10 I load/unknown-style");
    }

    void byteOrderMarkInAnotherFile() {
        const std::string bot = "\xEF\xBB\xBF"
                                "character \"Tommy\" {\n}\n";
        const std::string chat = "characterChat \"Tommy\" {\n}\n";
        COMPARE_LINES(
            test::check({{"a.bot", bot}, {"a.chat", chat}}), "a.bot:1:1 E syntax/bom", "a.chat:1:15 I load/unknown-chat-owner");
    }

    void severityFollowsTheSettings() {
        const std::string text = "style \"a\" {\n\tset fov 0132\n}\n";
        COMPARE_LINES(
            test::check({{"a.style", text}}, {.overrides = {{"syntax/octal", Severity::Error}}}), "a.style:2:10 E syntax/octal");
        COMPARE_LINES(test::check({{"a.style", text}}, {.overrides = {{"syntax/octal", std::nullopt}}}), );
    }

    // --- messages ---

    void dataIsNotATemplate() {
        const Diagnostic diagnostic = firstOf("style \"a\" {\n\tset 100%1 %2\n}\n");
        QVERIFY2(diagnostic.message.english().contains("100"), diagnostic.message.english().c_str());
        const Diagnostic name = firstOf("style \"a\" {\n\t\"%1 %2 %n\" x\n}\n");
        QVERIFY2(name.message.english().contains("\"%1 %2 %n\""), name.message.english().c_str());
    }
    void nearestNamesAreOffered() {
        const Diagnostic diagnostic = firstOf("style \"a\" {\n\tset aimLaed 90\n}\n");
        QVERIFY2(diagnostic.message.english().ends_with("Is it \"aimLead\"?"), diagnostic.message.english().c_str());
        QCOMPARE(diagnostic.fixes.at(0).edits.at(0).replacement, "aimLead"s);
    }
    void displayedBytes_data() {
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<std::string>("shown");
        QTest::newRow("ascii") << "a \"b\""s << "a \"b\""s;
        QTest::newRow("utf-8") << "\xC3\xA9\xE2\x80\xA6"s << "\xC3\xA9\xE2\x80\xA6"s;
        QTest::newRow("latin-1") << "\xE9"s << "\\xE9"s;
        QTest::newRow("control") << "\x01\x1B[\n\x7F"s << "\\x01\\x1B[\\x0A\\x7F"s;
        QTest::newRow("C1 control") << "\xC2\x9B"s << "\\xC2\\x9B"s;
        QTest::newRow("NUL") << "a\0b"s << "a\\x00b"s;
        QTest::newRow("cut") << "\xE2\x80"s << "\\xE2\\x80"s;
    }
    void displayedBytes() {
        QFETCH(const std::string, bytes);
        QFETCH(const std::string, shown);
        QCOMPARE(displayText(bytes), shown);
    }
    void longTextsAreCut() {
        QCOMPARE(abbreviated(std::string(60, 'x')), std::string(60, 'x'));
        QCOMPARE(abbreviated(std::string(61, 'x')), std::string(60, 'x') + "…");
        std::string accents;
        for (int i = 0; i < 40; ++i)
            accents += "\xC3\xA9";
        QCOMPARE(abbreviated("x" + accents), "x" + accents.substr(0, 58) + "…");
    }

    // --- any content ---

    /// No crash, all ranges inside their files, fixes that can be applied, the same twice.
    void anyBytes() {
        test::Random random{11};
        for (int round = 0; round < 600; ++round) {
            test::Content content;
            for (const char* path : {"a.style", "b.style", "a.bot", "a.chat", "b.chat"}) {
                const std::size_t size = test::below(random, 80);
                const bool bytes = test::below(random, 8) == 0;
                content.emplace_back(path, bytes ? test::randomBytes(random, size) : test::randomPieces(random, size));
            }
            const LoadResult loaded = test::loadContent(content);
            const std::vector<Diagnostic> diagnostics = check(loaded, defaultProfile());
            for (const Diagnostic& diagnostic : diagnostics)
                checkRanges(loaded, diagnostic);
            QVERIFY(check(loaded, defaultProfile()) == diagnostics);
        }
    }

    /// A good file cut at any byte: what the game loses, it loses with a word.
    void cutAnywhere() {
        const std::string whole =
            "characterChat \"Tommy\" {\n\tchat kill {\n\t\t\"Gone.\" // c\n\t}\n\treply a {\n\t\tpriority 5;\n\t\ttrigger \"a\"\n"
            "\t\t\"b\"\n\t}\n}\n";
        for (std::size_t size = std::string_view{"characterChat"}.size(); size + 2 < whole.size(); ++size) {
            const Lines lines = test::checkChat(whole.substr(0, size));
            // A word that is cut is a second problem.
            const bool told = joined(lines).contains(" E ") && lines.size() <= 2;
            QVERIFY2(told, (whole.substr(0, size) + "\n=> " + joined(lines)).c_str());
        }
    }

private:
    static void checkRanges(const LoadResult& loaded, const Diagnostic& diagnostic) {
        const auto inside = [&loaded](const SourceRange& where) {
            return where.file < loaded.inputs.size() && where.range.begin <= where.range.end
                && where.range.end <= loaded.inputs[where.file].text->bytes().size();
        };
        QVERIFY2(inside(diagnostic.where), std::string{diagnostic.rule}.c_str());
        for (const RelatedPlace& related : diagnostic.related)
            QVERIFY2(inside(related.where), std::string{diagnostic.rule}.c_str());
        for (const Fix& fix : diagnostic.fixes) {
            const auto fixed = applyEdits(loaded.inputs.at(fix.file).text->bytes(), fix.edits);
            QVERIFY2(fixed.has_value(), std::string{diagnostic.rule}.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(Check)
#include "tst_check.moc"
