// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"

#include <expected>
#include <filesystem>
#include <string>
#include <vector>

namespace castwright::parser {

/// Why a file or folder could not be read, as a sentence with the path in it.
struct ReadError {
    std::filesystem::path path;
    std::string message;
};

/// A file of the game's content on disk.
struct ContentFile {
    std::filesystem::path path;  ///< where it is
    std::string name;            ///< relative to the content folder: "botfiles/styles/a.style"
    ContentKind kind = ContentKind::Style;

    bool operator==(const ContentFile&) const = default;
};

/// The folder that holds `botfiles/`, for a folder given by the author: that folder itself, `botfiles/` or one of the three folders in it.
/// Nothing when there is none.
[[nodiscard]] std::optional<std::filesystem::path> contentRootOf(const std::filesystem::path& folder);

/// All folders at or below `folder` that hold `botfiles/`, sorted; links to folders are not followed. A folder above several games'
/// content gives several.
[[nodiscard]] std::vector<std::filesystem::path> findContentRoots(const std::filesystem::path& folder);

/// The files that the game reads in `root`: direct children of the three folders with the right extension, sorted by name. Folder names
/// and extensions count in any case, as in the game.
[[nodiscard]] std::expected<std::vector<ContentFile>, ReadError> listContent(const std::filesystem::path& root);

/// What has the place and the name of a content file without being one.
struct UnusableFile {
    ContentFile file;
    std::string reason;  ///< a sentence
};

/// The links that lead nowhere, folders, pipes and the like in the places where listContent() looks for files. The game has nothing of them.
[[nodiscard]] std::vector<UnusableFile> listUnusable(const std::filesystem::path& root);

/// The bytes of a plain file, up to kMaxFileBytes.
[[nodiscard]] std::expected<std::string, ReadError> readFile(const std::filesystem::path& path);

/// All content of `root`, ready for load().
[[nodiscard]] std::expected<std::vector<LoadInput>, ReadError> readContent(const std::filesystem::path& root);

}  // namespace castwright::parser
