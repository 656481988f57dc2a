// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/cast.h"

#include <cstdint>
#include <string>

namespace castwright::parser {

/// What the loader dropped or changed (engine specification, sections 3 and 7). `text`, `value` and `related` of LoadNote hold
/// what is said behind each kind.
enum class LoadNoteKind : std::uint8_t {
    // The file as a whole
    StrayTopLevel,      ///< skipped at top level. text: the token
    KeywordCase,        ///< `Style`: recognised, then refused; the file ends. text: the token
    NameMissing,        ///< the file ends before a block's name. text: the keyword. related: what the game takes for the end
    BraceMissing,       ///< something else stands where `{` must; the block is dropped and the file ends. text: what stands there
                        ///< related: the keyword
    BlockUnterminated,  ///< the file ends before the block does: the block is dropped. range: keyword. text: the keyword. value: how
                        ///< many blocks are open, 0 when the file ends before `{`. related: what the game takes for the end
    FileEndsHere,       ///< the game reads nothing from here on. range: what stops it (empty at the true end of the file)
    // Blocks
    EmptyName,
    DuplicateStyle,      ///< text: the name. related: the first one
    DuplicateCharacter,  ///< text: the name. related: the first one
    UnknownChatOwner,    ///< text: the name
    // Statements
    UnknownKey,         ///< text: the key. range: the key. related: all that was skipped with it
    MissingTrait,       ///< a modifier alone on its line. text: the verb
    UnknownTrait,       ///< text: the name
    MissingValue,       ///< nothing on the line where a value must stand. text: the statement's keyword. range: the keyword
    NotANumber,         ///< text: what stands where a number must
    SkillWithoutLevel,  ///< `skill {`: the block leaks into the body. text: what was taken for the level
    SkillOutOfRange,    ///< value: the level, when it fits an integer
    SkillBlockLeaks,    ///< behind a bad level something else than `{` stands, so the block is not skipped. text: that token
    WeaponInSkill,
    WeaponBiasClamped,  ///< value: as written
    WeaponReplaced,     ///< the same class again in the block. related: the earlier statement
    TooManyWeapons,     ///< text: the class
    SkillBandClamped,   ///< text: "min max" as kept
    SkillBandTail,  ///< the game skips what follows on the line. range: from the end of the statement to the end of what is skipped
    BadModelSlot,  ///< text: what was written
    ValueErased,   ///< a `description`, `inherit` or `model…` without a value erases the earlier one. text: the keyword
    HugeNumber,    ///< a number too large for an integer, where the game's result is undefined. text: the keyword
    // Chat
    MissingEvent,    ///< `chat` alone on its line
    UnknownEvent,    ///< text: the name
    ChatBlockLeaks,  ///< behind an unknown event something else than `{` stands, so the block is not skipped. text: that token
    UnquotedLine,    ///< text: the token. related: in a reply, all that was skipped with it
    EmptyLine,
    LineTooLong,  ///< value: bytes
    LineStartsWithHash,
    // Replies
    MissingReplyName,  ///< `reply` alone on its line
    PriorityClamped,   ///< value: as written
    BadSource,         ///< text: what was written
    BadAddressed,      ///< text: what was written
    TriggerNotQuoted,  ///< text: what was written
    TriggerEmpty,      ///< nothing is left after normalising
    TriggerTooLong,    ///< value: bytes after normalising
    TooManyTriggers,
    DuplicateTrigger,   ///< text: normalised. related: the first one
    ReplyTokenUnknown,  ///< the line is dropped. text: the token. value: its offset in the line's text
    TooManyLines,
    DuplicateLine,       ///< related: the first one
    RuleWithoutTrigger,  ///< text: the rule's name
    RuleWithoutLine,     ///< text: the rule's name
    TooManyRules,        ///< text: the rule's name. value: 0 for the limit of the block, 1 for that of the character
    // Links
    UnknownStyle,    ///< text: as written
    InheritCycle,    ///< the style loses its parent. text: the chain, "a → b → a"
    InheritTooDeep,  ///< the style loses its parent. text: the chain
    NoStyle,         ///< a character without `inherit`
};

struct LoadNote {
    LoadNoteKind kind = LoadNoteKind::StrayTopLevel;
    SourceRange where;
    std::string text;  ///< bytes of the file, not checked in any way
    double value = 0.0;
    SourceRange related;

    bool operator==(const LoadNote&) const = default;
};

}  // namespace castwright::parser
