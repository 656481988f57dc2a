// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/chat/chat_lines.h"
#include "previews/chat/chat_timing.h"

#include <QTest>

using namespace castwright;
using namespace castwright::parser;
using namespace castwright::previews;
using namespace std::string_literals;

namespace {

std::vector<ChatLine> linesOf(const std::vector<std::string>& texts) {
    std::vector<ChatLine> lines;
    for (const std::string& text : texts)
        lines.push_back({text, {}});
    return lines;
}

}  // namespace

class Chat : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void usability() {
        const ChatTokenSet present = ChatValues{.self = "a", .other = "b", .map = "m"}.present();
        QVERIFY(isUsable("ha $other on $map", present));
        QVERIFY(isUsable("ha", present));
        QVERIFY(!isUsable("my $weapon", present));
        QVERIFY(!isUsable("my $WEAPON", present));   // compared in any case
        QVERIFY(!isUsable("my $weapons", present));  // and anywhere
        QVERIFY(isUsable("$ weapon", present));
        QVERIFY(lineNeeds("$Other", ChatToken::Other));
    }

    void theLastLineWaits() {
        const auto lines = linesOf({"a", "b $weapon", "c"});
        const ChatTokenSet none = ChatValues{.self = "x", .map = "m"}.present();
        QCOMPARE(linesToDrawFrom(lines, none, std::nullopt), (std::vector<std::size_t>{0, 2}));
        QCOMPARE(linesToDrawFrom(lines, none, 0), (std::vector<std::size_t>{2}));
        QCOMPARE(linesToDrawFrom(lines, none, 1), (std::vector<std::size_t>{0, 2}));
        QCOMPARE(linesToDrawFrom(linesOf({"a", "$item"}), none, 0), (std::vector<std::size_t>{0}));
        QVERIFY(linesToDrawFrom(linesOf({"$item"}), none, std::nullopt).empty());
    }

    void filling_data() {
        QTest::addColumn<std::string>("line");
        QTest::addColumn<std::string>("said");
        QTest::newRow("all") << "$self $other $weapon $map $item"s << "Me You Gun Arena Armour"s;
        QTest::newRow("inside a word") << "$others"s << "Yous"s;
        QTest::newRow("another case stays") << "$Other"s << "$Other"s;
        QTest::newRow("twice") << "$self$self"s << "MeMe"s;
    }
    void filling() {
        QFETCH(const std::string, line);
        QFETCH(const std::string, said);
        const ChatValues values{.self = "Me", .other = "You", .weapon = "Gun", .map = "Arena", .item = "Armour"};
        QCOMPARE(fillLine(line, values, {}), std::optional{said});
    }

    void valuesAreLookedAtByLaterTokensOnly() {
        QCOMPARE(fillLine("$self", {.self = "$self $map", .map = "m"}, {}), std::optional{"$self m"s});
        QCOMPARE(fillLine("$map", {.self = "x", .map = "$self"}, {}), std::optional{"$self"s});
    }

    void cutAndDropped() {
        QCOMPARE(fillLine("$self", {.self = std::string(200, 'x'), .map = ""}, {}), std::optional{std::string(160, 'x')});
        QCOMPARE(fillLine("$self", {.self = "#1", .map = ""}, {}), std::optional<std::string>{});
        QCOMPARE(fillLine("", {.self = "x", .map = ""}, {}), std::optional{""s});
    }

    void visible() {
        QCOMPARE(visibleBytes("^1^C123"), std::size_t{1});
        QCOMPARE(visibleBytes("^1x^cab"), std::size_t{5});
        QCOMPARE(visibleBytes("^Rred^N?"), std::size_t{3});
        QCOMPARE(visibleBytes("^1red^7"), std::size_t{3});
        QCOMPARE(visibleBytes("^cabcx^"), std::size_t{2});
        QCOMPARE(visibleBytes("caf\xC3\xA9"), std::size_t{5});
    }

    void delay() {
        const Cvars cvars;                                    // 600 ms and 900 a minute
        QCOMPARE(chatDelayMsec("^1", 1.5F, cvars), 1000.0F);  // nothing to see counts as one byte
        QCOMPARE(chatDelayMsec(std::string(15, 'x'), 1.0F, cvars), 1600.0F);
        QCOMPARE(chatDelayMsec("^1" + std::string(15, 'x'), 2.0F, cvars), 3200.0F);
        QCOMPARE(chatDelayMsec(std::string(160, 'x'), 1.0F, cvars), 5000.0F);
        Cvars slow;
        slow.botChatCpm = 1;
        QCOMPARE(chatDelayMsec("x", 1.0F, slow), 1600.0F);
        Cvars fast;
        fast.botChatCpm = 1'000'000;
        fast.botChatDelay = 0;
        QCOMPARE(chatDelayMsec("x", 1.0F, fast), 10.0F);
    }

    void throttle() {
        Cvars cvars;
        QCOMPARE(chatThrottle(cvars), (ChatThrottle{6000, 1200}));
        cvars.botChat = 2;
        QCOMPARE(chatThrottle(cvars), (ChatThrottle{3000, 600}));
        cvars.botChat = 0;
        QVERIFY(!chatThrottle(cvars));
    }
};

QTEST_GUILESS_MAIN(Chat)
#include "tst_chat.moc"
