// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/profile/profile.h"

#include "parser/text/bytes.h"

#include <algorithm>
#include <format>

namespace castwright::parser {

namespace {

template<typename Rows>
std::optional<std::size_t> findByName(const Rows& rows, std::string_view name) {
    const auto found = std::ranges::find_if(rows, [name](const auto& row) { return equalIgnoringCase(row.name, name); });
    return found == rows.end() ? std::nullopt : std::optional{static_cast<std::size_t>(found - rows.begin())};
}

}  // namespace

std::optional<std::size_t> Profile::findTrait(std::string_view name) const { return findByName(traits, name); }

std::optional<std::size_t> Profile::findEvent(std::string_view name) const { return findByName(events, name); }

std::string ProfileError::text() const {
    return line == 0 ? std::format("{}: {}", file, message) : std::format("{}:{}:{}: {}", file, line, column, message);
}

}  // namespace castwright::parser
