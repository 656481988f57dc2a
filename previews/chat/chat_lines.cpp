// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/chat/chat_lines.h"

#include "parser/text/bytes.h"

#include <algorithm>
#include <array>

namespace castwright::previews {

using parser::ChatToken;
using parser::ChatTokenSet;
using parser::kChatTokenNames;

namespace {

constexpr std::array<ChatToken, 5> kAllTokens{
    ChatToken::Self, ChatToken::Other, ChatToken::Weapon, ChatToken::Map, ChatToken::Item};

std::string_view nameOf(ChatToken token) { return kChatTokenNames.at(static_cast<std::size_t>(token)); }

/// The value of a token, or nothing when the event has none.
std::optional<std::string_view> valueOf(const ChatValues& values, ChatToken token) {
    switch (token) {
    case ChatToken::Self: return values.self;
    case ChatToken::Other: return values.other;
    case ChatToken::Weapon: return values.weapon;
    case ChatToken::Map: return values.map;
    case ChatToken::Item: return values.item;
    }
    return std::nullopt;
}

/// Replaces each occurrence once: what comes in with a value is not looked at again.
std::string replaced(std::string_view text, std::string_view what, std::string_view by) {
    std::string result;
    std::size_t from = 0;
    for (std::size_t at = text.find(what); at != std::string_view::npos; at = text.find(what, from)) {
        result += text.substr(from, at - from);
        result += by;
        from = at + what.size();
    }
    result += text.substr(from);
    return result;
}

}  // namespace

ChatTokenSet ChatValues::present() const {
    ChatTokenSet set;
    for (const ChatToken token : kAllTokens) {
        if (valueOf(*this, token))
            set.insert(token);
    }
    return set;
}

bool lineNeeds(std::string_view line, ChatToken token) {
    const auto sameLetter = [](char a, char b) { return parser::asciiLower(a) == parser::asciiLower(b); };
    return !std::ranges::search(line, nameOf(token), sameLetter).empty();
}

bool isUsable(std::string_view line, ChatTokenSet present) {
    return std::ranges::all_of(kAllTokens, [&](ChatToken token) { return present.contains(token) || !lineNeeds(line, token); });
}

std::vector<std::size_t>
linesToDrawFrom(std::span<const parser::ChatLine> lines, ChatTokenSet present, std::optional<std::size_t> last) {
    std::vector<std::size_t> usable;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (isUsable(lines[i].text, present))
            usable.push_back(i);
    }
    if (last && usable.size() > 1)
        std::erase(usable, *last);
    return usable;
}

std::optional<std::string> fillLine(std::string_view line, const ChatValues& values, const parser::Limits& limits) {
    std::string text{line};
    for (const ChatToken token : kAllTokens) {
        if (const auto value = valueOf(values, token))
            text = replaced(text, nameOf(token), *value);
    }
    text.resize(std::min<std::size_t>(text.size(), limits.lineBytes));
    if (text.starts_with('#'))
        return std::nullopt;
    return text;
}

}  // namespace castwright::previews
