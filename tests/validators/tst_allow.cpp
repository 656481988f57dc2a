// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/checking.h"

#include <QTest>

using namespace castwright;
using namespace castwright::validators;

/// `// castwright: allow rule/id`
class Allow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comments_data() {
        QTest::addColumn<std::string>("body");
        QTest::addColumn<std::string>("wanted");
        const auto row = [](const char* name, const char* body, const char* wanted) {
            QTest::newRow(name) << std::string{body} << std::string{wanted};
        };
        row("same line", "set fov 0132 // castwright: allow syntax/octal", "");
        row("line before", "// castwright: allow syntax/octal\nset fov 0132", "");
        row("two lines before", "// castwright: allow syntax/octal\n\nset fov 0132",
            "2:22 I syntax/unused-allow\n4:9 W syntax/octal\n");
        row("line behind", "set fov 0132\n// castwright: allow syntax/octal", "2:9 W syntax/octal\n3:22 I syntax/unused-allow\n");
        row("another rule", "set fov 0132 // castwright: allow load/unknown-key",
            "2:9 W syntax/octal\n2:35 I syntax/unused-allow\n");
        row("no such rule", "set fov 0132 // castwright: allow syntax/octel", "2:9 W syntax/octal\n2:35 I syntax/unused-allow\n");
        row("with a reason", "set fov 0132 // castwright: allow syntax/octal since it is meant", "");
        row("block comment", "/* castwright: allow syntax/octal */ set fov 0132", "");
        row("two rules", "set fov 0132 abc // castwright: allow syntax/octal, load/unknown-key", "");
        row("two rules, one unused", "set fov 0132 // castwright: allow syntax/octal, load/unknown-key",
            "2:49 I syntax/unused-allow\n");
        row("stacked", "// castwright: allow syntax/octal\n// castwright: allow load/unknown-key\nset fov 0132 abc", "");
        row("at the end of the line before", "set fov 90 // castwright: allow syntax/octal\nset fov 0132", "");
        row("in a string", "description \"// castwright: allow syntax/octal\"\nset fov 0132", "3:9 W syntax/octal\n");
        row("glued together", "set fov 0132 // castwright: allowsyntax/octal",
            "2:9 W syntax/octal\n2:29 W syntax/malformed-allow\n");
        row("no rule", "set fov 90 // castwright: allow", "2:27 W syntax/malformed-allow\n");
        row("no colon", "set fov 0132 // castwright allow syntax/octal", "2:9 W syntax/octal\n2:17 W syntax/malformed-allow\n");
        row("another verb", "set fov 90 // castwright: alow syntax/octal", "2:27 W syntax/malformed-allow\n");
        row("capitals", "set fov 90 // Castwright: allow syntax/octal", "2:15 W syntax/malformed-allow\n");
        row("a letter too many", "set fov 0132 // castwright: allow syntax/octalX",
            "2:9 W syntax/octal\n2:35 I syntax/unused-allow\n");
        row("other comments", "// castwright is fine, allow me\nset fov 90", "");
    }
    void comments() {
        QFETCH(const std::string, body);
        QFETCH(const std::string, wanted);
        std::string got;
        for (const std::string& line : test::checkStyle("style \"a\" {\n" + body + "\n}\n"))
            got += line + '\n';
        QCOMPARE(got, wanted);
    }

    void ofARuleThatIsOff() {
        const test::Content content{{"a.style", "style \"a\" {\nset fov 90 // castwright: allow syntax/octal\n}\n"}};
        QVERIFY(test::check(content, {.overrides = {{"syntax/octal", std::nullopt}}}).empty());
    }

    void errorsToo() {
        const std::string text = "style \"a\" {\n// castwright: allow syntax/unterminated-string\ndescription \"open\n}\n";
        QVERIFY(test::checkStyle(text).empty());
    }
};

QTEST_GUILESS_MAIN(Allow)
#include "tst_allow.moc"
