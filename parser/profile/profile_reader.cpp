// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads profiles from TOML, chosen since it has comments and since toml++ keeps the line and column of each value for messages.
#include "parser/profile/embedded_profiles.h"
#include "parser/profile/profile.h"
#include "parser/text/bytes.h"

#include <toml++/toml.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <format>
#include <initializer_list>
#include <limits>
#include <memory>
#include <mutex>
#include <set>

namespace castwright::parser {

namespace {

constexpr std::int64_t kFormat = 1;

/// Reads one TOML document into a profile. The first error is kept and the rest is read on, so that no function needs to test for it
/// after each value; only the error counts in the end.
class ProfileReader {
public:
    ProfileReader(std::string_view fileName, Profile base) : m_fileName{fileName}, m_profile{std::move(base)} {}

    std::expected<Profile, ProfileError> read(const toml::table& document) {
        knownKeys(
            document, "the profile",
            {"format", "id", "title", "extends", "game_folder", "styles", "reply_categories", "limits", "model", "cvars", "trait",
             "event", "weapon", "roster"});
        if (integer(document, "format", 0) != kFormat)
            fail(document.get("format"), document, std::format("\"format\" must be {}.", kFormat));
        m_profile.id = string(document, "id", {});
        if (m_profile.id.empty())
            fail(document.get("id"), document, "\"id\" must name the profile.");
        m_profile.title = string(document, "title", m_profile.id);
        m_profile.gameFolder = string(document, "game_folder", m_profile.gameFolder);
        readNames(document, "styles", m_profile.styles);
        readNames(document, "reply_categories", m_profile.replyCategories);
        if (const toml::table* table = subtable(document, "limits"))
            readLimits(*table);
        if (const toml::table* table = subtable(document, "model"))
            readModel(*table);
        if (const toml::table* table = subtable(document, "cvars"))
            readCvars(*table);
        readRows(document, "trait", m_profile.traits, [this](const toml::table& row) { return readTrait(row); });
        readRows(document, "event", m_profile.events, [this](const toml::table& row) { return readEvent(row); });
        readRows(document, "weapon", m_profile.weapons, [this](const toml::table& row) { return readWeapon(row); });
        readRows(document, "roster", m_profile.roster, [this](const toml::table& row) { return readRosterEntry(row); });
        if (m_profile.traits.empty())
            fail(nullptr, document, "The profile has no [[trait]] rows.");
        if (m_profile.events.empty())
            fail(nullptr, document, "The profile has no [[event]] rows.");
        if (m_error)
            return std::unexpected{*m_error};
        return std::move(m_profile);
    }

private:
    /// Keeps the first error. The place is the node's, or the table's where a value is missing.
    void fail(const toml::node* node, const toml::table& table, std::string message) {
        fail(node ? node->source().begin : table.source().begin, std::move(message));
    }

    void fail(const toml::source_position& place, std::string message) {
        if (m_error)
            return;
        m_error = ProfileError{std::string{m_fileName}, place.line, place.column, std::move(message)};
    }

    void knownKeys(const toml::table& table, std::string_view what, std::initializer_list<std::string_view> keys) {
        for (const auto& [key, value] : table) {
            if (std::ranges::find(keys, key.str()) == keys.end())
                fail(key.source().begin, std::format("\"{}\" is not a key of {}.", key.str(), what));
        }
    }

    std::string string(const toml::table& table, std::string_view key, std::string_view fallback) {
        const toml::node* node = table.get(key);
        if (!node)
            return std::string{fallback};
        if (!node->is_string())
            fail(node, table, std::format("\"{}\" must be a string.", key));
        return node->value_or(std::string{});
    }

    std::int32_t integer(const toml::table& table, std::string_view key, std::int32_t fallback) {
        const toml::node* node = table.get(key);
        if (!node)
            return fallback;
        const auto value = node->value_exact<std::int64_t>();
        if (!value || *value < std::numeric_limits<std::int32_t>::min() || *value > std::numeric_limits<std::int32_t>::max()) {
            fail(node, table, std::format("\"{}\" must be a whole number.", key));
            return fallback;
        }
        return static_cast<std::int32_t>(*value);
    }

