// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/comparing/game_content.h"

#include "packer/archive/entry_name.h"
#include "packer/archive/pak.h"
#include "parser/loader/content_folder.h"
#include "parser/text/bytes.h"

#include <algorithm>
#include <format>
#include <map>
#include <optional>
#include <system_error>

namespace castwright::packer {

namespace fs = std::filesystem;

namespace {

/// The name and kind that the game gives an entry of a pak, when it loads it at all.
std::optional<std::pair<std::string, parser::ContentKind>> contentOf(std::string_view name) {
    struct Folder {
        std::string_view prefix;
        parser::ContentKind kind;
    };
    constexpr std::array<Folder, 3> kFolders{{
        {"botfiles/styles/", parser::ContentKind::Style},
        {"botfiles/characters/", parser::ContentKind::Character},
        {"botfiles/chats/", parser::ContentKind::Chat},
    }};
    for (const Folder& folder : kFolders) {
        if (!parser::equalIgnoringCase(name.substr(0, folder.prefix.size()), folder.prefix))
            continue;
        const std::string_view file = name.substr(folder.prefix.size());
        if (!file.contains('/') && parser::contentKindOf(file) == folder.kind)
            return std::pair{std::string{folder.prefix} + std::string{file}, folder.kind};
    }
    return std::nullopt;
}

Result<std::vector<parser::LoadInput>> readPak(const fs::path& path) {
    const auto pak = Pak::open(path);
    if (!pak)
        return std::unexpected{pak.error()};
    if (pak->index().hasComment)
        return refused(path, "it has an archive comment, and the game does not open such a pak");
    std::vector<parser::LoadInput> inputs;
    std::uint64_t total = 0;
    for (const PakEntry& entry : pak->entries()) {
        auto content = contentOf(entry.name);
        if (entry.isFolder || !content)
            continue;
        if (entry.size > kLargestContentFile)
            return refused(
                path,
                std::format(
                    "\"{}\" has {} bytes, and a style, character or chat file of at most {} is read", printable(entry.name),
                    entry.size, kLargestContentFile));
        if (entry.size >= kContentRatioMattersFrom && entry.size > entry.compressedSize * kMaxContentRatio)
            return refused(
                path,
                std::format(
                    "\"{}\" looks like a bomb: {} bytes unfold to {}", printable(entry.name), entry.compressedSize, entry.size));
        total += entry.size;
        if (total > kLargestContent)
            return refused(path, std::format("its bot files have more than {} bytes", kLargestContent));
        auto bytes = pak->bytes(entry, kLargestContentFile);
        if (!bytes)
            return std::unexpected{std::move(bytes.error())};
        inputs.push_back(
            {std::move(content->first), content->second, std::make_shared<const parser::SourceText>(std::move(*bytes))});
    }
    std::ranges::sort(inputs, {}, &parser::LoadInput::path);
    return inputs;
}

bool isFolder(const fs::path& path) {
    std::error_code error;
    return fs::is_directory(path, error);
}

}  // namespace

bool isBotFile(std::string_view name) { return contentOf(name).has_value(); }

Result<std::vector<parser::LoadInput>> readContentFrom(const fs::path& path) {
    if (!isFolder(path))
        return readPak(path);
    auto inputs = parser::readContent(path);
    if (!inputs)
        return std::unexpected{PackError{PackFailure::Unreadable, inputs.error().path, inputs.error().message}};
    return std::move(*inputs);
}

GameContent readLayers(std::span<const fs::path> layers) {
    GameContent content;
    std::map<std::string, std::size_t> places;  // of a lower-cased name in content.inputs
    for (const fs::path& layer : layers) {
        auto inputs = readContentFrom(layer);
        if (!inputs) {
            content.unreadable.push_back(std::move(inputs.error()));
            continue;
        }
        for (parser::LoadInput& input : *inputs) {
            const auto [place, isNew] = places.try_emplace(parser::toAsciiLower(input.path), content.inputs.size());
            if (isNew) {
                content.inputs.push_back(std::move(input));
                content.origins.push_back(layer);
                continue;
            }
            for (Shadowed& shadowed : content.shadowed) {
                if (parser::equalIgnoringCase(shadowed.name, input.path))
                    shadowed.winner = layer;
            }
            content.shadowed.push_back({input.path, layer, content.origins[place->second]});
            content.inputs[place->second] = std::move(input);
            content.origins[place->second] = layer;
        }
    }
    return content;
}

Result<std::vector<fs::path>> layersOf(const fs::path& gameFolder) {
    std::vector<fs::path> layers;
    std::error_code error;
    for (fs::directory_iterator entry{gameFolder, error}, end; !error && entry != end; entry.increment(error)) {
        std::error_code typeError;
        const std::string name = parser::toAsciiLower(entry->path().filename().string());
        if (name.ends_with(".pk4") && entry->is_regular_file(typeError))
            layers.push_back(entry->path());
    }
    if (error)
        return unreadable(gameFolder, error.message());
    std::ranges::sort(layers, {}, [](const fs::path& path) { return parser::toAsciiLower(path.filename().string()); });
    if (parser::contentRootOf(gameFolder) == gameFolder)
        layers.push_back(gameFolder);
    return layers;
}

}  // namespace castwright::packer
