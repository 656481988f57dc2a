// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/cast.h"
#include "parser/loader/load_note.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace castwright::parser {

class SourceText;

/// A `characterChat` block, before it is added to its owner.
struct ChatBank {
    std::string owner;                          ///< as written
    std::vector<std::vector<ChatLine>> events;  ///< one list for each of Profile::events
    std::vector<ReplyRule> replies;
    SourceRange where;  ///< keyword to closing brace
};

/// A block that was read, with the place in FileReading::notes at which the loader may have something to add: that the name is taken, say.
template<typename T>
struct ReadBlock {
    std::shared_ptr<T> value;
    std::size_t notesBefore = 0;
};

/// What the game makes of one file by itself. It depends on the text, on the file's place among the files, and on which of the owners
/// that the file asks for exist, but on nothing else of the cast: as long as these are the same, the reading is.
struct FileReading {
    /// Whether there was a character of that name.
    struct Answer {
        std::string owner;
        bool exists = false;
    };

    std::shared_ptr<const SourceText> text;
    std::uint32_t file = 0;  ///< index into Cast::files
    std::vector<ReadBlock<Style>> styles;
    std::vector<ReadBlock<Character>> characters;
    std::vector<ReadBlock<ChatBank>> banks;
    std::vector<Answer> answers;
    std::vector<LoadNote> notes;
};

}  // namespace castwright::parser
