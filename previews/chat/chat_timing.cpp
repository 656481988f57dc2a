// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/chat/chat_timing.h"

#include "parser/text/normalise.h"
#include "previews/traits/engine_math.h"

#include <algorithm>

namespace castwright::previews {

namespace {

constexpr ChatThrottle kThrottle{.botMsec = 6000, .serverMsec = 1200};
constexpr std::int32_t kTalkative = 2;  // bot_chat
constexpr std::int32_t kMinCpm = 60;
constexpr std::int32_t kMaxCpm = 6000;
constexpr float kMsecPerMinute = 60000.0F;
constexpr float kMaxDelayMsec = 5000.0F;

}  // namespace

std::optional<ChatThrottle> chatThrottle(const parser::Cvars& cvars) {
    if (cvars.botChat <= 0)
        return std::nullopt;
    if (cvars.botChat >= kTalkative)
        return ChatThrottle{kThrottle.botMsec / 2, kThrottle.serverMsec / 2};
    return kThrottle;
}

std::size_t visibleBytes(std::string_view line) {
    std::size_t count = 0;
    while (!line.empty()) {
        const std::size_t escape = parser::escapeLength(line);
        count += escape == 0 ? 1 : 0;
        line.remove_prefix(std::max<std::size_t>(escape, 1));
    }
    return std::max<std::size_t>(count, 1);
}

float chatDelayMsec(std::string_view line, float delayScale, const parser::Cvars& cvars) {
    const auto cpm = static_cast<float>(std::clamp(cvars.botChatCpm, kMinCpm, kMaxCpm));
    const float typing = static_cast<float>(visibleBytes(line)) * kMsecPerMinute / cpm;
    const float delay = (static_cast<float>(cvars.botChatDelay) + typing) * delayScale;
    return engineClamp(delay, 0.0F, kMaxDelayMsec);
}

}  // namespace castwright::previews
