// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace castwright::packer {

/// What is wrong with the name of an entry, as the end of a sentence ("it has a part \"..\""); nothing when the game can take it: ASCII,
/// under 256 bytes, relative, parts separated by `/`.
[[nodiscard]] std::optional<std::string> nameProblem(std::string_view name);

/// Why a file of that name cannot be written on every system, though the game could read it; nothing when it can. One policy: no such name
/// is packed or unpacked, `verify` tells of it, and it can be listed and read.
[[nodiscard]] std::optional<std::string> extractionProblem(std::string_view name);

/// A name for people: bytes that are not printable ASCII stand as `\xNN`, so that no terminal obeys them.
[[nodiscard]] std::string printable(std::string_view name);

/// Finds, among the names of files added one by one, two that are equal when lower-cased, and a file where another one needs a folder.
class NameSet {
public:
    /// The end of a sentence about `name` when it collides with a name added before.
    [[nodiscard]] std::optional<std::string> add(std::string_view name);

private:
    struct Use {
        std::string name;  ///< as first written
        bool isFile = false;
    };
    std::unordered_map<std::string, Use> m_uses;  ///< files and the folders above them, by lower-cased path
};

}  // namespace castwright::packer
