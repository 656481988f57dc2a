// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/cast.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

/// Which rule of a character answers a message (engine specification, section 5). All texts here are normalised.
namespace castwright::previews {

enum class Speaker : std::uint8_t { Player, Bot };

/// True when `phrase` occurs in `text` as whole words next to each other. Nothing occurs nowhere.
[[nodiscard]] bool occursAsWords(std::string_view text, std::string_view phrase);

/// True when a message names the character: its display name, normalised, occurs in it as whole words.
[[nodiscard]] bool namesCharacter(std::string_view text, const parser::Character& character);

struct ReplyMatch {
    std::size_t rule = 0;     ///< index into Character::replies
    std::size_t trigger = 0;  ///< index into ReplyRule::triggers: the longest that occurs, the first of that length

    bool operator==(const ReplyMatch&) const = default;
};

/// Of the longest trigger of a rule that occurs in the message; nothing when the rule does not fit it.
[[nodiscard]] std::optional<std::size_t>
matchRule(const parser::ReplyRule& rule, std::string_view text, Speaker speaker, bool addressed);

/// The rule that wins: the highest priority, then the longest trigger that occurs, then the order of the files.
[[nodiscard]] std::optional<ReplyMatch>
matchReply(const parser::Character& character, std::string_view text, Speaker speaker, bool addressed);

}  // namespace castwright::previews
