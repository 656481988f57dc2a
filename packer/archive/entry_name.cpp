// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/archive/entry_name.h"

#include "packer/archive/pak_format.h"
#include "parser/text/bytes.h"

#include <algorithm>
#include <array>
#include <format>

namespace castwright::packer {

namespace {

bool isControl(char c) { return parser::toByte(c) < 0x20 || parser::toByte(c) == 0x7F; }

/// Calls `visit` with each part of a path until it gives something.
template<typename Visit>
auto firstOfParts(std::string_view name, Visit visit) -> decltype(visit(name)) {
    while (true) {
        const std::size_t slash = name.find('/');
        if (auto found = visit(name.substr(0, slash)))
            return found;
        if (slash == std::string_view::npos)
            return {};
        name.remove_prefix(slash + 1);
    }
}

/// The names that Windows keeps for devices, with any extension.
bool isDeviceName(std::string_view part) {
    constexpr std::array<std::string_view, 6> kNames{"con", "prn", "aux", "nul", "com", "lpt"};
    std::string stem = parser::toAsciiLower(part.substr(0, part.find_first_of(".:")));
    stem.erase(stem.find_last_not_of(' ') + 1);
    if (stem == "conin$" || stem == "conout$" || stem == "clock$")
        return true;
    if (stem.size() == 3)
        return std::ranges::find(kNames.begin(), kNames.begin() + 4, stem) != kNames.begin() + 4;
    return stem.size() == 4 && parser::isDigit(stem[3]) && (stem.starts_with("com") || stem.starts_with("lpt"));
}

}  // namespace

std::optional<std::string> nameProblem(std::string_view name) {
    if (name.empty())
        return "it has no name";
    if (std::ranges::any_of(name, [](char c) { return parser::toByte(c) >= 0x80; }))
        return "its name is not ASCII, which the game cannot read";
    if (name.size() > kMaxNameBytes)
        return std::format("its name has {} bytes, and the game reads at most {}", name.size(), kMaxNameBytes);
    if (std::ranges::any_of(name, isControl))
        return "its name has a control character";
    if (name.contains('\\'))
        return "its name has a backslash, which the game takes for a separator";
    if (name.starts_with('/'))
        return "its path is absolute";
    if (name.substr(0, name.find('/')).contains(':'))
        return "its path begins like a drive, with a \":\"";
    return firstOfParts(name, [](std::string_view part) -> std::optional<std::string> {
        if (part.empty())
            return "its path has an empty part";
        if (part == "." || part == "..")
            return std::format("its path has a part \"{}\"", part);
        return std::nullopt;
    });
}

std::optional<std::string> extractionProblem(std::string_view name) {
    if (std::ranges::any_of(name, [](char c) { return std::string_view{":*?\"<>|"}.contains(c); }))
        return "its name has a byte that not every system can write";
    return firstOfParts(name, [](std::string_view part) -> std::optional<std::string> {
        if (part.ends_with('.') || part.ends_with(' ') || part.starts_with(' '))
            return "a part of its path begins or ends with a space or ends in a dot, which not every system can write";
        if (isDeviceName(part))
            return std::format("\"{}\" is the name of a device on some systems", part);
        return std::nullopt;
    });
}

std::string printable(std::string_view name) {
    std::string text;
    for (const char c : name) {
        if (isControl(c) || parser::toByte(c) >= 0x80)
            text += std::format("\\x{:02X}", parser::toByte(c));
        else
            text += c;
    }
    return text;
}

std::optional<std::string> NameSet::add(std::string_view name) {
    const std::string lower = parser::toAsciiLower(name);
    for (std::size_t slash = lower.find('/'); slash != std::string::npos; slash = lower.find('/', slash + 1)) {
        const auto [use, isNew] = m_uses.try_emplace(lower.substr(0, slash), Use{std::string{name.substr(0, slash)}, false});
        if (!isNew && use->second.isFile)
            return std::format("it needs a folder where \"{}\" is a file", printable(use->second.name));
    }
    const auto [use, isNew] = m_uses.try_emplace(lower, Use{std::string{name}, true});
    if (isNew)
        return std::nullopt;
    if (!use->second.isFile)
        return std::format("\"{}\" is needed as a folder", printable(use->second.name));
    return std::format(
        "its name equals \"{}\" when upper and lower case count as one, as in the game", printable(use->second.name));
}

}  // namespace castwright::packer
