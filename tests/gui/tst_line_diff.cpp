// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/document/line_diff.h"

#include <QRandomGenerator>
#include <QTest>

#include <limits>

using namespace castwright::gui;

namespace {

std::string printed(const std::vector<DiffLine>& lines) {
    std::string text;
    for (const DiffLine& line : lines) {
        switch (line.kind) {
        case DiffLineKind::Context: text += ' '; break;
        case DiffLineKind::Removed: text += '-'; break;
        case DiffLineKind::Added: text += '+'; break;
        case DiffLineKind::Hunk: break;
        }
        text += line.text + '\n';
    }
    return text;
}

std::string randomLines(QRandomGenerator& random, int count) {
    std::string text;
    for (int i = 0; i < count; ++i)
        text += std::string(1, static_cast<char>('a' + random.bounded(5))) + '\n';
    return text;
}

/// One side of a difference in which every line is shown.
std::string side(const std::vector<DiffLine>& lines, DiffLineKind without) {
    std::string text;
    for (const DiffLine& line : lines) {
        if (line.kind != without && line.kind != DiffLineKind::Hunk)
            text += line.text + '\n';
    }
    return text;
}

}  // namespace

class TestLineDiff : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalTexts() {
        QVERIFY(diffLines("", "").empty());
        QVERIFY(diffLines("a\nb\n", "a\nb\n").empty());
    }

    void unified() {
        QCOMPARE(
            printed(diffLines("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n", 1)),
            "@@ -4,3 +4,3 @@\n 4\n-5\n+five\n 6\n");
        QCOMPARE(printed(diffLines("", "a\n")), "@@ -1,0 +1,1 @@\n+a\n");
        QCOMPARE(printed(diffLines("a\n", "")), "@@ -1,1 +1,0 @@\n-a\n");
        QCOMPARE(
            printed(diffLines("1\n2\n3\n4\n5\n", "0\n1\n2\n3\n4\n", 1)), "@@ -1,1 +1,2 @@\n+0\n 1\n@@ -4,2 +5,1 @@\n 4\n-5\n");
    }

    void lineEndingsCount() { QCOMPARE(printed(diffLines("a\r\n", "a\n")), "@@ -1,1 +1,1 @@\n-a\r\n+a\n"); }

    void bothSidesAreThere() {
        QRandomGenerator random{7};
        for (int i = 0; i < 2000; ++i) {
            const std::string before = randomLines(random, random.bounded(12));
            const std::string after = randomLines(random, random.bounded(12));
            const auto lines = diffLines(before, after, 100);
            if (before == after)
                continue;
            QCOMPARE(side(lines, DiffLineKind::Added), before);
            QCOMPARE(side(lines, DiffLineKind::Removed), after);
        }
    }

    void hugeDifferencesAreQuick() {
        QRandomGenerator random{7};
        std::string before;
        std::string after;
        for (int i = 0; i < 20'000; ++i) {
            before += std::to_string(random.generate()) + '\n';
            after += std::to_string(random.generate()) + '\n';
        }
        const auto lines = diffLines(before, after, 0);
        QCOMPARE(side(lines, DiffLineKind::Added), before);
        QCOMPARE(side(lines, DiffLineKind::Removed), after);
    }
};

QTEST_GUILESS_MAIN(TestLineDiff)
#include "tst_line_diff.moc"
