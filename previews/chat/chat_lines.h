// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/cast.h"
#include "parser/profile/profile.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Which lines can be said at an event, and what comes of them (engine specification, section 5).
namespace castwright::previews {

/// What the game puts in the place of tokens. An absent value makes the lines that need it unusable.
struct ChatValues {
    std::string self;
    std::optional<std::string> other;
    std::optional<std::string> weapon;
    std::string map;
    std::optional<std::string> item;

    [[nodiscard]] parser::ChatTokenSet present() const;
};

/// True when the line holds the token anywhere, in any case, even as the start of a longer word.
[[nodiscard]] bool lineNeeds(std::string_view line, parser::ChatToken token);

/// True when all that the line needs is present.
[[nodiscard]] bool isUsable(std::string_view line, parser::ChatTokenSet present);

/// Indices of the lines that the game draws from, each with the same chance: the usable ones but the last one used, which comes again
/// only when there is no other. `last` is an index into `lines`.
[[nodiscard]] std::vector<std::size_t>
linesToDrawFrom(std::span<const parser::ChatLine> lines, parser::ChatTokenSet present, std::optional<std::size_t> last);

/// The line as it is said: tokens replaced where they stand in exactly that case, in the order $self $other $weapon $map $item, then cut
/// to Limits::lineBytes. Nothing when the result starts with `#`, which the game does not say. Usability is not tested again.
[[nodiscard]] std::optional<std::string> fillLine(std::string_view line, const ChatValues& values, const parser::Limits& limits);

}  // namespace castwright::previews