    std::uint32_t count(const toml::table& table, std::string_view key, std::uint32_t fallback) {
        const std::int32_t value = integer(table, key, static_cast<std::int32_t>(fallback));
        if (value < 1)
            fail(table.get(key), table, std::format("\"{}\" must be at least 1.", key));
        return static_cast<std::uint32_t>(std::max(value, 1));
    }

    float number(const toml::table& table, const toml::node* node, std::string_view what) {
        const auto value = node && node->is_number() ? node->value<double>() : std::nullopt;
        constexpr auto kLargest = static_cast<double>(std::numeric_limits<float>::max());
        if (!value || !(std::abs(*value) <= kLargest)) {
            fail(node, table, std::format("{} must be a finite number.", what));
            return 0.0F;
        }
        return static_cast<float>(*value);
    }

    const toml::table* subtable(const toml::table& table, std::string_view key) {
        const toml::node* node = table.get(key);
        if (node && !node->is_table())
            fail(node, table, std::format("\"{}\" must be a table.", key));
        return node ? node->as_table() : nullptr;
    }

    void readNames(const toml::table& table, std::string_view key, std::vector<std::string>& names) {
        const toml::node* node = table.get(key);
        if (!node)
            return;
        names.clear();
        const toml::array* array = node->as_array();
        if (!array) {
            fail(node, table, std::format("\"{}\" must be a list of strings.", key));
            return;
        }
        for (const toml::node& element : *array) {
            if (!element.is_string())
                fail(&element, table, std::format("\"{}\" must hold strings only.", key));
            names.push_back(element.value_or(std::string{}));
        }
    }

    /// Replaces `rows` by those under `key`, when there are any, and sees that no name comes twice.
    template<typename Row, typename ReadRow>
    void readRows(const toml::table& document, std::string_view key, std::vector<Row>& rows, ReadRow readRow) {
        const toml::node* node = document.get(key);
        if (!node)
            return;
        rows.clear();
        const toml::array* array = node->as_array();
        if (!array || (!array->empty() && !array->is_array_of_tables())) {
            fail(node, document, std::format("\"{}\" must be written as [[{}]] rows.", key, key));
            return;
        }
        std::set<std::string> names;
        for (const toml::node& element : *array) {
            const toml::table& row = *element.as_table();
            rows.push_back(readRow(row));
            std::string name = toAsciiLower(string(row, row.contains("name") ? "name" : "character", {}));
            if (name.empty())
                fail(&row, row, std::format("A [[{}]] row needs a name.", key));
            else if (!names.insert(std::move(name)).second)
                fail(&row, row, std::format("There are two [[{}]] rows of this name.", key));
        }
    }

    void readLimits(const toml::table& table) {
        knownKeys(
            table, "[limits]",
            {"line_bytes", "trigger_bytes", "rules", "triggers_per_rule", "lines_per_rule", "weapons", "inherit_depth"});
        Limits& limits = m_profile.limits;
        limits.lineBytes = count(table, "line_bytes", limits.lineBytes);
        limits.triggerBytes = count(table, "trigger_bytes", limits.triggerBytes);
        limits.rules = count(table, "rules", limits.rules);
        limits.triggersPerRule = count(table, "triggers_per_rule", limits.triggersPerRule);
        limits.linesPerRule = count(table, "lines_per_rule", limits.linesPerRule);
        limits.weapons = count(table, "weapons", limits.weapons);
        limits.inheritDepth = count(table, "inherit_depth", limits.inheritDepth);
    }

