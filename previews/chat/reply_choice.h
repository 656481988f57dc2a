// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/cast.h"
#include "previews/chat/reply_match.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Who answers a chat message (engine specification, section 5).
namespace castwright::previews {

/// A bot in the match.
struct PresentBot {
    const parser::Character* character = nullptr;  ///< must outlive the call
    int team = 0;
    bool lineWaiting = false;  ///< it is about to say something already
};

struct IncomingMessage {
    std::string_view text;  ///< as typed, not normalised
    Speaker speaker = Speaker::Player;
    std::optional<std::size_t> speakingBot;  ///< index into the bots present, for a bot: it does not answer itself
    int team = 0;                            ///< of the speaker
    bool teamChat = false;
    bool fromOutside = false;  ///< a spectator or the server console, which bots do not listen to
    bool isReply = false;      ///< a bot's answer, which causes no other
};

enum class Silence : std::uint8_t {
    None,       ///< somebody can answer
    NotHeard,   ///< a spectator, the console, or an answer of another bot
    NoBots,     ///< nobody is there to hear it
    OwnerMute,  ///< the bot that the message names has no rule for it, so nobody answers
    OwnerBusy,  ///< that bot has a line waiting
    NoMatch,    ///< no bot has a rule for it
};

struct ReplyCandidate {
    std::size_t bot = 0;  ///< index into the bots present
    ReplyMatch match;

    bool operator==(const ReplyCandidate&) const = default;
};

struct ReplyChoice {
    std::string normalised;            ///< the message as rules see it
    std::optional<std::size_t> owner;  ///< the bot that the message names, the longest name winning; index into the bots present
    std::vector<ReplyCandidate> candidates;  ///< one of these answers, each with the same chance
    Silence silence = Silence::None;         ///< why there is no candidate
    bool teamOnly = false;                   ///< the answer goes to the team only

    bool operator==(const ReplyChoice&) const = default;
};

[[nodiscard]] ReplyChoice chooseReply(const IncomingMessage& message, std::span<const PresentBot> bots);

}  // namespace castwright::previews
