// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/profile/profile.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

/// When a line is said (engine specification, section 5). All times are in milliseconds.
namespace castwright::previews {

/// The shortest time between two lines.
struct ChatThrottle {
    std::int32_t botMsec = 0;     ///< of one bot
    std::int32_t serverMsec = 0;  ///< of all bots together

    bool operator==(const ChatThrottle&) const = default;
};

/// Nothing when bot_chat 0 keeps all bots silent.
[[nodiscard]] std::optional<ChatThrottle> chatThrottle(const parser::Cvars& cvars);

/// The bytes of a line that show: all but those of colour escapes. The game counts at least 1.
[[nodiscard]] std::size_t visibleBytes(std::string_view line);

/// How long a bot seems to think and type before the line appears, at most 5000 ms. `delayScale` is the trait chatDelayScale. The jitter
/// that openQ4 adds is left out.
[[nodiscard]] float chatDelayMsec(std::string_view line, float delayScale, const parser::Cvars& cvars);

}  // namespace castwright::previews
