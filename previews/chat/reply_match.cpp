// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/chat/reply_match.h"

#include "parser/text/normalise.h"

#include <utility>

namespace castwright::previews {

namespace {

bool fitsSource(parser::ReplySource source, Speaker speaker) {
    switch (source) {
    case parser::ReplySource::Any: return true;
    case parser::ReplySource::Player: return speaker == Speaker::Player;
    case parser::ReplySource::Bot: return speaker == Speaker::Bot;
    }
    return false;
}

bool fitsAddressed(parser::ReplyAddressed wanted, bool addressed) {
    switch (wanted) {
    case parser::ReplyAddressed::Either: return true;
    case parser::ReplyAddressed::Required: return addressed;
    case parser::ReplyAddressed::Forbidden: return !addressed;
    }
    return false;
}

}  // namespace

bool occursAsWords(std::string_view text, std::string_view phrase) {
    if (phrase.empty())
        return false;
    for (std::size_t at = text.find(phrase); at != std::string_view::npos; at = text.find(phrase, at + 1)) {
        const std::size_t end = at + phrase.size();
        const bool startsWord = at == 0 || text[at - 1] == ' ';
        const bool endsWord = end == text.size() || text[end] == ' ';
        if (startsWord && endsWord)
            return true;
    }
    return false;
}

bool namesCharacter(std::string_view text, const parser::Character& character) {
    return occursAsWords(text, parser::normalise(character.name));
}

std::optional<std::size_t> matchRule(const parser::ReplyRule& rule, std::string_view text, Speaker speaker, bool addressed) {
    if (!fitsSource(rule.source, speaker) || !fitsAddressed(rule.addressed, addressed))
        return std::nullopt;
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < rule.triggers.size(); ++i) {
        const bool longer = !best || rule.triggers[i].text.size() > rule.triggers[*best].text.size();
        if (longer && occursAsWords(text, rule.triggers[i].text))
            best = i;
    }
    return best;
}

std::optional<ReplyMatch> matchReply(const parser::Character& character, std::string_view text, Speaker speaker, bool addressed) {
    std::optional<ReplyMatch> best;
    const auto rank = [&character](const ReplyMatch& match) {
        const parser::ReplyRule& rule = character.replies[match.rule];
        return std::pair{rule.priority, rule.triggers[match.trigger].text.size()};
    };
    for (std::size_t i = 0; i < character.replies.size(); ++i) {
        const auto trigger = matchRule(character.replies[i], text, speaker, addressed);
        if (!trigger)
            continue;
        const ReplyMatch match{i, *trigger};
        if (!best || rank(match) > rank(*best))
            best = match;
    }
    return best;
}

}  // namespace castwright::previews