    void readModel(const toml::table& table) {
        const std::string kind = string(table, "kind", {});
        m_profile.model = {};
        ModelKeys& model = m_profile.model;
        if (kind == "slot") {
            knownKeys(table, "[model] of the kind \"slot\"", {"kind", "key", "min", "max"});
            model.slotKey = string(table, "key", {});
            model.slotMin = integer(table, "min", 0);
            model.slotMax = integer(table, "max", 0);
            if (model.slotKey.empty() || model.slotMin > model.slotMax)
                fail(nullptr, table, "[model] of the kind \"slot\" needs a \"key\" and \"min\" not above \"max\".");
        } else if (kind == "decls") {
            knownKeys(table, "[model] of the kind \"decls\"", {"kind", "keys"});
            readNames(table, "keys", model.declarationKeys);
        } else {
            fail(table.get("kind"), table, "\"kind\" of [model] must be \"slot\" or \"decls\".");
        }
    }

    void readCvars(const toml::table& table) {
        knownKeys(table, "[cvars]", {"bot_skill", "bot_skillVariance", "bot_chat", "bot_chatDelay", "bot_chatCPM"});
        Cvars& cvars = m_profile.cvars;
        const auto real = [&](std::string_view key, float fallback) {
            const toml::node* node = table.get(key);
            return node ? number(table, node, std::format("\"{}\"", key)) : fallback;
        };
        cvars.botSkill = real("bot_skill", cvars.botSkill);
        cvars.botSkillVariance = real("bot_skillVariance", cvars.botSkillVariance);
        cvars.botChat = integer(table, "bot_chat", cvars.botChat);
        cvars.botChatDelay = integer(table, "bot_chatDelay", cvars.botChatDelay);
        cvars.botChatCpm = integer(table, "bot_chatCPM", cvars.botChatCpm);
    }

    Trait readTrait(const toml::table& row) {
        knownKeys(row, "[[trait]]", {"name", "group", "unit", "min", "max", "baseline", "better", "meaning"});
        Trait trait;
        trait.name = string(row, "name", {});
        trait.group = string(row, "group", {});
        trait.unit = string(row, "unit", {});
        trait.meaning = string(row, "meaning", {});
        trait.min = number(row, row.get("min"), "\"min\"");
        trait.max = number(row, row.get("max"), "\"max\"");
        if (trait.min > trait.max)
            fail(row.get("min"), row, "\"min\" is above \"max\".");
        trait.direction = direction(row);
        const toml::array* baseline = row["baseline"].as_array();
        if (!baseline || baseline->size() != trait.baseline.size()) {
            fail(row.get("baseline"), row, std::format("\"baseline\" must list {} numbers, one for each skill.", kSkillLevels));
            return trait;
        }
        for (std::size_t i = 0; i < trait.baseline.size(); ++i)
            trait.baseline.at(i) = number(row, baseline->get(i), "Each value of \"baseline\"");
        return trait;
    }

    TraitDirection direction(const toml::table& row) {
        const std::string better = string(row, "better", {});
        if (better == "higher")
            return TraitDirection::Higher;
        if (better == "lower")
            return TraitDirection::Lower;
        if (better == "flat")
            return TraitDirection::Flat;
        if (!better.empty())
            fail(row.get("better"), row, R"("better" must be "higher", "lower", "flat" or "".)");
        return TraitDirection::Taste;
    }

    ChatTokenSet tokens(const toml::table& row, std::string_view key) {
        ChatTokenSet set;
        std::vector<std::string> names;
        readNames(row, key, names);
        for (const std::string& name : names) {
            const auto* found = std::ranges::find(kChatTokenNames, "$" + name);
            if (found == kChatTokenNames.end())
                fail(row.get(key), row, std::format("\"{}\" is not a token that chat lines can hold.", name));
            else
                set.insert(static_cast<ChatToken>(found - kChatTokenNames.begin()));
        }
        return set;
    }

    ChatEvent readEvent(const toml::table& row) {
        knownKeys(row, "[[event]]", {"name", "tokens", "sometimes_absent", "meaning"});
        ChatEvent event;
        event.name = string(row, "name", {});
        event.meaning = string(row, "meaning", {});
        event.supplied = tokens(row, "tokens");
        event.supplied.insert(ChatToken::Self);
        event.supplied.insert(ChatToken::Map);
        event.sometimesAbsent = tokens(row, "sometimes_absent");
        for (std::size_t i = 0; i < kChatTokenNames.size(); ++i) {
            const auto token = static_cast<ChatToken>(i);
            if (event.sometimesAbsent.contains(token) && !event.supplied.contains(token)) {
                fail(
                    row.get("sometimes_absent"), row,
                    std::format("\"{}\" is not among the tokens that the event supplies.", kChatTokenNames.at(i).substr(1)));
            }
        }
        return event;
    }

