// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/cast.h"
#include "parser/text/message.h"
#include "parser/text/text_edit.h"

#include <cstdint>
#include <filesystem>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace castwright::validators {

using parser::Message;

enum class Severity : std::uint8_t { Information, Warning, Error };

/// How strict the content contract is.
enum class Level : std::uint8_t {
    Addon,    ///< what the engine accepts and keeps
    Shipped,  ///< the full contract of a shipped cast
};

/// SourceRange::file of a problem that has no place in the bytes of a loaded file: it is beyond every index. See Diagnostic::subject.
inline constexpr std::uint32_t kNoFile = std::numeric_limits<std::uint32_t>::max();

/// A file as a whole, on the disk or in a pak, or a whole folder or pak.
struct Subject {
    std::filesystem::path container;  ///< the folder or pak
    /// Of the file in it, as bytes and with `/`; the name of a folder ends in `/`. Empty: the container itself.
    std::string name;

    bool operator==(const Subject&) const = default;
};

struct RelatedPlace {
    parser::SourceRange where;
    Message message;

    bool operator==(const RelatedPlace&) const = default;
};

/// A change of text that fixes a problem: edits of one file, against the revision that was checked.
struct Fix {
    Message title;
    std::uint32_t file = 0;  ///< index into Cast::files
    std::vector<parser::TextEdit> edits;

    bool operator==(const Fix&) const = default;
};

/// A problem: what is wrong, and what the game will do about it. A plain value; nothing in it points into a document.
struct Diagnostic {
    parser::SourceRange where;  ///< with a `subject`, its file is kNoFile
    Severity severity = Severity::Error;
    std::string_view rule;  ///< "family/name"; lives as long as the program
    Message message;
    std::vector<RelatedPlace> related;
    std::vector<Fix> fixes;
    /// What the problem is about when that is not a place in a loaded file.
    std::optional<Subject> subject = std::nullopt;

    bool operator==(const Diagnostic&) const = default;
};

}  // namespace castwright::validators
