// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/shared_list.h"
#include "parser/profile/profile.h"
#include "parser/text/byte_range.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What the game keeps of the files, in its order (engine specification, section 3). Strings are bytes as the game holds them.
namespace castwright::parser {

/// A place in one of the loaded files.
struct SourceRange {
    std::uint32_t file = 0;  ///< index into Cast::files
    ByteRange range;

    bool operator==(const SourceRange&) const = default;
};

enum class ModifierVerb : std::uint8_t { Set, Add, Scale };

/// The keyword of the files: "set", "add" or "scale".
[[nodiscard]] std::string_view keywordOf(ModifierVerb verb);

/// `set|add|scale <trait> <number>`
struct Modifier {
    ModifierVerb verb = ModifierVerb::Set;
    std::uint32_t trait = 0;  ///< index into Profile::traits
    float value = 0.0F;       ///< as written, not clamped; may be infinite or NaN
    SourceRange where;        ///< the whole statement
    ByteRange valueRange;     ///< the number with its sign, in the same file

    bool operator==(const Modifier&) const = default;
};

/// What the game clamps a weapon's bias to.
inline constexpr float kMinWeaponBias = 0.0F;
inline constexpr float kMaxWeaponBias = 100.0F;

/// `weapon "<class>" <bias>`
struct WeaponBias {
    std::string weaponClass;
    float bias = 1.0F;  ///< clamped to kMinWeaponBias..kMaxWeaponBias; may be NaN
    SourceRange where;
    ByteRange valueRange;

    bool operator==(const WeaponBias&) const = default;
};

/// What the body of a style or character says about traits and weapons.
struct Layer {
    std::vector<Modifier> modifiers;
    std::array<std::vector<Modifier>, kSkillLevels> skillModifiers;  ///< by level - 1
    std::vector<WeaponBias> weapons;

    bool operator==(const Layer&) const = default;
};

struct Style {
    std::string name;
    std::string description;
    std::string inherit;                ///< as written
    std::optional<std::size_t> parent;  ///< index into Cast::styles, after cycles were cut
    Layer layer;
    SourceRange where;         ///< keyword to closing brace
    SourceRange nameWhere;     ///< the name token
    SourceRange inheritWhere;  ///< the value of the last `inherit`; empty when there is none

    bool operator==(const Style&) const = default;
};

struct ChatLine {
    std::string text;
    SourceRange where;  ///< the token, with its quotes

    bool operator==(const ChatLine&) const = default;
};

enum class ReplySource : std::uint8_t { Any, Player, Bot };
enum class ReplyAddressed : std::uint8_t { Either, Required, Forbidden };

struct Trigger {
    std::string text;   ///< normalised
    SourceRange where;  ///< the token, with its quotes

    bool operator==(const Trigger&) const = default;
};

struct ReplyRule {
    std::string name;
    std::int32_t priority = 0;
    ReplySource source = ReplySource::Any;
    ReplyAddressed addressed = ReplyAddressed::Either;
    std::vector<Trigger> triggers;
    std::vector<ChatLine> lines;
    SourceRange where;  ///< keyword to closing brace
    SourceRange nameWhere;

    bool operator==(const ReplyRule&) const = default;
};

struct Character {
    std::string name;
    std::string description;
    std::string inherit;               ///< as written
    std::optional<std::size_t> style;  ///< index into Cast::styles
    std::int32_t minSkill = 1;
    std::int32_t maxSkill = kSkillLevels;
    std::int32_t modelSlot = -1;          ///< -1: not set
    std::vector<std::string> modelDecls;  ///< one for each of ModelKeys::declarationKeys; empty when not set
    Layer layer;
    std::vector<std::vector<ChatLine>> events;  ///< one list for each of Profile::events
    std::vector<ReplyRule> replies;
    SourceRange where;
    SourceRange nameWhere;
    SourceRange inheritWhere;        ///< the value of the last `inherit`; empty when there is none
    SourceRange modelWhere;          ///< the statement that set the model; empty when there is none
    SourceRange bandWhere;           ///< the skillBand statement; empty when there is none
    std::vector<SourceRange> banks;  ///< the characterChat blocks that were added, keyword to closing brace

    bool operator==(const Character&) const = default;
};

/// The loaded content. An immutable value: it can be read on any thread and thrown away when a newer one exists. Casts that follow each
/// other share the styles and characters in which they do not differ (see CastLoader).
struct Cast {
    std::vector<std::string> files;  ///< paths as given to the loader
    SharedList<Style> styles;
    SharedList<Character> characters;

    /// Index, ignoring the case of ASCII letters. Linear; the loader itself keeps a table.
    [[nodiscard]] std::optional<std::size_t> findStyle(std::string_view name) const;
    [[nodiscard]] std::optional<std::size_t> findCharacter(std::string_view name) const;

    bool operator==(const Cast&) const = default;
};

}  // namespace castwright::parser