    WeaponClass readWeapon(const toml::table& row) {
        knownKeys(row, "[[weapon]]", {"name", "title"});
        return {string(row, "name", {}), string(row, "title", string(row, "name", {}))};
    }

    RosterEntry readRosterEntry(const toml::table& row) {
        knownKeys(row, "[[roster]]", {"model", "character", "style", "band", "evidence", "voice"});
        RosterEntry entry;
        entry.model = integer(row, "model", 0);
        entry.character = string(row, "character", {});
        entry.style = string(row, "style", {});
        entry.evidence = string(row, "evidence", {});
        entry.voice = string(row, "voice", {});
        const toml::array* band = row["band"].as_array();
        const auto bound = [band](std::size_t i) { return band && band->size() == 2 ? band->get(i)->value_or(0) : 0; };
        entry.bandMin = bound(0);
        entry.bandMax = bound(1);
        if (entry.bandMin < 1 || entry.bandMin > entry.bandMax || entry.bandMax > kSkillLevels)
            fail(
                row.get("band"), row,
                std::format("\"band\" must be two skills, from 1 to {}, the lower one first.", kSkillLevels));
        return entry;
    }

    std::string_view m_fileName;
    Profile m_profile;
    std::optional<ProfileError> m_error;
};

}  // namespace

std::vector<std::string> builtInProfileIds() {
    // The default one first; the others as the build lists them.
    std::vector<std::string> ids{std::string{defaultProfile().id}};
    for (const auto& file : embeddedProfiles()) {
        const std::string_view id = file.name.substr(0, file.name.rfind('.'));
        if (id != ids.front())
            ids.emplace_back(id);
    }
    return ids;
}

const Profile* findBuiltInProfile(std::string_view id) {
    // Profiles are parsed when first asked for: the command line starts in a few milliseconds and most runs need one only.
    static std::recursive_mutex mutex;
    static std::vector<std::unique_ptr<const Profile>> profiles;
    const std::scoped_lock lock{mutex};
    for (const auto& profile : profiles) {
        if (profile->id == id)
            return profile.get();
    }
    for (const auto& file : embeddedProfiles()) {
        if (file.name.substr(0, file.name.rfind('.')) != id)
            continue;
        auto profile = parseProfile(file.bytes, file.name);
        assert(profile && "a built-in profile is broken; its test says where");
        if (!profile)
            return nullptr;
        profiles.push_back(std::make_unique<const Profile>(std::move(*profile)));
        return profiles.back().get();
    }
    return nullptr;
}

const Profile& defaultProfile() {
    const Profile* profile = findBuiltInProfile("openprey");
    assert(profile);
    return *profile;
}

std::expected<Profile, ProfileError> parseProfile(std::string_view toml, std::string_view fileName) {
    const auto failed = [fileName](const toml::source_region& source, std::string message) {
        return std::unexpected{ProfileError{std::string{fileName}, source.begin.line, source.begin.column, std::move(message)}};
    };
    toml::table document;
    try {
        document = toml::parse(toml, fileName);
    } catch (const toml::parse_error& error) {
        return failed(error.source(), std::format("{}.", error.description()));
    }
    Profile base;
    if (const toml::node* extends = document.get("extends")) {
        if (!extends->is_string())
            return failed(extends->source(), "\"extends\" must be a string.");
        const std::string parent = extends->value_or(std::string{});
        const Profile* found = parent == document["id"].value_or(std::string{}) ? nullptr : findBuiltInProfile(parent);
        if (!found)
            return failed(extends->source(), std::format("There is no profile \"{}\" to extend.", parent));
        base = *found;
    }
    return ProfileReader{fileName, std::move(base)}.read(document);
}

}  // namespace castwright::parser
