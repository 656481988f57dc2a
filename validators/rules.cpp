// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/rules.h"

#include "validators/cast/cast_rules.h"
#include "validators/chat/chat_rules.h"
#include "validators/checking/allow.h"
#include "validators/folder/folder_rules.h"
#include "validators/load/load_rules.h"
#include "validators/reply/reply_rules.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/trait/trait_rules.h"

#include <algorithm>
#include <vector>

namespace castwright::validators {

namespace {

using RuleList = std::vector<const Rule*>;

void append(RuleList& list, const auto& rules) {
    for (const Rule& rule : rules)
        list.push_back(&rule);
}

RuleList makeList() {
    // What goes wrong inside tokens comes first, then what goes wrong with statements and blocks, and what is left last.
    RuleList list{
        &syntax::byteOrderMark(),        &syntax::nul(),           &syntax::byteAfterComment(), &syntax::escapeInString(),
        &syntax::commentInName(),        &syntax::unknownByte(),   &syntax::numberSplit(),      &syntax::unterminatedString(),
        &syntax::stringAfterBackslash(), &syntax::badNumber(),     &syntax::nestedComment(),    &syntax::unterminatedComment(),
        &syntax::keywordCase(),          &syntax::quotedKeyword(), &syntax::statementSplit(),   &syntax::skillWithoutLevel(),
        &load::missingValue(),           &syntax::missingBrace(),
    };
    append(list, load::statementRules());
    list.push_back(&syntax::unterminatedBlock());
    append(list, load::chatRules());
    append(list, load::replyRules());
    list.push_back(&reply::unknownToken());
    append(list, load::blockRules());
    append(list, load::linkRules());
    list.insert(
        list.end(),
        {&load::unknownKey(),
         &syntax::strayToken(),
         &syntax::secondTrigger(),
         &syntax::octal(),
         &syntax::nonAscii(),
         &syntax::controlByte(),
         &syntax::mixedLineEndings(),
         &load::nameWhitespace(),
         &load::noDefinition(),
         &reply::unaddressableName(),
         &chat::hashName(),
         &chat::brokenEscape(),
         &chat::tokenUnavailable(),
         &chat::tokenCase(),
         &chat::tokenRunOn(),
         &chat::unknownToken(),
         &chat::mayExceedLimit(),
         &chat::whitespace(),
         &chat::markup(),
         &reply::triggerUnreachable(),
         &trait::traitCase(),
         &trait::unknownWeapon(),
         &trait::tooManyChanges(),
         &trait::styleDoesIt(),
         &trait::burstInverted(),
         &reply::triggerShadowed(),
         &cast::modelShared(),
         &malformedAllow(),
         &unusedAllow()});
    append(list, folderRules());
    return list;
}

}  // namespace

std::span<const Rule* const> allRules() {
    static const RuleList rules = makeList();
    return rules;
}

const Rule* findRule(std::string_view id) {
    const auto rules = allRules();
    const auto found = std::ranges::find(rules, id, &Rule::id);
    return found == rules.end() ? nullptr : *found;
}

}  // namespace castwright::validators
