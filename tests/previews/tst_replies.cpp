// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/chat/reply_choice.h"
#include "previews/chat/reply_match.h"

#include <QTest>

using namespace castwright;
using namespace castwright::parser;
using namespace castwright::previews;

namespace {

ReplyRule rule(std::string name, std::int32_t priority, const std::vector<std::string>& triggers) {
    ReplyRule rule;
    rule.name = std::move(name);
    rule.priority = priority;
    for (const std::string& trigger : triggers)
        rule.triggers.push_back({trigger, {}});
    return rule;
}

Character character(std::string name, std::vector<ReplyRule> rules) {
    Character character;
    character.name = std::move(name);
    character.replies = std::move(rules);
    return character;
}

}  // namespace

class Replies : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeWords() {
        QVERIFY(occursAsWords("good game all", "good game"));
        QVERIFY(occursAsWords("good game all", "all"));
        QVERIFY(occursAsWords("x", "x"));
        QVERIFY(!occursAsWords("goods", "good"));
        QVERIFY(!occursAsWords("agood", "good"));
        QVERIFY(occursAsWords("agood good", "good"));
        QVERIFY(!occursAsWords("good bad game", "good game"));
        QVERIFY(!occursAsWords("x", ""));
        QVERIFY(!occursAsWords("", ""));
    }

    void priorityThenLengthThenOrder() {
        const Character bot = character(
            "A",
            {rule("low", 1, {"good game everybody"}), rule("short", 5, {"good"}), rule("long", 5, {"x", "good game"}),
             rule("later", 5, {"game good", "good game"})});
        QCOMPARE(matchReply(bot, "good game everybody", Speaker::Player, false), (ReplyMatch{2, 1}));
        QCOMPARE(matchReply(bot, "good", Speaker::Player, false), (ReplyMatch{1, 0}));
        QVERIFY(!matchReply(bot, "nothing", Speaker::Player, false));
    }

    void sourceAndAddressed() {
        Character bot = character("A", {rule("r", 0, {"hi"})});
        ReplyRule& only = bot.replies[0];
        only.source = ReplySource::Player;
        QVERIFY(matchReply(bot, "hi", Speaker::Player, false));
        QVERIFY(!matchReply(bot, "hi", Speaker::Bot, false));
        only.source = ReplySource::Bot;
        QVERIFY(!matchReply(bot, "hi", Speaker::Player, false));
        only.source = ReplySource::Any;
        only.addressed = ReplyAddressed::Required;
        QVERIFY(!matchReply(bot, "hi", Speaker::Player, false));
        QVERIFY(matchReply(bot, "hi", Speaker::Player, true));
        only.addressed = ReplyAddressed::Forbidden;
        QVERIFY(matchReply(bot, "hi", Speaker::Player, false));
        QVERIFY(!matchReply(bot, "hi", Speaker::Player, true));
    }

    void namesAreNormalised() {
        QVERIFY(namesCharacter("hi elite hunter", character("^1Elite-^7Hunter", {})));
        QVERIFY(!namesCharacter("hi elite", character("Elite Hunter", {})));
        QVERIFY(!namesCharacter("hi", character("^1", {})));
    }

    void allWithARuleAreCandidates() {
        const ReplyChoice choice = chooseReply({.text = "Hi!"}, m_bots);
        QCOMPARE(choice.normalised, std::string{"hi"});
        QVERIFY(!choice.owner);
        QCOMPARE(choice.candidates, (std::vector<ReplyCandidate>{{0, {0, 0}}, {2, {0, 0}}}));
        QCOMPARE(choice.silence, Silence::None);
    }

    void theLongestNameOwnsTheMessage() {
        const ReplyChoice choice = chooseReply({.text = "hi elite hunter"}, m_bots);
        QCOMPARE(choice.owner, std::optional<std::size_t>{2});
        QCOMPARE(choice.candidates, (std::vector<ReplyCandidate>{{2, {0, 0}}}));
    }

    void anOwnerWithoutARuleSilencesAll() {
        const ReplyChoice choice = chooseReply({.text = "hi mute"}, m_bots);
        QCOMPARE(choice.owner, std::optional<std::size_t>{1});
        QVERIFY(choice.candidates.empty());
        QCOMPARE(choice.silence, Silence::OwnerMute);
    }

    void aWaitingLineSilencesItsBot() {
        auto bots = m_bots;
        bots[2].lineWaiting = true;
        QCOMPARE(chooseReply({.text = "hi"}, bots).candidates, (std::vector<ReplyCandidate>{{0, {0, 0}}}));
        QCOMPARE(chooseReply({.text = "hi elite hunter"}, bots).silence, Silence::OwnerBusy);
    }

    void teamChatStaysInTheTeam() {
        const ReplyChoice choice = chooseReply({.text = "hi", .team = 1, .teamChat = true}, m_bots);
        QVERIFY(choice.teamOnly);
        QCOMPARE(choice.candidates, (std::vector<ReplyCandidate>{{2, {0, 0}}}));
        // The longest name present is on the other team, so it owns nothing.
        QCOMPARE(chooseReply({.text = "hi hunter", .team = 1, .teamChat = true}, m_bots).owner, std::optional<std::size_t>{});
    }

    void botsDoNotAnswerThemselves() {
        const ReplyChoice choice = chooseReply({.text = "hi", .speaker = Speaker::Bot, .speakingBot = 0}, m_bots);
        QCOMPARE(choice.candidates, (std::vector<ReplyCandidate>{{2, {0, 0}}}));
    }

    void silence() {
        QCOMPARE(chooseReply({.text = "hi", .fromOutside = true}, m_bots).silence, Silence::NotHeard);
        QCOMPARE(chooseReply({.text = "hi", .speaker = Speaker::Bot, .isReply = true}, m_bots).silence, Silence::NotHeard);
        QCOMPARE(chooseReply({.text = "hi"}, {}).silence, Silence::NoBots);
        QCOMPARE(chooseReply({.text = "what"}, m_bots).silence, Silence::NoMatch);
    }

private:
    const Character m_hunter = character("Hunter", {rule("greet", 0, {"hi"})});
    const Character m_mute = character("Mute", {});
    const Character m_elite = character("Elite Hunter", {rule("greet", 0, {"hi"})});
    const std::vector<PresentBot> m_bots{{&m_hunter, 0}, {&m_mute, 0}, {&m_elite, 1}};
};

QTEST_GUILESS_MAIN(Replies)
#include "tst_replies.moc"
