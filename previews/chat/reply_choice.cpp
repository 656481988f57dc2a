// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/chat/reply_choice.h"

#include "parser/text/normalise.h"

namespace castwright::previews {

namespace {

/// The bots that a message reaches.
std::vector<std::size_t> listeners(const IncomingMessage& message, std::span<const PresentBot> bots) {
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < bots.size(); ++i) {
        if (message.speakingBot != i && (!message.teamChat || bots[i].team == message.team))
            result.push_back(i);
    }
    return result;
}

/// The listener with the longest name that occurs in the message.
std::optional<std::size_t>
findOwner(std::string_view text, std::span<const std::size_t> hearing, std::span<const PresentBot> bots) {
    std::optional<std::size_t> owner;
    std::size_t longest = 0;
    for (const std::size_t i : hearing) {
        const std::string name = parser::normalise(bots[i].character->name);
        if (name.size() > longest && occursAsWords(text, name)) {
            owner = i;
            longest = name.size();
        }
    }
    return owner;
}

}  // namespace

ReplyChoice chooseReply(const IncomingMessage& message, std::span<const PresentBot> bots) {
    ReplyChoice choice;
    choice.normalised = parser::normalise(message.text);
    choice.teamOnly = message.teamChat;
    if (message.fromOutside || message.isReply) {
        choice.silence = Silence::NotHeard;
        return choice;
    }
    const std::vector<std::size_t> hearing = listeners(message, bots);
    choice.owner = findOwner(choice.normalised, hearing, bots);
    for (const std::size_t i : hearing) {
        if ((choice.owner && *choice.owner != i) || bots[i].lineWaiting)
            continue;
        if (const auto match = matchReply(*bots[i].character, choice.normalised, message.speaker, choice.owner.has_value()))
            choice.candidates.push_back({i, *match});
    }
    if (!choice.candidates.empty())
        choice.silence = Silence::None;
    else if (hearing.empty())
        choice.silence = Silence::NoBots;
    else if (choice.owner)
        choice.silence = bots[*choice.owner].lineWaiting ? Silence::OwnerBusy : Silence::OwnerMute;
    else
        choice.silence = Silence::NoMatch;
    return choice;
}

}  // namespace castwright::previews
