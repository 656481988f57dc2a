// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace castwright::parser {

/// Skill levels of the game, 1 to 5 (engine specification, section 4).
inline constexpr int kSkillLevels = 5;

/// Which way a trait grows when a bot plays better.
enum class TraitDirection : std::uint8_t {
    Higher,
    Lower,
    Flat,   ///< the same at every skill: the author's to set
    Taste,  ///< grows or falls with skill, but neither way is better
};

/// One row of the trait table.
struct Trait {
    std::string name;
    std::string group;
    std::string unit;
    float min = 0.0F;
    float max = 0.0F;
    std::array<float, kSkillLevels> baseline{};  ///< value at skill 1 to 5
    TraitDirection direction = TraitDirection::Taste;
    std::string meaning;

    bool operator==(const Trait&) const = default;
};

/// The words that the game replaces in chat lines, in the order in which it does so.
enum class ChatToken : std::uint8_t { Self, Other, Weapon, Map, Item };
inline constexpr std::array<std::string_view, 5> kChatTokenNames{"$self", "$other", "$weapon", "$map", "$item"};

/// A set of ChatToken.
class ChatTokenSet {
public:
    constexpr ChatTokenSet() = default;
    constexpr void insert(ChatToken token) { m_bits = static_cast<std::uint8_t>(m_bits | bit(token)); }
    [[nodiscard]] constexpr bool contains(ChatToken token) const { return (m_bits & bit(token)) != 0; }
    bool operator==(const ChatTokenSet&) const = default;

private:
    static constexpr std::uint8_t bit(ChatToken token) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(token)); }
    std::uint8_t m_bits = 0;
};

/// Something in the match that a bot may speak about.
struct ChatEvent {
    std::string name;
    ChatTokenSet supplied;         ///< always with $self and $map
    ChatTokenSet sometimesAbsent;  ///< a subset of `supplied`
    std::string meaning;

    bool operator==(const ChatEvent&) const = default;
};

struct WeaponClass {
    std::string name;
    std::string title;

    bool operator==(const WeaponClass&) const = default;
};

/// How a character names its player model.
struct ModelKeys {
    std::string slotKey;  ///< "modelNum" in openPREY; empty where models are named by declarations
    std::int32_t slotMin = 0;
    std::int32_t slotMax = 0;
    std::vector<std::string> declarationKeys;  ///< "model", "modelMarine", "modelStrogg" in openQ4

    bool operator==(const ModelKeys&) const = default;
};

/// Engine specification, section 6.
struct Limits {
    std::uint32_t lineBytes = 160;
    std::uint32_t triggerBytes = 64;  ///< after normalising
    std::uint32_t rules = 32;         ///< per character, and per characterChat block
    std::uint32_t triggersPerRule = 32;
    std::uint32_t linesPerRule = 32;
    std::uint32_t weapons = 12;  ///< classes per block, and per bot after merging
    std::uint32_t inheritDepth = 8;

    bool operator==(const Limits&) const = default;
};

/// Console variables, with the values that previews start from.
struct Cvars {
    float botSkill = 3.0F;
    float botSkillVariance = 0.0F;
    std::int32_t botChat = 1;
    std::int32_t botChatDelay = 600;  ///< milliseconds
    std::int32_t botChatCpm = 900;    ///< characters per minute

    bool operator==(const Cvars&) const = default;
};

/// A character that the shipped cast must have.
struct RosterEntry {
    std::int32_t model = 0;
    std::string character;
    std::string style;
    std::int32_t bandMin = 1;
    std::int32_t bandMax = kSkillLevels;
    std::string evidence;  ///< story, role, label or circumstance
    std::string voice;

    bool operator==(const RosterEntry&) const = default;
};

/// Everything that differs between games.
struct Profile {
    std::string id;
    std::string title;
    std::string gameFolder;
    Limits limits;
    ModelKeys model;
    Cvars cvars;
    std::vector<Trait> traits;
    std::vector<ChatEvent> events;
    std::vector<WeaponClass> weapons;
    std::vector<std::string> styles;
    std::vector<std::string> replyCategories;
    std::vector<RosterEntry> roster;

    /// Index into `traits` or `events`, ignoring the case of ASCII letters.
    [[nodiscard]] std::optional<std::size_t> findTrait(std::string_view name) const;
    [[nodiscard]] std::optional<std::size_t> findEvent(std::string_view name) const;

    bool operator==(const Profile&) const = default;
};

/// Why a profile cannot be used; line and column start at 1 and are 0 when the whole file is meant.
struct ProfileError {
    std::string file;
    std::uint32_t line = 0;
    std::uint32_t column = 0;
    std::string message;

    /// `file:line:column: message`
    [[nodiscard]] std::string text() const;
};

/// The ids of the profiles that the program brings along, the default one first.
[[nodiscard]] std::vector<std::string> builtInProfileIds();

/// A profile that the program brings along, or nothing when there is none of that id.
[[nodiscard]] const Profile* findBuiltInProfile(std::string_view id);

/// The profile used when nothing else is asked for: openPREY.
[[nodiscard]] const Profile& defaultProfile();

/// Reads a profile from TOML text; `extends = "id"` starts from a built-in one. `fileName` is for messages only.
[[nodiscard]] std::expected<Profile, ProfileError> parseProfile(std::string_view toml, std::string_view fileName);

}  // namespace castwright::parser
