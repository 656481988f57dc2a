// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace castwright::workspace {

/// The text of an open document, which counts instead of the bytes on disk.
struct OpenText {
    std::shared_ptr<const std::string> bytes;
    std::uint64_t revision = 0;  ///< grows with each change
};

/// What is to be read.
struct Source {
    /// A folder that holds `botfiles/`, or a pak; empty for none.
    std::filesystem::path root;
    /// Paks that were packed from the folder itself. It does not stand on them, so they do not count as layers under it.
    std::vector<std::filesystem::path> ownPaks;
    /// By the path of the document, spelled as the author opened it.
    std::map<std::filesystem::path, OpenText> openTexts;
};

/// One file, and where its text is from.
struct ContentFile {
    /// On disk, as the open document spells it or as it was found; of a file in a pak, the path as if the pak were a folder.
    std::filesystem::path path;
    std::string name;  ///< as the game calls it: "botfiles/styles/a.style"
    parser::ContentKind kind = parser::ContentKind::Style;
    std::filesystem::path pak;                       ///< the pak that it is in; empty for a file on the disk
    std::shared_ptr<const parser::SourceText> text;  ///< null when it could not be read
    std::optional<std::uint64_t> revision;           ///< of the open document; nothing when the bytes are those on disk

    bool operator==(const ContentFile&) const = default;
};

/// A file that the game does not read, because it finds one of that name, in any case, in a layer on top.
struct ShadowedFile {
    ContentFile file;
    std::filesystem::path winnerPath;
    std::filesystem::path winnerPak;  ///< empty: the winner is a file on the disk
    bool same = false;                ///< both have the same bytes

    bool operator==(const ShadowedFile&) const = default;
};

/// A file or a pak that takes part and cannot be read, so that the game does not have it either.
struct UnreadableFile {
    ContentFile file;    ///< of a pak, `path` is the pak and `name` its file name
    std::string reason;  ///< a sentence

    bool operator==(const UnreadableFile&) const = default;
};

/// Which files the game reads of a folder or pak, and what becomes of all the others. An immutable value; texts are shared.
struct Content {
    std::filesystem::path root;
    bool isPak = false;
    /// Why the root cannot be read at all, as a sentence; empty when it can. A folder without `botfiles/` can be read, and has nothing in it.
    std::string rootError;
    std::vector<std::filesystem::path> layers;  ///< the paks beneath the folder, the lowest first
    std::vector<ContentFile> files;             ///< what the game reads, by layers and names
    std::vector<ContentFile> outside;           ///< open documents that the game does not read from there
    std::vector<ShadowedFile> shadowed;         ///< from the lowest layer up
    std::vector<UnreadableFile> unreadable;

    /// Ready for the loader.
    [[nodiscard]] std::vector<parser::LoadInput> inputs() const;
};

}  // namespace castwright::workspace
