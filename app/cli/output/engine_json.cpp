// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/engine_json.h"

#include "parser/text/bytes.h"
#include "parser/text/normalise.h"
#include "parser/text/single_byte.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <format>
#include <optional>
#include <utility>

namespace castwright::cli {

using namespace parser;

namespace {

std::string_view typeName(TokenType type) {
    switch (type) {
    case TokenType::Name: return "name";
    case TokenType::String: return "string";
    case TokenType::Literal: return "literal";
    case TokenType::Number: return "number";
    case TokenType::Punctuation: return "punct";
    case TokenType::Error:
    case TokenType::End: break;
    }
    return "";
}

std::string toHex(std::string_view bytes) {
    std::string hex;
    hex.reserve(bytes.size() * 2);
    for (const char c : bytes)
        std::format_to(std::back_inserter(hex), "{:02x}", toByte(c));
    return hex;
}

Json modifiersToJson(const std::vector<Modifier>& modifiers, const Profile& profile) {
    Json array = Json::array();
    for (const Modifier& modifier : modifiers)
        array.push_back({keywordOf(modifier.verb), profile.traits[modifier.trait].name, floatToJson(modifier.value)});
    return array;
}

void addLayer(Json& object, const Layer& layer, const Profile& profile) {
    object["mods"] = modifiersToJson(layer.modifiers, profile);
    object["skill"] = Json::array();
    for (const auto& modifiers : layer.skillModifiers)
        object["skill"].push_back(modifiersToJson(modifiers, profile));
    object["weapons"] = Json::array();
    for (const WeaponBias& weapon : layer.weapons)
        object["weapons"].push_back({latin1ToUtf8(weapon.weaponClass), floatToJson(weapon.bias)});
}

Json styleToJson(const Style& style, const Cast& cast, const Profile& profile) {
    Json object;
    object["name"] = latin1ToUtf8(style.name);
    object["inherit"] = latin1ToUtf8(style.inherit);
    object["parent"] = style.parent ? Json(latin1ToUtf8(cast.styles[*style.parent].name)) : Json();
    object["file"] = latin1ToUtf8(cast.files[style.where.file]);
    object["description"] = latin1ToUtf8(style.description);
    addLayer(object, style.layer, profile);
    return object;
}

Json linesToJson(const std::vector<ChatLine>& lines) {
    Json array = Json::array();
    for (const ChatLine& line : lines)
        array.push_back(latin1ToUtf8(line.text));
    return array;
}

Json ruleToJson(const ReplyRule& rule) {
    constexpr std::array<std::string_view, 3> kSources{"any", "player", "bot"};
    constexpr std::array<std::string_view, 3> kAddressed{"either", "required", "forbidden"};
    Json object;
    object["name"] = latin1ToUtf8(rule.name);
    object["priority"] = rule.priority;
    object["source"] = kSources.at(static_cast<std::size_t>(rule.source));
    object["addressed"] = kAddressed.at(static_cast<std::size_t>(rule.addressed));
    object["triggers"] = Json::array();
    for (const Trigger& trigger : rule.triggers)
        object["triggers"].push_back(latin1ToUtf8(trigger.text));
    object["lines"] = linesToJson(rule.lines);
    return object;
}

Json characterToJson(const Character& character, const Cast& cast, const Profile& profile) {
    Json object;
    object["name"] = latin1ToUtf8(character.name);
    object["style"] = character.style ? Json(latin1ToUtf8(cast.styles[*character.style].name)) : Json();
    object["inherit"] = latin1ToUtf8(character.inherit);
    object["file"] = latin1ToUtf8(cast.files[character.where.file]);
    object["description"] = latin1ToUtf8(character.description);
    object["minSkill"] = character.minSkill;
    object["maxSkill"] = character.maxSkill;
    if (!profile.model.slotKey.empty())
        object[profile.model.slotKey] = character.modelSlot;
    for (std::size_t i = 0; i < profile.model.declarationKeys.size(); ++i)
        object[profile.model.declarationKeys[i]] = latin1ToUtf8(character.modelDecls[i]);
    object["events"] = Json::object();
    for (std::size_t i = 0; i < profile.events.size(); ++i)
        object["events"][profile.events[i].name] = linesToJson(character.events[i]);
    object["replies"] = Json::array();
    for (const ReplyRule& rule : character.replies)
        object["replies"].push_back(ruleToJson(rule));
    addLayer(object, character.layer, profile);
    return object;
}

}  // namespace

std::string latin1ToUtf8(std::string_view bytes) {
    std::string utf8;
    utf8.reserve(bytes.size());
    for (const char c : bytes) {
        const std::uint8_t b = toByte(c);
        if (b < 0x80) {
            utf8.push_back(c);
        } else {
            utf8.push_back(static_cast<char>(0xC0 | (b >> 6)));
            utf8.push_back(static_cast<char>(0x80 | (b & 0x3F)));
        }
    }
    return utf8;
}

Json floatToJson(float value) {
    if (std::isnan(value))
        return "nan";
    if (std::isinf(value))
        return value > 0 ? "inf" : "-inf";
    constexpr float kSafeInteger = 1e9F;
    if (std::trunc(value) == value && std::abs(value) < kSafeInteger)
        return static_cast<std::int64_t>(value);
    // Nine digits give the float back; as a double they are printed as they are.
    std::array<char, 32> digits{};
    std::snprintf(digits.data(), digits.size(), "%.9g", static_cast<double>(value));
    return std::strtod(digits.data(), nullptr);
}

Json tokensToJson(std::string_view fileName, const SourceText& text) {
    const TokenList& list = text.tokenList();
    Json object;
    object["file"] = latin1ToUtf8(fileName);
    object["tokens"] = Json::array();
    for (const Token& token : list.seenByGame()) {
        Json row{typeName(token.type), toHex(tokenText(text.bytes(), token)), token.line, token.linesCrossed};
        if (token.type == TokenType::Number)
            row.push_back(floatToJson(tokenNumber(text.bytes(), token)));
        object["tokens"].push_back(std::move(row));
    }
    object["stopped_line"] = list.stoppedLine();
    object["errors"] = list.messagesUntilStop(text.bytes());
    return object;
}

Json castToJson(const Cast& cast, const Profile& profile) {
    Json object;
    object["styles"] = Json::array();
    for (const Style& style : cast.styles)
        object["styles"].push_back(styleToJson(style, cast, profile));
    object["characters"] = Json::array();
    for (const Character& character : cast.characters)
        object["characters"].push_back(characterToJson(character, cast, profile));
    return object;
}

Json resolvedToJson(
    std::string_view name, const SkillRequest& request, float effectiveSkill, std::span<const float> traits,
    std::span<const previews::MergedWeapon> weapons, const Profile& profile) {
    Json object;
    object["name"] = latin1ToUtf8(name);
    object["skill"] = floatToJson(request.skill);
    object["variance"] = floatToJson(request.variance);
    object["seed"] = request.seed;
    object["effective"] = floatToJson(effectiveSkill);
    object["traits"] = Json::object();
    for (std::size_t i = 0; i < traits.size(); ++i)
        object["traits"][profile.traits[i].name] = floatToJson(traits[i]);
    object["weapons"] = Json::array();
    for (const previews::MergedWeapon& weapon : weapons)
        object["weapons"].push_back({latin1ToUtf8(weapon.bias.weaponClass), floatToJson(weapon.bias.bias)});
    return object;
}

Json matchToJson(const Cast& cast, std::string_view character, std::string_view text, previews::Speaker speaker, bool addressed) {
    const std::optional<std::string> characterBytes = singleByteText(character);
    const auto given = cast.findCharacter(character);
    const auto inOneByte = characterBytes ? cast.findCharacter(*characterBytes) : std::nullopt;
    if (given && inOneByte)
        return {{"error", "two characters: one of these bytes, one of this text with a byte for each character"}};
    if (!given && !inOneByte)
        return {{"error", "unknown character"}};
    const Character& owner = cast.characters[given ? *given : *inOneByte];
    std::string normalised = normalise(text);
    auto match = previews::matchReply(owner, normalised, speaker, addressed);
    Json object;
    if (const auto textBytes = singleByteText(text)) {
        // As a file with one byte for a character has it, and as JSON output has a trigger.
        std::string inFile = normalise(*textBytes);
        const auto other = previews::matchReply(owner, inFile, speaker, addressed);
        if (match && other && *match != *other)
            object["alsoMatches"] = latin1ToUtf8(owner.replies[other->rule].name);
        if (!match && other) {
            match = other;
            normalised = std::move(inFile);
        }
    }
    object["index"] = match ? static_cast<std::int64_t>(match->rule) : -1;
    object["normalized"] = latin1ToUtf8(normalised);
    object["nameMatches"] = previews::namesCharacter(normalised, owner);
    if (match) {
        const ReplyRule& rule = owner.replies[match->rule];
        const std::string& trigger = rule.triggers[match->trigger].text;
        object["name"] = latin1ToUtf8(rule.name);
        object["priority"] = rule.priority;
        object["triggerLength"] = trigger.size();
        object["trigger"] = latin1ToUtf8(trigger);
    }
    return object;
}

std::string escapeHighBytes(std::string_view bytes) {
    std::string text;
    for (const char c : bytes) {
        if (toByte(c) < 0x80)
            text.push_back(c);
        else
            std::format_to(std::back_inserter(text), "\\x{:02x}", toByte(c));
    }
    return text;
}

}  // namespace castwright::cli
