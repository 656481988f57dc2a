// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/pak_layers.h"

#include "app/gui/document/pak_path.h"
#include "app/gui/document/paths.h"
#include "packer/game_content.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace castwright::gui {

namespace fs = std::filesystem;

std::vector<fs::path> paksBeneath(const fs::path& root, std::span<const fs::path> ownPaks) {
    if (isPakFile(fromStdPath(root)))
        return {root};
    auto layers = packer::layersOf(root);
    if (!layers)
        return {};
    std::erase_if(*layers, [&](const fs::path& layer) {
        std::error_code error;
        return layer == root
            || std::ranges::any_of(ownPaks, [&](const fs::path& own) { return fs::equivalent(own, layer, error); });
    });
    return std::move(*layers);
}

std::shared_ptr<const CachedPak> lookAtPak(const fs::path& path, const PakCache& before) {
    const FileStamp stamp = stampOf(fromStdPath(path));
    if (const auto known = before.find(path); known != before.end() && known->second->stamp == stamp)
        return known->second;
    auto pak = std::make_shared<CachedPak>();
    pak->stamp = stamp;
    if (auto files = packer::readContentFrom(path))
        pak->files = std::move(*files);
    else
        pak->error = std::move(files.error().message);
    return pak;
}

}  // namespace castwright::gui
