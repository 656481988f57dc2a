// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/loader/cast.h"

#include "parser/text/bytes.h"

#include <algorithm>
#include <utility>

namespace castwright::parser {

namespace {

template<typename Things>
std::optional<std::size_t> findByName(const Things& things, std::string_view name) {
    const auto found = std::ranges::find_if(things, [name](const auto& thing) { return equalIgnoringCase(thing.name, name); });
    return found == things.end() ? std::nullopt : std::optional{static_cast<std::size_t>(found - things.begin())};
}

}  // namespace

std::string_view keywordOf(ModifierVerb verb) {
    switch (verb) {
    case ModifierVerb::Set: return "set";
    case ModifierVerb::Add: return "add";
    case ModifierVerb::Scale: return "scale";
    }
    std::unreachable();
}

std::optional<std::size_t> Cast::findStyle(std::string_view name) const { return findByName(styles, name); }

std::optional<std::size_t> Cast::findCharacter(std::string_view name) const { return findByName(characters, name); }

}  // namespace castwright::parser
