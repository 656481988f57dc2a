// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/files/pack_error.h"
#include "parser/loader/loader.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace castwright::packer {

/// A file of the game's content that lies in several layers: the game reads one and never sees the others.
struct Shadowed {
    std::string name;              ///< "botfiles/styles/a.style", as spelled in the layer that wins
    std::filesystem::path winner;  ///< the folder or pak that the game reads it from
    std::filesystem::path loser;

    bool operator==(const Shadowed&) const = default;
};

struct GameContent {
    std::vector<parser::LoadInput> inputs;       ///< ready for parser::load()
    std::vector<std::filesystem::path> origins;  ///< for each input: the folder or pak it comes from
    std::vector<Shadowed> shadowed;
    std::vector<PackError> unreadable;  ///< of layers that count as empty
};

/// The largest content file that is read from a pak; no style, character or chat file comes near it.
inline constexpr std::uint64_t kLargestContentFile = std::uint64_t{2} << 20U;
/// The most that all content files of a pak may have together.
inline constexpr std::uint64_t kLargestContent = std::uint64_t{32} << 20U;
/// A content file from this size on that unfolds to more than this many times its size in the pak is no text that a person wrote.
inline constexpr std::uint64_t kContentRatioMattersFrom = std::uint64_t{256} << 10U;
inline constexpr std::uint64_t kMaxContentRatio = 100;

/// Whether the game loads a file of that name, in any case: a direct child of one of the three folders with the right extension.
[[nodiscard]] bool isBotFile(std::string_view name);

/// Reads what the game loads from a folder (as parser::readContent) or from a pak: direct children of the three folders with the right
/// extension, in any case. A pak is treated as hostile.
[[nodiscard]] Result<std::vector<parser::LoadInput>> readContentFrom(const std::filesystem::path& path);

/// Reads several layers as one, each a folder or a pak; a later layer wins over an earlier one, file by file, in any case of its name.
/// One that cannot be read has nothing in it for the game.
[[nodiscard]] GameContent readLayers(std::span<const std::filesystem::path> layers);

/// The layers of a game folder as the game puts them on top of each other: its paks in the order of their lower-cased names, so that pak1.pk4
/// wins over pak0.pk4, and the folder itself on top when it has `botfiles/`: loose files are taken to win over paks, as in the engine
/// family that these games come from (the engine specification does not say).
[[nodiscard]] Result<std::vector<std::filesystem::path>> layersOf(const std::filesystem::path& gameFolder);

}  // namespace castwright::packer
