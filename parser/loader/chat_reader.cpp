// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/lexer/number.h"
#include "parser/loader/block_reader.h"
#include "parser/loader/chat_words.h"
#include "parser/text/normalise.h"

#include <algorithm>

namespace castwright::parser {

namespace {

constexpr std::int32_t kMaxPriority = 100;

constexpr ChatTokenSet kReplyTokens = [] {
    ChatTokenSet set;
    set.insert(ChatToken::Self);
    set.insert(ChatToken::Other);
    set.insert(ChatToken::Map);
    return set;
}();

}  // namespace

bool ChatEventReader::read(const Token& keyword, std::vector<std::vector<ChatLine>>& events) {
    const Token* name = m_reader.readOnLine();
    if (!name) {
        note(LoadNoteKind::MissingEvent, at(keyword));
        return true;
    }
    const auto event = m_context.profile.findEvent(m_reader.text(*name));
    if (!event) {
        note(LoadNoteKind::UnknownEvent, at(*name), m_reader.text(*name));
        const Token& next = m_reader.upcoming();
        const bool skipsBlock = next.type == TokenType::Punctuation && m_reader.is(next, "{");
        if (!skipsBlock && next.type != TokenType::Error && next.type != TokenType::End)
            note(LoadNoteKind::ChatBlockLeaks, at(next), m_reader.text(next));
        (void)m_reader.skipBracedSection();
        return true;
    }
    if (!openBlock(keyword))
        return false;
    while (const Token* token = m_reader.read()) {
        if (m_reader.is(*token, "}"))
            return true;
        readLine(*token, events[*event]);
    }
    return unterminated(keyword, 2);
}

void ChatEventReader::readLine(const Token& token, std::vector<ChatLine>& lines) {
    if (token.type != TokenType::String) {
        note(LoadNoteKind::UnquotedLine, at(token), m_reader.text(token));
        return;
    }
    std::string text = m_reader.text(token);
    if (!keepsLine(token, text))
        return;
    lines.push_back({std::move(text), at(token)});
}

bool ChatEventReader::keepsLine(const Token& token, const std::string& text) {
    if (text.empty())
        note(LoadNoteKind::EmptyLine, at(token));
    else if (text.front() == '#')
        note(LoadNoteKind::LineStartsWithHash, at(token));
    else if (text.size() > m_context.profile.limits.lineBytes)
        note(LoadNoteKind::LineTooLong, at(token), {}, static_cast<double>(text.size()));
    else
        return true;
    return false;
}

bool ReplyReader::keepsTokens(const Token& token, const std::string& text) {
    for (const ChatWord& word : chatWords(text)) {
        if (!word.token || !kReplyTokens.contains(*word.token)) {
            note(LoadNoteKind::ReplyTokenUnknown, at(token), std::string{word.text}, static_cast<double>(word.offset));
            return false;
        }
    }
    return true;
}

bool ReplyReader::read(const Token& keyword, std::vector<ReplyRule>& rules) {
    const Token* name = m_reader.readOnLine();
    if (!name) {
        note(LoadNoteKind::MissingReplyName, at(keyword));
        return true;
    }
    ReplyRule rule;
    rule.name = m_reader.text(*name);
    rule.nameWhere = at(*name);
    if (!openBlock(keyword) || !readBody(keyword, rule))
        return false;
    rule.where = from(keyword);

    if (rule.triggers.empty())
        note(LoadNoteKind::RuleWithoutTrigger, rule.nameWhere, rule.name);
    if (rule.lines.empty())
        note(LoadNoteKind::RuleWithoutLine, rule.nameWhere, rule.name);
    if (rule.triggers.empty() || rule.lines.empty())
        return true;
    if (rules.size() >= m_context.profile.limits.rules)
        note(LoadNoteKind::TooManyRules, rule.nameWhere, rule.name, 0.0);
    else
        rules.push_back(std::move(rule));
    return true;
}

bool ReplyReader::readBody(const Token& keyword, ReplyRule& rule) {
    while (const Token* token = m_reader.read()) {
        if (m_reader.is(*token, "}"))
            return true;
        readStatement(*token, rule);
    }
    return unterminated(keyword, 2);
}

void ReplyReader::readStatement(const Token& token, ReplyRule& rule) {
    if (m_reader.is(token, ";"))
        return;
    if (m_reader.isKeyword(token, "priority"))
        readPriority(token, rule);
    else if (m_reader.isKeyword(token, "source"))
        readSource(token, rule);
    else if (m_reader.isKeyword(token, "addressed"))
        readAddressed(token, rule);
    else if (m_reader.isKeyword(token, "trigger"))
        readTrigger(token, rule);
    else
        readLine(token, rule);
}

void ReplyReader::readPriority(const Token& keyword, ReplyRule& rule) {
    const NumberReading number = readNumber(keyword);
    if (!number.value)
        return;
    const auto whole = truncateToInt(*number.value);
    if (!whole)
        note(LoadNoteKind::HugeNumber, at(number.range), m_reader.text(keyword));
    rule.priority = whole ? std::clamp(*whole, 0, kMaxPriority) : 0;
    if (whole && rule.priority != *whole)
        note(LoadNoteKind::PriorityClamped, at(number.range), {}, static_cast<double>(*number.value));
}

void ReplyReader::readSource(const Token& keyword, ReplyRule& rule) {
    const Token* value = readValue(keyword);
    if (!value)
        return;
    if (m_reader.isKeyword(*value, "any"))
        rule.source = ReplySource::Any;
    else if (m_reader.isKeyword(*value, "player"))
        rule.source = ReplySource::Player;
    else if (m_reader.isKeyword(*value, "bot"))
        rule.source = ReplySource::Bot;
    else
        note(LoadNoteKind::BadSource, at(*value), m_reader.text(*value));
}

void ReplyReader::readAddressed(const Token& keyword, ReplyRule& rule) {
    const Token* value = readValue(keyword);
    if (!value)
        return;
    if (m_reader.isKeyword(*value, "either"))
        rule.addressed = ReplyAddressed::Either;
    else if (m_reader.isKeyword(*value, "required"))
        rule.addressed = ReplyAddressed::Required;
    else if (m_reader.isKeyword(*value, "forbidden"))
        rule.addressed = ReplyAddressed::Forbidden;
    else
        note(LoadNoteKind::BadAddressed, at(*value), m_reader.text(*value));
}

void ReplyReader::readTrigger(const Token& keyword, ReplyRule& rule) {
    const Token* value = readValue(keyword);
    if (!value)
        return;
    if (value->type != TokenType::String) {
        note(LoadNoteKind::TriggerNotQuoted, at(*value), m_reader.text(*value));
        return;
    }
    std::string text = normalise(m_reader.text(*value));
    const Limits& limits = m_context.profile.limits;
    const auto same = [&text](const Trigger& other) { return other.text == text; };
    if (text.empty())
        note(LoadNoteKind::TriggerEmpty, at(*value));
    else if (text.size() > limits.triggerBytes)
        note(LoadNoteKind::TriggerTooLong, at(*value), {}, static_cast<double>(text.size()));
    else if (rule.triggers.size() >= limits.triggersPerRule)
        note(LoadNoteKind::TooManyTriggers, at(*value), text);
    else if (const auto first = std::ranges::find_if(rule.triggers, same); first != rule.triggers.end())
        note(LoadNoteKind::DuplicateTrigger, at(*value), text, 0.0, first->where);
    else
        rule.triggers.push_back({std::move(text), at(*value)});
}

void ReplyReader::readLine(const Token& token, ReplyRule& rule) {
    if (token.type != TokenType::String) {
        skipUnknown(token, LoadNoteKind::UnquotedLine);
        return;
    }
    std::string text = m_reader.text(token);
    if (!keepsLine(token, text) || !keepsTokens(token, text))
        return;
    const auto same = [&text](const ChatLine& other) { return equalIgnoringCase(other.text, text); };
    if (rule.lines.size() >= m_context.profile.limits.linesPerRule)
        note(LoadNoteKind::TooManyLines, at(token));
    else if (const auto first = std::ranges::find_if(rule.lines, same); first != rule.lines.end())
        note(LoadNoteKind::DuplicateLine, at(token), {}, 0.0, first->where);
    else
        rule.lines.push_back({std::move(text), at(token)});
}

bool ChatBankReader::read(const Token& keyword) {
    const Token* name = m_reader.read();
    if (!name) {
        note(LoadNoteKind::NameMissing, at(keyword), m_reader.text(keyword), 0.0, at(m_reader.failedAt()));
        return false;
    }
    ChatBank bank{.owner = m_reader.text(*name), .events = {}, .replies = {}, .where = {}};
    if (!m_context.hasOwner(bank.owner)) {
        note(LoadNoteKind::UnknownChatOwner, at(*name), bank.owner);
        return m_reader.skipBracedSection();
    }
    bank.events.resize(m_context.profile.events.size());
    if (!openBlock(keyword) || !readBody(keyword, bank))
        return false;
    bank.where = from(keyword);
    keep(m_context.reading.banks, std::move(bank));
    return true;
}

bool ChatBankReader::readBody(const Token& keyword, ChatBank& bank) {
    while (const Token* token = m_reader.read()) {
        if (m_reader.is(*token, "}"))
            return true;
        bool readable = true;
        if (m_reader.isKeyword(*token, "chat"))
            readable = ChatEventReader{m_context, m_reader, m_file}.read(*token, bank.events);
        else if (m_reader.isKeyword(*token, "reply"))
            readable = ReplyReader{m_context, m_reader, m_file}.read(*token, bank.replies);
        else
            skipUnknown(*token);
        if (!readable)
            return false;
    }
    return unterminated(keyword, 1);
}

}  // namespace castwright::parser
